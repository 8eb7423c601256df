import ObjectRuntime

/// The inputs and outputs of a model.
open class MLModelDescription: NSObject, @unchecked Sendable {
    public let inputDescriptionsByName: [String: MLFeatureDescription]
    public let outputDescriptionsByName: [String: MLFeatureDescription]
    public let predictedFeatureName: String?
    public let predictedProbabilitiesName: String?
    public let metadata: [MLModelMetadataKey: Any]

    init(_ model: CompiledModel) {
        inputDescriptionsByName = Self.features(model.inputs)
        outputDescriptionsByName = Self.features(model.outputs)
        predictedFeatureName = model.predictedFeatureName.isEmpty ? nil : model.predictedFeatureName
        predictedProbabilitiesName = model.predictedProbabilitiesName.isEmpty ? nil : model.predictedProbabilitiesName
        let keys: [(String, MLModelMetadataKey)] = [
            ("description", .description), ("version", .versionString), ("author", .author), ("license", .license),
        ]
        metadata = keys.reduce(into: [:]) { result, key in result[key.1] = model.metadata[key.0] ?? "" }
    }

    private static func features(_ features: [CompiledModel.Feature]) -> [String: MLFeatureDescription] {
        Dictionary(features.map { ($0.name, MLFeatureDescription($0)) }) { first, _ in first }
    }
}
