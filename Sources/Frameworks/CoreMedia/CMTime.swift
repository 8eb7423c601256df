@_exported import ObjectRuntime
@_exported import QuinceCoreAudioTypes
@_exported import QuinceCoreVideo

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public typealias CMItemCount = CFIndex
public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public let kCMTimeMaxTimescale: CMTimeScale = 0x7FFF_FFFF

public struct CMTimeFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a fraction: `value` over `timescale` seconds. Some are no number: invalid, indefinite, infinite.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// An invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// The nearest fraction of that timescale; a smaller one where the value would not fit.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self = seconds.isNaN ? .invalid : CMTime()
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds * Double(scale)) >= 9.2e18 { scale /= 2 }
        let exact = seconds * Double(scale)
        guard abs(exact) < 9.2e18 else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let whole = exact.rounded(.toNearestOrAwayFromZero)
        self.init(value: Int64(whole), timescale: scale, flags: whole == exact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
    }

    public static let invalid = CMTime()
    public static let zero = CMTime(value: 0, timescale: 1)
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { flags.intersection([.valid, .impliedValueFlagsMask]) == .valid }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Not a number where the time is none.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
        let product = value.multipliedFullWidth(by: Int64(newTimescale))
        let (quotient, remainder) = Int64(timescale).dividingFullWidthSafely(product)
        guard let quotient else { return value < 0 ? .negativeInfinity : .positiveInfinity }
        var result = CMTime(value: quotient, timescale: newTimescale, flags: flags, epoch: epoch)
        guard remainder != 0 else { return result }
        let isNegative = value < 0
        let away: Bool =
            switch method {
            case .roundHalfAwayFromZero: remainder.magnitude * 2 >= UInt64(timescale)
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: newTimescale > timescale ? remainder.magnitude * 2 >= UInt64(timescale) : false
            case .roundTowardPositiveInfinity: !isNegative
            case .roundTowardNegativeInfinity: isNegative
            }
        if away { result.value += isNegative ? -1 : 1 }
        result.flags.insert(.hasBeenRounded)
        return result
    }

    /// -1, 0 or 1. Invalid times come last, indefinite ones before them and after infinity.
    fileprivate func order(_ other: CMTime) -> Int32 {
        func rank(_ time: CMTime) -> Int {
            if !time.isValid { return 4 }
            if time.isIndefinite { return 3 }
            if time.isPositiveInfinity { return 2 }
            return time.isNegativeInfinity ? 0 : 1
        }
        let (a, b) = (rank(self), rank(other))
        if a != b { return a < b ? -1 : 1 }
        guard a == 1 else { return 0 }
        if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
        let (left, right) = (value.multipliedFullWidth(by: Int64(other.timescale)), other.value.multipliedFullWidth(by: Int64(timescale)))
        if left.high != right.high { return left.high < right.high ? -1 : 1 }
        return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
    }

    fileprivate func sum(_ other: CMTime, sign: Int64) -> CMTime {
        guard isValid, other.isValid else { return .invalid }
        if isIndefinite || other.isIndefinite { return .indefinite }
        if !isNumeric || !other.isNumeric {
            let first = isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0
            let second = (other.isPositiveInfinity ? 1 : other.isNegativeInfinity ? -1 : 0) * Int(sign)
            if first * second < 0 { return .invalid }
            return first + second > 0 ? .positiveInfinity : .negativeInfinity
        }
        guard epoch == other.epoch else { return .invalid }
        let common = Self.leastCommonMultiple(Int64(timescale), Int64(other.timescale))
        let scale = CMTimeScale(min(common, Int64(kCMTimeMaxTimescale)))
        let (a, b) = (convertScale(scale, method: .default), other.convertScale(scale, method: .default))
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        let (value, overflow) = a.value.addingReportingOverflow(sign * b.value)
        if overflow { return a.value < 0 ? .negativeInfinity : .positiveInfinity }
        return CMTime(value: value, timescale: scale, flags: a.flags.union(b.flags), epoch: epoch)
    }

    private static func leastCommonMultiple(_ a: Int64, _ b: Int64) -> Int64 {
        var (x, y) = (a, b)
        while y != 0 { (x, y) = (y, x % y) }
        return a / x * b
    }
}

extension Int64 {
    /// Quotient and remainder of a product, both towards zero; a nil quotient where it does not fit.
    fileprivate func dividingFullWidthSafely(_ product: (high: Int64, low: UInt64)) -> (Int64?, Int64) {
        let isNegative = product.high < 0
        var (high, low) = (UInt64(bitPattern: product.high), product.low)
        if isNegative {
            low = ~low &+ 1
            high = ~high &+ (low == 0 ? 1 : 0)
        }
        guard high < magnitude else { return (nil, 0) }
        let (quotient, remainder) = magnitude.dividingFullWidth((high, low))
        guard quotient <= UInt64(Int64.max) else { return (nil, 0) }
        return (isNegative ? -Int64(quotient) : Int64(quotient), isNegative ? -Int64(remainder) : Int64(remainder))
    }
}

extension CMTime: Hashable, Comparable {
    public static func == (time1: CMTime, time2: CMTime) -> Bool { time1.order(time2) == 0 }
    public static func < (time1: CMTime, time2: CMTime) -> Bool { time1.order(time2) < 0 }

    public func hash(into hasher: inout Hasher) {
        // Equal times of other timescales are equally many seconds.
        hasher.combine(isNumeric ? seconds : Double(flags.rawValue))
    }

    public static func + (addend1: CMTime, addend2: CMTime) -> CMTime { addend1.sum(addend2, sign: 1) }
    public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { minuend.sum(subtrahend, sign: -1) }
    public static func += (left: inout CMTime, right: CMTime) { left = left + right }
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }
}

extension CMTime: CustomStringConvertible {
    public var description: String { CMTimeCopyDescription(allocator: nil, time: self) as String? ?? "" }
}

// MARK: - Functions

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.order(time2) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time1 < time2 ? time2 : time1 }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? .zero - time : time }
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1) }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return multiplier < 0 ? .zero - time : time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 90_000))
}
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isNumeric, divisor != 0 else { return time.isNumeric ? .invalid : time }
    let (product, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    if overflow || product % Int64(divisor) != 0 {
        return CMTime(seconds: time.seconds * Double(multiplier) / Double(divisor), preferredTimescale: max(time.timescale, 90_000))
    }
    return CMTime(value: product / Int64(divisor), timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
public func CMTimeCopyDescription(allocator: AnyObject?, time: CMTime) -> CFString? {
    if !time.isValid { return "{INVALID}" as NSString }
    if time.isIndefinite { return "{INDEFINITE}" as NSString }
    if !time.isNumeric { return (time.isPositiveInfinity ? "{+INFINITY}" : "{-INFINITY}") as NSString }
    return String(format: "{%lld/%d = %.3f%@}", time.value, time.timescale, time.seconds, (time.hasBeenRounded ? ", rounded" : "") as NSString) as NSString
}
public func CMTimeShow(_ time: CMTime) { print(time) }

public var kCMTimeZero: CMTime { .zero }
public var kCMTimeInvalid: CMTime { .invalid }
public var kCMTimeIndefinite: CMTime { .indefinite }
public var kCMTimePositiveInfinity: CMTime { .positiveInfinity }
public var kCMTimeNegativeInfinity: CMTime { .negativeInfinity }

extension CMTime: StructureInValue {}
