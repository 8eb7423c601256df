extension UIApplication {
    /// Seconds that an app has in the background to finish its tasks.
    private static let backgroundSeconds: TimeInterval = 30

    /// Begins a task that may go on for 30 seconds after the app has left the screen; `handler` is called when they are over.
    @discardableResult
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    @discardableResult
    public func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        settings.lastBackgroundTask += 1
        settings.backgroundTasks[settings.lastBackgroundTask] = (taskName, handler)
        return UIBackgroundTaskIdentifier(rawValue: settings.lastBackgroundTask)
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        settings.backgroundTasks[identifier.rawValue] = nil
    }

    /// Seconds the app has left in the background; without end while it is on screen.
    public var backgroundTimeRemaining: TimeInterval {
        guard applicationState == .background, let since = settings.backgroundSince else { return .greatestFiniteMagnitude }
        return max(0, since + Self.backgroundSeconds - CACurrentMediaTime())
    }

    /// Starts or ends the time that tasks have in the background.
    func backgroundDidChange(isBackground: Bool) {
        settings.backgroundSince = isBackground ? CACurrentMediaTime() : nil
        backgroundTimer?.invalidate()
        backgroundTimer = nil
        guard isBackground, !settings.backgroundTasks.isEmpty else { return }
        backgroundTimer = Timer.scheduledTimer(withTimeInterval: Self.backgroundSeconds, repeats: false) { _ in
            MainActor.assumeIsolated { UIApplication.shared.expireBackgroundTasks() }
        }
    }

    func expireBackgroundTasks() {
        for (_, task) in settings.backgroundTasks.sorted(by: { $0.key < $1.key }) { task.expire?() }
    }

    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    public var isProtectedDataAvailable: Bool { true }

    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// Kept; nothing is fetched while the app is away.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask in the BackgroundTasks framework instead")
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        settings.fetchInterval = minimumBackgroundFetchInterval
    }

    public nonisolated static let backgroundRefreshStatusDidChangeNotification =
        NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public nonisolated static let protectedDataWillBecomeUnavailableNotification =
        NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    public nonisolated static let protectedDataDidBecomeAvailableNotification =
        NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    public nonisolated static let significantTimeChangeNotification = NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    public nonisolated static let willChangeStatusBarOrientationNotification =
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    public nonisolated static let didChangeStatusBarOrientationNotification =
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
}
