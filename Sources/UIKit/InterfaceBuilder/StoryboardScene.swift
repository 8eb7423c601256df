internal import InterfaceFiles

/// One controller made from a storyboard, and what its scene still has to give it: the view comes when it is asked for.
@MainActor final class StoryboardScene {
    let storyboard: UIStoryboard
    private let scene: InterfaceDocument.Scene
    let element: InterfaceElement
    private(set) weak var controller: UIViewController?
    /// Connections of the controller to objects that come with the view.
    var postponed: [InterfaceElement] = []
    /// Objects of the scene without an owner in the tree of views.
    private var kept: [AnyObject] = []

    private struct Weak {
        weak var object: AnyObject?
    }
    private var objects: [String: Weak] = [:]

    init(_ storyboard: UIStoryboard, _ scene: InterfaceDocument.Scene, _ element: InterfaceElement) {
        self.storyboard = storyboard
        self.scene = scene
        self.element = element
    }

    var controllerID: String? { element.id }
    /// The scene as its author would look for it: by the controller's identifier or class, and its id in the file.
    var title: String {
        "\"\(element["storyboardIdentifier"] ?? element["userLabel"] ?? element["customClass"] ?? element.name)\" (\(element.id ?? "without id"))"
    }

    func object(_ id: String) -> AnyObject? { objects[id]?.object }

    private func makeLoad() -> NibLoad {
        let load = NibLoad(storyboard.document, bundle: storyboard.bundle, stringsTable: storyboard.stringsTable, owner: nil)
        load.scene = self
        return load
    }

    private func remember(_ load: NibLoad) {
        for (id, object) in load.objects { objects[id] = Weak(object: object) }
    }

    // MARK: The controller

    func instantiate(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let load = makeLoad()
        guard let made = load.makeController(element, creator: creator) else { return nil }
        controller = made
        if let id = element.id { load.adopt(made, id: id) }
        // The scene of a container has no view that the others could come with.
        for object in scene.objects where object.name == "customObject" || !hasView && object !== element {
            if let made = load.makeObject(object) { kept.append(made) }
        }
        load.finish()
        remember(load)
        connectRelationships(of: made)
        return made
    }

    /// The controllers that the storyboard puts into a container.
    private func connectRelationships(of container: UIViewController) {
        func related(_ name: String) -> [UIViewController] {
            element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == name }
                .compactMap { $0["destination"].flatMap { storyboard.controller(id: $0) } }
        }
        switch container {
        case let navigation as UINavigationController:
            let roots: [UIViewController] = related("rootViewController")
            if !roots.isEmpty { navigation.setViewControllers(roots, animated: false) }
        case let tabs as UITabBarController:
            let controllers: [UIViewController] = related("viewControllers")
            if !controllers.isEmpty { tabs.setViewControllers(controllers, animated: false) }
        case let split as UISplitViewController:
            let primary: UIViewController? = related("masterViewController").first
            let secondary: UIViewController? = related("detailViewController").first
            if split.style == .unspecified {
                split.viewControllers = [primary, secondary].compactMap { $0 }
            } else {
                if let primary { split.setViewController(primary, for: .primary) }
                if let supplementary = related("supplementaryViewController").first { split.setViewController(supplementary, for: .supplementary) }
                if let secondary { split.setViewController(secondary, for: .secondary) }
                if let compact = related("compactViewController").first { split.setViewController(compact, for: .compact) }
            }
        default: break
        }
    }

    // MARK: The view

    /// Whether the scene has a view for its controller.
    var hasView: Bool { viewElement != nil }

    private var viewElement: InterfaceElement? {
        element.children.first { $0.key == "view" && InterfaceNames.isView($0.name) }
    }

    /// Makes the scene's view, hands it to `install` and connects everything that was waiting for it.
    func loadView(install: (UIView) -> Void) {
        guard let controller, let viewElement else { return }
        let load = makeLoad()
        guard let view = load.makeView(viewElement) else { return }
        for object in scene.objects where object !== element && object.name != "customObject" {
            if let made = load.makeObject(object) { kept.append(made) }
        }
        install(view)
        for guide in element.list("layoutGuides") {
            guard let id = guide.id else { continue }
            load.adopt(guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide, id: id)
        }
        if let control = element.child("refreshControl"), let table = view as? UITableView, let made = load.makeView(control) as? UIRefreshControl {
            table.refreshControl = made
        }
        remember(load)
        let waiting: [InterfaceElement] = postponed
        postponed = []
        load.finish(connecting: { load.connect(controller, waiting) }, waking: { performEmbeddings(load) })
        remember(load)
    }

    /// The controllers that stand in container views.
    private func performEmbeddings(_ load: NibLoad) {
        guard let controller else { return }
        for template in controller.segueTemplates where template.kind == .embed {
            guard let container = load.object(template.containerID) as? UIView else { continue }
            template.embed(in: container)
        }
    }
}
