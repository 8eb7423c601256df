/// A data model as plain values: what a version of an `.xcdatamodeld` says, and what an app's bundle carries of it.
package struct DataModel: Codable, Hashable, Sendable {
    package enum AttributeType: String, Codable, Hashable, Sendable {
        case undefined = "Undefined", integer16 = "Integer 16", integer32 = "Integer 32", integer64 = "Integer 64", decimal = "Decimal"
        case double = "Double", float = "Float", string = "String", boolean = "Boolean", date = "Date", binary = "Binary", uuid = "UUID"
        case uri = "URI", transformable = "Transformable", objectID = "ObjectID"
    }

    package enum DeleteRule: String, Codable, Hashable, Sendable {
        case noAction = "No Action", nullify = "Nullify", cascade = "Cascade", deny = "Deny"
    }

    /// The code that Xcode writes for an entity.
    package enum CodeGeneration: String, Codable, Hashable, Sendable {
        case manual, category, `class`
    }

    package struct Attribute: Codable, Hashable, Sendable {
        package var name: String
        package var type: AttributeType
        package var isOptional = false
        package var isTransient = false
        package var usesScalar = false
        /// As the file has it: a number, `YES`, a text; for dates seconds since 2001.
        package var defaultValue: String?
        package var minimum: String?
        package var maximum: String?
        package var pattern: String?
        package var className: String?
        package var transformer: String?
        package var derivation: String?
        package var allowsExternalStorage = false
        package var preservesValueInHistory = false
        package var renamingIdentifier: String?
        package var versionHashModifier: String?
        package var userInfo: [String: String] = [:]
    }

    package struct Relationship: Codable, Hashable, Sendable {
        package var name: String
        package var destination: String
        package var inverse: String?
        package var isOptional = false
        package var isTransient = false
        package var isToMany = false
        package var isOrdered = false
        package var minimum = 0
        package var maximum = 0
        package var deleteRule = DeleteRule.nullify
        package var renamingIdentifier: String?
        package var versionHashModifier: String?
        package var userInfo: [String: String] = [:]
    }

    package struct FetchedProperty: Codable, Hashable, Sendable {
        package var name: String
        package var isOptional = false
        package var request: FetchRequest
    }

    package struct FetchIndex: Codable, Hashable, Sendable {
        package struct Element: Codable, Hashable, Sendable {
            /// A property's name, or an expression.
            package var property: String
            package var isAscending: Bool
        }

        package var name: String
        package var elements: [Element]
    }

    package struct FetchRequest: Codable, Hashable, Sendable {
        package var name: String
        package var entity: String
        package var predicate: String?
        package var limit = 0
        package var batchSize = 0
        package var includesSubentities = true
        package var returnsFaults = true
        package var returnsDistinct = false
    }

    package struct Entity: Codable, Hashable, Sendable {
        package var name: String
        /// As the file has it: `Book`, `.Book` for the app's own module, `Module.Book`, or nothing.
        package var className: String?
        package var parent: String?
        package var isAbstract = false
        package var codeGeneration = CodeGeneration.manual
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        package var fetchedProperties: [FetchedProperty] = []
        package var indexes: [FetchIndex] = []
        package var uniquenessConstraints: [[String]] = []
        package var renamingIdentifier: String?
        package var versionHashModifier: String?
        package var userInfo: [String: String] = [:]

        package init(name: String) { self.name = name }
    }

    package var entities: [Entity] = []
    package var configurations: [String: [String]] = [:]
    package var fetchRequests: [FetchRequest] = []
    package var versionIdentifier: String?

    package init() {}

    package func entity(named name: String) -> Entity? { entities.first { $0.name == name } }
}
