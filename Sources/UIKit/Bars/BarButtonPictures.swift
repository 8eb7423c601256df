/// The pictures and offsets that an app gives a bar button, as apps from before iOS 13 set them. Offsets in points.
struct BarButtonPictures {
    /// The use of a picture: a state, an item's style (nil for all) and a bar's height.
    struct Place: Hashable {
        var state: UInt
        var style: Int?
        var metrics: Int

        init(_ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics) {
            self.state = state.rawValue
            self.style = style?.rawValue
            self.metrics = metrics.rawValue
        }
    }

    var backgrounds: [Place: UIImage] = [:]
    var backBackgrounds: [Place: UIImage] = [:]
    var backgroundOffsets: [Int: CGFloat] = [:]
    var backBackgroundOffsets: [Int: CGFloat] = [:]
    var titleOffsets: [Int: UIOffset] = [:]
    var backTitleOffsets: [Int: UIOffset] = [:]

    /// The picture for a state: its own, else the normal one; for the bar's height, else for the full one; for the style, else for all.
    func background(
        for state: UIControl.State, style: UIBarButtonItem.Style, isCompact: Bool, isBack: Bool
    ) -> UIImage? {
        let known: [Place: UIImage] = isBack ? backBackgrounds : backgrounds
        guard !known.isEmpty else { return nil }
        for metrics in Self.heights(isCompact) {
            for state in [state, .normal] {
                if let image = known[Place(state, style, metrics)] ?? known[Place(state, nil, metrics)] { return image }
            }
        }
        return nil
    }

    func titleOffset(isCompact: Bool, isBack: Bool) -> UIOffset? {
        let known: [Int: UIOffset] = isBack ? backTitleOffsets : titleOffsets
        return Self.heights(isCompact).lazy.compactMap { known[$0.rawValue] }.first
    }

    func backgroundOffset(isCompact: Bool, isBack: Bool) -> CGFloat? {
        let known: [Int: CGFloat] = isBack ? backBackgroundOffsets : backgroundOffsets
        return Self.heights(isCompact).lazy.compactMap { known[$0.rawValue] }.first
    }

    private static func heights(_ isCompact: Bool) -> [UIBarMetrics] { isCompact ? [.compact, .default] : [.default] }
}
