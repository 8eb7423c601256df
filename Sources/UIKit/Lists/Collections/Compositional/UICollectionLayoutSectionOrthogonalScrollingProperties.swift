/// How a section that scrolls across moves. Since iOS 17.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether content goes past its edges for a moment.
    public enum Bounce: Int, Sendable {
        /// As the section's behaviour has it: where its content is longer than the section.
        case automatic = 0
        /// Also if its content is shorter.
        case always
        case never
    }

    /// The part of the speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// As the section's behaviour has it.
        public static let automatic = DecelerationRate(rawValue: -1)
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// Default automatic.
    open var bounce: Bounce = .automatic
    /// Default automatic.
    open var decelerationRate: DecelerationRate = .automatic

    public override init() {
        super.init()
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }
}
