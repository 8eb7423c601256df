import ObjectRuntime

/// The source of time.
public final class CMClock: Sendable {
    private static let host = CMClock()
    public static var hostTimeClock: CMClock { host }
    public var time: CMTime { CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000) }
}

/// Time as something that is played goes through it.
public final class CMTimebase: @unchecked Sendable {
    private let readTime: () -> CMTime
    private let readRate: () -> Double
    package init(time: @escaping () -> CMTime, rate: @escaping () -> Double) { (readTime, readRate) = (time, rate) }
    public var time: CMTime { readTime() }
    /// 0 while it stands, 1 where it goes as clocks do.
    public var rate: Double { readRate() }
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }

public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
