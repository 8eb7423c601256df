/// Something in an app's windows that a user would point at by its words.
package struct ScreenElement: Hashable, Sendable {
    /// The class or kind that reads the words: `UILabel`, `UIButton`, `accessibility element`.
    package var kind: String
    /// The point at which a finger would touch it: the middle of what is seen of it, in the window's points.
    package var x: Double
    package var y: Double
    /// Names of what it stands in, innermost first: other texts of its row, labels, identifiers and titles.
    package var containers: [String]
    /// The view that a touch there would reach instead, such as "UINavigationBar"; nil when it reaches the element.
    package var coveredBy: String?

    package init(kind: String, x: Double, y: Double, containers: [String] = [], coveredBy: String? = nil) {
        self.kind = kind
        self.x = x
        self.y = y
        self.containers = containers
        self.coveredBy = coveredBy
    }
}

/// Something on screen that scrolls.
package struct ScrollArea: Hashable, Sendable {
    /// The part of it that is seen, in the window's points.
    package var frame: Rect
    /// Points that its content can still go up, left, down and right.
    package var up: Double
    package var left: Double
    package var down: Double
    package var right: Double

    package init(frame: Rect, up: Double = 0, left: Double = 0, down: Double = 0, right: Double = 0) {
        self.frame = frame
        self.up = up
        self.left = left
        self.down = down
        self.right = right
    }
}
