import Foundation
import QuinceCombine
import QuinceFirebaseCombineSwift
import Testing
@testable import QuinceFirebase

@Suite("Firebase's publishers") @MainActor
struct FirebasePublisherTests {
    private let stage = FirebaseStage()
    private struct City: Codable, Equatable { var name: String }

    /// The first value of a publisher, or its error.
    private func first<P: Publisher>(_ publisher: P) async throws -> P.Output {
        var subscription: AnyCancellable?
        defer { subscription?.cancel() }
        return try await withCheckedThrowingContinuation { (done: CheckedContinuation<P.Output, any Error>) in
            var done: CheckedContinuation<P.Output, any Error>? = done
            subscription = publisher.sink { end in
                if case .failure(let error) = end { done?.resume(throwing: error) }
                done = nil
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                done?.resume(returning: value)
                done = nil
            }
        }
    }

    @Test("An account is made and signed in with; a wrong password is the future's error; whoever listens hears of the user")
    func accounts() async throws {
        let auth = stage.auth()
        let users = Reports<String?>()
        let listening = auth.authStateDidChangePublisher().sink { users.add($0?.email) }
        #expect(try await first(auth.createUser(withEmail: "a@b.c", password: "secret")).user.email == "a@b.c")
        await #expect(throws: (any Error).self) { _ = try await first(auth.signIn(withEmail: "a@b.c", password: "wrong1")) }
        #expect(try await first(auth.signIn(withEmail: "a@b.c", password: "secret")).user.email == "a@b.c")
        await users.wait(for: 1)
        #expect(users.all.last == "a@b.c")
        let heard: Int = users.all.count
        listening.cancel()
        try auth.signOut()
        await turns()
        #expect(users.all.count == heard)
    }

    @Test("Documents are written and read, also where nobody waits for it")
    func documents() async throws {
        let cities = stage.firestore().collection("cities")
        let reference = try await first(cities.addDocument(from: City(name: "Rome")))
        #expect(try await first(reference.getDocument()).data(as: City.self) == City(name: "Rome"))
        let _: Future<Void, any Error> = reference.updateData(["name": "Roma"])
        await turns()
        #expect(try await first(reference.getDocument()).data()?["name"] as? String == "Roma")
        let batch = cities.firestore.batch()
        batch.setData(["name": "Oslo"], forDocument: cities.document("oslo"))
        try await first(batch.commit())
        #expect(try await first(cities.getDocuments()).count == 2)
        await #expect(throws: (any Error).self) { try await first(cities.document("none").updateData(["name": "x"])) }
    }

    @Test("A transaction answers with the block's value, or with the error that it throws")
    func transactions() async throws {
        let store = stage.firestore()
        let counter = store.document("counters/one")
        try await first(counter.setData(["count": 1]))
        let count = try await first(
            store.runTransaction { transaction -> Int in
                let count: Int = (try transaction.getDocument(counter).data()?["count"] as? Int ?? 0) + 1
                transaction.updateData(["count": count], forDocument: counter)
                return count
            })
        #expect(count == 2)
        let failing: Future<Int, any Error> = store.runTransaction { _ in throw NSError(domain: "test", code: 7) }
        do {
            _ = try await first(failing)
            Issue.record("It did not fail.")
        } catch {
            #expect((error as NSError).code == 7)
        }
    }

    @Test("Snapshots come until the subscription is cancelled")
    func snapshots() async throws {
        let cities = stage.firestore().collection("cities")
        let counts = Reports<Int>()
        let listening = cities.snapshotPublisher().sink { _ in
        } receiveValue: {
            counts.add($0.count)
        }
        await counts.wait(for: 1)
        try await first(cities.document("rome").setData(["name": "Rome"]))
        await counts.wait(for: 2)
        #expect(counts.all.first == 0 && counts.all.last == 1)
        listening.cancel()
        let heard: Int = counts.all.count
        try await first(cities.document("oslo").setData(["name": "Oslo"]))
        await turns()
        #expect(counts.all.count == heard)
    }

    @Test("Files are put, read, listed and deleted")
    func files() async throws {
        let file = stage.storage().reference(withPath: "a/b.txt")
        #expect(try await first(file.putData(Data("hello".utf8))).size == 5)
        #expect(try await first(file.getData(maxSize: 100)) == Data("hello".utf8))
        await #expect(throws: (any Error).self) { _ = try await first(file.getData(maxSize: 2)) }
        #expect(try await first(stage.storage().reference(withPath: "a").listAll()).items.map(\.name) == ["b.txt"])
        #expect(try await first(file.delete()))
        await #expect(throws: (any Error).self) { _ = try await first(file.downloadURL()) }
    }
}
