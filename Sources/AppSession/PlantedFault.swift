/// A mistake that was put into an app's layout on purpose, to see whether an audit finds it.
package struct PlantedFault: Codable, Hashable, Sendable {
    /// What kind of finding it is to be, as reports write it.
    package var kind: String
    /// The view that was changed, as reports name it.
    package var view: String
    /// The widths of the window at which it is there, both included.
    package var from: Int
    package var to: Int

    package init(kind: String, view: String, from: Int, to: Int) {
        self.kind = kind
        self.view = view
        self.from = from
        self.to = to
    }
}
