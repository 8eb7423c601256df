/// A drawing that shows whether a finding can be seen. Views are named by their places among a layout picture's elements, rectangles are in the
/// window's coordinates, in points.
package enum VisibilityCheck: Hashable, Sendable {
    /// Whether both views mark pixels of the part that they have in common: each is made transparent in turn.
    case overlap(behind: Int, front: Int, area: Rect)
    /// Whether the view, drawn by itself, marks pixels outside of an area.
    case outside(view: Int, area: Rect)
    /// Whether the label's letters, and not just the room above and below them, are higher than the label.
    case cut(label: Int)
    /// Whether the window looks different there when the view is transparent.
    case shown(view: Int, area: Rect)
}
