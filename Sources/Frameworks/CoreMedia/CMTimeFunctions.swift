import ObjectRuntime

// Times carried from one span to another, and written into dictionaries.

/// The place in `toRange` that is as far along as `t` is in `fromRange`. Invalid for an invalid time or a span that is no number.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard t.isValid, fromRange.start.isNumeric, toRange.start.isNumeric else { return .invalid }
    return toRange.start + CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange)
}

/// A duration made longer or shorter as `toRange` is to `fromRange`.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard dur.isValid, fromRange.duration.isNumeric, toRange.duration.isNumeric, fromRange.duration.value != 0 else { return .invalid }
    if fromRange.duration == toRange.duration || !dur.isNumeric { return dur }
    // Whole, where it can be.
    let scale: CMTimeScale = max(dur.timescale, fromRange.duration.timescale, toRange.duration.timescale)
    let (part, from) = (dur.convertScale(scale, method: .default), fromRange.duration.convertScale(scale, method: .default))
    let to: CMTime = toRange.duration.convertScale(scale, method: .default)
    let (product, overflow) = part.value.multipliedReportingOverflow(by: to.value)
    guard !overflow, from.value != 0 else {
        return CMTime(seconds: dur.seconds * toRange.duration.seconds / fromRange.duration.seconds, preferredTimescale: scale)
    }
    if product % from.value == 0 { return CMTime(value: product / from.value, timescale: scale) }
    return CMTime(seconds: Double(product) / Double(from.value) / Double(scale), preferredTimescale: max(scale, 90_000))
}

/// The time within `foldRange` that `time` comes to when the span is repeated without end.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.start.isNumeric, foldRange.duration.isNumeric, foldRange.duration > .zero else { return .invalid }
    let scale: CMTimeScale = max(time.timescale, foldRange.duration.timescale, foldRange.start.timescale)
    let offset: Int64 = (time - foldRange.start).convertScale(scale, method: .default).value
    let length: Int64 = foldRange.duration.convertScale(scale, method: .default).value
    let rest: Int64 = ((offset % length) + length) % length
    return foldRange.start + CMTime(value: rest, timescale: scale)
}

nonisolated(unsafe) public let kCMTimeValueKey: CFString = "value" as NSString
nonisolated(unsafe) public let kCMTimeScaleKey: CFString = "timescale" as NSString
nonisolated(unsafe) public let kCMTimeEpochKey: CFString = "epoch" as NSString
nonisolated(unsafe) public let kCMTimeFlagsKey: CFString = "flags" as NSString
nonisolated(unsafe) public let kCMTimeRangeStartKey: CFString = "start" as NSString
nonisolated(unsafe) public let kCMTimeRangeDurationKey: CFString = "duration" as NSString

public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: AnyObject?) -> CFDictionary? { CMTimeDictionary.dictionary(of: time) }
/// Invalid for a dictionary that holds no time.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime { CMTimeDictionary.time(of: dictionaryRepresentation) }
public func CMTimeRangeCopyAsDictionary(_ range: CMTimeRange, allocator: AnyObject?) -> CFDictionary? {
    ["start": CMTimeDictionary.dictionary(of: range.start), "duration": CMTimeDictionary.dictionary(of: range.duration)] as NSDictionary
}
public func CMTimeRangeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary) -> CMTimeRange {
    CMTimeRange(
        start: CMTimeDictionary.time(of: dictionaryRepresentation["start"] as? NSDictionary),
        duration: CMTimeDictionary.time(of: dictionaryRepresentation["duration"] as? NSDictionary))
}
public func CMTimeRangeCopyDescription(allocator: AnyObject?, range: CMTimeRange) -> CFString? { "{\(range.start), \(range.duration)}" as NSString }

/// A mapping that shows nothing for that long.
public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping { CMTimeMapping(source: .invalid, target: target) }
public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping { CMTimeMapping(source: source, target: target) }

/// Times as dictionaries.
enum CMTimeDictionary {
    static func dictionary(of time: CMTime) -> NSDictionary {
        [
            "value": NSNumber(value: time.value), "timescale": NSNumber(value: time.timescale), "epoch": NSNumber(value: time.epoch),
            "flags": NSNumber(value: time.flags.rawValue),
        ] as NSDictionary
    }

    static func time(of dictionary: NSDictionary?) -> CMTime {
        func number(_ key: String) -> NSNumber? { dictionary?[key] as? NSNumber ?? (dictionary?[key] as? Int).map { NSNumber(value: $0) } }
        guard let value = number("value"), let scale = number("timescale"), let flags = number("flags") else { return .invalid }
        return CMTime(
            value: value.int64Value, timescale: scale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value), epoch: number("epoch")?.int64Value ?? 0)
    }
}

// The macros of Core Media's headers, which Swift has as functions.

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }
public func CMTIMERANGE_IS_INDEFINITE(_ range: CMTimeRange) -> Bool { range.isIndefinite }
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }
