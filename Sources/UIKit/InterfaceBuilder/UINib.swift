internal import InterfaceFiles

/// The contents of an interface file, from which its objects are made as often as they are needed.
@preconcurrency @MainActor open class UINib: NSObject {
    /// A key of the options of `instantiate(withOwner:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of objects by the identifiers of the placeholders they stand for.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let file: NibLibrary.File?
    private let bundle: Bundle
    private let name: String

    /// The nib of that name; nil stands for the main bundle. A nib that does not exist is noticed when it is instantiated.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        self.name = name
        file = NibLibrary.file(named: name, kind: .xib, in: bundle)
        super.init()
    }

    /// A nib from the contents of its file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        name = ""
        file = NibLibrary.document(data).map { NibLibrary.File(document: $0, stringsTable: nil) }
        super.init()
    }

    /// Makes the nib's objects, connects them with each other and with `ownerOrNil`, and returns those at the top level.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let file else {
            fatalError("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
        }
        let owner: AnyObject? = ownerOrNil.map { $0 as AnyObject }
        let load = NibLoad(file.document, bundle: bundle, stringsTable: file.stringsTable, owner: owner)
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return load.topLevelObjects(external: external)
    }

    /// Whether the bundle has a nib of that name.
    static func exists(_ name: String, in bundle: Bundle) -> Bool { NibLibrary.file(named: name, kind: .xib, in: bundle) != nil }
}

extension NibLoad {
    /// All of a xib: its objects made and connected.
    func topLevelObjects(external: [String: Any]) -> [Any] {
        let elements: [InterfaceElement] = document.scenes.first?.objects ?? []
        for placeholder in elements where placeholder.name == "placeholder" {
            guard let id = placeholder.id, let identifier = placeholder["placeholderIdentifier"] else { continue }
            if identifier == "IBFilesOwner" {
                if let owner { adopt(owner, id: id) }
            } else if let object = external[identifier] {
                adopt(object as AnyObject, id: id)
            }
        }
        let made: [AnyObject] = elements.compactMap { makeObject($0) }
        if let owner, let placeholder = elements.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }) {
            finishConnections(of: owner, placeholder)
        }
        finish()
        // Nobody may hold them yet but weak outlets of an owner that passes over what is returned.
        AutoreleasePool.keep(made)
        return made
    }

    /// The owner is connected, and is not woken up: it comes from elsewhere. Its view is set before constraints are made.
    private func finishConnections(of owner: AnyObject, _ placeholder: InterfaceElement) {
        connect(owner, placeholder.list("connections"))
    }
}

extension Bundle {
    /// Loads the nib of that name and returns its top-level objects; nil where the bundle has none. The keys of `options` are those of
    /// `UINib.OptionsKey`.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

// In an extension of the protocol so that an app's own objects may declare their version; see NSObject+Messaging.
extension NSObjectProtocol where Self: NSObject {
    /// Called on each object of a nib when all of them are made and connected. Does nothing by itself.
    public func awakeFromNib() {
        _ = MessageOverride.run("awakeFromNib", of: self, [])
    }
}
