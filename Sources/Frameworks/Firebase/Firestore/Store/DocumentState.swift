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
    /// The place when the differences before this one were made; nil for a document that is new.
    let oldIndex: Int?
    /// The place once this one is made; nil for a document that is gone.
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
        let known = Set(old.map(\.path))
        let kept = Set(new.map(\.path))
        var list: [DocumentState] = old
        return change(
            &list, removing: old.map(\.path).filter { !kept.contains($0) }, adding: new.filter { !known.contains($0.path) },
            changing: new.filter { known.contains($0.path) }, by: isBefore)
    }

    /// Makes changes of a list and tells them. Documents that are to be changed and are as they were are passed over.
    ///
    /// - Parameters:
    ///   - adding: those that come, in order.
    ///   - changing: those that change, in order.
    static func change(
        _ list: inout [DocumentState], removing: [String], adding: [DocumentState], changing: [DocumentState],
        by isBefore: (DocumentState, DocumentState) -> Bool
    ) -> [DocumentDifference] {
        var differences: [DocumentDifference] = []
        for path in removing {
            guard let index = list.firstIndex(where: { $0.path == path }) else { continue }
            differences.append(
                DocumentDifference(kind: .removed, document: list.remove(at: index), oldIndex: index, newIndex: nil, isOfMetadata: false))
        }
        for document in adding {
            let index: Int = insert(document, into: &list, by: isBefore)
            differences.append(DocumentDifference(kind: .added, document: document, oldIndex: nil, newIndex: index, isOfMetadata: false))
        }
        // Where the list is that of the documents that change, the places are at hand.
        let places: [String: Int]? = changing.count > 8 ? Dictionary(uniqueKeysWithValues: list.enumerated().map { ($1.path, $0) }) : nil
        let changed: [DocumentState] = changing.filter { document in
            let index: Int? = places.map { $0[document.path] } ?? list.firstIndex { $0.path == document.path }
            guard let known = index.map({ list[$0] }) else { return false }
            return known.fields != document.fields || known.pendingWrites.isEmpty != document.pendingWrites.isEmpty
        }
        for document in changed {
            let index: Int = list.firstIndex { $0.path == document.path }!
            let isOfMetadata: Bool = list.remove(at: index).fields == document.fields
            let target: Int = insert(document, into: &list, by: isBefore)
            differences.append(DocumentDifference(kind: .modified, document: document, oldIndex: index, newIndex: target, isOfMetadata: isOfMetadata))
        }
        return differences
    }

    /// Puts a document behind those that it does not come before, and tells where.
    private static func insert(_ document: DocumentState, into list: inout [DocumentState], by isBefore: (DocumentState, DocumentState) -> Bool) -> Int {
        var (low, high): (Int, Int) = (0, list.count)
        while low < high {
            let middle: Int = (low + high) / 2
            if isBefore(document, list[middle]) { high = middle } else { low = middle + 1 }
        }
        list.insert(document, at: low)
        return low
    }
}
