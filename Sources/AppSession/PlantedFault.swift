/// A mistake that is put into an app's screen on purpose, to see whether an audit finds it.
package struct PlantedFault: Codable, Hashable, Sendable {
    /// What is changed. Raw values are the kinds of the findings that they are to be, as reports write them.
    package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
        case collision
        case parentProtrusion = "protrusion-from-parent"
        case windowProtrusion = "protrusion-from-window"
        case truncatedText = "truncated-text"
        case clippedText = "clipped-text"
        case smallTarget = "small-target"
        case unreachable
        case conflict
        case coveredContent = "covered-content"
        case lostState = "lost-state"
        case lowContrast = "low-contrast"
        case missingDescription = "missing-description"
    }

    package var kind: Kind
    /// The view that is changed, as reports name it.
    package var view: String
    /// What is in that view, as reports name it: it moves and is covered with it.
    package var parts: [String]
    /// The place of that view among a layout picture's elements.
    package var place: Int
    /// The place of what it is moved over; nil where it is not.
    package var other: Int?
    /// The widths of the window at which it is there, both included.
    package var from: Int
    package var to: Int

    package init(kind: Kind, view: String, parts: [String] = [], place: Int = 0, other: Int? = nil, from: Int, to: Int) {
        self.kind = kind
        self.view = view
        self.parts = parts
        self.place = place
        self.other = other
        self.from = from
        self.to = to
    }

    /// The widths at which it is there.
    package var widths: ClosedRange<Int> { from...max(from, to) }
}
