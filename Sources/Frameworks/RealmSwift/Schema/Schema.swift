import ObjectRuntime

/// The classes of a Realm.
public struct Schema: CustomStringConvertible, Equatable {
    public let objectSchema: [ObjectSchema]

    public subscript(className: String) -> ObjectSchema? { objectSchema.first { $0.className == className } }

    public var description: String { "Schema {\n" + objectSchema.map { "\t\($0.description.replacingOccurrences(of: "\n", with: "\n\t"))\n" }.joined() + "}" }
}

/// The properties of a class that are kept.
public struct ObjectSchema: CustomStringConvertible {
    let schema: ClassSchema

    public var properties: [Property] { schema.stored.map(Property.init) }
    public var className: String { schema.name }
    public var objectClass: AnyClass { schema.type }
    public var isEmbedded: Bool { schema.isEmbedded }
    public var isAsymmetric: Bool { false }
    public var primaryKeyProperty: Property? { schema.primaryKey.map(Property.init) }
    public var description: String {
        "\(className) {\n" + properties.map { "\t\($0.description.replacingOccurrences(of: "\n", with: "\n\t"))\n" }.joined() + "}"
    }

    public subscript(propertyName: String) -> Property? { schema[propertyName].map(Property.init) }
}

extension ObjectSchema: Equatable {
    public static func == (lhs: ObjectSchema, rhs: ObjectSchema) -> Bool { lhs.className == rhs.className && lhs.properties == rhs.properties }
}

/// A property that is kept.
public struct Property: CustomStringConvertible {
    let property: ClassSchema.Property

    public var name: String { property.name }
    public var columnName: String { property.columnName ?? name }
    public var type: PropertyType { property.shape.type }
    public var isArray: Bool { property.shape.collection == .list }
    public var isSet: Bool { property.shape.collection == .set }
    public var isMap: Bool { property.shape.collection == .map }
    public var isIndexed: Bool { property.isIndexed }
    public var isOptional: Bool { property.shape.isOptional }
    public var objectClassName: String? { property.target?.className() }
    public var description: String {
        var text: String = "\(name) {\n\ttype = \(type);\n"
        if let objectClassName { text += "\tobjectClassName = \(objectClassName);\n" }
        for (word, value) in [("columnName", columnName)] { text += "\t\(word) = \(value);\n" }
        for (word, flag) in [("indexed", isIndexed), ("isPrimary", property.isPrimary), ("array", isArray), ("set", isSet), ("optional", isOptional)] {
            text += "\t\(word) = \(flag ? "YES" : "NO");\n"
        }
        return text + "}"
    }
}

extension Property: Equatable {
    public static func == (lhs: Property, rhs: Property) -> Bool {
        lhs.name == rhs.name && lhs.property.kind == rhs.property.kind && lhs.columnName == rhs.columnName && lhs.isIndexed == rhs.isIndexed
    }
}
