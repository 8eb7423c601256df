import UIKit

/// Whatever is optional, so that nil within an `Any` is seen.
private protocol AnyOptional { var isNone: Bool { get } }
extension Optional: AnyOptional { fileprivate var isNone: Bool { self == nil } }

/// Objects that hold numbers, told apart: a truth value is not the number 1.
enum NumberKind {
    case bool, integer, double

    private static let boolean = ObjectIdentifier(type(of: NSNumber(value: true)))

    init(_ number: NSNumber) {
        if ObjectIdentifier(type(of: number)) == Self.boolean {
            self = .bool
        } else {
            let type = String(cString: number.objCType)
            self = type == "d" || type == "f" || number is NSDecimalNumber ? .double : .integer
        }
    }
}

extension FirestoreValue {
    /// The value that an app means; nil for what documents cannot have.
    init?(_ any: Any) {
        if any is NSNull || (any as? any AnyOptional)?.isNone == true {
            self = .null
        } else if let number = any as? NSNumber {
            switch NumberKind(number) {
            case .bool: self = .bool(number.boolValue)
            case .integer: self = .integer(number.int64Value)
            case .double: self = .double(number.doubleValue)
            }
        } else if let number = any as? CGFloat {
            self = .double(Double(number))
        } else if let text = any as? String {
            self = .string(text)
        } else if let known = Self.object(any) {
            self = known
        } else if let list = any as? [Any] {
            var values: [FirestoreValue] = []
            for item in list {
                guard let value = FirestoreValue(item) else { return nil }
                values.append(value)
            }
            self = .array(values)
        } else if let map = any as? [String: Any] {
            var fields: [String: FirestoreValue] = [:]
            for (key, item) in map {
                guard let value = FirestoreValue(item) else { return nil }
                fields[key] = value
            }
            self = .map(fields)
        } else {
            return nil
        }
    }

    private static func object(_ any: Any) -> FirestoreValue? {
        if let time = any as? Timestamp { return .timestamp(time) }
        if let date = any as? Date { return .timestamp(Timestamp(date: date)) }
        if let point = any as? GeoPoint { return .geoPoint(latitude: point.latitude, longitude: point.longitude) }
        if let reference = any as? DocumentReference { return .reference(reference.path) }
        if let data = any as? Data { return .bytes(data) }
        if let vector = any as? VectorValue { return .vector(vector.array) }
        return nil
    }

    /// The value, which must be one that documents can have: Firebase raises an exception for others.
    static func required(_ any: Any) -> FirestoreValue {
        guard let value = FirestoreValue(any) else { fatalError("Unsupported type: \(type(of: any))") }
        return value
    }

    /// The value as apps get it.
    func any(in firestore: Firestore, _ behavior: ServerTimestampBehavior = .none) -> Any {
        switch self {
        case .null: return NSNull()
        case .bool(let value): return NSNumber(value: value)
        case .integer(let value): return NSNumber(value: value)
        case .double(let value): return NSNumber(value: value)
        case .timestamp(let seconds, let nanoseconds): return Timestamp(seconds: seconds, nanoseconds: nanoseconds)
        case .serverTime(_, let seconds, let nanoseconds, let previous):
            switch behavior {
            case .none: return NSNull()
            case .estimate: return Timestamp(seconds: seconds, nanoseconds: nanoseconds)
            case .previous: return previous?.any(in: firestore, behavior) ?? NSNull()
            }
        case .string(let value): return value
        case .bytes(let value): return value
        case .reference(let path): return DocumentReference(firestore, path)
        case .geoPoint(let latitude, let longitude): return GeoPoint(latitude: latitude, longitude: longitude)
        case .array(let values): return values.map { $0.any(in: firestore, behavior) }
        case .vector(let values): return VectorValue(values)
        case .map(let fields): return fields.mapValues { $0.any(in: firestore, behavior) }
        }
    }
}
