/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window; the presenter's view leaves the tree.
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context.
    case currentContext = 3
    /// The transitioning delegate's presentation controller decides.
    case custom = 4
    /// As `fullScreen`, with the presenter's view left in place.
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    /// No adaptation: the style asked for stays.
    case none = -1
    /// The system's choice, a page sheet for most controllers.
    case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0, flipHorizontal = 1, crossDissolve = 2
    /// The presenter's page curls up and uncovers what is presented. Nothing of the page stays in view; a device keeps its rolled edge.
    case partialCurl = 3
}

extension UIModalPresentationStyle {
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
    /// Whether what is presented stands out from what it covers (behaviour/rules.md 1.11).
    var isElevated: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

/// Which style a presentation takes in a place: values in, a value out (behaviour/rules.md 3.2, 3.3).
enum PresentationAdaptation {
    /// The system's own choice for `style` where the size classes are these.
    static func standard(
        _ style: UIModalPresentationStyle, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) -> UIModalPresentationStyle {
        let isCompactWide: Bool = horizontal == .compact
        let isCompactHigh: Bool = vertical == .compact
        switch style {
        case .automatic: return .pageSheet
        case .formSheet: return isCompactWide ? .pageSheet : .formSheet
        case .popover:
            // A large phone on its side has the width for a form sheet, and not the height for a popover.
            if isCompactHigh { return isCompactWide ? .fullScreen : .formSheet }
            return isCompactWide ? .pageSheet : .popover
        default: return style
        }
    }

    /// The style taken when the delegate answered `answer`; nil when there was no answer. Only in a compact environment
    /// can it choose, and only what fits there; another answer leaves the style as it was asked for.
    /// - Parameter standard: what the presentation controller itself would take.
    static func resolve(
        _ style: UIModalPresentationStyle, standard: UIModalPresentationStyle, answer: UIModalPresentationStyle?,
        horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) -> UIModalPresentationStyle {
        guard let answer, horizontal == .compact || vertical == .compact else { return standard }
        switch answer {
        case .fullScreen, .overFullScreen, .pageSheet, .formSheet: return answer
        case .automatic: return standard
        default: return style == .automatic ? .pageSheet : style
        }
    }
}
