import Foundation
import QuinceCombine
import QuinceFirebase

extension Firestore {
    /// Runs a block in a transaction, several times where others write what it has read. An error that it throws ends the transaction.
    public func runTransaction<T>(_ updateBlock: @escaping (Transaction) throws -> T) -> Future<T, any Error> {
        answer { (done: @escaping (T?, (any Error)?) -> Void) in
            runTransaction({ transaction, errorPointer in
                do {
                    return try updateBlock(transaction)
                } catch {
                    errorPointer?.pointee = error as NSError
                    return nil
                }
            }) { value, error in done(value as? T, error) }
        }
    }
}

extension DocumentReference {
    /// Ends once the server has the document, which is made where there is none.
    public func setData(_ documentData: [String: Any]) -> Future<Void, any Error> { end { setData(documentData, completion: $0) } }
    public func setData(_ documentData: [String: Any], merge: Bool) -> Future<Void, any Error> {
        end { setData(documentData, merge: merge, completion: $0) }
    }
    public func setData(_ documentData: [String: Any], mergeFields: [Any]) -> Future<Void, any Error> {
        end { setData(documentData, mergeFields: mergeFields, completion: $0) }
    }

    /// Fails with the encoder's error where the value cannot be written down.
    public func setData<T: Encodable>(from value: T, encoder: Firestore.Encoder = Firestore.Encoder()) -> Future<Void, any Error> {
        end { try setData(from: value, encoder: encoder, completion: $0) }
    }
    public func setData<T: Encodable>(from value: T, merge: Bool, encoder: Firestore.Encoder = Firestore.Encoder()) -> Future<Void, any Error> {
        end { try setData(from: value, merge: merge, encoder: encoder, completion: $0) }
    }
    public func setData<T: Encodable>(from value: T, mergeFields: [Any], encoder: Firestore.Encoder = Firestore.Encoder()) -> Future<Void, any Error> {
        end { try setData(from: value, mergeFields: mergeFields, encoder: encoder, completion: $0) }
    }

    public func updateData(_ documentData: [String: Any]) -> Future<Void, any Error> { end { updateData(documentData, completion: $0) } }
    public func delete() -> Future<Void, any Error> { end { delete(completion: $0) } }

    public func getDocument(source: FirestoreSource = .default) -> Future<DocumentSnapshot, any Error> {
        answer { getDocument(source: source, completion: $0) }
    }

    /// The document as it is, and whenever it has changed.
    public func snapshotPublisher(includeMetadataChanges: Bool = false) -> AnyPublisher<DocumentSnapshot, any Error> {
        heard({ addSnapshotListener(includeMetadataChanges: includeMetadataChanges, listener: $0) }, stop: { $0.remove() })
    }
}

extension CollectionReference {
    /// The new document's place, once the server has the document.
    public func addDocument(data: [String: Any]) -> Future<DocumentReference, any Error> {
        let reference: DocumentReference = document()
        return answer { done in reference.setData(data) { done(reference, $0) } }
    }

    public func addDocument<T: Encodable>(from value: T, encoder: Firestore.Encoder = Firestore.Encoder()) -> Future<DocumentReference, any Error> {
        let reference: DocumentReference = document()
        return answer { done in try reference.setData(from: value, encoder: encoder) { done(reference, $0) } }
    }
}

extension Query {
    public func getDocuments(source: FirestoreSource = .default) -> Future<QuerySnapshot, any Error> {
        answer { getDocuments(source: source, completion: $0) }
    }

    /// The query's documents as they are, and whenever they have changed.
    public func snapshotPublisher(includeMetadataChanges: Bool = false) -> AnyPublisher<QuerySnapshot, any Error> {
        heard({ addSnapshotListener(includeMetadataChanges: includeMetadataChanges, listener: $0) }, stop: { $0.remove() })
    }
}

extension WriteBatch {
    public func commit() -> Future<Void, any Error> { end { commit(completion: $0) } }
}
