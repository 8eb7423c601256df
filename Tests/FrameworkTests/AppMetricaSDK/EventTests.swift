import Foundation
import Testing
@testable import QuinceAppCenterSDK
@testable import QuinceAppMetricaSDK
@testable import QuinceAppirater
@testable import QuinceFirebase
@testable import UIKit

@Suite("Libraries for events", .serialized) @MainActor
struct EventTests {
    private static let key = "01234567-89ab-cdef-0123-456789abcdef"

    private func wait(_ isDone: () -> Bool) async throws {
        for _ in 0..<500 where !isDone() { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(isDone())
    }

    @Test("AppMetrica refuses events that it cannot take, and takes others") func appMetrica() async throws {
        AppContext.renew()
        #expect(AppMetricaConfiguration(apiKey: "") == nil && AppMetrica.reporter(for: "x") == nil)
        var heard: [Int] = []
        let fail: (any Error) -> Void = { heard.append(($0 as NSError).code) }
        AppMetrica.reportEvent(name: "early", onFailure: fail)
        try await wait { heard == [1000] }
        YMMYandexMetrica.activate(with: try #require(YMMYandexMetricaConfiguration(apiKey: Self.key)))
        #expect(AppMetrica.isActivated)
        AppMetrica.reportEvent(name: "", onFailure: fail)
        YMMYandexMetrica.reportEvent("a", parameters: ["b": Date()], onFailure: fail)
        YMMYandexMetrica.reportEvent("a", parameters: ["b": 1], onFailure: fail)
        try await wait { heard == [1000, 1001, 1002] }
        AppMetrica.requestStartupIdentifiers(on: .main) { identifiers, error in
            #expect(identifiers == nil)
            heard.append((error as NSError?)?.code ?? 0)
        }
        try await wait { heard.count == 4 }
        #expect(heard.last == URLError.Code.notConnectedToInternet.rawValue)
        let profile = MutableUserProfile()
        profile.apply(from: [ProfileAttribute.name().withValue("Ada"), ProfileAttribute.birthDate().withAge(36)])
        #expect(profile.updates.map(\.name) == ["name", "birth_date"])
    }

    @Test("App Center's services are enabled when they are started") func appCenter() {
        AppContext.renew()
        #expect(!Analytics.enabled && !AppCenter.isConfigured)
        AppCenter.start(withAppSecret: "secret", services: [Analytics.self, MSCrashes.self])
        #expect(Analytics.enabled && MSCrashes.isEnabled() && !Distribute.enabled && AppCenter.isConfigured)
        Analytics.enabled = false
        #expect(!Analytics.enabled && !MSCrashes.hasCrashedInLastSession() && Crashes.lastSessionCrashReport == nil)
        AppCenter.enabled = false
        #expect(!MSCrashes.isEnabled())
    }

    @Test("Fabric keeps the kits that it is begun with") func fabric() {
        AppContext.renew()
        Fabric.with([Crashlytics.self])
        #expect(Fabric.sharedSDK().kits.count == 1 && Crashlytics.sharedInstance() === Crashlytics.crashlytics())
    }

    @Test("Appirater counts uses and events") func appirater() {
        AppContext.renew()
        for name in [kAppiraterCurrentVersion, kAppiraterUseCount, kAppiraterSignificantEventCount] { UserDefaults.standard.removeObject(forKey: name) }
        Appirater.setAppId("1")
        Appirater.appLaunched(true)
        Appirater.appEnteredForeground(true)
        Appirater.userDidSignificantEvent(false)
        #expect(UserDefaults.standard.integer(forKey: kAppiraterUseCount) == 2)
        #expect(UserDefaults.standard.integer(forKey: kAppiraterSignificantEventCount) == 1 && !Appirater.userHasRatedCurrentVersion())
    }
}
