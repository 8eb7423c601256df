/// How an item leans while a finger on a remote control is about to move the focus. There is none: nobody makes one.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
    /// From -1 to 1 on each axis.
    public let movementDirection: CGVector
    /// The transform of `rotation` and `translation` seen in perspective.
    open var interactionTransform: CATransform3D {
        let turned: CATransform3D = CATransform3DRotate(perspectiveTransform, rotation.dx, 1, 0, 0)
        return CATransform3DTranslate(CATransform3DRotate(turned, rotation.dy, 0, 1, 0), translation.dx, translation.dy, 0)
    }
    public let perspectiveTransform: CATransform3D
    /// Radians about the x and the y axis.
    public let rotation: CGVector
    /// Points.
    public let translation: CGVector

    init(movementDirection: CGVector, perspectiveTransform: CATransform3D, rotation: CGVector, translation: CGVector) {
        self.movementDirection = movementDirection
        self.perspectiveTransform = perspectiveTransform
        self.rotation = rotation
        self.translation = translation
        super.init()
    }
}

extension UIFocusMovementHint: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
