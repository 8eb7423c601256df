/// Sizes of tab bars and the places in them, in points: values in, values out (behaviour/metrics.json, bars).
struct TabBarMetrics: Equatable {
    var isPad: Bool
    var isHorizontallyCompact: Bool
    var isVerticallyCompact: Bool
    /// The height that lies under the home indicator.
    var safeBottom: CGFloat

    /// Height above the home indicator's inset. A pad with an indicator has 65 with it, one without has 50.
    var height: CGFloat {
        if isPad { return safeBottom > 0 ? max(65 - safeBottom, 0) : 50 }
        return isVerticallyCompact ? 32 : 49
    }

    /// Titles stand beside images in a regular width and in a compact height, under them otherwise.
    var isInline: Bool { !isHorizontallyCompact || isVerticallyCompact }

    /// Stacked items share the width; inline ones on a pad stand in the middle, each `itemWidth` wide with `spacing` between.
    func frames(count: Int, contentWidths: [CGFloat], in bounds: CGRect) -> [CGRect] {
        guard count > 0 else { return [] }
        if !isInline || !isPad {
            let width: CGFloat = bounds.width / CGFloat(count)
            return (0..<count).map { index in
                CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
            }
        }
        let itemWidth: CGFloat = max(76, (contentWidths.max() ?? 0) + 16)
        let spacing: CGFloat = max(0, min(34, (bounds.width - itemWidth * CGFloat(count)) / CGFloat(count)))
        let total: CGFloat = itemWidth * CGFloat(count) + spacing * CGFloat(count - 1)
        let start: CGFloat = bounds.midX - total / 2
        return (0..<count).map { index in
            CGRect(x: start + CGFloat(index) * (itemWidth + spacing), y: bounds.minY, width: itemWidth, height: bounds.height)
        }
    }

    /// The frames that a bar's own positioning, width and spacing ask for; 0 stands for the system's width of 76 and spacing of 34 points. Items
    /// that do not fit share the width.
    static func frames(count: Int, in bounds: CGRect, isCentered: Bool, width: CGFloat, spacing: CGFloat) -> [CGRect] {
        guard count > 0 else { return [] }
        let gap: CGFloat = isCentered ? (spacing > 0 ? spacing : 34) : spacing
        let room: CGFloat = max(0, bounds.width - gap * CGFloat(count - 1))
        let share: CGFloat = room / CGFloat(count)
        let wanted: CGFloat = width > 0 ? width : isCentered ? 76 : share
        let each: CGFloat = min(wanted, share)
        let start: CGFloat = bounds.midX - (each * CGFloat(count) + gap * CGFloat(count - 1)) / 2
        return (0..<count).map { index in
            CGRect(x: start + CGFloat(index) * (each + gap), y: bounds.minY, width: each, height: bounds.height)
        }
    }
}
