@_exported import QuinceAVFoundation
import ObjectRuntime

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting = 0, running, finishing, canceling, completed }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified = 0, dictation, search, confirmation }

/// A recogniser of the user's language. In a protocol's extension: in the class it could not fail, as NSObject's does not.
public protocol _CurrentLanguageMaking {}

extension SFSpeechRecognizer: _CurrentLanguageMaking {}

extension _CurrentLanguageMaking where Self: SFSpeechRecognizer {
    public init?() { self.init(_known: .current) }
}

/// Understands speech. Nothing listens here: it may not be used, and is not available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
    open var queue: OperationQueue = .main
    open var isAvailable: Bool { false }
    /// Whether speech can be recognised without a service. It is what it is set to; nothing is recognised here.
    open var supportsOnDeviceRecognition = false
    public convenience init?(locale: Locale) { self.init(_known: locale) }
    public required init(_known: Locale) { locale = _known }
    open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        UsageDescription.require("NSSpeechRecognitionUsageDescription")
        ServiceReply.send { handler(.denied) }
    }
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        ServiceReply.send(on: .main) { resultHandler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1700)) }
        return SFSpeechRecognitionTask()
    }
    @discardableResult
    open func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        ServiceReply.send(on: .main) { try? delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
        return task
    }
}
@preconcurrency public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) throws(Unimplemented)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechRecognizer:availabilityDidChange:", on: self, [speechRecognizer, available])
    }
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint: SFSpeechRecognitionTaskHint = .unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() { super.init() }
    /// Takes what was recorded; nobody listens.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)! }
    open func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL) { url = URL }
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { nil }
    open func finish() {}
    open func cancel() {}
}
@preconcurrency public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) throws(Unimplemented)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) throws(Unimplemented)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) throws(Unimplemented)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) throws(Unimplemented)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) throws(Unimplemented)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) throws(Unimplemented)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechRecognitionDidDetectSpeech:", on: self, [task])
    }
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechRecognitionTask:didHypothesizeTranscription:", on: self, [task, transcription])
    }
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechRecognitionTask:didFinishRecognition:", on: self, [task, recognitionResult])
    }
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechRecognitionTaskFinishedReadingAudio:", on: self, [task])
    }
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechRecognitionTaskWasCancelled:", on: self, [task])
    }
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechRecognitionTask:didFinishSuccessfully:", on: self, [task, successfully])
    }
}

open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// In seconds from the recording's beginning.
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var alternativeSubstrings: [String] { [] }
    open var confidence: Float { 0 }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { false }
}
