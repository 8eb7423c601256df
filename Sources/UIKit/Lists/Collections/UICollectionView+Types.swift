extension UICollectionView {
    public enum ElementCategory: UInt, Sendable {
        case cell = 0, supplementaryView = 1, decorationView = 2
    }

    public enum ScrollDirection: Int, Sendable {
        case vertical = 0, horizontal = 1
    }

    /// The place of an item after scrolling to it.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0, enabled = 1, enabledIncludingConstraints = 2
    }
}

extension UICollectionView {
    /// How fast items make room for one that is dragged.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0, fast, slow
    }
}
