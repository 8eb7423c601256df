import Foundation

extension CGContext {
    /// Paints the shadow alone of a filled `path`.
    ///
    /// - Parameters:
    ///   - offset: in user space.
    ///   - radius: the blur's standard deviation in user space, as a layer's shadow radius is.
    ///   - cover: a rectangle in user space that an opaque painting will hide, so that the shadow need not be painted there.
    package func paintShadow(of path: CGPath, offset: CGSize, radius: CGFloat, color: CGColor, hiddenBy cover: CGRect? = nil) {
        let moved = userToDevice.applied(to: CGVector(dx: offset.width, dy: offset.height))
        shadows.paint(
            behind: path.elements.applying(userToDevice), rule: .winding, offset: moved,
            deviation: radius * userToDevice.meanScale, color: color, strength: Double(state.alpha),
            cover: userToDevice.keepsAxes ? cover.map { $0.applying(userToDevice) } : nil)
    }

    var shadows: ShadowPainter { ShadowPainter(context: self) }
}
