import UIKit

/// A database's documents in the app's container: a file for each collection that has any.
struct FirestoreFiles: Sendable {
    let folder: FirebaseFolder

    private func name(_ collection: String) -> String { FileNames.name(of: collection) + ".json" }

    func write(_ collection: String, _ documents: [String: DocumentState]) {
        guard !documents.isEmpty else { return folder.remove(name(collection)) }
        var list: [String: Any] = [:]
        for (id, document) in documents { if case .map(let fields) = document.fields { list[id] = fields.mapValues(\.json) } }
        let object: [String: Any] = ["collection": collection, "documents": list]
        if let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]) { folder.write(data, to: name(collection)) }
    }

    /// All collections by their paths.
    func read() -> [String: [String: DocumentState]] {
        var collections: [String: [String: DocumentState]] = [:]
        for name in folder.names where name.hasSuffix(".json") {
            guard let data = folder.read(name), let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                let collection = object["collection"] as? String, let list = object["documents"] as? [String: [String: Any]]
            else { continue }
            var documents: [String: DocumentState] = [:]
            for (id, fields) in list {
                let values: [String: FirestoreValue] = fields.compactMapValues { FirestoreValue(json: $0) }
                documents[id] = DocumentState(path: collection + "/" + id, fields: .map(values), version: 0)
            }
            collections[collection] = documents
        }
        return collections
    }

    func removeAll() { try? FileManager.default.removeItem(at: folder.url) }
}
