/// A mistake that is put into an app's screen on purpose, to see whether an audit finds it.
package struct PlantedFault: Codable, Hashable, Sendable {
    /// The finding that it is to be; one of those that are plantable.
    package var kind: FindingKind
    /// The view that is changed, as reports name it.
    package var view: String
    /// The content of that view, as reports name it: it moves and is covered with the view.
    package var parts: [String]
    /// The place of that view among a layout picture's elements.
    package var place: Int
    /// The place of what it is moved over; nil where it is not.
    package var other: Int?
    /// The widths of the window at which it is there, both included.
    package var from: Int
    package var to: Int

    package init(kind: FindingKind, view: String, parts: [String] = [], place: Int = 0, other: Int? = nil, from: Int, to: Int) {
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
