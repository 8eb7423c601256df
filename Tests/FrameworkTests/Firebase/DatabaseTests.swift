import Foundation
import Testing
@testable import QuinceFirebase

@Suite("Firebase's realtime database") @MainActor
struct DatabaseTests {
    private let stage = FirebaseStage()

    @Test("Values are set, read as dictionaries and arrays, and found after a relaunch")
    func values() async throws {
        let root = stage.database().reference()
        try await root.child("users/ada").setValue([
            "name": "Ada", "age": 36, "isIn": true, "none": NSNull(), "tags": ["a", "b"], "more": ["x": 1.5] as [String: Any],
        ])
        let snapshot = try await stage.database().reference(withPath: "users/ada").getData()
        let value = try #require(snapshot.value as? [String: Any])
        #expect(value["name"] as? String == "Ada" && value["age"] as? Int == 36 && value["age"] as? Double == 36 && value["isIn"] as? Bool == true)
        #expect(value["none"] == nil && value["tags"] as? [String] == ["a", "b"] && (value["more"] as? [String: Double]) == ["x": 1.5])
        #expect((snapshot.value as? NSDictionary)?["name"] as? String == "Ada" && snapshot.key == "ada" && snapshot.childrenCount == 5)
        #expect(snapshot.hasChild("more/x") && !snapshot.hasChild("y") && snapshot.childSnapshot(forPath: "tags/1").value as? String == "b")
        #expect(snapshot.children.allObjects.compactMap { ($0 as? DataSnapshot)?.key } == ["age", "isIn", "more", "name", "tags"])
        try await root.updateChildValues(["users/ada/age": 37, "users/bob/name": "Bob", "users/ada/tags": NSNull()])
        let users = try await root.child("users").getData().value as? [String: [String: Any]]
        #expect(users?["ada"]?["age"] as? Int == 37 && users?["ada"]?["tags"] == nil && users?["bob"]?["name"] as? String == "Bob")
        try await root.child("users").removeValue()
        let gone = try await root.child("users").getData()
        #expect(!gone.exists() && gone.value is NSNull)
    }

    @Test("Keys that are mostly numbers from 0 on are an array, with nulls where there is nothing")
    func arrays() {
        func any(_ value: Any) -> Any { DataNode(value)?.any ?? "" }
        #expect(any(["0": "a", "2": "c"]) as? NSArray == ["a", NSNull(), "c"])
        #expect(any(["0": "a", "4": "c"]) as? NSDictionary == ["0": "a", "4": "c"])
        #expect(any(["0": "a", "x": "c"]) as? NSDictionary == ["0": "a", "x": "c"])
        #expect(DataNode(["a": [String: Any]()]) == .empty && DataNode(Date()) == nil)
    }

    @Test("A listener hears of what is there and of each change, in Firebase's order, after the call has returned")
    func listening() async throws {
        let list = stage.database().reference().child("list")
        let reports = Reports<String>()
        for (type, name) in [(DataEventType.childAdded, "added"), (.childChanged, "changed"), (.childRemoved, "removed"), (.childMoved, "moved")] {
            list.queryOrdered(byChild: "n").observe(
                type,
                andPreviousSiblingKeyWith: { snapshot, previous in
                    reports.add("\(name) \(snapshot.key) after \(previous ?? "-")")
                })
        }
        try await list.setValue(["a": ["n": 1], "b": ["n": 2]])
        try await list.child("a").updateChildValues(["n": 3])
        try await list.child("b").removeValue()
        await turns()
        #expect(reports.all == ["added a after -", "added b after a", "changed a after b", "moved a after b", "removed b after -"])
    }

    @Test("A value is heard once by who asks for it once; nothing is heard after the end of listening")
    func endings() async throws {
        let place = stage.database().reference().child("n")
        let reports = Reports<String>()
        place.observeSingleEvent(of: .value) { reports.add("once \($0.value ?? "")") }
        let handle = place.observe(.value) { reports.add("all \($0.value ?? "")") }
        place.setValue(1) { _, _ in reports.add("set") }
        #expect(reports.all.isEmpty)
        await reports.wait(for: 4)
        #expect(reports.all == ["once <null>", "all <null>", "all 1", "set"])
        place.removeObserver(withHandle: handle)
        try await place.setValue(2)
        place.observe(.value) { reports.add("new \($0.value ?? "")") }
        place.removeAllObservers()
        await turns()
        #expect(reports.all.count == 4)
    }

    @Test("Queries order, bound and limit children")
    func queries() async throws {
        let place = stage.database().reference().child("c")
        try await place.setValue(["a": ["n": 3], "b": ["n": 1], "c": ["n": "x"], "d": ["m": 1], "e": ["n": true], "10": ["n": 2], "9": ["n": 2]])
        func keys(_ query: DatabaseQuery) async throws -> String {
            try await query.getData().children.allObjects.compactMap { ($0 as? DataSnapshot)?.key }.joined(separator: " ")
        }
        #expect(try await keys(place) == "9 10 a b c d e")
        #expect(try await keys(place.queryOrderedByKey()) == "9 10 a b c d e")
        let order = place.queryOrdered(byChild: "n")
        #expect(try await keys(order) == "d e b 9 10 a c")
        #expect(try await keys(order.queryStarting(atValue: 2)) == "9 10 a c")
        #expect(try await keys(order.queryStarting(afterValue: 2)) == "a c")
        #expect(try await keys(order.queryStarting(atValue: 2, childKey: "10").queryEnding(atValue: 3)) == "10 a")
        #expect(try await keys(order.queryEqual(toValue: 2)) == "9 10")
        #expect(try await keys(order.queryEqual(toValue: nil)) == "d")
        #expect(try await keys(order.queryLimited(toFirst: 2)) == "d e")
        #expect(try await keys(order.queryLimited(toLast: 2)) == "a c")
        #expect(try await keys(place.queryOrderedByKey().queryStarting(atValue: "b").queryEnding(beforeValue: "d")) == "b c")
        try await place.setValue(["x": 3, "y": 1, "z": 2])
        #expect(try await keys(place.queryOrderedByValue()) == "y z x")
    }

    @Test("Keys of new children follow each other as they were made")
    func pushIDs() {
        var ids = PushID()
        let times: [Int64] = [1_600_000_000_000, 1_600_000_000_000, 1_600_000_000_000, 1_600_000_000_001, 1_700_000_000_000]
        let made = times.map { ids.next(at: $0) }
        #expect(made == made.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) } && Set(made).count == 5 && made.allSatisfy { $0.count == 20 })
        #expect(made[0].prefix(8) == made[2].prefix(8) && made[0].prefix(8) != made[3].prefix(8))
        let database = stage.database()
        let keys = (0..<50).map { _ in database.reference().childByAutoId().key ?? "" }
        #expect(keys == keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) } && Set(keys).count == 50)
    }

    @Test("The server's values are the time and sums")
    func serverValues() async throws {
        let place = stage.database().reference().child("s")
        let begin: Double = (Date().timeIntervalSince1970 * 1000).rounded(.down)
        try await place.setValue(["at": ServerValue.timestamp(), "n": 5])
        try await place.updateChildValues(["n": ServerValue.increment(3), "new": ServerValue.increment(2)])
        let value = try await place.getData().value as? [String: Any]
        let time: Double = try #require(value?["at"] as? Double)
        #expect(time >= begin && time <= Date().timeIntervalSince1970 * 1000 + 1)
        #expect(value?["n"] as? Int == 8 && value?["new"] as? Int == 2)
    }

    @Test("A transaction changes what is there, or leaves it")
    func transactions() async throws {
        let place = stage.database().reference().child("t")
        try await place.setValue(["likes": 1])
        let (isCommitted, snapshot) = try await place.runTransactionBlock { data in
            var post = data.value as? [String: Any] ?? [:]
            post["likes"] = (post["likes"] as? Int ?? 0) + 1
            data.value = post
            data.childData(byAppendingPath: "by/ada").value = true
            return TransactionResult.success(withValue: data)
        }
        #expect(isCommitted && (snapshot.value as? NSDictionary) == ["likes": 2, "by": ["ada": true]])
        let left = try await place.runTransactionBlock { _ in TransactionResult.abort() }
        #expect(!left.0 && left.1.childSnapshot(forPath: "likes").value as? Int == 2)
    }

    @Test("What was to happen at the end of the connection happens when it ends, also by the end of the app")
    func disconnection() async throws {
        let database = stage.database()
        let online = database.reference().child("online/ada")
        try await online.setValue(true)
        online.onDisconnectRemoveValue()
        let connected = try await database.reference(withPath: ".info/connected").getData().value as? Bool
        #expect(connected == true)
        #expect(try await stage.database().reference().child("online/ada").getData().exists() == false)
        let again = stage.database()
        let place = again.reference().child("online/bob")
        place.onDisconnectSetValue("left")
        again.goOffline()
        #expect(try await place.getData().value as? String == "left")
        let isOffline = try await again.reference(withPath: ".info/connected").getData().value as? Bool
        #expect(isOffline == false)
        again.goOnline()
    }

    @Test("Swift's values are set and read")
    func coding() async throws {
        struct Post: Codable, Equatable { var title: String; var stars: Int; var tags: [String]; var note: String? }
        let place = stage.database().reference().child("p")
        try await place.setValue(from: Post(title: "a", stars: 2, tags: ["x"], note: nil))
        #expect(try await place.getData().data(as: Post.self) == Post(title: "a", stars: 2, tags: ["x"], note: nil))
        #expect(throws: DecodingError.self) { try DataSnapshot(stage.database(), DataPath("x"), .empty, .key).data(as: Post.self) }
    }

    @Test("References name their places")
    func references() {
        let root = stage.database().reference()
        let place = root.child("a/b c")
        #expect(place.key == "b c" && place.parent?.key == "a" && root.key == nil && root.parent == nil && place.root == root)
        #expect(place.url == "https://test-default-rtdb.firebaseio.com/a/b%20c" && stage.database().reference(fromURL: place.url).path == place.path)
    }
}
