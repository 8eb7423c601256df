import ObjectRuntime

/// The dimensions and numbers of the arrays that a model takes or gives.
open class MLMultiArrayConstraint: NSObject, @unchecked Sendable {
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType

    init(_ feature: CompiledModel.Feature) {
        shape = feature.shape.map { NSNumber(value: $0) }
        dataType = MLMultiArrayDataType(rawValue: feature.dataType) ?? .double
    }
}
