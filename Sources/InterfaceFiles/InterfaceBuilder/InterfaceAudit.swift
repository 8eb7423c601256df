/// Finds what of an interface file an app will not show as its author meant it. Nothing of it keeps the rest from being built.
package struct InterfaceAudit {
    package struct Finding: Hashable, Sendable {
        package var line: Int
        package var message: String
    }

    /// The findings in a file, in its order; of the same kind only the first is given, with how many there are.
    package static func findings(in document: InterfaceDocument) -> [Finding] {
        var audit = InterfaceAudit()
        audit.visit(document.root, owner: document.root)
        audit.checkReferences(of: document)
        return audit.order.map { key in
            let (finding, count) = audit.findings[key] ?? (Finding(line: 0, message: key), 1)
            return count == 1 ? finding : Finding(line: finding.line, message: finding.message + " (\(count) places)")
        }
    }

    private var findings: [String: (Finding, Int)] = [:]
    private var order: [String] = []

    private mutating func add(_ message: String, about: String, at element: InterfaceElement, owner: InterfaceElement) {
        if let (finding, count) = findings[about] {
            findings[about] = (finding, count + 1)
            return
        }
        order.append(about)
        let object = element.id == nil ? owner : element
        let id = object.id.map { " \($0)" } ?? ""
        let name = object["userLabel"].map { " “\($0)”" } ?? ""
        findings[about] = (Finding(line: element.line, message: "\(object.name)\(id)\(name): \(message)"), 1)
    }

    private mutating func visit(_ element: InterfaceElement, owner: InterfaceElement) {
        if InterfaceNames.isForEditorOnly(element) || element.name == "accessibility" || element.name == "keyCommands" {
            if element.name == "keyCommands" {
                add("its key commands are left out; add them in code.", about: "keyCommands", at: element, owner: owner)
            }
            return
        }
        if InterfaceNames.foreignViews.contains(element.name) {
            add("there is no such view here; a plain view stands in its place.", about: element.name, at: element, owner: element)
            return
        }
        if InterfaceNames.foreignControllers.contains(element.name) {
            add("there is no such controller here; a plain one stands in its place.", about: element.name, at: element, owner: element)
        }
        guard InterfaceVocabulary.knows(element: element.name) else {
            add("the element \(element.name) is not known and is left out.", about: "element \(element.name)", at: element, owner: owner)
            return
        }
        let next = element.id == nil || element.name == "constraint" ? owner : element
        for attribute in element.attributes where !InterfaceVocabulary.knows(attribute: attribute.name, of: element.name) {
            add(
                "the attribute \(attribute.name) of \(element.name) has no effect.", about: "attribute \(element.name) \(attribute.name)", at: element,
                owner: next)
        }
        for child in element.children { visit(child, owner: next) }
    }

    /// Connections and constraints that lead nowhere.
    private mutating func checkReferences(of document: InterfaceDocument) {
        var ids: Set<String> = []
        document.root.visit { element in if let id = element.id { ids.insert(id) } }
        for dangling in dangling(in: document.root, ids: ids) {
            add("it refers to \(dangling.id), which is not in the file.", about: "reference \(dangling.id)", at: dangling.element, owner: dangling.element)
        }
        if document.kind == .storyboard, let initial = document.initialController, document.scene(ofController: initial) == nil {
            add("its initial view controller \(initial) is not in the file.", about: "initial", at: document.root, owner: document.root)
        }
    }

    private func dangling(in root: InterfaceElement, ids: Set<String>) -> [(element: InterfaceElement, id: String)] {
        var result: [(element: InterfaceElement, id: String)] = []
        root.visit { element in
            let names: [String]
            switch element.name {
            case "outlet", "outletCollection", "action": names = ["destination"]
            case "segue": names = element["reference"] == nil ? ["destination"] : []
            case "constraint": names = ["firstItem", "secondItem"]
            default: names = []
            }
            for name in names {
                if let id = element[name], !ids.contains(id) { result.append((element, id)) }
            }
        }
        return result
    }
}
