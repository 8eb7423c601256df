/// The place of an edit menu, and by what name its delegate knows it.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// One that nobody else has, unless it is given.
    public let identifier: AnyHashable
    /// The point of the menu where the delegate names no rectangle, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// Default automatic: above the source where there is room.
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}
