import QuinceCoreMedia
import UIKit

public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified = 0, male, female }
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice, known by its language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String
    open var identifier: String { "com.apple.voice.compact.\(language)" }
    open var name: String { Locale(identifier: "en").localizedString(forLanguageCode: String(language.prefix(2))) ?? language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    open var audioFileSettings: [String: Any] { [AVSampleRateKey: 22_050.0, AVNumberOfChannelsKey: 1, AVFormatIDKey: kAudioFormatLinearPCM] }
    open var voiceTraits: Traits { [] }
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let isNoveltyVoice = Traits(rawValue: 1 << 0)
        public static let isPersonalVoice = Traits(rawValue: 1 << 1)
    }
    public static let availableVoicesDidChangeNotification = NSNotification.Name("AVSpeechSynthesisAvailableVoicesDidChangeNotification")

    /// Nil for a language that has no voice.
    public init?(language languageCode: String?) {
        let code = languageCode ?? Self.currentLanguageCode()
        guard let known = Self.languages.first(where: { $0 == code || $0.hasPrefix(code + "-") }) else { return nil }
        language = known
    }
    public convenience init?(identifier: String) { self.init(language: identifier.split(separator: ".").last.map(String.init)) }

    open class func speechVoices() -> [AVSpeechSynthesisVoice] { languages.compactMap { AVSpeechSynthesisVoice(language: $0) } }
    open class func currentLanguageCode() -> String { "en-US" }
    private static let languages = [
        "ar-001", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-IE", "en-US", "en-ZA", "es-ES", "es-MX", "fi-FI", "fr-CA", "fr-FR",
        "he-IL", "hi-IN", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR", "nl-BE", "nl-NL", "nb-NO", "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU",
        "sk-SK", "sv-SE", "th-TH", "tr-TR", "zh-CN", "zh-HK", "zh-TW",
    ]
}

/// Words to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public let attributedSpeechString: NSAttributedString
    open var prefersAssistiveTechnologySettings = false
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }
    /// The words between the marks. Nil where it is no such text.
    public convenience init?(ssmlRepresentation string: String) {
        guard string.contains("<speak") else { return nil }
        self.init(string: SpeechMarks.words(of: string))
    }
    public convenience override init() { self.init(string: "") }
    /// About fifteen letters a second at the usual speed.
    var seconds: Double { preUtteranceDelay + Double(speechString.count) / (30 * Double(max(rate, 0.05))) + postUtteranceDelay }
}

/// Speaks, without a sound: each utterance takes its time.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open private(set) var isPaused = false
    open var isSpeaking: Bool { !queue.isEmpty }
    open var usesApplicationAudioSession = true
    open var mixToTelephonyUplink = false
    open var outputChannels: [AVAudioSessionChannelDescription]?
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable { case notDetermined = 0, denied, unsupported, authorized }
    open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    open class func requestPersonalVoiceAuthorization(completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void) {
        ServiceReply.send { handler(.unsupported) }
    }
    open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }
    public typealias BufferCallback = (AVAudioBuffer) -> Void
    public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void

    /// Hands the sound to the block: silence as long as the words take, and an empty buffer at the end.
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {
        write(utterance, toBufferCallback: bufferCallback, toMarkerCallback: nil)
    }
    /// The same, with the places of the words.
    open func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback, toMarkerCallback markerCallback: MarkerCallback?)
    {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1) else { return }
        let frames = AVAudioFrameCount(utterance.seconds * 22_050)
        ServiceReply.send(on: .main) {
            for length in [frames, 0] {
                guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: max(1, length)) else { return }
                buffer.frameLength = length
                bufferCallback(buffer)
                if length > 0 { markerCallback?(SpeechMarks.markers(of: utterance.speechString, frames: Int(frames))) }
            }
        }
    }
    private var queue: [AVSpeechUtterance] = []
    private var timer: SessionTimer?
    private var wordTimer: SessionTimer?
    private var unsaid: ArraySlice<NSRange> = []

    open func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        if queue.count == 1 { next() }
    }
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let first = queue.first else { return false }
        timer?.invalidate()
        wordTimer?.invalidate()
        (queue, isPaused) = ([], false)
        try? delegate?.speechSynthesizer(self, didCancel: first)
        return true
    }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let first = queue.first, !isPaused else { return false }
        timer?.invalidate()
        wordTimer?.invalidate()
        isPaused = true
        try? delegate?.speechSynthesizer(self, didPause: first)
        return true
    }
    @discardableResult open func continueSpeaking() -> Bool {
        guard let first = queue.first, isPaused else { return false }
        isPaused = false
        try? delegate?.speechSynthesizer(self, didContinue: first)
        say(unsaid, of: first)
        wait(first)
        return true
    }

    /// Tells of each word when it is its turn.
    private func say(_ words: ArraySlice<NSRange>, of utterance: AVSpeechUtterance) {
        unsaid = words
        guard let word = words.first, queue.first === utterance, !isPaused else { return }
        try? delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
        unsaid = words.dropFirst()
        guard let next = unsaid.first else { return }
        let share: Double = Double(next.location - word.location) / Double(max(1, utterance.speechString.utf16.count))
        wordTimer?.invalidate()
        wordTimer = SessionTimer(after: utterance.seconds * share) { [weak self] in
            guard let self else { return }
            say(unsaid, of: utterance)
        }
    }

    private func next() {
        guard let first = queue.first else { return }
        ServiceReply.send(on: .main) { [weak self] in
            guard let self, queue.first === first else { return }
            try? delegate?.speechSynthesizer(self, didStart: first)
            say(SpeechMarks.ranges(of: first.speechString)[...], of: first)
            wait(first)
        }
    }

    private func wait(_ utterance: AVSpeechUtterance) {
        timer = SessionTimer(after: utterance.seconds) { [weak self] in
            guard let self, queue.first === utterance else { return }
            queue.removeFirst()
            try? delegate?.speechSynthesizer(self, didFinish: utterance)
            next()
        }
    }
}

/// Hears how far a synthesizer came. Every method is optional.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) throws(Unimplemented)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) throws(Unimplemented)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) throws(Unimplemented)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) throws(Unimplemented)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) throws(Unimplemented)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
        throws(Unimplemented)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechSynthesizer:didStart:", on: self, [synthesizer, utterance])
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechSynthesizer:didFinish:", on: self, [synthesizer, utterance])
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechSynthesizer:didPause:", on: self, [synthesizer, utterance])
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechSynthesizer:didContinue:", on: self, [synthesizer, utterance])
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechSynthesizer:didCancel:", on: self, [synthesizer, utterance])
    }
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("speechSynthesizer:willSpeakRangeOfSpeechString:utterance:", on: self, [synthesizer, characterRange, utterance])
    }
}
