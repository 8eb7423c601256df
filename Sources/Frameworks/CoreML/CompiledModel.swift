import ObjectRuntime

/// The compiled form of a model, as the build of an app writes it: a folder `Name.mlmodelc` with a property list of inputs and outputs.
struct CompiledModel: Decodable {
    struct Feature: Decodable {
        var name: String
        var kind: Int?
        var isOptional: Bool
        var width: Int
        var height: Int
        var isGray: Bool
        var shape: [Int]
        var dataType: Int
        var element: Int?

        var type: MLFeatureType { kind.flatMap(MLFeatureType.init) ?? .invalid }
        var elementType: MLFeatureType { element.flatMap(MLFeatureType.init) ?? .invalid }
    }

    var inputs: [Feature]
    var outputs: [Feature]
    var predictedFeatureName: String
    var predictedProbabilitiesName: String
    var metadata: [String: String]

    /// Nil where there is none at `url`.
    init?(at url: URL) {
        let file: URL = url.appendingPathComponent("description.plist")
        guard let data = try? Data(contentsOf: file), let model = try? PropertyListDecoder().decode(CompiledModel.self, from: data) else { return nil }
        self = model
    }
}
