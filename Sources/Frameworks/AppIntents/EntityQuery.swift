/// A list of values to choose from.
public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue
    var items: [Result] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public var items: [Element] { self }
}

/// Gives the values that a parameter may have.
public protocol DynamicOptionsProvider {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Result.Result
    func results() async throws -> Result
    /// Default nil.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds things by their identifiers.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The things to choose from at first. Default: none.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// The suggested things.
    public func results() async throws -> Result { try await suggestedEntities() }
}
extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things by a text too.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}

/// Gives all of its things.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// All of them.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Gives the one thing there is.
public protocol UniqueAppEntityQuery: EntityQuery {
    func entity() async throws -> Entity
}
