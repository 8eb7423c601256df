import Foundation
import TestSupport
import Testing
@testable import QuinceFirebase

@Suite("Firestore's documents") @MainActor
struct FirestoreTests {
    private let stage = FirebaseStage()

    private func code(_ body: () async throws -> Void) async -> FirestoreErrorCode? {
        do { try await body() } catch { return error as? FirestoreErrorCode }
        return nil
    }

    @Test("A document is written, read and found after a relaunch")
    func documents() async throws {
        let store = stage.firestore()
        let user = store.collection("users").document("ada")
        #expect(try await user.getDocument().exists == false)
        try await user.setData([
            "name": "Ada", "age": 36, "score": 1.0, "isIn": true, "at": GeoPoint(latitude: 1, longitude: 2), "friend": store.document("users/b"), "tags": ["a"],
        ])
        let data = try #require(try await stage.firestore().document("users/ada").getDocument().data())
        #expect(data["name"] as? String == "Ada" && data["age"] as? Int == 36 && data["age"] as? Double == 36 && data["score"] as? Double == 1)
        #expect(data["isIn"] as? Bool == true && (data["at"] as? GeoPoint)?.longitude == 2 && (data["friend"] as? DocumentReference)?.documentID == "b")
        #expect(data["tags"] as? [String] == ["a"])
        try await user.delete()
        #expect(try await stage.firestore().document("users/ada").getDocument().exists == false)
    }

    @Test("Merging and updating leave other fields alone; an update needs a document")
    func merging() async throws {
        let document = stage.firestore().document("a/b")
        #expect(await code { try await document.updateData(["x": 1]) } == .notFound)
        try await document.setData(["m": ["x": 1, "y": 2] as [String: Any], "l": [1], "n": 1])
        try await document.setData(["m": ["x": 5] as [String: Any], "n": FieldValue.delete()], merge: true)
        #expect(try await document.getDocument().data() as NSDictionary? == ["m": ["x": 5, "y": 2], "l": [1]])
        try await document.updateData(["m.y": FieldValue.increment(Int64(3)), "l": FieldValue.arrayUnion([2]), FieldPath(["a.b"]): 1])
        #expect(try await document.getDocument().data() as NSDictionary? == ["m": ["x": 5, "y": 5], "l": [1, 2], "a.b": 1])
        try await document.updateData(["m": ["z": 1] as [String: Any], "l": FieldValue.delete()])
        #expect(try await document.getDocument().data() as NSDictionary? == ["m": ["z": 1], "a.b": 1])
        try await document.setData(["m": ["q": 1] as [String: Any], "k": 1], mergeFields: ["m"])
        #expect(try await document.getDocument().data() as NSDictionary? == ["m": ["q": 1], "a.b": 1])
        let last = try await document.getDocument()
        #expect(last.get("m.q") as? Int == 1 && last.get(FieldPath(["a.b"])) as? Int == 1)
    }

    @Test("A listener hears of a write at once, with the server's time when it has it, and metadata only if it asks")
    func listening() async throws {
        let document = stage.firestore().document("a/b")
        let reports = Reports<String>()
        let all = Reports<String>()
        func text(_ snapshot: DocumentSnapshot?) -> String {
            guard let snapshot, snapshot.exists else { return "nothing" }
            let time = snapshot.get("time")
            return
                "\(snapshot.get("n") ?? "-") \(time is Timestamp ? "time" : time is NSNull ? "null" : "-") \(snapshot.metadata.hasPendingWrites ? "pending" : "there")"
        }
        let listening = document.addSnapshotListener { snapshot, _ in reports.add(text(snapshot)) }
        let other = document.addSnapshotListener(includeMetadataChanges: true) { snapshot, _ in all.add(text(snapshot)) }
        document.setData(["n": 1, "time": FieldValue.serverTimestamp()]) { _ in reports.add("written") }
        #expect(reports.all.isEmpty)
        await reports.wait(for: 4)
        #expect(reports.all == ["nothing", "1 null pending", "written", "1 time there"])
        try await document.updateData(["n": 2])
        await turns()
        #expect(reports.all.suffix(1) == ["2 time pending"] && all.all.suffix(2) == ["2 time pending", "2 time there"])
        listening.remove()
        other.remove()
        try await document.delete()
        #expect(reports.all.count == 5)
    }

    @Test("Times that the server has yet to set are read as null, as an estimate or as before")
    func serverTimes() async throws {
        let store = stage.firestore()
        let document = store.document("a/b")
        let begin = Date()
        try await document.setData(["t": Timestamp(seconds: 5, nanoseconds: 0)])
        try await store.disableNetwork()
        document.updateData(["t": FieldValue.serverTimestamp()], completion: nil)
        let pending = try await document.getDocument()
        #expect(pending.metadata.isFromCache && pending.metadata.hasPendingWrites && pending.get("t") is NSNull)
        #expect((pending.get("t", serverTimestampBehavior: .previous) as? Timestamp)?.seconds == 5)
        let estimate: Date = try #require((pending.data(with: .estimate)?["t"] as? Timestamp)?.dateValue())
        #expect(estimate >= begin && estimate <= Date())
        #expect(await code { _ = try await document.getDocument(source: .server) } == .unavailable)
        try await store.enableNetwork()
        try await store.waitForPendingWrites()
        let settled = try await document.getDocument(source: .server)
        #expect(!settled.metadata.hasPendingWrites && settled.get("t") is Timestamp)
    }

    @Test("A query's listener hears what came, changed and went, with places")
    func changes() async throws {
        let store = stage.firestore()
        let cities = store.collection("cities")
        for (name, size) in [("a", 1), ("b", 2), ("c", 3)] { try await cities.document(name).setData(["size": size]) }
        let reports = Reports<[String]>()
        let listening = cities.whereField("size", isGreaterThan: 0).order(by: "size").addSnapshotListener { snapshot, _ in
            reports.add(
                (snapshot?.documentChanges ?? []).map { change in
                    let (old, new) = (change.oldIndex > 99 ? "-" : "\(change.oldIndex)", change.newIndex > 99 ? "-" : "\(change.newIndex)")
                    return "\(change.type) \(change.document.documentID) \(old) \(new)"
                })
        }
        let batch = store.batch()
        batch.updateData(["size": 9], forDocument: cities.document("a")).deleteDocument(cities.document("b"))
        batch.setData(["size": 1], forDocument: cities.document("d"))
        try await batch.commit()
        try await cities.document("c").updateData(["size": -1])
        await reports.wait(for: 3)
        #expect(
            reports.all == [
                ["added a - 0", "added b - 1", "added c - 2"], ["removed b 1 -", "added d - 1", "modified a 0 2"], ["removed c 1 -"],
            ])
        listening.remove()
    }

    @Test("A batch is made as a whole or not at all")
    func batches() async throws {
        let store = stage.firestore()
        let batch = store.batch()
        batch.setData(["x": 1], forDocument: store.document("a/new"))
        batch.updateData(["x": 1], forDocument: store.document("a/absent"))
        #expect(await code { try await batch.commit() } == .notFound)
        #expect(try await store.collection("a").getDocuments().isEmpty)
    }

    @Test("Queries as apps write them")
    func queries() async throws {
        let store = stage.firestore()
        let people = store.collection("people")
        for (index, name) in ["ann", "bob", "cid", "dan", "eve"].enumerated() {
            try await people.document(name).setData(["age": index * 10, "team": index.isMultiple(of: 2) ? "red" : "blue", "skills": ["s\(index)", "all"]])
        }
        func names(_ query: Query) async throws -> String { try await query.getDocuments().documents.map { String($0.documentID.prefix(1)) }.joined() }
        #expect(try await names(people) == "abcde")
        #expect(try await names(people.whereField("team", isEqualTo: "red").order(by: "age", descending: true)) == "eca")
        #expect(try await names(people.whereField("age", isGreaterThanOrEqualTo: 10).whereField("age", isLessThan: 40).limit(to: 2)) == "bc")
        #expect(try await names(people.whereField("skills", arrayContains: "s3")) == "d")
        #expect(try await names(people.whereField(FieldPath.documentID(), in: ["eve", "bob"])) == "be")
        #expect(try await names(people.whereFilter(.orFilter([.whereField("age", isEqualTo: 0), .whereField("team", isEqualTo: "blue")]))) == "abd")
        #expect(try await names(people.order(by: "age").limit(toLast: 2)) == "de")
        let third = try await people.document("cid").getDocument()
        #expect(try await names(people.order(by: "age").start(afterDocument: third)) == "de")
        #expect(try await names(people.order(by: "age").start(at: [10]).end(before: [30])) == "bc")
        #expect(try await people.whereField("team", isEqualTo: "blue").count.getAggregation(source: .server).count == 2)
        let sums = try await people.aggregate([.sum("age"), .average("age")]).getAggregation(source: .server)
        #expect(sums.get(.sum("age")) as? Int == 100 && sums.get(.average("age")) as? Double == 20)
        try await people.document("ann").collection("pets").document("rex").setData(["kind": "dog"])
        try await store.document("zoo/main/pets/leo").setData(["kind": "lion"])
        #expect(try await names(store.collectionGroup("pets")) == "rl")
        #expect(try await names(people) == "abcde")
    }

    @Test("A transaction whose document changed meanwhile is made again")
    func transactions() async throws {
        let store = stage.firestore()
        let document = store.document("a/counter")
        try await document.setData(["n": 1])
        nonisolated(unsafe) var attempts = 0
        let result = try await store.runTransaction { transaction, errorPointer in
            do {
                let old: Int = try transaction.getDocument(document).get("n") as? Int ?? 0
                attempts += 1
                if attempts == 1 { _ = store.store.commit([.set("a/counter", ["n": 10])]) }
                transaction.updateData(["n": old + 1], forDocument: document)
                return old + 1
            } catch {
                errorPointer?.pointee = error as NSError
                return nil
            }
        }
        #expect(result as? Int == 11 && attempts == 2)
        #expect(try await document.getDocument().get("n") as? Int == 11)
        let failure = NSError(domain: "app", code: 5)
        do {
            try await store.runTransaction { transaction, errorPointer in
                transaction.deleteDocument(document)
                errorPointer?.pointee = failure
                return nil
            }
            Issue.record("the app's error is reported")
        } catch { #expect((error as NSError).code == 5) }
        #expect(try await document.getDocument().exists)
    }

    @Test("Writes without a network are seen at once, answered when there is one, and found after a relaunch before that")
    func offline() async throws {
        let store = stage.firestore()
        let reports = Reports<String>()
        try await store.disableNetwork()
        let listening = store.collection("a").addSnapshotListener(includeMetadataChanges: true) { snapshot, _ in
            reports.add("\(snapshot?.count ?? -1) \(snapshot?.metadata.isFromCache == true) \(snapshot?.metadata.hasPendingWrites == true)")
        }
        store.document("a/b").setData(["n": 1]) { error in reports.add("written \(error == nil)") }
        await turns()
        #expect(reports.all == ["0 true false", "1 true true"])
        #expect(try await stage.firestore().document("a/b").getDocument().get("n") as? Int == 1)
        try await store.enableNetwork()
        await reports.wait(for: 5)
        #expect(reports.all == ["0 true false", "1 true true", "1 false true", "written true", "1 false false"])
        listening.remove()
    }

    @Test("Documents of collections with any name are found after a relaunch, also of long ones")
    func names() async throws {
        let store = stage.firestore()
        let paths = ["a b/ä", "x.y@z.com/1", "…/..a", String(repeating: "long", count: 100) + "/1", String(repeating: "long", count: 101) + "/1"]
        for (index, path) in paths.enumerated() { try await store.document(path).setData(["n": index]) }
        let later = stage.firestore()
        for (index, path) in paths.enumerated() { #expect(try await later.document(path).getDocument().get("n") as? Int == index) }
        #expect(FileNames.name(of: "..").contains("/") == false && FileNames.name(of: "..") != "..")
    }

    @Test("A stream of snapshots has what is there and each change")
    func streams() async throws {
        let document = stage.firestore().document("a/b")
        try await document.setData(["n": 0])
        var seen: [Int] = []
        for try await snapshot in document.snapshots {
            let number: Int = snapshot.get("n") as? Int ?? -1
            seen.append(number)
            if number == 2 { break }
            try await document.updateData(["n": number + 1])
        }
        #expect(seen == [0, 1, 2])
    }

    @Test("A list that makes each change of 300 random writes is the query's, with and without a limit (seed 11)")
    func randomWrites() async throws {
        var random = SeededGenerator(11)
        let store = stage.firestore()
        let collection = store.collection("r")
        let whole = collection.whereField("n", isLessThan: 8).order(by: "n").order(by: "m", descending: true)
        for query in [whole, whole.limit(to: 3), collection.order(by: "m").limit(toLast: 4)] {
            let lists = Reports<[String]>()
            var list: [String] = []
            let listening = query.addSnapshotListener { snapshot, _ in
                guard let snapshot else { return }
                for change in snapshot.documentChanges {
                    if change.type != .added { #expect(list.remove(at: Int(change.oldIndex)) == change.document.documentID) }
                    if change.type != .removed { list.insert(change.document.documentID, at: Int(change.newIndex)) }
                }
                #expect(list == snapshot.documents.map(\.documentID))
                lists.add(list)
            }
            for _ in 0..<100 {
                let batch = store.batch()
                for _ in 0...Int.random(in: 0..<4, using: &random) {
                    let document = collection.document(String(Int.random(in: 0..<12, using: &random)))
                    let values: [String: Any] = ["n": Int.random(in: 0..<12, using: &random), "m": Int.random(in: 0..<3, using: &random)]
                    if Bool.random(using: &random) { batch.setData(values, forDocument: document) } else { batch.deleteDocument(document) }
                }
                try await batch.commit()
            }
            await turns()
            #expect(try await query.getDocuments().documents.map(\.documentID) == lists.all.last)
            listening.remove()
        }
    }
}
