extension UISplitViewController {
    /// How many columns a split view has, and which of its two lives it leads.
    public enum Style: Int, Sendable {
        /// Classic: driven by `viewControllers`.
        case unspecified = 0
        case doubleColumn = 1, tripleColumn = 2
    }

    public enum Column: Int, Sendable {
        case primary = 0, supplementary = 1, secondary = 2
        /// Shown alone, in place of all others, while the split view is collapsed.
        case compact = 3
    }

    /// Which columns are visible, and how they stand to the secondary (behaviour/rules.md 2.1.4).
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly = 1, oneBesideSecondary = 2, oneOverSecondary = 3
        case twoBesideSecondary = 4, twoOverSecondary = 5, twoDisplaceSecondary = 6

        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        /// Columns visible besides the secondary.
        var columnCount: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// Whether the secondary is dimmed and takes no touches.
        var dimsSecondary: Bool { self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary }
    }

    /// How columns and the secondary share the width (behaviour/rules.md 2.1.5).
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0, tile = 1, overlay = 2, displace = 3

        /// The mode of this behaviour that shows `count` columns besides the secondary.
        func mode(showing count: Int) -> DisplayMode {
            switch (self, count) {
            case (_, ...0): .secondaryOnly
            case (.overlay, 1): .oneOverSecondary
            case (.overlay, _): .twoOverSecondary
            case (_, 1): .oneBesideSecondary
            case (.displace, _): .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
        }
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading = 0, trailing = 1
    }

    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        /// A grouped background behind the primary column.
        case sidebar = 1
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0, never = 1, always = 2
    }

    /// Leaves a width or fraction to the split view.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
}
