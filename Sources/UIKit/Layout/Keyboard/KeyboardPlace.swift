/// The place of a keyboard guide in its view: values in, a value out.
enum KeyboardPlace: Equatable {
    /// A strip at the view's bottom.
    case bottom(height: CGFloat)
    /// The frame of a floating keyboard.
    case floating(CGRect)

    var isFloating: Bool {
        if case .floating = self { return true }
        return false
    }

    /// `keyboard` and `bounds` are in the view's coordinates. A keyboard that is not there leaves the safe area.
    static func place(of keyboard: CGRect, isDocked: Bool, in bounds: CGRect, safeArea: CGFloat, isThere: Bool) -> KeyboardPlace {
        guard isThere else { return .bottom(height: safeArea) }
        guard isDocked else { return .floating(keyboard) }
        let isBeside: Bool = keyboard.maxX <= bounds.minX || keyboard.minX >= bounds.maxX
        return .bottom(height: isBeside ? safeArea : max(safeArea, bounds.maxY - keyboard.minY))
    }

    /// The window's edges that a floating keyboard is near to: those in whose third of the room left it lies. One as wide as the
    /// window is near to no side.
    static func nearEdges(of keyboard: CGRect, in window: CGRect, rightToLeft: Bool) -> NSDirectionalRectEdge {
        var edges: NSDirectionalRectEdge = []
        let free = CGSize(width: window.width - keyboard.width, height: window.height - keyboard.height)
        if free.width > 0 {
            let share: CGFloat = (keyboard.minX - window.minX) / free.width
            if share < 1 / 3 { edges.insert(rightToLeft ? .trailing : .leading) }
            if share > 2 / 3 { edges.insert(rightToLeft ? .leading : .trailing) }
        }
        if free.height > 0 {
            let share: CGFloat = (keyboard.minY - window.minY) / free.height
            if share < 1 / 3 { edges.insert(.top) }
            if share > 2 / 3 { edges.insert(.bottom) }
        }
        return edges
    }

    /// The place as insets of the view's bounds.
    func insets(in bounds: CGRect) -> UIEdgeInsets {
        switch self {
        case .bottom(let height): UIEdgeInsets(top: bounds.height - height, left: 0, bottom: 0, right: 0)
        case .floating(let frame):
            UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
                right: bounds.maxX - frame.maxX)
        }
    }
}
