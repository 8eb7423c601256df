/// The kinds of defects in a layout or a screen. Raw values are what reports and baselines write.
package enum FindingKind: String, Codable, CaseIterable, Hashable, Sendable {
    case collision
    case parentProtrusion = "protrusion-from-parent"
    case windowProtrusion = "protrusion-from-window"
    case wrapping
    case smallRange = "small-range"
    case truncatedText = "truncated-text"
    case clippedText = "clipped-text"
    case smallTarget = "small-target"
    case unreachable
    case conflict
    case coveredContent = "covered-content"
    case lostState = "lost-state"
    case slowStep = "slow-step"
    case ambiguousLayout = "ambiguous-layout"
    case lowContrast = "low-contrast"
    case missingDescription = "missing-description"
    case undetectedElement = "undetected-element"
    case wrongTraits = "wrong-traits"
    case readingOrder = "reading-order"
    case fixedTextSize = "fixed-text-size"

    /// Whether it is about what a screen says, whatever the window's size.
    package var isOfScreen: Bool {
        switch self {
        case .lowContrast, .missingDescription, .undetectedElement, .wrongTraits, .readingOrder, .fixedTextSize: true
        default: false
        }
    }

    /// Whether it can be put into a finished screen on purpose. Arrangements that hold for a few sizes, lines that end inside a word and what
    /// constraints leave open come of how a screen is laid out, and no change of one view makes them.
    package var isPlantable: Bool {
        switch self {
        case .collision, .parentProtrusion, .windowProtrusion, .truncatedText, .clippedText, .smallTarget, .unreachable, .conflict, .coveredContent,
            .lostState, .slowStep, .lowContrast, .missingDescription:
            true
        case .wrapping, .smallRange, .ambiguousLayout, .undetectedElement, .wrongTraits, .readingOrder, .fixedTextSize: false
        }
    }

    /// For documentation and for tools that list rules.
    package var summary: String {
        switch self {
        case .collision: "Content lies over other content, and does not at another size"
        case .parentProtrusion: "Content reaches over the edge of the card or row that it is in"
        case .windowProtrusion: "Content reaches over the edge of the window, and nothing scrolls it there"
        case .wrapping: "A line of text ends inside a word, or a control's title takes another line"
        case .smallRange: "An arrangement holds for a few sizes only, between two that are the same"
        case .truncatedText: "Text is cut short with an ellipsis"
        case .clippedText: "Text is cut off by an edge"
        case .smallTarget: "A control is too small for a finger"
        case .unreachable: "A touch in the middle of a control reaches something else"
        case .conflict: "Required constraints cannot all hold"
        case .coveredContent: "Content lies under a bar, the keyboard or the device's cutout, and cannot be scrolled from there"
        case .lostState: "What was there before the window was resized is not there afterwards"
        case .slowStep: "A step of resizing takes longer than a frame lasts"
        case .ambiguousLayout: "Constraints allow more than one place or size"
        case .lowContrast: "Text hardly stands out from what is behind it, or that could not be measured"
        case .missingDescription: "A control or an image has no description, or a file's name for one"
        case .undetectedElement: "What can be tapped is nothing that assistive technologies know of"
        case .wrongTraits: "What assistive technologies are told of an element's nature is wrong"
        case .readingOrder: "Elements are read in another order than they stand in"
        case .fixedTextSize: "Text stays as it is when the user chooses another text size"
        }
    }
}
