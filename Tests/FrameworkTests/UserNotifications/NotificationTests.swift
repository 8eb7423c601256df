import QuinceCoreLocation
import Synchronization
@testable import QuinceUserNotifications
import Testing

@Suite @MainActor struct NotificationTests {
    private final class Listener: NSObject, UNUserNotificationCenterDelegate {
        var told: [String] = []
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            told.append(notification.request.content.title)
            completionHandler([.banner, .list])
        }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            told.append(response.actionIdentifier)
            completionHandler()
        }
    }

    private func settle() async { for _ in 0..<4 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } } }

    private func request(_ identifier: String, _ title: String, after seconds: Double? = 60) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        defer { content.title = "changed afterwards" }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    @Test("what the user allowed is kept for the next start") func authorization() async throws {
        let folder = try ScratchFolder()
        let file = ContainerFile<UInt>("Services/notifications.plist", container: folder.url)
        let center = UNUserNotificationCenter(file: file)
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request("a", "A")) }
        #expect(try await center.requestAuthorization(options: [.alert, .sound]))
        let settings = await UNUserNotificationCenter(file: file).notificationSettings()
        #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled && settings.badgeSetting == .notSupported)
    }

    @Test("requests stay pending, replace those of their name, and can be removed") func pending() async throws {
        let center = UNUserNotificationCenter(file: nil)
        _ = try await center.requestAuthorization(options: .alert)
        for (name, title) in [("a", "A"), ("b", "B"), ("a", "A again")] { try await center.add(request(name, title)) }
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["B", "A again"])
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("one without a trigger is delivered: the delegate decides, and hears what the user does") func deliver() async throws {
        let (center, listener) = (UNUserNotificationCenter(file: nil), Listener())
        center.delegate = listener
        _ = try await center.requestAuthorization(options: .alert)
        try await center.add(request("now", "Now", after: nil))
        await settle()
        let delivered = await center.deliveredNotifications()
        #expect(listener.told == ["Now"] && delivered.map(\.request.identifier) == ["now"])
        center.respond(to: try #require(delivered.first))
        await settle()
        #expect(listener.told.last == UNNotificationDefaultActionIdentifier)
    }

    @Test("a server's notification is presented in front, lies in the list behind, and is opened; none comes without the user's leave")
    func pushes() async throws {
        let (center, listener) = (UNUserNotificationCenter(file: nil), Listener())
        center.delegate = listener
        let payload: [AnyHashable: Any] = PushPayload.userInfo("{\"aps\": {\"alert\": {\"title\": \"Mail\", \"body\": \"Hello\"}, \"badge\": 2}, \"id\": 7}")
        center.receive(payload, isOpened: false, isInFront: true)
        await settle()
        #expect(listener.told.isEmpty, "not allowed yet")
        _ = try await center.requestAuthorization(options: .alert)
        center.receive(payload, isOpened: false, isInFront: true)
        await settle()
        #expect(listener.told == ["Mail"])
        center.receive(PushPayload.userInfo("plain"), isOpened: false, isInFront: false)
        let delivered = await center.deliveredNotifications()
        #expect(delivered.map(\.request.content.body) == ["Hello", "plain"])
        #expect(delivered[0].request.content.userInfo["id"] as? Int == 7 && delivered[0].request.content.badge == 2)
        #expect(delivered[0].request.trigger is UNPushNotificationTrigger)
        center.receive(payload, isOpened: true, isInFront: true)
        await settle()
        #expect(listener.told == ["Mail", UNNotificationDefaultActionIdentifier])
        center.receive(PushPayload.userInfo("{\"aps\": {\"content-available\": 1}}"), isOpened: false, isInFront: true)
        await settle()
        #expect(listener.told.count == 2 && PushPayload.isForDelegate(["aps": ["content-available": 1]]), "silent ones are the delegate's")
    }

    @Test("a request waits for a region to be entered") func region() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100, identifier: "home")
        let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
        let request = UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: trigger)
        #expect(request.trigger?.repeats == true && (request.trigger as? UNLocationNotificationTrigger)?.region.identifier == "home")
    }

    private final class Waiting: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
        private let words = Mutex<[String]>([])
        var told: [String] { words.withLock { $0 } }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            words.withLock { $0.append(notification.request.content.title) }
            return .list
        }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            words.withLock { $0.append(response.actionIdentifier) }
        }
    }

    @Test("a delegate without handlers is asked too") func asynchronousDelegate() async throws {
        let (center, waiting) = (UNUserNotificationCenter(file: nil), Waiting())
        center.delegate = waiting
        _ = try await center.requestAuthorization(options: .alert)
        try await center.add(request("now", "Now", after: nil))
        // Methods that are nobody's run on threads of their own.
        for _ in 0..<300 where await center.deliveredNotifications().isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        let delivered = try #require(await center.deliveredNotifications().first)
        center.respond(to: delivered)
        for _ in 0..<300 where waiting.told.count < 2 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(waiting.told == ["Now", UNNotificationDefaultActionIdentifier])
    }
}
