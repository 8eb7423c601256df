@_exported import QuinceAVFoundation
@_exported import QuinceCoreML

public let SNErrorDomain = "com.apple.SoundAnalysis"

/// Why sounds are not told apart.
public struct SNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unknownError: Code { .unknownError }
    public static var operationFailed: Code { .operationFailed }
    public static var invalidFormat: Code { .invalidFormat }
    public static var invalidModel: Code { .invalidModel }
    public static var invalidFile: Code { .invalidFile }
}

extension SNError.Code {
    /// Whether an error is an `SNError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? SNError)?.code == code }
}

/// Something that is to be found in sounds.
public protocol SNRequest: NSObjectProtocol {}
/// Something that was found in sounds.
public protocol SNResult: NSObjectProtocol {}

public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}

/// Tells kinds of sounds apart. No model runs here, so that none is made.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    /// - Throws: `SNError.invalidModel`.
    public init(mlModel: MLModel) throws { throw SNError(.invalidModel) }
    /// - Throws: `SNError.invalidModel`.
    public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError(.invalidModel) }
    /// From 0 to 1. Default 0.5.
    open var overlapFactor: Double = 0.5
    open var windowDuration = CMTime(seconds: 3, preferredTimescale: 600)
    open var knownClassifications: [String] { [] }
}

/// A kind of sound.
open class SNClassification: NSObject, @unchecked Sendable {
    override init() {}
    open var identifier: String { "" }
    /// From 0 to 1.
    open var confidence: Double { 0 }
}

/// The kinds of a stretch of sound.
open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    override init() {}
    open var classifications: [SNClassification] { [] }
    open var timeRange: CMTimeRange { .zero }
    open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}

/// Hears of what is found. Every method but the first is optional.
@preconcurrency public protocol SNResultsObserving: NSObjectProtocol {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
    // No request can be made: not called.
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

/// Analyses sound as it comes.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    public init(format: AVAudioFormat) {}
    /// - Throws: `SNError.operationFailed`: there is nothing that could find anything.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw SNError(.operationFailed) }
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    open func completeAnalysis() {}
}

/// Analyses the sound of a file.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    /// - Throws: `SNError.invalidFile` where there is no such file.
    public init(url: URL) throws { if !FileManager.default.isReadableFile(atPath: url.path) { throw SNError(.invalidFile) } }
    /// - Throws: `SNError.operationFailed`: there is nothing that could find anything.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws { throw SNError(.operationFailed) }
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze() {}
    @preconcurrency open func analyze(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        guard let completionHandler else { return }
        ServiceReply.send { completionHandler(true) }
    }
    open func cancelAnalysis() {}
}
