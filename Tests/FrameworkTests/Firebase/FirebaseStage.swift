import Foundation
import Testing
@testable import QuinceFirebase

/// Services of an app of a test's own, in a folder that goes with it.
final class FirebaseStage {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-firebase-\(UUID().uuidString)")
    let app = FirebaseApp(name: "test-\(UUID().uuidString)", options: FirebaseOptions(googleAppID: "1:1:ios:1", gcmSenderID: "1"))

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// As a launch of the app finds it: what an earlier one kept is there.
    func auth() -> Auth { Auth(app: app, server: AuthServer(folder: place("Auth"), project: "test")) }
    func firestore() -> Firestore { Firestore(app: app, databaseID: "(default)", store: FirestoreStore(folder: place("Firestore"))) }
    func database() -> Database { Database(app: app, url: "https://test-default-rtdb.firebaseio.com", store: DataStore(folder: place("Database"))) }
    func storage() -> Storage { Storage(app: app, bucket: "test.appspot.com", folder: place("Storage")) }

    func place(_ service: String) -> FirebaseFolder { FirebaseFolder(url: folder.appendingPathComponent(service)) }
}

/// What was reported, in the order of the reports.
@MainActor final class Reports<Value> {
    private(set) var all: [Value] = []
    func add(_ value: Value) { all.append(value) }

    /// Waits for a number of reports; what comes after them is there, too, once the main queue has had a few turns.
    func wait(for count: Int) async {
        for _ in 0..<2000 where all.count < count { try? await Task.sleep(nanoseconds: 1_000_000) }
        await turns()
    }
}

/// Lets the main queue do what it has been given.
func turns(_ count: Int = 10) async {
    for _ in 0..<count { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
}
