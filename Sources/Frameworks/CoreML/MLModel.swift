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

/// A model that was learnt. There is nothing here that runs one: none can be loaded.
open class MLModel: NSObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration
    open var modelDescription: MLModelDescription { MLModelDescription() }
    /// Throws `MLModelError.Code.io`.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, configuration: MLModelConfiguration()) }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        throw MLModelError(.io).asError("\(url.lastPathComponent) cannot be run here.")
    }
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration, completionHandler: @escaping @Sendable (Result<MLModel, any Error>) -> Void)
    {
        ServiceReply.send { completionHandler(Result { try MLModel(contentsOf: url, configuration: configuration) }) }
    }
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
        try MLModel(contentsOf: url, configuration: configuration)
    }
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io).asError("\(modelURL.lastPathComponent) cannot be compiled here.") }
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic).asError("No model runs here.") }
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider { try prediction(from: input) }
}

open class MLModelDescription: NSObject, @unchecked Sendable {
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var predictedProbabilitiesName: String? { nil }
    open var classLabels: [Any]? { nil }
}

open class MLFeatureDescription: NSObject, @unchecked Sendable {
    public let name: String
    public let type: MLFeatureType
    public let isOptional: Bool
    init(name: String, type: MLFeatureType, isOptional: Bool) { (self.name, self.type, self.isOptional) = (name, type, isOptional) }
}
