/// Names a task that an app finishes after it has left the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The outcome of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0, noData = 1, failed = 2
}

/// Whether the app may refresh itself in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0, denied = 1, available = 2
}
