import ObjectRuntime

/// The kind of the keys of a model's dictionaries.
open class MLDictionaryConstraint: NSObject, @unchecked Sendable {
    public let keyType: MLFeatureType
    init(keyType: MLFeatureType) { self.keyType = keyType }
}
