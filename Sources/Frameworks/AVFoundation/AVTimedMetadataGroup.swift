import QuinceCoreMedia
import UIKit

/// Statements that belong together.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
    open internal(set) var items: [AVMetadataItem] = []
    open internal(set) var classifyingLabel: String?
    open internal(set) var uniqueID: String?
}

/// Statements about a span of time.
open class AVTimedMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying, @unchecked Sendable {
    open internal(set) var timeRange: CMTimeRange = .invalid
    public override init() { super.init() }
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        super.init()
        self.items = items
        self.timeRange = timeRange
    }
    open func copy(with zone: NSZone? = nil) -> Any { AVTimedMetadataGroup(items: items, timeRange: timeRange) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableTimedMetadataGroup(items: items, timeRange: timeRange) }
}

/// Statements about a span of time that an app makes.
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup, @unchecked Sendable {
    open override var timeRange: CMTimeRange {
        get { super.timeRange }
        set { super.timeRange = newValue }
    }
    open override var items: [AVMetadataItem] {
        get { super.items }
        set { super.items = newValue }
    }
}

/// Statements about a span of the calendar.
open class AVDateRangeMetadataGroup: AVMetadataGroup, NSCopying, @unchecked Sendable {
    open internal(set) var startDate: Date
    open internal(set) var endDate: Date?
    public init(items: [AVMetadataItem], start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
        super.init()
        self.items = items
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
