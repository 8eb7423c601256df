import UIKit

/// A change of a field, to be made when a document is written.
open class FieldValue: NSObject, Encodable, @unchecked Sendable {
    enum Change: Equatable {
        case delete
        case serverTimestamp
        case increment(FirestoreValue)
        case union([FirestoreValue])
        case remove([FirestoreValue])
    }

    let change: Change

    init(_ change: Change) {
        self.change = change
        super.init()
    }

    /// Takes the field away. For `updateData` and for `setData` that merges.
    open class func delete() -> FieldValue { FieldValue(.delete) }
    /// The time at which the server has the write. Until then the field is null for who reads it, unless another `ServerTimestampBehavior` is asked for.
    open class func serverTimestamp() -> FieldValue { FieldValue(.serverTimestamp) }
    /// Adds to an array those that it has not yet.
    open class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.union(elements.map(FirestoreValue.required))) }
    /// Takes from an array all that are the same as one of these.
    open class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(.remove(elements.map(FirestoreValue.required))) }
    /// Adds to a number; what is none counts as 0.
    open class func increment(_ d: Double) -> FieldValue { FieldValue(.increment(.double(d))) }
    open class func increment(_ l: Int64) -> FieldValue { FieldValue(.increment(.integer(l))) }
    open class func vector(_ array: [Double]) -> VectorValue { VectorValue(array) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? FieldValue)?.change == change }
    open override var hash: Int { "\(change)".hashValue }

    /// Fails but with `Firestore.Encoder`, which takes it as it is.
    public func encode(to encoder: any Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported("FieldValue can only be encoded with Firestore.Encoder")
    }

    /// The value that a field has afterwards; nil for none.
    static func apply(_ change: Change, to value: FirestoreValue?, write: Int, now: Timestamp) -> FirestoreValue? {
        switch change {
        case .delete: return nil
        case .serverTimestamp:
            var previous: FirestoreValue? = value
            if case .serverTime(_, _, _, let earlier) = value { previous = earlier }
            return .serverTime(write: write, seconds: now.stored.seconds, nanoseconds: now.stored.nanoseconds, previous: previous)
        case .increment(let amount):
            switch (value, amount) {
            case (.integer(let old), .integer(let more)):
                let sum = old.addingReportingOverflow(more)
                return .integer(sum.overflow ? (more > 0 ? .max : .min) : sum.partialValue)
            case (let old?, _) where old.asNumber != nil: return .double((old.asNumber ?? 0) + (amount.asNumber ?? 0))
            default: return amount
            }
        case .union(let elements):
            var list: [FirestoreValue] = []
            if case .array(let known) = value { list = known }
            for element in elements where !list.contains(where: { $0.matches(element) }) { list.append(element) }
            return .array(list)
        case .remove(let elements):
            guard case .array(let known) = value else { return .array([]) }
            return .array(known.filter { item in !elements.contains { $0.matches(item) } })
        }
    }
}
