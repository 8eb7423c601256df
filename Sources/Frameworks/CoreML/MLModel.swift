@_exported import ObjectRuntime

public let MLModelErrorDomain = "com.apple.CoreML"

public struct MLModelError: Error, Sendable {
    public enum Code: Int, Sendable {
        case generic = 0, featureType, io, customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption, modelCollection
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    func asError(_ what: String) -> NSError {
        NSError(domain: MLModelErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: what])
    }
}

public enum MLComputeUnits: Int, Sendable { case cpuOnly = 0, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public override init() { super.init() }
    open var computeUnits: MLComputeUnits = .all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MLModelConfiguration()
        copy.computeUnits = computeUnits
        copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
        copy.modelDisplayName = modelDisplayName
        return copy
    }
}

open class MLPredictionOptions: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var usesCPUOnly = false
}

/// A model that was learnt: what it says of itself. Nothing here computes with it; predictions throw `MLModelError.Code.generic`.
open class MLModel: NSObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration
    public let modelDescription: MLModelDescription

    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, configuration: MLModelConfiguration()) }
    /// Throws `MLModelError.Code.io` where there is no compiled model.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        guard let model = CompiledModel(at: url) else {
            throw MLModelError(.io).asError("There is no model at \(url.lastPathComponent) that Quince can load. Quince does not run models.")
        }
        self.configuration = configuration
        modelDescription = MLModelDescription(model)
    }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(), completionHandler: @escaping (Result<MLModel, any Error>) -> Void
    ) {
        ServiceReply.send { completionHandler(Result { try MLModel(contentsOf: url, configuration: configuration) }) }
    }
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        try MLModel(contentsOf: url, configuration: configuration)
    }
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io).asError("\(modelURL.lastPathComponent) cannot be compiled here.") }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        try prediction(from: input, options: MLPredictionOptions())
    }
    /// Throws: `MLModelError.Code.featureType` for a value that the model does not take, else that nothing runs it.
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
        for (name, feature) in modelDescription.inputDescriptionsByName.sorted(by: { $0.key < $1.key }) {
            guard let value = input.featureValue(for: name) else {
                if feature.isOptional { continue }
                throw MLModelError(.featureType).asError("The model needs a value for \(name).")
            }
            guard feature.isAllowedValue(value) else { throw MLModelError(.featureType).asError("The value for \(name) is not one that the model takes.") }
        }
        throw MLModelError(.generic).asError("Quince does not run models.")
    }
    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        try predictions(from: inputBatch, options: MLPredictionOptions())
    }
    open func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws -> any MLBatchProvider {
        MLArrayBatchProvider(array: try (0..<inputBatch.count).map { try prediction(from: inputBatch.features(at: $0), options: options) })
    }
}
