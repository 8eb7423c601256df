@_exported import UIKit

public let kAppiraterFirstUseDate = "kAppiraterFirstUseDate"
public let kAppiraterUseCount = "kAppiraterUseCount"
public let kAppiraterSignificantEventCount = "kAppiraterSignificantEventCount"
public let kAppiraterCurrentVersion = "kAppiraterCurrentVersion"
public let kAppiraterRatedCurrentVersion = "kAppiraterRatedCurrentVersion"
public let kAppiraterDeclinedToRate = "kAppiraterDeclinedToRate"
public let kAppiraterReminderRequestDate = "kAppiraterReminderRequestDate"

/// Hears of what comes of asking for a rating. Without a network nobody is asked.
@preconcurrency @MainActor public protocol AppiraterDelegate: NSObjectProtocol {
    func appiraterShouldDisplayAlert(_ appirater: Appirater!) -> Bool
    func appiraterDidDisplayAlert(_ appirater: Appirater!)
    func appiraterDidDecline(toRate appirater: Appirater!)
    func appiraterDidOptToRate(_ appirater: Appirater!)
    func appiraterDidOptToRemindLater(_ appirater: Appirater!)
}

extension AppiraterDelegate {
    public func appiraterShouldDisplayAlert(_ appirater: Appirater!) -> Bool { true }
    public func appiraterDidDisplayAlert(_ appirater: Appirater!) {}
    public func appiraterDidDecline(toRate appirater: Appirater!) {}
    public func appiraterDidOptToRate(_ appirater: Appirater!) {}
    public func appiraterDidOptToRemindLater(_ appirater: Appirater!) {}
}

/// Counts how often an app is used, in its defaults. The library asks for a rating only while its server can be reached, so that without a network nobody is asked.
@preconcurrency @MainActor open class Appirater: NSObject {
    private var appId = ""
    /// Kept, as the numbers below: nobody is asked.
    private var days: Double = 30
    private var uses = 20
    private var events = -1
    private var daysBeforeReminding: Double = 1
    private var isDebugging = false
    private var opensInAppStore = false
    private weak var listener: (any AppiraterDelegate)?

    override init() { super.init() }

    open class func sharedInstance() -> Appirater! { AppServices.object { MainActor.assumeIsolated { Appirater() } } }
    private static var shared: Appirater { sharedInstance() }

    // MARK: - Settings

    open class func setAppId(_ appId: String!) { shared.appId = appId ?? "" }
    /// Default 30.
    open class func setDaysUntilPrompt(_ value: Double) { shared.days = value }
    /// Default 20.
    open class func setUsesUntilPrompt(_ value: Int) { shared.uses = value }
    /// Default -1: events do not count.
    open class func setSignificantEventsUntilPrompt(_ value: Int) { shared.events = value }
    /// Days. Default 1.
    open class func setTimeBeforeReminding(_ value: Double) { shared.daysBeforeReminding = value }
    open class func setDebug(_ debug: Bool) { shared.isDebugging = debug }
    open class func setDelegate(_ delegate: (any AppiraterDelegate)!) { shared.listener = delegate }
    open class func setOpenInAppStore(_ openInAppStore: Bool) { shared.opensInAppStore = openInAppStore }
    open class func setUsesAnimation(_ animation: Bool) {}
    open class func setAlwaysUseMainBundle(_ useMainBundle: Bool) {}

    // MARK: - Counting

    /// Counts a use.
    open class func appLaunched(_ canPromptForRating: Bool) { shared.count(kAppiraterUseCount) }
    open class func appLaunched() { appLaunched(true) }
    /// Counts a use.
    open class func appEnteredForeground(_ canPromptForRating: Bool) { shared.count(kAppiraterUseCount) }
    open class func userDidSignificantEvent(_ canPromptForRating: Bool) { shared.count(kAppiraterSignificantEventCount) }

    /// Another version of the app begins anew.
    private func count(_ key: String) {
        let defaults: UserDefaults = .standard
        let version: String = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? ""
        if defaults.string(forKey: kAppiraterCurrentVersion) != version {
            defaults.set(version, forKey: kAppiraterCurrentVersion)
            defaults.set(Date().timeIntervalSince1970, forKey: kAppiraterFirstUseDate)
            for name in [kAppiraterUseCount, kAppiraterSignificantEventCount] { defaults.set(0, forKey: name) }
            for name in [kAppiraterRatedCurrentVersion, kAppiraterDeclinedToRate] { defaults.set(false, forKey: name) }
            defaults.set(0, forKey: kAppiraterReminderRequestDate)
        }
        defaults.set(defaults.integer(forKey: key) + 1, forKey: key)
    }

    // MARK: - Asking

    /// Asks nobody: there is no network.
    open class func tryToShowPrompt() {}
    /// Asks nobody: there is no network.
    open class func forceShowPrompt(_ displayRateLaterButton: Bool) {}
    open class func closeModal() {}
    open class func userHasDeclinedToRate() -> Bool { UserDefaults.standard.bool(forKey: kAppiraterDeclinedToRate) }
    open class func userHasRatedCurrentVersion() -> Bool { UserDefaults.standard.bool(forKey: kAppiraterRatedCurrentVersion) }

    /// Remembers that it was rated, and opens the page of the store for it.
    open class func rateApp() {
        UserDefaults.standard.set(true, forKey: kAppiraterRatedCurrentVersion)
        guard let url = URL(string: "itms-apps://itunes.apple.com/app/id\(shared.appId)?action=write-review") else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
}
