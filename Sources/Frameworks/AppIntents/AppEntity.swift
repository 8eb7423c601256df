import Foundation

/// A thing of the app's that can be a parameter of intents, found by its query.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable, ValueType == Self, UnwrappedType == Self {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
}

/// A thing of the app's that has no identifier, and goes with the intent.
public protocol TransientAppEntity: AppValue, DisplayRepresentable where ValueType == Self, UnwrappedType == Self {
    init()
}

extension TransientAppEntity {
    public typealias Property = EntityProperty
}

/// An identifier that can be written as a text.
public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}
extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}
extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
}

/// The identifier of a thing, with its type.
public struct EntityIdentifier: Hashable, Sendable {
    public let identifier: String
    let type: String
    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        (self.identifier, type) = (identifier.entityIdentifierString, Entity.persistentIdentifier)
    }
}
