/// A tree of controllers the way UIKit's debugging aid `_printHierarchy` writes it.
@MainActor enum ControllerHierarchy {
    /// The controller, its children and what it presents, a line each, indented by depth; without addresses, as trees of views.
    static func text(of controller: UIViewController) -> String { lines(of: controller, depth: 0).joined(separator: "\n") }

    private static func lines(of controller: UIViewController, depth: Int, mark: String = "   | ") -> [String] {
        let indent: String = depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + mark
        var line = "\(indent)<\(ViewDescription.className(of: controller))>, state: \(controller.appearance), view: \(view(of: controller))"
        if mark == "   + ", let presentation = controller.presentationController {
            line += ", presented with: <\(ViewDescription.className(of: presentation))>"
        }
        var result: [String] = [line]
        for child in controller.children { result += lines(of: child, depth: depth + 1) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            result += lines(of: presented, depth: depth + 1, mark: "   + ")
        }
        return result
    }

    private static func view(of controller: UIViewController) -> String {
        guard let view = controller.viewIfLoaded else { return "(view not loaded)" }
        return "<\(ViewDescription.className(of: view))>\(view.window == nil ? " not in the window" : "")"
    }
}
