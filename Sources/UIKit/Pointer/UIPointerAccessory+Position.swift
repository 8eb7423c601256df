extension UIPointerAccessory {
    /// The place of a mark beside the pointer.
    public struct Position: Hashable, Sendable {
        /// From the pointer, in points.
        public var offset: CGFloat
        /// Radians from straight up, clockwise.
        public var angle: CGFloat

        public init(offset: CGFloat = defaultOffset, angle: CGFloat = 0) {
            self.offset = offset
            self.angle = angle
        }

        public static let defaultOffset: CGFloat = 14

        public static let top = Position(angle: 0)
        public static let topRight = Position(angle: .pi / 4)
        public static let right = Position(angle: .pi / 2)
        public static let bottomRight = Position(angle: 3 * .pi / 4)
        public static let bottom = Position(angle: .pi)
        public static let bottomLeft = Position(angle: 5 * .pi / 4)
        public static let left = Position(angle: 3 * .pi / 2)
        public static let topLeft = Position(angle: 7 * .pi / 4)
    }
}
