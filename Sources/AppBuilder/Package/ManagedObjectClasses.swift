import InterfaceFiles

/// The Swift files that Xcode makes for the entities of a data model: classes, and extensions with their properties.
struct ManagedObjectClasses {
    let model: DataModel

    struct File: Hashable {
        var name: String
        var text: String
    }

    var files: [File] {
        model.entities.flatMap { entity -> [File] in
            guard let name = Self.className(of: entity) else { return [] }
            switch entity.codeGeneration {
            case .manual: return []
            case .category: return [File(name: "\(name)+CoreDataProperties.swift", text: properties(of: entity, name))]
            case .class:
                return [
                    File(name: "\(name)+CoreDataClass.swift", text: declaration(of: entity, name)),
                    File(name: "\(name)+CoreDataProperties.swift", text: properties(of: entity, name)),
                ]
            }
        }
    }

    /// The class's name without its module; nil where objects are plain managed objects.
    private static func className(of entity: DataModel.Entity?) -> String? {
        guard let written = entity?.className, let name = written.split(separator: ".").last.map(String.init), name != "NSManagedObject" else { return nil }
        return isIdentifier(name) ? name : nil
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.first.map { $0.isLetter || $0 == "_" } == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private func declaration(of entity: DataModel.Entity, _ name: String) -> String {
        let parent = entity.parent.flatMap { Self.className(of: model.entity(named: $0)) } ?? "NSManagedObject"
        return "import Foundation\nimport CoreData\n\n@objc(\(name))\npublic class \(name): \(parent) {\n\n}\n"
    }

    private func properties(of entity: DataModel.Entity, _ name: String) -> String {
        var lines = ["import Foundation", "import CoreData"] + Self.modules(of: entity).map { "import \($0)" }
        lines += [
            "", "extension \(name) {", "",
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "    }", "",
        ]
        for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
            guard let type = Self.type(of: attribute) else { continue }
            lines.append("    @NSManaged public var \(Self.escaped(attribute.name)): \(type)")
        }
        for relationship in entity.relationships.sorted(by: { $0.name < $1.name }) {
            lines.append("    @NSManaged public var \(Self.escaped(relationship.name)): \(type(of: relationship))?")
        }
        for property in entity.fetchedProperties.sorted(by: { $0.name < $1.name }) {
            lines.append("    @NSManaged public var \(Self.escaped(property.name)): [\(destination(property.request.entity))]?")
        }
        lines += ["", "}", ""]
        for relationship in entity.relationships where relationship.isToMany { lines += accessors(of: relationship, name) }
        if entity.parent.flatMap({ Self.className(of: model.entity(named: $0)) }) == nil { lines += ["extension \(name): Identifiable {", "", "}", ""] }
        return lines.joined(separator: "\n")
    }

    /// The modules that attributes name their classes with: `UIKit.UIImage`.
    private static func modules(of entity: DataModel.Entity) -> [String] {
        let written = entity.attributes.compactMap { attribute -> String? in
            guard attribute.type == .transformable, let name = attribute.className, name.contains("."), isType(name) else { return nil }
            return name.split(separator: ".").first.map(String.init)
        }
        return Set(written.filter(isIdentifier)).sorted()
    }

    private func destination(_ entity: String) -> String { Self.className(of: model.entity(named: entity)) ?? "NSManagedObject" }

    private func type(of relationship: DataModel.Relationship) -> String {
        relationship.isToMany ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : destination(relationship.destination)
    }

    /// Scalars where the model asks for them, else classes, which may be nil whether the attribute is optional or not.
    private static func type(of attribute: DataModel.Attribute) -> String? {
        switch attribute.type {
        case .integer16: attribute.usesScalar ? "Int16" : "NSNumber?"
        case .integer32: attribute.usesScalar ? "Int32" : "NSNumber?"
        case .integer64: attribute.usesScalar ? "Int64" : "NSNumber?"
        case .double: attribute.usesScalar ? "Double" : "NSNumber?"
        case .float: attribute.usesScalar ? "Float" : "NSNumber?"
        case .boolean: attribute.usesScalar ? "Bool" : "NSNumber?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .date: attribute.usesScalar ? "TimeInterval" : "Date?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .objectID: "NSManagedObjectID?"
        case .transformable: attribute.className.flatMap { isType($0) ? "\($0)?" : nil } ?? "NSObject?"
        case .undefined: nil
        }
    }

    /// A type as it may stand in generated code: names, arguments in angle brackets, arrays and dictionaries.
    private static func isType(_ text: String) -> Bool {
        text.utf8.count < 200 && text.allSatisfy { $0.isLetter || $0.isNumber || "_.[]<>:,? ".contains($0) }
    }

    private func accessors(of relationship: DataModel.Relationship, _ owner: String) -> [String] {
        let name = relationship.name
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        let element = destination(relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var methods: [(String, String)] = []
        if relationship.isOrdered {
            methods += [
                ("insertObject:in\(capital)AtIndex:", "insertInto\(capital)(_ value: \(element), at idx: Int)"),
                ("removeObjectFrom\(capital)AtIndex:", "removeFrom\(capital)(at idx: Int)"),
                ("insert\(capital):atIndexes:", "insertInto\(capital)(_ values: [\(element)], at indexes: NSIndexSet)"),
                ("remove\(capital)AtIndexes:", "removeFrom\(capital)(at indexes: NSIndexSet)"),
                ("replaceObjectIn\(capital)AtIndex:withObject:", "replace\(capital)(at idx: Int, with value: \(element))"),
                ("replace\(capital)AtIndexes:with\(capital):", "replace\(capital)(at indexes: NSIndexSet, with values: [\(element)])"),
            ]
        }
        methods += [
            ("add\(capital)Object:", "addTo\(capital)(_ value: \(element))"), ("remove\(capital)Object:", "removeFrom\(capital)(_ value: \(element))"),
            ("add\(capital):", "addTo\(capital)(_ values: \(set))"), ("remove\(capital):", "removeFrom\(capital)(_ values: \(set))"),
        ]
        let declarations = methods.flatMap { ["    @objc(\($0))", "    @NSManaged public func \($1)", ""] }
        return ["extension \(owner) {", ""] + declarations + ["}", ""]
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
