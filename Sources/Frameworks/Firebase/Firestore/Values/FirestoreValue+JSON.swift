import UIKit

// Documents are kept as JSON in the form that Firestore's own interface over HTTP has: an object with the type and the value.
extension FirestoreValue {
    var json: [String: Any] {
        switch self {
        case .null: ["nullValue": NSNull()]
        case .bool(let value): ["booleanValue": value]
        case .integer(let value): ["integerValue": String(value)]
        case .double(let value): ["doubleValue": value.isFinite ? value as Any : "\(value)"]
        case .timestamp(let seconds, let nanoseconds): ["timestampValue": ["seconds": String(seconds), "nanos": Int(nanoseconds)] as [String: Any]]
        case .serverTime(_, let seconds, let nanoseconds, _): FirestoreValue.timestamp(seconds: seconds, nanoseconds: nanoseconds).json
        case .string(let value): ["stringValue": value]
        case .bytes(let value): ["bytesValue": value.base64EncodedString()]
        case .reference(let path): ["referenceValue": path]
        case .geoPoint(let latitude, let longitude): ["geoPointValue": ["latitude": latitude, "longitude": longitude]]
        case .array(let values): ["arrayValue": values.map(\.json)]
        case .vector(let values): ["vectorValue": values]
        case .map(let fields): ["mapValue": fields.mapValues(\.json)]
        }
    }

    /// Fails for what this module did not write.
    init?(json: Any?) {
        guard let object = json as? [String: Any], let (type, value) = object.first else { return nil }
        switch type {
        case "nullValue": self = .null
        case "booleanValue": self = .bool((value as? NSNumber)?.boolValue ?? false)
        case "integerValue": self = .integer((value as? String).flatMap { Int64($0) } ?? 0)
        case "doubleValue": self = .double((value as? NSNumber)?.doubleValue ?? (value as? String).flatMap { Double($0) } ?? 0)
        case "timestampValue":
            let parts: [String: Any] = value as? [String: Any] ?? [:]
            let seconds: Int64 = (parts["seconds"] as? String).flatMap { Int64($0) } ?? 0
            self = .timestamp(seconds: seconds, nanoseconds: (parts["nanos"] as? NSNumber)?.int32Value ?? 0)
        case "stringValue": self = .string(value as? String ?? "")
        case "bytesValue": self = .bytes((value as? String).flatMap { Data(base64Encoded: $0) } ?? Data())
        case "referenceValue": self = .reference(value as? String ?? "")
        case "geoPointValue":
            let parts: [String: Any] = value as? [String: Any] ?? [:]
            func number(_ key: String) -> Double { (parts[key] as? NSNumber)?.doubleValue ?? 0 }
            self = .geoPoint(latitude: number("latitude"), longitude: number("longitude"))
        case "arrayValue": self = .array((value as? [Any] ?? []).compactMap { FirestoreValue(json: $0) })
        case "vectorValue": self = .vector((value as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue })
        case "mapValue": self = .map((value as? [String: Any] ?? [:]).compactMapValues { FirestoreValue(json: $0) })
        default: return nil
        }
    }
}
