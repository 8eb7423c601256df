import Foundation
import Testing
@testable import QuinceFirebase

@Suite("Firebase's other services") @MainActor
struct ServiceTests {
    private let app = FirebaseApp(name: "services-\(UUID().uuidString)", options: FirebaseOptions(googleAppID: "1:1:ios:1", gcmSenderID: "1"))

    @Test("Apps are configured once by name, have their services, and are forgotten")
    func apps() async throws {
        let name = "named-\(UUID().uuidString)"
        let options = FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "4")
        options.projectID = "mine"
        #expect(FirebaseApp.app(name: name) == nil)
        FirebaseApp.configure(name: name, options: options)
        let app = try #require(FirebaseApp.app(name: name))
        #expect(app.options.projectID == "mine" && app.options !== options && FirebaseApp.allApps?[name] === app && app.options.bucket == "mine.appspot.com")
        #expect(Auth.auth(app: app) === Auth.auth(app: app) && Firestore.firestore(app: app) === Firestore.firestore(app: app))
        #expect(Storage.storage(app: app).reference().bucket == "mine.appspot.com" && Storage.storage(app: app, url: "gs://other").bucket == "other")
        #expect(Database.database(app: app).reference().url == "https://mine-default-rtdb.firebaseio.com")
        #expect(await app.delete() && FirebaseApp.app(name: name) == nil)
    }

    @Test("Options are read from a project's file")
    func options() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let list: [String: Any] = [
            "GOOGLE_APP_ID": "1:1:ios:1", "PROJECT_ID": "p", "STORAGE_BUCKET": "b", "API_KEY": "k", "DATABASE_URL": "https://d", "CLIENT_ID": "c",
        ]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
        let options = try #require(FirebaseOptions(contentsOfFile: file.path))
        #expect(
            options.projectID == "p" && options.storageBucket == "b" && options.apiKey == "k" && options.databaseURL == "https://d" && options.clientID == "c")
        #expect(FirebaseOptions(contentsOfFile: "/nowhere") == nil)
    }

    @Test("Times are compared, copied and converted")
    func times() throws {
        let time = Timestamp(date: Date(timeIntervalSince1970: -1.5))
        #expect(time.seconds == -2 && time.nanoseconds == 500_000_000 && time.dateValue().timeIntervalSince1970 == -1.5)
        #expect(time == Timestamp(seconds: -2, nanoseconds: 500_000_000) && time < Timestamp() && time.compare(Timestamp()) == .orderedAscending)
        #expect(try JSONDecoder().decode(Timestamp.self, from: JSONEncoder().encode(time)) == time)
    }

    @Test("A remote configuration has an app's defaults, and fetching finds nothing else")
    func remoteConfiguration() async throws {
        let config = RemoteConfig.remoteConfig(app: app)
        config.setDefaults(["title": "hello" as NSString, "on": NSNumber(value: true), "size": NSNumber(value: 2.5), "list": NSArray(array: [1, 2])])
        #expect(config.lastFetchStatus == .noFetchYet)
        #expect(try await config.fetchAndActivate() == .successFetchedFromRemote && config.lastFetchStatus == .success)
        #expect(config["title"].stringValue == "hello" && config["on"].boolValue && config["size"].numberValue.doubleValue == 2.5)
        #expect(config["list"].jsonValue as? [Int] == [1, 2] && config["title"].source == .default)
        #expect(config["none"].stringValue == "" && config["none"].source == .static && !config["none"].boolValue && config["none"].numberValue == 0)
        struct All: Codable, Equatable { var title: String; var on: Bool; var size: Double; var list: [Int] }
        #expect(try config.decoded(asType: All.self) == All(title: "hello", on: true, size: 2.5, list: [1, 2]))
        #expect(config[decodedValue: "list"] == [1, 2])
    }

    @Test("What needs a server or a device answers with the documented errors")
    func answers() async {
        func code<Code>(_ type: Code.Type, _ body: () async throws -> Void) async -> Code? {
            do { try await body() } catch { return error as? Code }
            return nil
        }
        #expect(await code(FunctionsErrorCode.self) { _ = try await Functions.functions(app: app).httpsCallable("f").call(["a": 1]) } == .unavailable)
        let callable: Callable<[String: Int], String> = Functions.functions(app: app).httpsCallable("f")
        #expect(await code(FunctionsErrorCode.self) { _ = try await callable(["a": 1]) } == .unavailable)
        #expect(await code(NSError.self) { _ = try await Messaging.messaging().token() }?.code == 505)
        #expect(await code(AppCheckErrorCode.self) { _ = try await AppCheck.appCheck(app: app)?.token(forcingRefresh: false) } == .invalidConfiguration)
        #expect(await code(InstallationsErrorCode.self) { _ = try await Installations.installations(app: app).authToken() } == .serverUnreachable)
        #expect(!Crashlytics.crashlytics().didCrashDuringPreviousExecution())
    }

    @Test("An installation keeps its identifier until it is deleted")
    func installations() async throws {
        let stage = FirebaseStage()
        let installations = Installations(name: "test", folder: stage.place("Installations"))
        let first = try await installations.installationID()
        #expect(try await installations.installationID() == first && first.count == 22)
        try await installations.delete()
        #expect(try await installations.installationID() != first)
    }

    @Test("Long links are made and read; short ones cannot be")
    func links() async throws {
        let components = try #require(DynamicLinkComponents(link: URL(string: "https://example.com/a?b=c")!, domainURIPrefix: "https://x.page.link"))
        components.iOSParameters = DynamicLinkIOSParameters(bundleID: "com.example")
        let url = try #require(components.url)
        #expect(DynamicLinks.dynamicLinks().dynamicLink(fromUniversalLink: url)?.url?.absoluteString == "https://example.com/a?b=c")
        let reports = Reports<String>()
        #expect(
            DynamicLinks.dynamicLinks().handleUniversalLink(URL(string: "https://x.page.link/abc")!) { link, error in
                reports.add("\(link == nil) \(error != nil)")
            })
        #expect(!DynamicLinks.dynamicLinks().handleUniversalLink(URL(string: "https://example.com/abc")!) { _, _ in })
        await reports.wait(for: 1)
        #expect(reports.all == ["true true"])
    }

    @Test("Names of events and parameters are Firebase's")
    func names() {
        #expect(AnalyticsEventSelectContent == "select_content" && AnalyticsEventScreenView == "screen_view" && AnalyticsEventSignUp == "sign_up")
        #expect(AnalyticsParameterItemID == "item_id" && AnalyticsParameterAdNetworkClickID == "aclid" && AnalyticsParameterItemCategory2 == "item_category2")
        #expect(AnalyticsParameterCP1 == "cp1" && AnalyticsParameterContentType == "content_type" && AnalyticsParameterValue == "value")
    }
}
