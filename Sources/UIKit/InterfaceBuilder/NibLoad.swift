internal import InterfaceFiles

/// One load of an interface file, or of one scene of a storyboard: makes the objects, connects them and wakes them up.
///
/// The order is UIKit's: objects are decoded, then constraints, outlets and actions are made, then runtime attributes are set,
/// and `awakeFromNib()` comes last (behaviour/rules.md 15.7).
@MainActor final class NibLoad {
    let document: InterfaceDocument
    let bundle: Bundle
    /// The table with the translations of the file's texts.
    let stringsTable: String?
    /// File's Owner.
    let owner: AnyObject?
    /// The scene of a storyboard that is loaded.
    weak var scene: StoryboardScene?

    /// Every object of this load by its id.
    private(set) var objects: [String: AnyObject] = [:]
    private var decoded: [(object: AnyObject, element: InterfaceElement)] = []
    /// Constraints with the view that holds them, to be made when all views are there.
    private var constraints: [(holder: UIView, element: InterfaceElement)] = []
    var variants: [NibVariant] = []

    init(_ document: InterfaceDocument, bundle: Bundle, stringsTable: String?, owner: AnyObject?) {
        self.document = document
        self.bundle = bundle
        self.stringsTable = stringsTable
        self.owner = owner
    }

    // MARK: Objects

    /// Knows `object` under the element's id, and connects it and wakes it up in the end.
    func register(_ object: AnyObject, _ element: InterfaceElement) {
        if let id = element.id { objects[id] = object }
        decoded.append((object, element))
    }

    /// An object that exists already and stands for an id.
    func adopt(_ object: AnyObject, id: String) { objects[id] = object }

    func object(_ id: String?) -> AnyObject? {
        guard let id else { return nil }
        return objects[id] ?? scene?.object(id)
    }

    func addConstraint(_ element: InterfaceElement, holder: UIView) {
        constraints.append((holder, element))
    }

    // MARK: The end of a load

    /// Connects what was made, sets the runtime attributes and wakes everything up.
    ///
    /// - Parameters:
    ///   - connecting: Called when all objects are there, constraints included, to make the outlets of one that was there before them.
    ///   - waking: Called with everything connected, before objects are told: where a nib's own template of an embedding performs it.
    func finish(connecting: () -> Void = {}, waking: () -> Void = {}) {
        let pending = constraints
        constraints = []
        for (holder, element) in pending { makeConstraint(element, holder: holder) }
        for variant in variants { variant.begin() }
        variants = []
        let made = decoded
        decoded = []
        connecting()
        for (object, element) in made { connect(object, element) }
        for (object, element) in made { setRuntimeAttributes(of: object, element) }
        waking()
        for (object, _) in made { NibLoad.awake(object) }
    }

    private static func awake(_ object: AnyObject) {
        if let responder = object as? UIResponder { responder.awakeFromNib() } else { (object as? NSObject)?.awakeFromNib() }
    }

    /// `userDefinedRuntimeAttribute`s, by key-value coding (behaviour/rules.md 15.6).
    private func setRuntimeAttributes(of object: AnyObject, _ element: InterfaceElement) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], let target = object as? NSObject else { continue }
            let value = NibValues.runtimeAttribute(attribute, load: self)
            set(value, of: target, path)
        }
    }

    /// By key-value coding. What the objects do not know is named and passed over, as UIKit does: the interface is loaded all the same.
    private func set(_ value: Any?, of target: NSObject, _ path: String) {
        var object: NSObject = target
        let keys: [String] = path.split(separator: ".").map(String.init)
        for key in keys.dropLast() {
            guard let step = KeyValueCoding.value(of: object, forKey: key), let next = step as? NSObject else { return complain(path, key, target) }
            object = next
        }
        guard let key = keys.last else { return }
        if let layer = object as? CALayer {
            // A colour of UIKit's is no colour of a layer's: UIKit ignores it, as does this.
            if !(value is UIColor) { layer.setValue(value, forKey: key) }
            return
        }
        if KeyValueCoding.set(value, of: object, forKey: key) { return }
        // An app's class may take keys that it does not declare.
        if ObjCRuntime.responds(object, to: Selector("setValue:forUndefinedKey:")) { return object.setValue(value, forKey: key) }
        complain(path, key, target)
    }

    private func complain(_ path: String, _ key: String, _ target: NSObject) {
        print(
            "Failed to set (\(path)) user defined inspected property on (\(type(of: target))): this class is not key value coding-compliant for the key \(key)."
        )
    }

    // MARK: Values that depend on the load

    /// The text of a property, translated where the app has a translation: its key is `id.property`.
    func text(_ element: InterfaceElement, _ property: String, key: String? = nil) -> String? {
        let written: String? =
            element[property] ?? element.children.first { $0.key == property && ($0.name == "string" || $0.name == "mutableString") }?.content
        guard let written, let stringsTable, let id = element.id else { return written }
        return translation("\(id).\(key ?? property)", of: written, in: stringsTable)
    }

    /// A text that is empty stays so where it has no translation; Foundation would answer with the key.
    private func translation(_ key: String, of written: String, in table: String) -> String {
        let none = "\u{0}"
        let found: String = bundle.__localizedString(forKey: key, value: written.isEmpty ? none : written, table: table)
        return found == none ? "" : found
    }

    /// A translation of a text whose element has no id of its own.
    func text(_ written: String?, id: String?, key: String) -> String? {
        guard let written, let stringsTable, let id else { return written }
        return translation("\(id).\(key)", of: written, in: stringsTable)
    }

    /// The size classes that the file is read for.
    var sizeClasses: (width: InterfaceVariation.SizeClass?, height: InterfaceVariation.SizeClass?) {
        NibVariant.classes(of: UIScreen.main.traitCollection)
    }
}

extension InterfaceElement {
    /// The text of a string element; Interface Builder writes some of them in base 64.
    var content: String {
        if self["base64-UTF8"] == "YES" {
            let compact = text.filter { !$0.isWhitespace }
            let padded = compact + String(repeating: "=", count: (4 - compact.count % 4) % 4)
            if let data = Data(base64Encoded: padded) { return String(decoding: data, as: UTF8.self) }
        }
        return text
    }
}
