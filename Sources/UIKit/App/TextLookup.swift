/// Finds what a user would point at by its words.
@MainActor enum TextLookup {
    /// The middle of the front-most visible text that reads `text`, in its window's coordinates.
    static func center(of text: String, in windows: [UIWindow]) -> (x: Double, y: Double)? {
        for window in windows.reversed() {
            guard let view = find(text, in: window) else { continue }
            let center: CGPoint = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
            return (Double(center.x), Double(center.y))
        }
        return nil
    }

    private static func find(_ text: String, in view: UIView) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        for child in view.subviews.reversed() {
            if let found = find(text, in: child) { return found }
        }
        return reads(view, text) ? view : nil
    }

    private static func reads(_ view: UIView, _ text: String) -> Bool {
        switch view {
        case let label as UILabel: label.text == text
        case let field as UITextField: field.text == text || ((field.text ?? "").isEmpty && field.placeholder == text)
        case let editor as UITextView: editor.text == text
        default: false
        }
    }
}
