import ObjectRuntime

/// The properties of a class that are kept in a file, as an instance of it shows them.
final class ClassSchema: @unchecked Sendable {
    enum Storage {
        /// A property of the class's own that is exposed to Objective-C and announces its changes.
        case dynamic
        /// An object in the property, which reads and writes the row itself.
        case part
        /// The rows that lead here; nothing is kept.
        case linking
    }

    struct Property {
        var name: String
        var shape: _PropertyShape
        var storage: Storage
        var isPrimary = false
        var isIndexed = false
        var origin: (type: ObjectBase.Type, property: String)?
        var columnName: String?

        var target: ObjectBase.Type? { shape.objectType }

        /// The kind in words, as the file keeps it.
        var kind: String {
            var text: String = shape.collection == .none ? "" : shape.collection.rawValue + " of "
            text += shape.type == .object ? shape.objectType?.className() ?? "object" : "\(shape.type)"
            if shape.isOptional { text += "?" }
            return isPrimary ? text + " primary" : text
        }
    }

    let type: ObjectBase.Type
    let name: String
    let properties: [Property]
    let isEmbedded: Bool
    private let places: [String: Int]
    /// Whether instances have properties whose values are copies of the row's.
    let hasDynamic: Bool
    let hasParts: Bool

    init(of type: ObjectBase.Type) {
        self.type = type
        name = type.className()
        isEmbedded = type.isEmbedded
        properties = SchemaDiscovery.properties(of: type)
        places = Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        hasDynamic = properties.contains { $0.storage == .dynamic }
        hasParts = properties.contains { $0.storage != .dynamic }
    }

    subscript(name: String) -> Property? { places[name].map { properties[$0] } }

    var primaryKey: Property? { properties.first(where: \.isPrimary) }
    var stored: [Property] { properties.filter { $0.storage != .linking } }

    /// The properties that may lead to rows of some classes.
    func linkNames(to types: Set<String>) -> [String] {
        properties.compactMap { property in
            switch property.shape.type {
            case .any: property.name
            case .object: property.target.map { types.contains($0.className()) } ?? true ? property.name : nil
            default: nil
            }
        }
    }

    var kinds: [String: String] { Dictionary(stored.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first }) }
}

/// How a class's properties are found: by looking at an instance.
private enum SchemaDiscovery {
    static func properties(of type: ObjectBase.Type) -> [ClassSchema.Property] {
        let instance: ObjectBase = type.init()
        var children: [(label: String, value: Any)] = []
        var mirror: Mirror? = Mirror(reflecting: instance)
        while let level = mirror, level.subjectType != ObjectBase.self, level.subjectType != Object.self, level.subjectType != EmbeddedObject.self {
            children.insert(contentsOf: level.children.compactMap { child in child.label.map { ($0, child.value) } }, at: 0)
            mirror = level.superclassMirror
        }
        let persisted: [ClassSchema.Property] = children.compactMap { label, value in
            guard let wrapper = value as? any PersistedWrapper, label.hasPrefix("_") else { return nil }
            return property(String(label.dropFirst()), wrapper)
        }
        let all: [ClassSchema.Property] = persisted.isEmpty ? legacy(children, of: type) : persisted
        let columns: [String: String] = type.columnNames
        return columns.isEmpty
            ? all
            : all.map { property in
                var property = property
                property.columnName = columns[property.name]
                return property
            }
    }

    private static func property(_ name: String, _ wrapper: any PersistedWrapper) -> ClassSchema.Property {
        let part: any PropertyPart = wrapper.part
        var property = ClassSchema.Property(name: name, shape: part.shape, storage: part.origin == nil ? .part : .linking)
        property.isPrimary = part.isPrimary
        property.isIndexed = part.isIndexed || part.isPrimary
        property.origin = part.origin
        return property
    }

    private static func legacy(_ children: [(label: String, value: Any)], of type: ObjectBase.Type) -> [ClassSchema.Property] {
        let ignored = Set(type.ignoredNames)
        let indexed = Set(type.indexedNames)
        let primary: String? = type.primaryKeyName
        let found: [ClassSchema.Property] = children.compactMap { label, value in
            if ignored.contains(label) || label.hasPrefix("$__") { return nil }
            var property: ClassSchema.Property
            if let part = part(in: value) {
                property = ClassSchema.Property(name: label, shape: part.shape, storage: part.origin == nil ? .part : .linking)
                property.origin = part.origin
            } else {
                guard let discoverable = Swift.type(of: value) as? any _RealmSchemaDiscoverable.Type, class_getProperty(type, label) != nil else { return nil }
                property = ClassSchema.Property(name: label, shape: discoverable._rlmShape, storage: .dynamic)
            }
            property.isPrimary = label == primary
            property.isIndexed = property.isPrimary || indexed.contains(label)
            return property
        }
        if let primary, !found.contains(where: \.isPrimary) {
            realmException("Primary key property '\(primary)' does not exist on object '\(type.className())'")
        }
        return found
    }

    private static func part(in value: Any) -> (any PropertyPart)? { value as? any PropertyPart ?? (value as? any PartHolder)?.part }
}

/// The classes that were met, each looked at once.
final class SchemaRegistry: @unchecked Sendable {
    static var current: SchemaRegistry { AppServices.object { SchemaRegistry() } }

    private let lock = NSRecursiveLock()
    private var schemas: [ObjectIdentifier: ClassSchema] = [:]
    private var names: [String: ClassSchema] = [:]
    private var pathNames: [AnyKeyPath: String] = [:]

    func schema(of type: ObjectBase.Type) -> ClassSchema {
        lock.withLock {
            if let known = schemas[ObjectIdentifier(type)] { return known }
            let made = ClassSchema(of: type)
            schemas[ObjectIdentifier(type)] = made
            if type != DynamicObject.self { names[made.name] = made }
            for property in made.properties {
                if let target = property.target, target != ObjectBase.self { _ = schema(of: target) }
                if let origin = property.origin { _ = schema(of: origin.type) }
            }
            return made
        }
    }

    /// The class of that name, where it was met or the app has exposed one.
    func schema(named name: String) -> ClassSchema? {
        lock.withLock {
            if let known = names[name] { return known }
            guard let type = ObjCRuntime.type(named: name) as? ObjectBase.Type, type.className() == name else { return nil }
            return schema(of: type)
        }
    }

    var all: [ClassSchema] { lock.withLock { names.values.sorted { $0.name < $1.name } } }

    func name(of path: AnyKeyPath, find: () -> String?) -> String? {
        if let known = lock.withLock({ pathNames[path] }) { return known }
        let found: String? = find()
        if let found { lock.withLock { pathNames[path] = found } }
        return found
    }
}
