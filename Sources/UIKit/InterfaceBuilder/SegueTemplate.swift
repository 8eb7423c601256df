internal import InterfaceFiles

/// A segue as a storyboard describes it; makes the segue object each time it is triggered.
@MainActor final class SegueTemplate: NSObject {
    enum Kind: String {
        case show, showDetail, presentation, popoverPresentation, embed, unwind, relationship, custom
        // Of the time before size classes.
        case push, modal, popover, replace
    }

    let id: String?
    let identifier: String?
    let kind: Kind
    /// The container view of an embedding.
    let containerID: String?
    private let element: InterfaceElement
    private weak var source: UIViewController?

    init(_ element: InterfaceElement, of controller: UIViewController, container: String? = nil) {
        self.element = element
        id = element.id
        identifier = element["identifier"]
        kind = element["kind"].flatMap(Kind.init) ?? (element["customClass"] == nil ? .show : .custom)
        containerID = container
        source = controller
        super.init()
        Self.messages
    }

    /// Every segue that begins in `element`, a controller's.
    static func templates(in element: InterfaceElement, of controller: UIViewController) -> [SegueTemplate] {
        var result: [SegueTemplate] = []
        element.visit { part in
            for connection in part.list("connections") where connection.name == "segue" && connection["kind"] != "relationship" {
                result.append(SegueTemplate(connection, of: controller, container: part.id))
            }
        }
        return result
    }

    // MARK: What triggers it

    private static let messages: Void = {
        let registration = ObjCRuntime.registration(of: SegueTemplate.self, named: "UIStoryboardSegueTemplate")
        registration.method("perform:") { template, arguments in template.trigger(sender: arguments[0] as Any?) }
    }()

    /// Has `object` trigger the segue: a control, an item of a bar, a recogniser or a cell.
    func trigger(by object: AnyObject, _ connection: InterfaceElement) {
        switch object {
        case let control as UIControl:
            control.addTarget(self, action: "perform:", for: NibOutlets.event(connection["eventType"], of: control))
        case let item as UIBarButtonItem:
            item.target = self
            item.action = "perform:"
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: "perform:")
        case let cell as UITableViewCell:
            if connection["trigger"] == "accessoryAction" { cell.accessorySegue = self } else { cell.selectionSegue = self }
        case let cell as UICollectionViewCell: cell.selectionSegue = self
        default: break
        }
    }

    /// The user asked for it: the source may refuse.
    func trigger(sender: Any?) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    // MARK: Performing

    func perform(sender: Any?) {
        guard let source else { return }
        if kind == .unwind {
            SegueUnwinding.perform(from: source, action: Selector(element["unwindAction"] ?? ""), identifier: identifier, sender: sender)
            return
        }
        guard let destination = makeDestination(sender: sender) else { return }
        applyStyle(to: destination, sender: sender)
        let segue: UIStoryboardSegue = makeSegue(to: destination, sender: sender)
        source.prepare(for: segue, sender: sender)
        UIView.performSegue(animated: element.bool("animates") ?? true) { segue.perform() }
    }

    /// The embedded controller stands in `container` before the view is there for the app.
    func embed(in container: UIView) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: container),
            let destination = makeDestination(sender: container)
        else { return }
        let segue: UIStoryboardSegue = makeSegue(to: destination, sender: container)
        source.prepare(for: segue, sender: container)
        source.addChild(destination)
        let view: UIView = destination.view
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        destination.didMove(toParent: source)
    }

    /// The controller shown: made by the source where it has an `@IBSegueAction` for this segue.
    private func makeDestination(sender: Any?) -> UIViewController? {
        guard let source, let id = element["destination"], let storyboard = source.storyboard else { return nil }
        var creator: ((NSCoder) -> UIViewController?)?
        if let name = element["destinationCreationSelector"] {
            creator = { [identifier] coder in
                ObjCRuntime.send(Selector(name), to: source, [coder, sender, identifier]) as? UIViewController
            }
        }
        return storyboard.controller(id: id, creator: creator)
    }

    private func makeSegue(to destination: UIViewController, sender: Any?) -> UIStoryboardSegue {
        let segueClass: AnyClass? = element["customClass"].flatMap { name in
            element["customModule"].flatMap { ObjCRuntime.type(named: "\($0).\(name)") } ?? ObjCRuntime.type(named: name)
        }
        let arguments: [Any?] = [identifier, source ?? destination, destination]
        let own: AnyObject? = segueClass.flatMap { ObjCRuntime.instantiate($0, "initWithIdentifier:source:destination:", arguments) }
        let segue: UIStoryboardSegue =
            own as? UIStoryboardSegue ?? plainSegue(to: destination)
        segue.standardAction = { [weak source, kind, weak destination] in
            guard let source, let destination else { return }
            let animated: Bool = UIView.areAnimationsEnabled
            switch kind {
            case .show: source.show(destination, sender: sender)
            case .showDetail, .replace: source.showDetailViewController(destination, sender: sender)
            case .push: source.navigationController?.pushViewController(destination, animated: animated)
            case .presentation, .modal, .popover, .popoverPresentation: source.present(destination, animated: animated)
            case .embed, .unwind, .relationship, .custom: break
            }
        }
        return segue
    }

    /// A segue of UIKit's own: with a popover of before iOS 8 for those of an iPad that are told so.
    private func plainSegue(to destination: UIViewController) -> UIStoryboardSegue {
        let source: UIViewController = self.source ?? destination
        guard kind == .popover, UIDevice.current.userInterfaceIdiom == .pad else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        return UIStoryboardPopoverSegue(identifier: identifier, source: source, destination: destination)
    }

    /// Applies the segue's settings of the presentation; the source may change them when it prepares.
    private func applyStyle(to destination: UIViewController, sender: Any?) {
        if let style = ControllerDecoding.presentationStyle(element["modalPresentationStyle"]) { destination.modalPresentationStyle = style }
        if let style = ControllerDecoding.transitionStyle(element["modalTransitionStyle"]) { destination.modalTransitionStyle = style }
        guard kind == .popoverPresentation || kind == .popover else { return }
        destination.modalPresentationStyle = .popover
        guard let popover = destination.popoverPresentationController else { return }
        let scene: StoryboardScene? = source?.storyboardScene
        if let item = element["popoverAnchorBarButtonItem"].flatMap({ scene?.object($0) }) as? UIBarButtonItem ?? sender as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let view = element["popoverAnchorView"].flatMap({ scene?.object($0) }) as? UIView ?? sender as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
        guard let arrows = element.child(key: "popoverArrowDirection") else { return }
        var directions: UIPopoverArrowDirection = []
        if arrows.bool("up") == true { directions.insert(.up) }
        if arrows.bool("down") == true { directions.insert(.down) }
        if arrows.bool("left") == true { directions.insert(.left) }
        if arrows.bool("right") == true { directions.insert(.right) }
        if !directions.isEmpty { popover.permittedArrowDirections = directions }
    }
}

extension UIView {
    /// Runs a segue, without its animations where it has none.
    static func performSegue(animated: Bool, _ body: () -> Void) {
        if animated { body() } else { performWithoutAnimation(body) }
    }
}
