import UIKit

/// A type that a document's name can be read as.
public protocol DocumentIDWrappable {
    static func wrap(_ documentReference: DocumentReference) throws -> Self
}

extension String: DocumentIDWrappable {
    public static func wrap(_ documentReference: DocumentReference) throws -> String { documentReference.documentID }
}

extension DocumentReference: DocumentIDWrappable {
    public static func wrap(_ documentReference: DocumentReference) throws -> Self {
        guard let same = documentReference as? Self else {
            throw FirestoreDecodingError.decodingIsNotSupported("\(documentReference) is no \(Self.self)")
        }
        return same
    }
}

/// A document's name in a value that is read from it. It is set when the value is read, and never written.
@propertyWrapper
public struct DocumentID<Value: DocumentIDWrappable & Codable>: StructureCodingUncodedUnkeyed, Codable {
    private var value: Value?

    public init(wrappedValue value: Value?) { self.value = value }

    public var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }

    /// Fails but with `Firestore.Decoder`.
    public init(from decoder: any Decoder) throws {
        guard let reference = decoder.userInfo[.firestoreDocument] as? DocumentReference else {
            throw FirestoreDecodingError.decodingIsNotSupported("DocumentID values can only be decoded with Firestore.Decoder")
        }
        value = try Value.wrap(reference)
    }
    public func encode(to encoder: any Encoder) throws {
        throw FirestoreEncodingError.encodingIsNotSupported("DocumentID values can only be encoded with Firestore.Encoder")
    }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

/// A type that a time of the server's can be read as.
public protocol ServerTimestampWrappable {
    static func wrap(_ timestamp: Timestamp) throws -> Self
    static func unwrap(_ value: Self) throws -> Timestamp
}

extension Date: ServerTimestampWrappable {
    public static func wrap(_ timestamp: Timestamp) throws -> Date { timestamp.dateValue() }
    public static func unwrap(_ value: Date) throws -> Timestamp { Timestamp(date: value) }
}

extension Timestamp: ServerTimestampWrappable {
    public static func wrap(_ timestamp: Timestamp) throws -> Self { Self(seconds: timestamp.seconds, nanoseconds: timestamp.nanoseconds) }
    public static func unwrap(_ value: Timestamp) throws -> Timestamp { value }
}

/// A time that the server sets where it is nil when a document is written.
@propertyWrapper
public struct ServerTimestamp<Value: ServerTimestampWrappable & Codable>: Codable {
    var value: Value?

    public init(wrappedValue value: Value?) { self.value = value }

    public var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try Value.wrap(container.decode(Timestamp.self))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(Value.unwrap(value)) } else { try container.encode(FieldValue.serverTimestamp()) }
    }
}

extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}

/// A value that is written as null where it is nil, and not left out.
@propertyWrapper
public struct ExplicitNull<Value> {
    var value: Value?

    public init(wrappedValue value: Value?) { self.value = value }

    public var wrappedValue: Value? {
        get { value }
        set { value = newValue }
    }
}

extension ExplicitNull: Equatable where Value: Equatable {}
extension ExplicitNull: Hashable where Value: Hashable {}
extension ExplicitNull: Sendable where Value: Sendable {}

extension ExplicitNull: Encodable where Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value { try container.encode(value) } else { try container.encodeNil() }
    }
}

extension ExplicitNull: Decodable where Value: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(Value.self)
    }
}
