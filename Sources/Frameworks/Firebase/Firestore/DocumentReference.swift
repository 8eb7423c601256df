import UIKit

/// The place of a document, whether it is there or not.
open class DocumentReference: NSObject, Codable, @unchecked Sendable {
    public let firestore: Firestore
    public let path: String

    init(_ firestore: Firestore, _ path: String) {
        (self.firestore, self.path) = (firestore, path)
        super.init()
    }

    open var documentID: String { DocumentState.id(of: path) }
    open var parent: CollectionReference { CollectionReference(firestore, DocumentState.collection(of: path)) }

    /// A collection below the document.
    open func collection(_ collectionPath: String) -> CollectionReference { firestore.collection(path + "/" + collectionPath) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? DocumentReference).map { $0.firestore === firestore && $0.path == path } ?? false
    }
    open override var hash: Int { path.hashValue }
    open override var description: String { "<FIRDocumentReference: \(path)>" }

    // MARK: - Writing

    private func write(_ write: DocumentWrite, _ completion: (((any Error)?) -> Void)?) { firestore.store.write([write], completion: completion) }

    /// Writes the whole document, which is made where there is none.
    open func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) { write(.set(path, documentData), completion) }

    /// - Parameter merge: true for fields that are not named to stay as they are.
    open func setData(_ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil) {
        write(merge ? .merge(path, documentData, fields: nil) : .set(path, documentData), completion)
    }

    /// - Parameter mergeFields: the fields that are written, as texts and `FieldPath`s; those that the data has not go.
    open func setData(_ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)? = nil) {
        write(.merge(path, documentData, fields: mergeFields), completion)
    }

    /// Writes fields, named by texts with dots between names or by `FieldPath`s. Fails with `notFound` where there is no document.
    open func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) { write(.update(path, fields), completion) }

    /// Takes the document away; those below it stay.
    open func delete(completion: (((any Error)?) -> Void)? = nil) { write(.delete(path), completion) }

    open nonisolated(nonsending) func setData(_ documentData: [String: Any]) async throws { try await finished { setData(documentData, completion: $0) } }
    open nonisolated(nonsending) func setData(_ documentData: [String: Any], merge: Bool) async throws {
        try await finished { setData(documentData, merge: merge, completion: $0) }
    }
    open nonisolated(nonsending) func setData(_ documentData: [String: Any], mergeFields: [Any]) async throws {
        try await finished { setData(documentData, mergeFields: mergeFields, completion: $0) }
    }
    open nonisolated(nonsending) func updateData(_ fields: [AnyHashable: Any]) async throws { try await finished { updateData(fields, completion: $0) } }
    open func delete() async throws { try await finished { delete(completion: $0) } }

    // MARK: - Reading

    open func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) { getDocument(source: .default, completion: completion) }

    /// A snapshot of the document as it is, which may not be there. Fails with `unavailable` where only the server may answer and there is no network, and
    /// where only the cache may and has no such document.
    open func getDocument(source: FirestoreSource, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {
        let store: FirestoreStore = firestore.store
        store.later { [self] in
            let state: DocumentState? = store.document(path)
            let isFromCache: Bool = source == .cache || !store.hasNetwork
            if source == .server && !store.hasNetwork {
                completion(nil, FirestoreErrorCode.unavailable.error("Failed to get document from server: the client is offline."))
            } else if isFromCache && state == nil {
                completion(nil, FirestoreErrorCode.unavailable.error("Failed to get document because the client is offline or its cache does not have it."))
            } else {
                completion(DocumentSnapshot(self, state, isFromCache: isFromCache), nil)
            }
        }
    }

    open func getDocument() async throws -> DocumentSnapshot { try await getDocument(source: .default) }
    open func getDocument(source: FirestoreSource) async throws -> DocumentSnapshot { try await answered { getDocument(source: source, completion: $0) } }

    // MARK: - Listening

    /// Calls a listener with the document as it is, and whenever it has changed.
    @discardableResult
    open func addSnapshotListener(_ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void) -> any ListenerRegistration {
        addSnapshotListener(includeMetadataChanges: false, listener: listener)
    }

    /// - Parameter includeMetadataChanges: true to hear also of what changes in `metadata` alone, as when the server has a write.
    @discardableResult
    open func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        firestore.store.listen(.document(path), hearsMetadata: includeMetadataChanges) { [self] news in
            listener(DocumentSnapshot(self, news.documents.first, isFromCache: news.isFromCache), nil)
        }
    }

    @discardableResult
    open func addSnapshotListener(
        options: SnapshotListenOptions, listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration { addSnapshotListener(includeMetadataChanges: options.includeMetadataChanges, listener: listener) }

    /// The document as it is, and whenever it has changed.
    public var snapshots: AsyncThrowingStream<DocumentSnapshot, any Error> { snapshots(includeMetadataChanges: false) }
    public func snapshots(includeMetadataChanges: Bool) -> AsyncThrowingStream<DocumentSnapshot, any Error> {
        AsyncThrowingStream { continuation in
            nonisolated(unsafe) let listening = addSnapshotListener(includeMetadataChanges: includeMetadataChanges) { snapshot, error in
                if let snapshot { continuation.yield(snapshot) } else { continuation.finish(throwing: error) }
            }
            continuation.onTermination = { _ in listening.remove() }
        }
    }

    // MARK: - Coding

    /// Fails but with `Firestore.Decoder`, which takes it as it is.
    public required init(from decoder: any Decoder) throws {
        throw FirestoreDecodingError.decodingIsNotSupported("DocumentReference values can only be decoded with Firestore.Decoder")
    }
    public func encode(to encoder: any Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported("DocumentReference values can only be encoded with Firestore.Encoder")
    }
}
