/// How wide a column is to be: what an app asks for, and what comes of it.
struct SplitColumnWidth: Equatable {
    var preferred: CGFloat = UISplitViewController.automaticDimension
    var fraction: CGFloat = UISplitViewController.automaticDimension
    var minimum: CGFloat = UISplitViewController.automaticDimension
    var maximum: CGFloat = UISplitViewController.automaticDimension

    /// The width in points. A preferred width beats a fraction, and both stay between minimum and maximum (behaviour/metrics.json,
    /// splitView). `standard` is the width where nothing is asked for, `standardMaximum` limits fractions.
    func resolved(in width: CGFloat, standard: CGFloat, standardMaximum: CGFloat) -> CGFloat {
        let automatic: CGFloat = UISplitViewController.automaticDimension
        var result: CGFloat = standard
        var limit: CGFloat = standardMaximum
        if preferred != automatic {
            result = preferred
            limit = .greatestFiniteMagnitude
        } else if fraction != automatic {
            result = width * fraction
        }
        if maximum != automatic { limit = maximum }
        result = min(result, limit)
        if minimum != automatic { result = max(result, minimum) }
        return min(max(result, 0), width)
    }
}

/// Everything that decides what a split view shows while it is expanded: a value in, values out.
struct SplitLayout: Equatable {
    var style: UISplitViewController.Style
    var size: CGSize
    /// The safe area's inset at the primary's edge; the outermost column is wider by it.
    var edgeInset: CGFloat = 0
    /// How much larger than standard text is at accessibility sizes: columns nobody gave a width grow with it.
    var textScale: CGFloat = 1
    /// Length of a pixel in points: the width of a divider.
    var pixel: CGFloat = 0.5
    var primary = SplitColumnWidth()
    var supplementary = SplitColumnWidth()
    var preferredMode: UISplitViewController.DisplayMode = .automatic
    var preferredBehavior: UISplitViewController.SplitBehavior = .automatic
    /// Columns besides the secondary that a button, a gesture or `show(_:)` asked for; nil leaves it to the preferred mode.
    var requestedCount: Int?
    /// Whether the primary stands at the right.
    var primaryIsRight = false
    /// The answer of a delegate of 2010 about hiding the primary; nil where it gives none.
    var delegateHidesPrimary: Bool?

    /// The width a secondary should keep when columns stand beside it (behaviour/rules.md 2.1.7).
    static let comfortableSecondaryWidth: CGFloat = 400
    /// The width from which columns are wider (behaviour/metrics.json, splitView).
    static let wideWidth: CGFloat = 1366

    var isTriple: Bool { style == .tripleColumn }
    private var isClassic: Bool { style == .unspecified }

    // MARK: Widths

    var primaryWidth: CGFloat {
        let standardMaximum: CGFloat = grown(isClassic && size.width >= Self.wideWidth ? 375 : 320)
        let standard: CGFloat = isClassic ? min(grown(0.4 * size.width), standardMaximum) : standardMaximum
        return rounded(
            primary.resolved(in: size.width, standard: standard, standardMaximum: standardMaximum) + edgeInset)
    }

    var supplementaryWidth: CGFloat { supplementaryWidth(isOutermost: false) }

    /// Without the primary beside it, the supplementary column is the outermost.
    func supplementaryWidth(isOutermost: Bool) -> CGFloat {
        let standard: CGFloat = grown(size.width >= Self.wideWidth ? 375 : 320)
        let width: CGFloat = supplementary.resolved(in: size.width, standard: standard, standardMaximum: standard)
        return rounded(width + (isOutermost ? edgeInset : 0))
    }

    /// A standard width at the text size: words that are three times as large need more room, but leave the secondary half of it
    /// where they stand beside it, and a part of it in sight where they lie over it.
    private func grown(_ width: CGFloat) -> CGFloat {
        guard textScale > 1 else { return width }
        let isBeside: Bool = preferredMode == .oneBesideSecondary || preferredMode == .twoBesideSecondary
        return max(width, min(width * (1 + (textScale - 1) * 0.4), size.width * (isBeside ? 0.5 : 0.8)))
    }

    private func rounded(_ width: CGFloat) -> CGFloat {
        min((width / pixel).rounded() * pixel, size.width)
    }

    /// Width of the column next to the secondary.
    private var innerWidth: CGFloat { isTriple ? supplementaryWidth : primaryWidth }

    // MARK: Decisions

    /// The behaviour wished for, or the one that suits the size: columns stand beside the secondary in windows that are wider
    /// than high and leave it room (behaviour/rules.md 2.1.6, 2.1.7).
    var behavior: UISplitViewController.SplitBehavior {
        if preferredBehavior != .automatic, !isClassic { return preferredBehavior }
        switch preferredMode {
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .oneBesideSecondary, .twoBesideSecondary: return tileOrDisplace
        case .automatic, .secondaryOnly:
            if let delegateHidesPrimary { return delegateHidesPrimary ? .overlay : .tile }
            let hasRoom: Bool = size.width - innerWidth >= Self.comfortableSecondaryWidth
            return size.width > size.height && hasRoom ? tileOrDisplace : .overlay
        }
    }

    private var tileOrDisplace: UISplitViewController.SplitBehavior {
        guard isTriple else { return .tile }
        let left: CGFloat = size.width - primaryWidth - supplementaryWidth
        return left >= Self.comfortableSecondaryWidth ? .tile : .displace
    }

    /// The mode shown: never automatic (behaviour/rules.md 2.1.3), and one that the behaviour allows (2.1.5).
    var mode: UISplitViewController.DisplayMode {
        let behavior: UISplitViewController.SplitBehavior = self.behavior
        let most: Int = isTriple ? 2 : 1
        if let requestedCount { return behavior.mode(showing: min(max(requestedCount, 0), most)) }
        let preferred: UISplitViewController.DisplayMode = behavior.mode(showing: min(preferredMode.columnCount, most))
        let isPossible: Bool = preferred == preferredMode || preferredMode.columnCount > most
        if preferredMode != .automatic, isPossible { return preferred }
        return behavior.mode(showing: behavior == .overlay ? 0 : 1)
    }

    /// Columns visible in `mode`, the secondary included.
    func columns(in mode: UISplitViewController.DisplayMode) -> [UISplitViewController.Column] {
        switch mode.columnCount {
        case 0: [.secondary]
        case 1: [isTriple ? .supplementary : .primary, .secondary]
        default: [.primary, .supplementary, .secondary]
        }
    }

    /// How many columns stand besides the secondary once `column` is shown while `count` do now (behaviour/rules.md 2.1.8).
    func count(showing column: UISplitViewController.Column, from count: Int) -> Int {
        switch column {
        case .primary: isTriple ? 2 : 1
        case .supplementary: max(count, 1)
        case .secondary: behavior == .overlay ? 0 : (behavior == .displace ? min(count, 1) : count)
        case .compact: count
        }
    }

    func count(hiding column: UISplitViewController.Column, from count: Int) -> Int {
        switch column {
        case .primary: isTriple ? min(count, 1) : 0
        case .supplementary: 0
        case .secondary, .compact: count
        }
    }

    // MARK: Frames

    /// The frame of a column in `mode`, in the split view's coordinates. A hidden column stands just outside.
    func frame(of column: UISplitViewController.Column, in mode: UISplitViewController.DisplayMode) -> CGRect {
        let frame: CGRect = leftFrame(of: column, in: mode)
        guard primaryIsRight else { return frame }
        return CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
    }

    /// The line between a column and what stands beside it.
    func divider(after column: UISplitViewController.Column, in mode: UISplitViewController.DisplayMode) -> CGRect {
        let frame: CGRect = self.frame(of: column, in: mode)
        return CGRect(x: primaryIsRight ? frame.minX - pixel : frame.maxX, y: 0, width: pixel, height: size.height)
    }

    private func leftFrame(of column: UISplitViewController.Column, in mode: UISplitViewController.DisplayMode) -> CGRect {
        let count: Int = mode.columnCount
        func at(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: size.height) }
        let first: CGFloat = primaryWidth + pixel
        let supplementaryWidth: CGFloat = supplementaryWidth(isOutermost: count < 2)
        let second: CGFloat = supplementaryWidth + pixel
        switch column {
        case .compact: return at(0, size.width)
        case .primary where isTriple:
            return at(count >= 2 ? 0 : (count == 1 ? -first : -first - second), primaryWidth)
        case .primary: return at(count >= 1 ? 0 : -first, primaryWidth)
        case .supplementary:
            return at(count >= 2 ? first : (count == 1 ? 0 : -second), supplementaryWidth)
        case .secondary:
            switch mode {
            case .oneBesideSecondary:
                let taken: CGFloat = isTriple ? second : first
                return at(taken, max(0, size.width - taken))
            case .twoBesideSecondary: return at(first + second, max(0, size.width - first - second))
            case .twoDisplaceSecondary: return at(first + second, max(0, size.width - second))
            default: return at(0, size.width)
            }
        }
    }
}
