import AppSession

/// Looks over the windows for content that lies outside them, and writes down what is visible.
@MainActor enum LayoutInspection {
    /// Points that content may stick out: less than a pixel of the coarsest screen.
    private nonisolated static let tolerance: CGFloat = 0.9

    static func audit(of windows: [UIWindow], conflicts: [String]) -> LayoutAudit {
        LayoutAudit(
            conflicts: conflicts, outside: windows.flatMap { outside(of: $0, in: $0) },
            tree: windows.map { visibleTree(of: $0, depth: 0) }.joined(separator: "\n"))
    }

    private static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 }

    /// Content in a scroll view may lie anywhere, and a displaced column partly outside (behaviour/rules.md 2.1.5).
    private static func outside(of view: UIView, in window: UIWindow) -> [String] {
        guard isVisible(view), !(view is UIScrollView) else { return [] }
        if let pane = view as? SplitPaneView, !pane.isUserInteractionEnabled { return [] }
        var found: [String] = view.subviews.flatMap { outside(of: $0, in: window) }
        guard isContent(view), !view.bounds.isEmpty else { return found }
        let frame: CGRect = view.convert(view.bounds, to: window)
        if !window.bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(frame) { found.append(name(of: view)) }
        return found
    }

    /// What the user reads, sees or touches; not what only holds such things.
    private static func isContent(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: !(label.text ?? "").isEmpty
        case let image as UIImageView: image.image != nil
        case is SplitDimmingView: false
        default: view is UIControl
        }
    }

    private static func name(of view: UIView) -> String {
        let text: String? = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? (view as? UITextField)?.text
        let words: String = text.map { " \"\($0.prefix(40))\"" } ?? ""
        return ViewDescription.className(of: view) + words + " in " + owner(of: view)
    }

    private static func owner(of view: UIView) -> String {
        var ancestor: UIView? = view
        while let current = ancestor {
            if let controller = current.owningController { return ViewDescription.className(of: controller) }
            ancestor = current.superview
        }
        return "the window"
    }

    /// Which of a list's recycled views lies over which depends on the past; where they stand does not.
    private static func inReadingOrder(_ views: [UIView], in view: UIView) -> [UIView] {
        guard view is UITableView || view is UICollectionView else { return views }
        return views.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    private static func visibleTree(of view: UIView, depth: Int) -> String {
        let indent = String(repeating: "   | ", count: depth)
        let children: [String] = inReadingOrder(view.subviews.filter(isVisible), in: view).map { visibleTree(of: $0, depth: depth + 1) }
        return ([indent + ViewDescription.line(for: view)] + children).joined(separator: "\n")
    }
}
