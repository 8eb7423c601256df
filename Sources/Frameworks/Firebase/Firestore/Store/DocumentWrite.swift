import UIKit

/// A change of one document.
struct DocumentWrite: Sendable {
    enum Kind: Sendable {
        /// The whole document.
        case set(FirestoreValue)
        /// Fields of it alone: each path gets what the values have there, or goes.
        case merge(FirestoreValue, paths: [[String]])
        /// Fields of a document that must be there.
        case update([Field])
        case delete
        /// Nothing, of a document that must not have changed.
        case check
    }

    struct Field: Sendable {
        let path: [String]
        /// nil where the field goes.
        let value: FirestoreValue?
    }

    struct Transform: Sendable {
        let path: [String]
        let change: FieldValue.Change
    }

    let path: String
    let kind: Kind
    var transforms: [Transform] = []
    /// The version that a transaction read; the write fails where it is another by now.
    var expectedVersion: Int?

    static func delete(_ path: String) -> DocumentWrite { DocumentWrite(path: path, kind: .delete) }

    static func set(_ path: String, _ data: [String: Any]) -> DocumentWrite {
        let parsed = ParsedFields(data)
        require(
            parsed.deleted.isEmpty,
            "FieldValue.delete() can only be used with updateData() and setData() with merge:true (found in field \(parsed.deletedText))")
        return DocumentWrite(path: path, kind: .set(parsed.value), transforms: parsed.transforms)
    }

    /// - Parameter fields: the fields that are written; nil for all of the data.
    static func merge(_ path: String, _ data: [String: Any], fields: [Any]?) -> DocumentWrite {
        let parsed = ParsedFields(data)
        guard let fields else {
            return DocumentWrite(path: path, kind: .merge(parsed.value, paths: parsed.leaves + parsed.deleted), transforms: parsed.transforms)
        }
        let chosen: [[String]] = fields.map { FieldKey($0).names }
        let transforms: [Transform] = parsed.transforms.filter { transform in chosen.contains { transform.path.starts(with: $0) } }
        let changed = Set(transforms.map(\.path))
        return DocumentWrite(path: path, kind: .merge(parsed.value, paths: chosen.filter { !changed.contains($0) }), transforms: transforms)
    }

    static func update(_ path: String, _ fields: [AnyHashable: Any]) -> DocumentWrite {
        var changes: [Field] = []
        var transforms: [Transform] = []
        for (key, any) in fields {
            let names: [String] = FieldKey(key.base).names
            if let value = any as? FieldValue {
                if value.change == .delete {
                    changes.append(Field(path: names, value: nil))
                } else {
                    transforms.append(Transform(path: names, change: value.change))
                }
            } else if let map = any as? [String: Any] {
                let parsed = ParsedFields(map)
                require(parsed.deleted.isEmpty, "FieldValue.delete() can only appear at the top level of your update data (found in field \(names))")
                changes.append(Field(path: names, value: parsed.value))
                transforms += parsed.transforms.map { Transform(path: names + $0.path, change: $0.change) }
            } else {
                changes.append(Field(path: names, value: .required(any)))
            }
        }
        // Fields of maps come after the maps.
        return DocumentWrite(path: path, kind: .update(changes.sorted { $0.path.count < $1.path.count }), transforms: transforms)
    }

    /// The document's fields afterwards; nil where there is no document any more.
    ///
    /// - Parameter fields: those before; nil where there was no document.
    func apply(to fields: FirestoreValue?, write: Int, now: Timestamp) -> FirestoreValue? {
        var result: FirestoreValue
        switch kind {
        case .delete: return nil
        case .check: return fields
        case .set(let value): result = value
        case .merge(let value, let paths):
            result = fields ?? .map([:])
            for path in paths { result.set(value.value(at: path[...]), at: path[...]) }
        case .update(let changes):
            guard let fields else { return nil }
            result = fields
            for change in changes { result.set(change.value, at: change.path[...]) }
        }
        for transform in transforms {
            // What a field was before counts even where the document is written anew, for who asks for previous times.
            let base: FirestoreValue? =
                if case .serverTimestamp = transform.change { (fields ?? result).value(at: transform.path[...]) } else {
                    result.value(at: transform.path[...])
                }
            result.set(FieldValue.apply(transform.change, to: base, write: write, now: now), at: transform.path[...])
        }
        return result
    }

    var needsDocument: Bool { if case .update = kind { true } else { false } }
    var hasServerTime: Bool { transforms.contains { $0.change == .serverTimestamp } }
}

/// The fields that an app passes for a document, told apart: values, and changes to be made.
struct ParsedFields {
    private(set) var value = FirestoreValue.map([:])
    private(set) var transforms: [DocumentWrite.Transform] = []
    private(set) var deleted: [[String]] = []
    /// The paths of all values that are no maps, or empty ones.
    private(set) var leaves: [[String]] = []

    init(_ data: [String: Any]) { value = read(data, []) }

    var deletedText: String { deleted.first?.joined(separator: ".") ?? "" }

    private mutating func read(_ data: [String: Any], _ path: [String]) -> FirestoreValue {
        var fields: [String: FirestoreValue] = [:]
        for (name, any) in data {
            let here: [String] = path + [name]
            if let change = (any as? FieldValue)?.change {
                if change == .delete { deleted.append(here) } else { transforms.append(DocumentWrite.Transform(path: here, change: change)) }
            } else if !(any is String), let map = any as? [String: Any] {
                fields[name] = read(map, here)
                if map.isEmpty { leaves.append(here) }
            } else {
                fields[name] = .required(any)
                leaves.append(here)
            }
        }
        return .map(fields)
    }
}
