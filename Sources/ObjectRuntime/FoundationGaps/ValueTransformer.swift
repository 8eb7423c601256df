import Foundation

/// The name that a value transformer is found by.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
}

/// Turns values of one kind into another and, where it can, back. Foundation on Linux has none.
open class ValueTransformer: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? { original.map { $0.transformedValue(value) } ?? value }

    /// The original of a transformed value.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        if let original { return original.reverseTransformedValue(value) }
        precondition(Swift.type(of: self).allowsReverseTransformation(), "\(self) does not transform back")
        return transformedValue(value)
    }

    private final class Table: @unchecked Sendable {
        private let lock = NSLock()
        private var transformers: [String: ValueTransformer] = [:]

        subscript(name: String) -> ValueTransformer? {
            get { lock.withLock { transformers[name] } }
            set { lock.withLock { transformers[name] = newValue } }
        }

        var names: [String] { lock.withLock { transformers.keys.sorted() } }
    }

    private static let table = Table()

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) { table[name.rawValue] = transformer }
    open class func valueTransformerNames() -> [NSValueTransformerName] { table.names.map { NSValueTransformerName($0) } }

    /// The transformer of that name: one that was set, one of Foundation's own, or a new one of the class of that name.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let found = Self.named(name.rawValue) else { return nil }
        self.init(standingFor: found)
    }

    // Not designated: a subclass would not inherit the one above.
    private convenience init(standingFor original: ValueTransformer) {
        self.init()
        self.original = original
    }

    private var original: ValueTransformer?

    /// Whether it is one of Foundation's own that turn archives into values.
    package var isArchiving: Bool { self is KeyedUnarchiveTransformer }

    package static func named(_ name: String) -> ValueTransformer? {
        if let set = table[name] { return set }
        switch name {
        case "NSSecureUnarchiveFromData": return NSSecureUnarchiveFromDataTransformer()
        case "NSKeyedUnarchiveFromData", "NSUnarchiveFromData": return KeyedUnarchiveTransformer()
        default: return ObjCRuntime.type(named: name).flatMap { ObjCRuntime.instantiate($0) } as? ValueTransformer
        }
    }
}

/// Keeps values as archives of classes that may be read back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    open class var allowedTopLevelClasses: [AnyClass] {
        [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self, NSNull.self]
    }

    open override class func allowsReverseTransformation() -> Bool { true }

    /// The value in an archive.
    open override func transformedValue(_ value: Any?) -> Any? { (value as? Data).flatMap(TransformableArchive.value) }

    /// The archive of a value.
    open override func reverseTransformedValue(_ value: Any?) -> Any? { value.flatMap { TransformableArchive.data($0) } }
}

private final class KeyedUnarchiveTransformer: ValueTransformer, @unchecked Sendable {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Data).flatMap(TransformableArchive.value) }
    override func reverseTransformedValue(_ value: Any?) -> Any? { value.flatMap { TransformableArchive.data($0) } }
}

/// Values as keyed archives.
package enum TransformableArchive {
    package static func data(_ value: Any) -> Data? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(value, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    package static func value(_ data: Data) -> Any? {
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        unarchiver.requiresSecureCoding = false
        defer { unarchiver.finishDecoding() }
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
