import ObjectRuntime

/// The kind of one of a model's values, and its bounds.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
    public let name: String
    public let type: MLFeatureType
    public let isOptional: Bool
    public let imageConstraint: MLImageConstraint?
    public let multiArrayConstraint: MLMultiArrayConstraint?
    public let dictionaryConstraint: MLDictionaryConstraint?

    init(_ feature: CompiledModel.Feature) {
        name = feature.name
        type = feature.type
        isOptional = feature.isOptional
        imageConstraint = type == .image ? MLImageConstraint(feature) : nil
        multiArrayConstraint = type == .multiArray ? MLMultiArrayConstraint(feature) : nil
        dictionaryConstraint = type == .dictionary ? MLDictionaryConstraint(keyType: feature.elementType) : nil
    }

    /// Whether the value is of the feature's kind, or undefined and the feature optional.
    open func isAllowedValue(_ value: MLFeatureValue) -> Bool { value.isUndefined ? isOptional : value.type == type }
}
