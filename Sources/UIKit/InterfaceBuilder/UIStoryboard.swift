internal import InterfaceFiles

/// The scenes of a storyboard, from which controllers are made.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let document: InterfaceDocument
    let bundle: Bundle
    let name: String
    let stringsTable: String?

    /// The storyboard of that name; nil stands for the main bundle. Stops the program where there is none, as UIKit does.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle: Bundle = storyboardBundleOrNil ?? .main
        guard let file = NibLibrary.file(named: name, kind: .storyboard, in: bundle) else {
            fatalError("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
        }
        document = file.document
        self.bundle = bundle
        self.name = name
        stringsTable = file.stringsTable
        super.init()
    }

    init(document: InterfaceDocument, name: String, bundle: Bundle) {
        self.document = document
        self.name = name
        self.bundle = bundle
        stringsTable = nil
        super.init()
    }

    // MARK: Controllers

    /// A new controller of the scene that the storyboard begins with; nil where it begins with none.
    open func instantiateInitialViewController() -> UIViewController? {
        document.initialController.flatMap { controller(id: $0) }
    }

    /// The same, made by `creator`, which may return nil to leave it to the storyboard.
    open func instantiateInitialViewController<Controller: UIViewController>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? {
        document.initialController.flatMap { controller(id: $0, creator: creator) } as? Controller
    }

    /// A new controller of the scene with that storyboard identifier. Stops the program where there is none, as UIKit does.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let id = document.scene(identifier: identifier)?.controller?.id, let made = controller(id: id) else {
            fatalError("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return made
    }

    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let id = document.scene(identifier: identifier)?.controller?.id, let made = controller(id: id, creator: creator) else {
            fatalError("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        guard let wanted = made as? Controller else {
            fatalError("The view controller with identifier '\(identifier)' is a \(type(of: made)), not a \(Controller.self)")
        }
        return wanted
    }

    /// A new controller of the scene whose controller has that id, or of the storyboard that a reference leads to.
    func controller(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let scene = document.scene(ofController: id), let element = scene.controller else { return nil }
        guard element.name == "viewControllerPlaceholder" else {
            return StoryboardScene(self, scene, element).instantiate(creator: creator)
        }
        guard let other = element["storyboardName"] else { return nil }
        let bundle: Bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? self.bundle
        let storyboard = UIStoryboard(name: other, bundle: bundle)
        let target: String? = element["referencedIdentifier"].flatMap { storyboard.document.scene(identifier: $0)?.controller?.id }
        guard let target = target ?? storyboard.document.initialController else { return nil }
        return storyboard.controller(id: target, creator: creator)
    }

    /// The storyboard that an app starts with or a scene is configured with, if the main bundle has it.
    static func main(named name: String?) -> UIStoryboard? {
        guard let name, NibLibrary.file(named: name, kind: .storyboard, in: .main) != nil else { return nil }
        return UIStoryboard(name: name, bundle: nil)
    }
}
