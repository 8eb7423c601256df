import ObjectRuntime

/// The name of what a key path leads to, `owner.name`.
///
/// A key path on Linux does not know it. It is followed on an object that writes down which `@Persisted` properties are read; a property of the `@objc`
/// style is found by changing one after the other and looking which one the path shows.
public func _name<Root: ObjectBase>(for keyPath: PartialKeyPath<Root>) -> String {
    let registry = SchemaRegistry.current
    guard let name = registry.name(of: keyPath, find: { KeyPathTracer.name(of: keyPath) }) else {
        realmException("Could not get the name of the property that a key path of '\(Root.className())' leads to.")
    }
    return name
}

/// Writes down which properties are read.
final class KeyPathTracer {
    private(set) var names: [String] = []
    /// Keeps the objects that stand for what links lead to.
    private var objects: [ObjectBase] = []

    static func name<Root: ObjectBase>(of keyPath: PartialKeyPath<Root>) -> String? {
        let object = Root()
        let tracer = KeyPathTracer()
        _ = object.parts
        object.tracer = tracer
        _ = object[keyPath: keyPath]
        object.tracer = nil
        if !tracer.names.isEmpty { return tracer.names.joined(separator: ".") }
        return KeyPathProbe.name(of: keyPath, in: object, prefix: [], steps: 3)
    }

    /// The value that a read of a property gives while it is written down; nil where that is the property's own.
    func value<Value: _Persistable>(_ name: String, _ object: ObjectBase, _ type: Value.Type, _ shape: _PropertyShape) -> Value? {
        names.append(name)
        guard shape.type == .object, shape.collection == .none, let target = shape.objectType else { return nil }
        let next: ObjectBase = target.init()
        _ = next.parts
        next.tracer = self
        objects.append(next)
        return Value._rlmFromObjc(next, insideOptional: true)
    }
}

/// Finds a property by its changes.
private enum KeyPathProbe {
    static func name<Root: ObjectBase>(of keyPath: PartialKeyPath<Root>, in root: Root, prefix: [String], steps: Int) -> String? {
        name(in: root, steps: steps) { root[keyPath: keyPath] }
    }

    private static func name(in object: ObjectBase, steps: Int, read: () -> Any) -> String? {
        let schema: ClassSchema = object.schema
        let value: Any = read()
        for property in schema.properties where property.storage != .dynamic {
            if let part = object.parts[property.name], isPart(value, part) { return property.name }
        }
        for property in schema.properties where property.storage == .dynamic {
            let values: (Any?, Any?) = twoValues(for: property)
            object.set(values.0, of: property)
            let first: Any? = Coercion.boxed(read())
            object.set(values.1, of: property)
            let second: Any? = Coercion.boxed(read())
            if !same(first, second) {
                if let target = values.1 as? ObjectBase, (second as? ObjectBase) !== target {
                    return steps > 1 ? name(in: target, steps: steps - 1, read: read).map { property.name + "." + $0 } : nil
                }
                return property.name
            }
            if let target = values.1 as? ObjectBase, steps > 1, let rest = name(in: target, steps: steps - 1, read: read) {
                return property.name + "." + rest
            }
            object.set(values.0, of: property)
        }
        return nil
    }

    private static func isPart(_ value: Any, _ part: any PropertyPart) -> Bool {
        (Coercion.flattened(value) as? any PartHolder)?.part === part || (Coercion.flattened(value) as? any PropertyPart) === part
    }

    private static func same(_ a: Any?, _ b: Any?) -> Bool {
        if a is ObjectBase || b is ObjectBase { return (a as? ObjectBase) === (b as? ObjectBase) }
        if let a = a as? any PartHolder, let b = b as? any PartHolder { return a.part === b.part }
        return ValueComparison.areEqual(a, b)
    }

    private static func twoValues(for property: ClassSchema.Property) -> (Any?, Any?) {
        switch property.shape.type {
        case .int: (0, 1)
        case .bool: (false, true)
        case .string: ("", "a")
        case .data: (Data(), Data([1]))
        case .date: (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1))
        case .float: (Float(0), Float(1))
        case .double: (0.0, 1.0)
        case .objectId: (ObjectId(), ObjectId())
        case .decimal128: (Decimal128(0), Decimal128(1))
        case .UUID: (UUID(), UUID())
        case .object: (nil, property.target?.init())
        case .linkingObjects, .any: (nil, nil)
        }
    }
}
