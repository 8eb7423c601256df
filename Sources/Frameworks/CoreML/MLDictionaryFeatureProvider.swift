import ObjectRuntime

/// Values in a dictionary.
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
