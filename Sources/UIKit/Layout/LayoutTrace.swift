/// The tree of views with what the layout knows of each, in the form of UIKit's debugging aid `_autolayoutTrace`.
@MainActor enum LayoutTrace {
    static func text(from view: UIView) -> String {
        var top: UIView = view
        while let superview = top.superview { top = superview }
        return "\n\(lines(of: top, depth: 0).joined(separator: "\n"))\n\n\(legend)"
    }

    private static let legend = """
        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """

    private static func lines(of view: UIView, depth: Int) -> [String] {
        let indent = String(repeating: "|   ", count: depth)
        let own: String = indent + mark(of: view) + ConstraintDescription.name(of: view) + ambiguity(of: view)
        return [own] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private static func mark(of view: UIView) -> String {
        if view.superview == nil { return "•" }
        guard let box = view.existingLayoutBox else { return "" }
        if box.isGiven { return box.variables.contains { $0 != nil } ? "+" : "" }
        return view.participatesInConstraints ? "*" : ""
    }

    private static func ambiguity(of view: UIView) -> String {
        guard view.hasAmbiguousLayout, let box = view.existingLayoutBox else { return "" }
        let name: String = ConstraintDescription.name(of: view)
        let sides: [String] = LayoutSolver.shared.ambiguousSides(of: box).map { side, id in
            "\(name).\(side == .width ? "Width" : side == .height ? "Height" : "\(side)"){id: \(id)}"
        }
        return "- AMBIGUOUS LAYOUT for \(sides.joined(separator: ", "))"
    }
}

extension UIView {
    /// The whole tree that the view is in, each view marked by how it is laid out, ambiguous ones with what is open.
    package var autolayoutTrace: String { LayoutTrace.text(from: self) }

    /// Has messages and keys by the names of UIKit's debugging aids, and of a view's geometry, reach them.
    static let registeredNames: Void = {
        let registration = ObjCRuntime.registration(of: UIView.self, named: "UIView")
        registration.method("_autolayoutTrace") { view, _ in view.autolayoutTrace }
        registration.method("recursiveDescription") { view, _ in view.recursiveDescription }
        ObjCRuntime.registration(of: UIViewController.self, named: "UIViewController").method("_printHierarchy") { controller, _ in
            ControllerHierarchy.text(of: controller)
        }
        registration.key("frame", get: { $0.frame }, set: { view, value in view.frame = value[0] })
        registration.key("bounds", get: { $0.bounds }, set: { view, value in view.bounds = value[0] })
        registration.key("center", get: { $0.center }, set: { view, value in view.center = value[0] })
        // What code asks for that must not say `UIApplication.shared`, as in app extensions.
        ObjCRuntime.registration(of: UIApplication.self, named: "UIApplication").classMethod("sharedApplication") { _, _ in UIApplication.shared }
        let scrolling = ObjCRuntime.registration(of: UIScrollView.self, named: "UIScrollView")
        scrolling.key("contentOffset", get: { $0.contentOffset }, set: { view, value in view.contentOffset = value[0] })
        scrolling.key("contentSize", get: { $0.contentSize }, set: { view, value in view.contentSize = value[0] })
    }()
}
