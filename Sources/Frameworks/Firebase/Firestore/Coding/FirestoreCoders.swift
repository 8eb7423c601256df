import UIKit

struct FirestorePassthroughTypes: PassthroughTypes {
    static func isPassthroughType<T>(_ t: T) -> Bool { t is GeoPoint || t is Timestamp || t is FieldValue || t is DocumentReference || t is VectorValue }
    static func isPassthrough(_ type: Any.Type) -> Bool {
        type is GeoPoint.Type || type is Timestamp.Type || type is DocumentReference.Type || type is VectorValue.Type
    }
}

extension CodingUserInfoKey { static let firestoreDocument = CodingUserInfoKey(rawValue: "DocumentRefUserInfoKey")! }

extension Firestore {
    /// Makes a document's fields of a value.
    public class Encoder: @unchecked Sendable {
        public var dateEncodingStrategy: FirebaseDataEncoder.DateEncodingStrategy = .timestamp
        public var dataEncodingStrategy: FirebaseDataEncoder.DataEncodingStrategy = .blob
        public var nonConformingFloatEncodingStrategy: FirebaseDataEncoder.NonConformingFloatEncodingStrategy = .throw
        public var keyEncodingStrategy: FirebaseDataEncoder.KeyEncodingStrategy = .useDefaultKeys
        public var userInfo: [CodingUserInfoKey: Any] = [:]

        public init() {}

        /// Fails for what is no structure at the top.
        public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
            let encoder = FirebaseDataEncoder()
            encoder.dateEncodingStrategy = dateEncodingStrategy
            encoder.dataEncodingStrategy = dataEncodingStrategy
            encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
            encoder.keyEncodingStrategy = keyEncodingStrategy
            encoder.passthroughTypeResolver = FirestorePassthroughTypes.self
            encoder.userInfo = userInfo
            guard let fields = try encoder.encode(value) as? [String: Any] else {
                throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "Top-level \(T.self) is not allowed."))
            }
            return fields
        }
    }

    /// Makes a value of a document's fields.
    public class Decoder: @unchecked Sendable {
        public var dateDecodingStrategy: FirebaseDataDecoder.DateDecodingStrategy = .timestamp
        public var dataDecodingStrategy: FirebaseDataDecoder.DataDecodingStrategy = .blob
        public var nonConformingFloatDecodingStrategy: FirebaseDataDecoder.NonConformingFloatDecodingStrategy = .throw
        public var keyDecodingStrategy: FirebaseDataDecoder.KeyDecodingStrategy = .useDefaultKeys
        public var userInfo: [CodingUserInfoKey: Any] = [:]

        public init() {}

        public func decode<T: Decodable>(_ t: T.Type, from data: Any) throws -> T {
            let decoder = FirebaseDataDecoder()
            decoder.dateDecodingStrategy = dateDecodingStrategy
            decoder.dataDecodingStrategy = dataDecodingStrategy
            decoder.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
            decoder.keyDecodingStrategy = keyDecodingStrategy
            decoder.passthroughTypeResolver = FirestorePassthroughTypes.self
            decoder.userInfo = userInfo
            return try decoder.decode(t, from: data)
        }

        /// - Parameter reference: the document that `@DocumentID` names.
        public func decode<T: Decodable>(_ t: T.Type, from data: Any, in reference: DocumentReference?) throws -> T {
            if let reference { userInfo[.firestoreDocument] = reference }
            return try decode(t, from: data)
        }
    }
}

extension DocumentSnapshot {
    /// The document as a value. Where there is no document only an optional can be had, which is nil.
    public func data<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none, decoder: Firestore.Decoder = .init()
    ) throws -> T { try decoder.decode(T.self, from: fields(serverTimestampBehavior) ?? NSNull() as Any, in: reference) }
}

extension DocumentReference {
    public func getDocument<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none, decoder: Firestore.Decoder = .init(),
        source: FirestoreSource = .default, completion: @escaping (Result<T, any Error>) -> Void
    ) {
        getDocument(source: source) { snapshot, error in
            guard let snapshot else { return completion(.failure(error ?? FirestoreErrorCode.unknown.error())) }
            completion(Result { try snapshot.data(as: T.self, with: serverTimestampBehavior, decoder: decoder) })
        }
    }

    public func getDocument<T: Decodable>(
        as type: T.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none, decoder: Firestore.Decoder = .init(),
        source: FirestoreSource = .default
    ) async throws -> T { try await getDocument(source: source).data(as: T.self, with: serverTimestampBehavior, decoder: decoder) }

    public func setData<T: Encodable>(
        from value: T, encoder: Firestore.Encoder = Firestore.Encoder(), completion: (((any Error)?) -> Void)? = nil
    ) throws { setData(try encoder.encode(value), completion: completion) }
    public func setData<T: Encodable>(
        from value: T, merge: Bool, encoder: Firestore.Encoder = Firestore.Encoder(), completion: (((any Error)?) -> Void)? = nil
    ) throws { setData(try encoder.encode(value), merge: merge, completion: completion) }
    public func setData<T: Encodable>(
        from value: T, mergeFields: [Any], encoder: Firestore.Encoder = Firestore.Encoder(), completion: (((any Error)?) -> Void)? = nil
    ) throws { setData(try encoder.encode(value), mergeFields: mergeFields, completion: completion) }
}

extension CollectionReference {
    @discardableResult
    public func addDocument<T: Encodable>(
        from value: T, encoder: Firestore.Encoder = Firestore.Encoder(), completion: (((any Error)?) -> Void)? = nil
    ) throws -> DocumentReference { addDocument(data: try encoder.encode(value), completion: completion) }
}

extension WriteBatch {
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> WriteBatch { setData(try encoder.encode(value), forDocument: doc) }
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, merge: Bool, encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> WriteBatch { setData(try encoder.encode(value), forDocument: doc, merge: merge) }
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, mergeFields: [Any], encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> WriteBatch { setData(try encoder.encode(value), forDocument: doc, mergeFields: mergeFields) }
}

extension Transaction {
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> Transaction { setData(try encoder.encode(value), forDocument: doc) }
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, merge: Bool, encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> Transaction { setData(try encoder.encode(value), forDocument: doc, merge: merge) }
    @discardableResult
    public func setData<T: Encodable>(
        from value: T, forDocument doc: DocumentReference, mergeFields: [Any], encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> Transaction { setData(try encoder.encode(value), forDocument: doc, mergeFields: mergeFields) }
}
