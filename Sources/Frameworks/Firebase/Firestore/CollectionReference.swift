import UIKit

/// The place of documents, which are also its query without conditions.
open class CollectionReference: Query, @unchecked Sendable {
    init(_ firestore: Firestore, _ path: String) { super.init(firestore, QueryPlan(collection: path)) }

    open var path: String { plan.collection }
    open var collectionID: String { DocumentState.id(of: path) }
    /// The document that the collection is below; nil for one that is below none.
    open var parent: DocumentReference? { path.contains("/") ? DocumentReference(firestore, DocumentState.collection(of: path)) : nil }

    /// A new document's place, with an identifier of 20 letters and digits.
    open func document() -> DocumentReference { DocumentReference(firestore, path + "/" + RandomText.make(20)) }
    open func document(_ documentPath: String) -> DocumentReference {
        require(!documentPath.isEmpty, "Document path cannot be empty.")
        return firestore.document(path + "/" + documentPath)
    }

    /// Writes a new document.
    @discardableResult
    open func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference {
        let reference: DocumentReference = document()
        reference.setData(data, completion: completion)
        return reference
    }

    @discardableResult
    open nonisolated(nonsending) func addDocument(data: [String: Any]) async throws -> DocumentReference {
        let reference: DocumentReference = document()
        try await finished { reference.setData(data, completion: $0) }
        return reference
    }

    open override var description: String { "<FIRCollectionReference: \(path)>" }
}
