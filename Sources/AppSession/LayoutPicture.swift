/// The content of an app's windows at one moment, as values: every visible view with its place, text and size, and the constraints that do not hold.
/// Whoever looks for broken layouts compares such pictures at many sizes.
///
/// All rectangles are in the window's coordinates, in points.
package struct LayoutPicture: Hashable, Sendable {
    /// The window's size.
    package var width: Double
    package var height: Double
    /// The visible views in the order in which they are drawn: each before what is in it.
    package var elements: [LayoutElement]
    /// Required constraints that exclude each other now, and which of them was given up.
    package var conflicts: [Conflict]
    /// The area that the device's keyboard covers; nil while there is none.
    package var keyboard: Rect?

    package struct Conflict: Hashable, Sendable {
        /// The constraint that was given up, without addresses of objects: `<NSLayoutConstraint UIView.width == 900 (active)>`.
        package var broken: String
        /// The view it is about, as a person would name it.
        package var view: String
        /// By how many points it does not hold.
        package var amount: Double

        package init(broken: String, view: String = "", amount: Double = 0) {
            self.broken = broken
            self.view = view
            self.amount = amount
        }
    }

    package init(width: Double, height: Double, elements: [LayoutElement] = [], conflicts: [Conflict] = [], keyboard: Rect? = nil) {
        self.width = width
        self.height = height
        self.elements = elements
        self.conflicts = conflicts
        self.keyboard = keyboard
    }

    package var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}

extension Rect {
    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The area that both cover; nil where they have none in common.
    package func intersection(_ other: Rect) -> Rect? {
        let (left, top): (Double, Double) = (max(x, other.x), max(y, other.y))
        let (right, bottom): (Double, Double) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    /// How far the rectangle reaches over the edges of another; 0 at an edge that it keeps.
    package func excess(over other: Rect) -> (left: Double, top: Double, right: Double, bottom: Double) {
        (max(0, other.x - x), max(0, other.y - y), max(0, maxX - other.maxX), max(0, maxY - other.maxY))
    }
}
