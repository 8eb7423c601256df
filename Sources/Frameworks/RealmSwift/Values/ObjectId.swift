import ObjectRuntime

/// An identifier of twelve bytes, of which the first four are the second in which it was made: of several the newest is the greatest.
public final class ObjectId: NSObject, Codable, Sendable {
    private let bytes: [UInt8]

    /// The seconds of 1970.
    private convenience init(seconds: UInt32) {
        let time: [UInt8] = (0..<4).map { UInt8(truncatingIfNeeded: seconds >> UInt32(24 - $0 * 8)) }
        let counter: UInt32 = ObjectIdCounter.current.next()
        self.init(bytes: time + ObjectIdCounter.current.machine + [16, 8, 0].map { UInt8(truncatingIfNeeded: counter >> UInt32($0)) })
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        super.init()
    }

    /// A new identifier, unlike all others.
    public override convenience init() { self.init(seconds: UInt32(truncatingIfNeeded: Int(Date().timeIntervalSince1970))) }

    public static func generate() -> ObjectId { ObjectId() }

    /// - Parameter string: 24 hexadecimal digits; others are an error.
    public convenience init(string: String) throws {
        let digits: [UInt8] = Array(string.utf8)
        let bytes: [UInt8] = stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16) }
        guard digits.count == 24, bytes.count == 12 else {
            throw Realm.Error(.invalidInput, "Invalid Object ID string '\(string)': must be 24 hex digits")
        }
        self.init(bytes: bytes)
    }

    public convenience init(timestamp: Date, machineIdentifier: Int32, processIdentifier: Int32) {
        self.init(seconds: UInt32(truncatingIfNeeded: Int(timestamp.timeIntervalSince1970)))
    }

    public convenience init(from decoder: Decoder) throws { try self.init(string: try decoder.singleValueContainer().decode(String.self)) }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }

    public var stringValue: String { bytes.map { String(format: "%02x", Int($0)) }.joined() }

    /// When it was made, to the second.
    public var timestamp: Date { Date(timeIntervalSince1970: Double(bytes[0..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })) }

    public override var description: String { stringValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? ObjectId)?.bytes == bytes }
    public override var hash: Int { bytes.hashValue }
}

extension ObjectId: Comparable {
    public static func < (lhs: ObjectId, rhs: ObjectId) -> Bool { lhs.bytes.lexicographicallyPrecedes(rhs.bytes) }
}

extension ObjectId: ExpressibleByStringLiteral {
    /// A literal of 24 hexadecimal digits; another is an exception.
    public convenience init(stringLiteral value: String) {
        guard (try? ObjectId(string: value)) != nil else { realmException("Invalid Object ID string '\(value)': must be 24 hex digits") }
        try! self.init(string: value)
    }
}

extension ObjectId: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, RealmOptionalType {
    public typealias PersistedType = ObjectId
    public static var _rlmShape: _PropertyShape { _PropertyShape(.objectId) }
    public static func _rlmDefaultValue() -> ObjectId { ObjectId() }
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> ObjectId? { value as? ObjectId }
}

/// The end of the identifiers that an app makes.
private final class ObjectIdCounter: @unchecked Sendable {
    static var current: ObjectIdCounter { AppServices.object { ObjectIdCounter() } }

    let machine: [UInt8] = (0..<5).map { _ in UInt8.random(in: 0...255) }
    private let lock = NSLock()
    private var count = UInt32.random(in: 0...0xFFFF)

    func next() -> UInt32 {
        lock.withLock {
            count &+= 1
            return count
        }
    }
}
