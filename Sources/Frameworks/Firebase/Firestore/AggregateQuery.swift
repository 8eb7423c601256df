import UIKit

public enum AggregateSource: UInt, Sendable { case server }

/// A number to be computed of a query's documents.
open class AggregateField: NSObject, @unchecked Sendable {
    enum Kind: Hashable, Sendable {
        case count
        case sum(FieldKey)
        case average(FieldKey)
    }

    let kind: Kind
    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    open class func count() -> AggregateField { AggregateField(.count) }
    open class func sum(_ field: String) -> AggregateField { AggregateField(.sum(FieldKey(field))) }
    open class func sum(_ fieldPath: FieldPath) -> AggregateField { AggregateField(.sum(fieldPath.key)) }
    open class func average(_ field: String) -> AggregateField { AggregateField(.average(FieldKey(field))) }
    open class func average(_ fieldPath: FieldPath) -> AggregateField { AggregateField(.average(fieldPath.key)) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? AggregateField)?.kind == kind }
    open override var hash: Int { kind.hashValue }

    /// Values that are no numbers do not count. An average of none is null; a sum is whole where all numbers are.
    static func compute(_ kind: Kind, _ documents: [DocumentState]) -> Any {
        func numbers(_ key: FieldKey) -> [FirestoreValue] { documents.compactMap { $0.value(of: key) }.filter { $0.asNumber != nil } }
        switch kind {
        case .count: return NSNumber(value: documents.count)
        case .average(let key):
            let all: [Double] = numbers(key).compactMap(\.asNumber)
            return all.isEmpty ? NSNull() : NSNumber(value: all.reduce(0, +) / Double(all.count))
        case .sum(let key):
            let all: [FirestoreValue] = numbers(key)
            let whole: [Int64] = all.compactMap { if case .integer(let value) = $0 { value } else { nil } }
            let sum = whole.reduce((value: Int64(0), isOver: false)) { sum, next in
                let result = sum.value.addingReportingOverflow(next)
                return (result.partialValue, sum.isOver || result.overflow)
            }
            if whole.count == all.count && !sum.isOver { return NSNumber(value: sum.value) }
            return NSNumber(value: all.compactMap(\.asNumber).reduce(0, +))
        }
    }
}

/// Numbers of a query's documents, without the documents.
open class AggregateQuery: NSObject, @unchecked Sendable {
    public let query: Query
    let fields: [AggregateField]

    init(_ query: Query, _ fields: [AggregateField]) {
        (self.query, self.fields) = (query, fields)
        super.init()
    }

    /// Fails with `unavailable` where there is no network.
    open func getAggregation(source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void) {
        let store: FirestoreStore = query.firestore.store
        store.later { [self] in
            guard store.hasNetwork else { return completion(nil, FirestoreErrorCode.unavailable.error()) }
            completion(AggregateQuerySnapshot(self, store.documents(query.plan)), nil)
        }
    }
    open func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot {
        try await answered { getAggregation(source: source, completion: $0) }
    }
}

open class AggregateQuerySnapshot: NSObject, @unchecked Sendable {
    public let query: AggregateQuery
    private let values: [AggregateField.Kind: Any]

    init(_ query: AggregateQuery, _ documents: [DocumentState]) {
        self.query = query
        var values: [AggregateField.Kind: Any] = [:]
        for field in query.fields { values[field.kind] = AggregateField.compute(field.kind, documents) }
        self.values = values
        super.init()
    }

    /// The number of documents, which must have been asked for.
    open var count: NSNumber {
        guard let count = values[.count] as? NSNumber else { fatalError("'count' was not requested in the aggregation query.") }
        return count
    }

    open func get(_ aggregateField: AggregateField) -> Any? {
        guard let value = values[aggregateField.kind] else { fatalError("The field was not requested in the aggregation query.") }
        return value
    }
}
