import Foundation

extension ProcessInfo {
    /// Things that the system may do or not while an activity lasts.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
        public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
        public static let animationTrackingEnabled = Self(rawValue: 1 << 45)
        public static let trackingEnabled = Self(rawValue: 1 << 46)
        public static let userInitiated = Self(rawValue: 0x00FF_FFFF | 1 << 20)
        public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00FF_FFFF & ~(1 << 20))
        public static let background = Self(rawValue: 0x0000_00FF)
        public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
        public static let userInteractive = Self(rawValue: Self.userInitiated.rawValue | Self.latencyCritical.rawValue)
    }

    /// An activity that has begun.
    private final class Activity: NSObject, @unchecked Sendable {
        let options: ActivityOptions
        let reason: String

        init(options: ActivityOptions, reason: String) {
            self.options = options
            self.reason = reason
            super.init()
        }
    }

    /// Begins an activity; what comes back ends it.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { Activity(options: options, reason: reason) }

    public func endActivity(_ activity: any NSObjectProtocol) {
        precondition(activity is Activity, "What is ended is an activity that has begun.")
    }

    /// Does work as an activity of its own.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) {
        let activity: any NSObjectProtocol = beginActivity(options: options, reason: reason)
        block()
        endActivity(activity)
    }

    /// Does work that may go on while the app is in the background, on a thread of its own. A simulator suspends nothing, so that the work is not told
    /// that its time is over.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global(qos: .utility).async { block(false) }
    }
}
