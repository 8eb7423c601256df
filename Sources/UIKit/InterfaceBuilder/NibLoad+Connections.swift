internal import InterfaceFiles

extension NibLoad {
    /// Makes the connections of an element: outlets, collections of them, actions and what triggers segues.
    func connect(_ object: AnyObject, _ element: InterfaceElement) {
        connect(object, element.list("connections"))
    }

    func connect(_ object: AnyObject, _ connections: [InterfaceElement]) {
        var collections: [(property: String, objects: [AnyObject])] = []
        var later: [InterfaceElement] = []
        for connection in connections {
            switch connection.name {
            case "outlet":
                guard let property = connection["property"] else { continue }
                if let target = self.object(connection["destination"]) {
                    NibOutlets.connect(object, property, target, place: place(of: connection, from: object))
                } else {
                    later.append(connection)
                }
            case "outletCollection":
                guard let property = connection["property"] else { continue }
                guard let target = self.object(connection["destination"]) else {
                    later.append(connection)
                    continue
                }
                if let index = collections.firstIndex(where: { $0.property == property }) {
                    collections[index].objects.append(target)
                } else {
                    collections.append((property, [target]))
                }
            case "action": connectAction(object, connection)
            case "segue": connectSegue(object, connection)
            default: break
            }
        }
        // A collection whose objects come later comes whole then.
        let delayed = Set(later.filter { $0.name == "outletCollection" }.compactMap { $0["property"] })
        for (property, objects) in collections where !delayed.contains(property) {
            let first: InterfaceElement? = connections.first { $0["property"] == property }
            NibOutlets.connect(object, property, collection: objects, place: first.map { place(of: $0, from: object) } ?? "")
        }
        let open: [InterfaceElement] =
            later
            + connections.filter { connection in
                connection.name == "outletCollection" && connection["property"].map(delayed.contains) == true && !later.contains { $0 === connection }
            }
        if object is UIViewController, object === scene?.controller { scene?.postponed = open }
    }

    /// Which outlet of which file this is, what it leads to, and how to mend one that the class does not have.
    func place(of connection: InterfaceElement, from object: AnyObject) -> String {
        let property: String = connection["property"] ?? ""
        let owner: String = ViewDescription.className(of: object)
        let file: String = fileName ?? "the nib of \(owner)"
        let target: String =
            connection["destination"].map { id in
                var element: InterfaceElement?
                document.root.visit { if $0.id == id { element = $0 } }
                let name: String? = element.flatMap { $0["userLabel"] ?? $0["text"] ?? $0["customClass"] }
                return (element?.name ?? "object") + (name.map { " \"\($0)\"" } ?? "") + " (\(id))"
            } ?? "nothing"
        let start = "The outlet is in \(file): from \(owner) to \(target)."
        if let named = unknownClass(of: object) { return "\(start) The file names the class \(named), which the app does not have: correct its name there." }
        return "\(start) Remove the connection, or declare @IBOutlet var \(property) in \(owner)."
    }

    /// The file and, of a storyboard, the scene; nil for a nib, which does not know its name.
    var fileName: String? { scene.map { "\($0.storyboard.name).storyboard, in the scene \($0.title)" } }

    /// The class that the file names for an object and that is not there.
    private func unknownClass(of object: AnyObject) -> String? {
        guard object === scene?.controller || object is UIViewController, let name = scene?.element["customClass"] else { return nil }
        return ViewDescription.className(of: object).hasSuffix(name) ? nil : name
    }

    private func connectAction(_ object: AnyObject, _ connection: InterfaceElement) {
        guard let name = connection["selector"] else { return }
        let target: AnyObject? = self.object(connection["destination"])
        // An action whose target is not among the objects goes to the first responder.
        NibOutlets.connectAction(object, Selector(name), to: target, event: connection["eventType"])
    }

    private func connectSegue(_ object: AnyObject, _ connection: InterfaceElement) {
        guard !(object is UIViewController), let id = connection.id, let controller = scene?.controller,
            let template = controller.segueTemplates.first(where: { $0.id == id })
        else { return }
        template.trigger(by: object, connection)
    }
}
