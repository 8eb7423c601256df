import UIKit

/// A document as it is at a moment.
struct DocumentState: Equatable, Sendable {
    let path: String
    /// A map.
    var fields: FirestoreValue
    /// Grows with each change of any document.
    var version: Int
    /// The writes that the server has not yet.
    var pendingWrites: Set<Int> = []

    var id: String { String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]) }

    func value(of key: FieldKey) -> FirestoreValue? {
        switch key {
        case .documentID: .reference(path)
        case .field(let names): fields.value(at: names[...])
        }
    }

    static func collection(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
}

/// A difference between what a listener knew of a query and what is there now.
struct DocumentDifference: Equatable, Sendable {
    let kind: DocumentChangeType
    let document: DocumentState
    /// Where it was when the differences before this one were made; nil for one that is new.
    let oldIndex: Int?
    /// Where it is once this one is made; nil for one that is gone.
    let newIndex: Int?
    /// Whether the document itself is as it was.
    let isOfMetadata: Bool

    /// The differences, in the order in which they can be made one after another: those that go, those that come, those that change. Those that change
    /// are where they were until it is their turn.
    ///
    /// - Parameter isBefore: the order of both lists.
    static func between(
        _ old: [DocumentState], _ new: [DocumentState], by isBefore: (DocumentState, DocumentState) -> Bool
    ) -> [DocumentDifference] {
        guard !old.isEmpty else {
            return new.enumerated().map { DocumentDifference(kind: .added, document: $1, oldIndex: nil, newIndex: $0, isOfMetadata: false) }
        }
        let before = Dictionary(uniqueKeysWithValues: old.map { ($0.path, $0) })
        let kept = Set(new.map(\.path))
        var list: [DocumentState] = old
        func remove(_ path: String) -> Int {
            let index: Int = list.firstIndex { $0.path == path }!
            list.remove(at: index)
            return index
        }
        func insert(_ document: DocumentState) -> Int {
            let index: Int = list.firstIndex { isBefore(document, $0) } ?? list.count
            list.insert(document, at: index)
            return index
        }
        var differences: [DocumentDifference] = []
        for document in old where !kept.contains(document.path) {
            differences.append(
                DocumentDifference(kind: .removed, document: document, oldIndex: remove(document.path), newIndex: nil, isOfMetadata: false))
        }
        for document in new where before[document.path] == nil {
            differences.append(DocumentDifference(kind: .added, document: document, oldIndex: nil, newIndex: insert(document), isOfMetadata: false))
        }
        for document in new {
            guard let known = before[document.path],
                known.fields != document.fields || known.pendingWrites.isEmpty != document.pendingWrites.isEmpty
            else { continue }
            let index: Int = remove(document.path)
            let isOfMetadata: Bool = known.fields == document.fields
            differences.append(
                DocumentDifference(kind: .modified, document: document, oldIndex: index, newIndex: insert(document), isOfMetadata: isOfMetadata))
        }
        return differences
    }
}
