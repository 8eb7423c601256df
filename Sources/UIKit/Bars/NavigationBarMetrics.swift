/// Sizes of navigation bars in points (behaviour/metrics.json, bars): values in, a value out.
struct NavigationBarMetrics: Equatable {
    var isPad: Bool
    var isVerticallyCompact: Bool
    var isHorizontallyCompact: Bool
    /// Of the window.
    var width: CGFloat

    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30
    static let largeTitleBottomPadding: CGFloat = 8
    /// The small title appears when this much of the large one is left.
    static let titleThreshold: CGFloat = 10
    static let titleFade: TimeInterval = 0.15

    /// Height of the row of buttons and title. Phones in landscape have 32, big ones and those of 852 points and more 44.
    var contentHeight: CGFloat {
        if isPad { return 50 }
        guard isVerticallyCompact else { return 44 }
        return isHorizontallyCompact && width < 852 ? 32 : 44
    }

    /// Large titles collapse in compact height (behaviour/rules.md 7.7).
    func height(largeTitle: Bool) -> CGFloat {
        contentHeight + (largeTitle && !isVerticallyCompact ? Self.largeTitleHeight : 0)
    }

    /// From the bar's edge to its first button and to its large title.
    var sidePadding: CGFloat { width >= 414 ? 20 : 16 }
}

extension NavigationBarMetrics {
    /// The metrics that follow from a bar's surroundings.
    @MainActor init(around bar: UIView) {
        let traits: UITraitCollection = bar.traitCollection
        self.init(
            isPad: traits.userInterfaceIdiom == .pad, isVerticallyCompact: traits.verticalSizeClass == .compact,
            isHorizontallyCompact: traits.horizontalSizeClass == .compact,
            width: bar.window?.bounds.width ?? UIWindowScene.sceneBounds.width)
    }
}
