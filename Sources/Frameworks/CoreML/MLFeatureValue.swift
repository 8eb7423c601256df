@_exported import QuinceCoreVideo
import ObjectRuntime

/// One value that goes into a model or comes out of one.
open class MLFeatureValue: NSObject, NSCopying, @unchecked Sendable {
    public let type: MLFeatureType
    private let value: Any?

    private init(_ type: MLFeatureType, _ value: Any?) { (self.type, self.value) = (type, value) }
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    public convenience init(double value: Double) { self.init(.double, value) }
    public convenience init(string value: String) { self.init(.string, value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
    public convenience init(sequence: MLSequence) { self.init(.sequence, sequence) }
    public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }
    /// Throws where a key is neither a string nor a whole number.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        guard value.keys.allSatisfy({ $0.base is String || $0.base is Int || $0.base is Int64 || $0.base is NSNumber || $0.base is NSString }) else {
            throw MLModelError(.featureType).asError("A dictionary's keys are strings or integers.")
        }
        self.init(.dictionary, value)
    }

    open var isUndefined: Bool { value == nil }
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
    open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
    open var sequenceValue: MLSequence? { value as? MLSequence }
    /// Whether both have the same kind and the same value; arrays and images are compared as objects.
    open func isEqual(to value: MLFeatureValue) -> Bool {
        guard type == value.type, isUndefined == value.isUndefined else { return false }
        return switch type {
        case .invalid: true
        case .int64: int64Value == value.int64Value
        case .double: doubleValue == value.doubleValue
        case .string: stringValue == value.stringValue
        case .image: imageBufferValue === value.imageBufferValue
        case .multiArray: multiArrayValue === value.multiArrayValue
        case .dictionary: dictionaryValue == value.dictionaryValue
        case .sequence: sequenceValue?.stringValues == value.sequenceValue?.stringValues && sequenceValue?.int64Values == value.sequenceValue?.int64Values
        }
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? MLFeatureValue).map(isEqual(to:)) ?? false }
    open override var hash: Int { type.rawValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
