import InterfaceFiles

/// The symbols of a target's storyboards and nibs.
struct RSwiftInterfaces {
    let types: RSwiftTypes
    private(set) var contents = RSwiftContents()
    /// The controllers of all storyboards by storyboard and id, and the initial ones.
    private var controllers: [String: [String: InterfaceElement]] = [:]
    private var initials: [String: String] = [:]
    private var documents: [(name: String, document: InterfaceDocument)] = []

    init(types: RSwiftTypes) { self.types = types }

    /// Adds a file. Of several with one name, as its languages are, the first counts.
    mutating func add(_ document: InterfaceDocument, named name: String) {
        guard !documents.contains(where: { $0.name == name && $0.document.kind == document.kind }) else { return }
        documents.append((name, document))
        guard document.kind == .storyboard else { return }
        for controller in document.scenes.compactMap(\.controller) { if let id = controller.id { controllers[name, default: [:]][id] = controller } }
        initials[name] = document.initialController
    }

    /// The symbols of everything that was added.
    mutating func finish() -> RSwiftContents {
        for (name, document) in documents {
            if document.kind == .storyboard { addStoryboard(document, named: name) } else { addNib(document, named: name) }
            var identifiers: Set<String> = []
            document.root.visit { element in
                if element.name == "accessibility", let identifier = element["identifier"], !identifier.isEmpty { identifiers.insert(identifier) }
            }
            if !identifiers.isEmpty { contents.accessibility[name, default: []].formUnion(identifiers) }
        }
        return contents
    }

    private mutating func type(of element: InterfaceElement) -> String {
        let found: RSwiftTypes.Found = types.type(of: element)
        if let module = found.module { contents.modules.insert(module) }
        return found.type
    }

    private mutating func addStoryboard(_ document: InterfaceDocument, named name: String) {
        var storyboard = RSwiftContents.Storyboard(name: name, controllers: [])
        if let initial = document.initialController, let element = controllers[name]?[initial] { storyboard.initial = type(of: element) }
        for scene in document.scenes {
            guard let controller = scene.controller else { continue }
            let source: String = type(of: controller)
            if let identifier = controller["storyboardIdentifier"], !identifier.isEmpty {
                storyboard.controllers.append(RSwiftContents.Named(name: identifier, type: source))
            }
            var segues: [InterfaceElement] = []
            for object in scene.objects { object.visit { if $0.name == "segue" { segues.append($0) } } }
            for segue in segues { addSegue(segue, from: source, in: name) }
        }
        addReuseIdentifiers(of: document)
        contents.storyboards.append(storyboard)
    }

    private mutating func addSegue(_ segue: InterfaceElement, from source: String, in storyboard: String) {
        guard let identifier = segue["identifier"], !identifier.isEmpty, let id = segue["destination"] else { return }
        let type: RSwiftTypes.Found = types.segueType(of: segue)
        if let module = type.module { contents.modules.insert(module) }
        guard let destination = segue["kind"] == "unwind" ? "UIViewController" : destination(id, in: storyboard) else { return }
        let found = RSwiftContents.Segue(identifier: identifier, type: type.type, source: source, destination: destination)
        if !contents.segues.contains(found) { contents.segues.append(found) }
    }

    /// The type of the controller that an id or a reference to another storyboard leads to; nil where it leads nowhere.
    private mutating func destination(_ id: String, in storyboard: String) -> String? {
        guard let element = controllers[storyboard]?[id] else { return nil }
        guard element.name == "viewControllerPlaceholder" else { return type(of: element) }
        guard element["bundleIdentifier"] == nil, let other = element["storyboardName"] else { return "UIViewController" }
        let wanted: String? = element["referencedIdentifier"]
        let found: InterfaceElement? =
            wanted == nil
            ? initials[other].flatMap { controllers[other]?[$0] } : controllers[other]?.values.first { $0["storyboardIdentifier"] == wanted }
        guard let found, found.name != "viewControllerPlaceholder" else { return "UIViewController" }
        return type(of: found)
    }

    private mutating func addNib(_ document: InterfaceDocument, named name: String) {
        let views: [InterfaceElement] = document.scenes.flatMap(\.objects).filter { $0.name != "placeholder" }
        let reuse: [RSwiftContents.Named] = addReuseIdentifiers(of: document)
        let view: String = views.first.map { type(of: $0) } ?? "UIView"
        contents.nibs.append(RSwiftContents.Nib(name: name, view: view, reuse: reuse.first))
    }

    @discardableResult private mutating func addReuseIdentifiers(of document: InterfaceDocument) -> [RSwiftContents.Named] {
        var elements: [InterfaceElement] = []
        document.root.visit { if $0["reuseIdentifier"]?.isEmpty == false { elements.append($0) } }
        let found: [RSwiftContents.Named] = elements.map { RSwiftContents.Named(name: $0["reuseIdentifier"] ?? "", type: type(of: $0)) }
        for named in found where !contents.reuseIdentifiers.contains(named) { contents.reuseIdentifiers.append(named) }
        return found
    }
}
