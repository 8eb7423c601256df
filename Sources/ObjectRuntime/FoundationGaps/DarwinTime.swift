import Foundation

// Darwin's clocks. A tick is a nanosecond here, as on Macs with Intel's processors; what asks for the length of a tick is told so.

public typealias kern_return_t = Int32
public let KERN_SUCCESS: kern_return_t = 0

/// How many nanoseconds a tick of `mach_absolute_time` has, as a fraction.
///
/// C has a function of the name without `_data_t` beside the type of that name, which Swift alone cannot: here functions stand for the type's initialisers.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init() { self.init(numer: 0, denom: 0) }
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t { mach_timebase_info_data_t(numer: numer, denom: denom) }

/// Fills `info` with the length of a tick.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> kern_return_t {
    info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Ticks since the machine was started, without the time that it slept.
public func mach_absolute_time() -> UInt64 { ticks(of: CLOCK_MONOTONIC) }

/// Ticks since the machine was started.
public func mach_continuous_time() -> UInt64 { ticks(of: CLOCK_BOOTTIME) }

private func ticks(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
