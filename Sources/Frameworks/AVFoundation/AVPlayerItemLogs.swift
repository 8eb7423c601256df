import UIKit

/// A log of a stream's playback.
open class AVPlayerItemAccessLog: NSObject, NSCopying, @unchecked Sendable {
    public let events: [AVPlayerItemAccessLogEvent]
    package init(events: [AVPlayerItemAccessLogEvent]) { self.events = events }
    open func extendedLogData() -> Data? {
        Data(events.map { "\($0.uri ?? "-") \($0.durationWatched) \($0.numberOfBytesTransferred)" }.joined(separator: "\n").utf8)
    }
    open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A stretch of playback. Numbers that are not known are negative.
open class AVPlayerItemAccessLogEvent: NSObject, NSCopying, @unchecked Sendable {
    open var numberOfMediaRequests = -1
    open var playbackStartDate: Date?
    open var uri: String?
    open var serverAddress: String?
    open var numberOfServerAddressChanges = -1
    open var playbackSessionID: String?
    open var playbackStartOffset: TimeInterval = -1
    open var segmentsDownloadedDuration: TimeInterval = -1
    open var durationWatched: TimeInterval = -1
    open var numberOfStalls = -1
    open var numberOfBytesTransferred: Int64 = -1
    open var transferDuration: TimeInterval = -1
    open var observedBitrate: Double = -1
    open var indicatedBitrate: Double = -1
    open var indicatedAverageBitrate: Double = -1
    open var averageVideoBitrate: Double = -1
    open var averageAudioBitrate: Double = -1
    open var numberOfDroppedVideoFrames = -1
    open var startupTime: TimeInterval = -1
    open var downloadOverdue = -1
    open var observedMaxBitrate: Double = -1
    open var observedMinBitrate: Double = -1
    open var observedBitrateStandardDeviation: Double = -1
    open var playbackType: String?
    open var mediaRequestsWWAN = -1
    open var switchBitrate: Double = -1
    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A log of errors.
open class AVPlayerItemErrorLog: NSObject, NSCopying, @unchecked Sendable {
    public let events: [AVPlayerItemErrorLogEvent]
    init(_ error: any Error, uri: String?) { events = [AVPlayerItemErrorLogEvent(error as NSError, uri: uri)] }
    open func extendedLogData() -> Data? { Data(events.map { "\($0.errorDomain) \($0.errorStatusCode)" }.joined(separator: "\n").utf8) }
    open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class AVPlayerItemErrorLogEvent: NSObject, NSCopying, @unchecked Sendable {
    public let date: Date?
    public let uri: String?
    public let errorStatusCode: Int
    public let errorDomain: String
    public let errorComment: String?
    open var serverAddress: String? { nil }
    open var playbackSessionID: String? { nil }
    init(_ error: NSError, uri: String?) {
        date = Date()
        self.uri = uri
        (errorStatusCode, errorDomain, errorComment) = (error.code, error.domain, error.localizedDescription)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
