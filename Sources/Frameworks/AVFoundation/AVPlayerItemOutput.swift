import QuinceCoreMedia
import UIKit

/// A destination of an item's pictures or words.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    open var suppressesPlayerRendering = false
    weak var item: AVPlayerItem?

    /// The item's time at a moment of the clock. Invalid without an item.
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
        guard let item else { return .invalid }
        return ServiceReply.onMain {
            item.currentTime() + CMTime(seconds: (hostTimeInSeconds - CACurrentMediaTime()) * Double(item.player?.rate ?? 0), preferredTimescale: 1_000_000_000)
        }
    }
    open func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime { itemTime(forHostTime: Double(machAbsoluteTime) / 1e9) }
}

/// Hands out the pictures of an item. Nothing is decoded: there is none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    private let settings: [String: Any]
    public init(pixelBufferAttributes: [String: any Sendable]? = nil) {
        settings = pixelBufferAttributes ?? [:]
        super.init()
    }
    public init(outputSettings: [String: any Sendable]? = nil) {
        settings = outputSettings ?? [:]
        super.init()
    }
    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? { nil }
}

/// Hears that pictures come. Every method is optional.
@preconcurrency public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) throws(Unimplemented)
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) throws(Unimplemented)
}
extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("outputMediaDataWillChange:", on: self, [sender])
    }
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("outputSequenceWasFlushed:", on: self, [output])
    }
}

/// Hears of words and statements. Every method is optional.
@preconcurrency public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) throws(Unimplemented)
}
extension AVPlayerItemOutputPushDelegate {
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("outputSequenceWasFlushed:", on: self, [output])
    }
}

/// Hands out statements as an item plays. No file's are read: none comes.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    private let identifiers: [String]?
    public init(identifiers: [String]? = nil) {
        self.identifiers = identifiers
        super.init()
    }
    open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}
@preconcurrency public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    func metadataOutput(_ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)
        throws(Unimplemented)
}
extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("metadataOutput:didOutputTimedMetadataGroups:from:", on: self, [output, groups, track])
    }
}

/// Hands out captions. No file's are read: none comes.
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
    public struct TextStylingResolution: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = TextStylingResolution(rawValue: "AVPlayerItemLegibleOutputTextStylingResolutionDefault")
        public static let sourceAndRulesOnly = TextStylingResolution(rawValue: "AVPlayerItemLegibleOutputTextStylingResolutionSourceAndRulesOnly")
    }
    open private(set) weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var advanceIntervalForDelegateInvocation: TimeInterval = 0
    open var textStylingResolution = TextStylingResolution.default
    private let subtypes: [NSNumber]
    public override init() {
        subtypes = []
        super.init()
    }
    public init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber]) {
        self.subtypes = subtypes
        super.init()
    }
    open func setDelegate(_ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}
@preconcurrency public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString], nativeSampleBuffers nativeSamples: [Any],
        forItemTime itemTime: CMTime) throws(Unimplemented)
}
extension AVPlayerItemLegibleOutputPushDelegate {
    public func legibleOutput(
        _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString], nativeSampleBuffers nativeSamples: [Any],
        forItemTime itemTime: CMTime
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "legibleOutput:didOutputAttributedStrings:nativeSampleBuffers:forItemTime:", on: self, [output, strings, nativeSamples, itemTime])
    }
}

/// Gathers what a stream says of itself.
open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable { override init() {} }

/// Gathers statements about spans of the calendar. No stream is read: none comes.
open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector, @unchecked Sendable {
    open private(set) weak var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    private let identifiers: [String]?
    private let labels: [String]?
    public init(identifiers: [String]? = nil, classifyingLabels: [String]? = nil) {
        (self.identifiers, labels) = (identifiers, classifyingLabels)
        super.init()
    }
    open func setDelegate(_ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}
@preconcurrency public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {
    func metadataCollector(
        _ metadataCollector: AVPlayerItemMetadataCollector, didCollect metadataGroups: [AVDateRangeMetadataGroup], indexesOfNewGroups: IndexSet,
        indexesOfModifiedGroups: IndexSet)
}
