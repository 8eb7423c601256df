import ObjectRuntime

public enum MLFeatureType: Int, Sendable { case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence }

/// One value that goes into a model or comes out of one.
open class MLFeatureValue: NSObject, NSCopying, @unchecked Sendable {
    public let type: MLFeatureType
    private let value: Any?

    private init(_ type: MLFeatureType, _ value: Any?) { (self.type, self.value) = (type, value) }
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    public convenience init(double value: Double) { self.init(.double, value) }
    public convenience init(string value: String) { self.init(.string, value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
    public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }

    open var isUndefined: Bool { value == nil }
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]
    /// Takes feature values, numbers, texts and arrays; throws for others.
    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as String: MLFeatureValue(string: value)
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Int64: MLFeatureValue(int64: value)
            case let value as Double: MLFeatureValue(double: value)
            case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
            default: throw MLModelError(.featureType).asError("\(Swift.type(of: value)) is no feature.")
            }
        }
    }
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable { case double = 0x10040, float32 = 0x10020, float16 = 0x10010, int32 = 0x20020 }

/// Numbers in any number of dimensions, the last one's next to each other.
open class MLMultiArray: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let strides: [NSNumber]
    public let dataType: MLMultiArrayDataType
    private var numbers: [Double]

    /// All zeros.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        guard shape.allSatisfy({ $0.intValue > 0 }) else { throw MLModelError(.parameters).asError("A dimension is at least 1.") }
        self.shape = shape
        self.dataType = dataType
        var stride = 1, strides: [NSNumber] = []
        for size in shape.reversed() {
            strides.insert(NSNumber(value: stride), at: 0)
            stride *= size.intValue
        }
        self.strides = strides
        numbers = Array(repeating: 0, count: stride)
    }

    public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        numbers = Array(data)
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        numbers = data.map(Double.init)
    }
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Int32 {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        numbers = data.map(Double.init)
    }

    open var count: Int { numbers.count }
    open subscript(idx: Int) -> NSNumber {
        get { number(numbers[idx]) }
        set { numbers[idx] = newValue.doubleValue }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { number(numbers[place(key)]) }
        set { numbers[place(key)] = newValue.doubleValue }
    }
    private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
    private func number(_ value: Double) -> NSNumber {
        switch dataType {
        case .double: NSNumber(value: value)
        case .float32, .float16: NSNumber(value: Float(value))
        case .int32: NSNumber(value: Int32(value))
        }
    }
}
