/// How a list stays clear of the keyboard, and what of it is brought into sight: values in, values out.
enum KeyboardReveal {
    /// The room to add below a list's content so that all of it can be scrolled above the keyboard.
    /// - Parameters:
    ///   - list: the list's frame, in the same coordinates as the keyboard's.
    ///   - keyboard: the docked keyboard's frame; nil without one.
    ///   - safeArea: the room below the content that the safe area makes already.
    static func inset(of list: CGRect, keyboard: CGRect?, safeArea: CGFloat) -> CGFloat {
        guard let keyboard, list.maxX > keyboard.minX, list.minX < keyboard.maxX else { return 0 }
        let covered: CGFloat = min(list.maxY - keyboard.minY, list.height)
        return max(0, covered - safeArea)
    }

    /// The rectangle to bring into sight of a row in which something is typed: the row, or the field alone where the row is too high.
    static func subject(field: CGRect, row: CGRect?, height: CGFloat) -> CGRect {
        guard let row, row.height <= height else { return field }
        return row
    }
}
