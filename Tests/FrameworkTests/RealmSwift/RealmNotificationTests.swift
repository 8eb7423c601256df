import Foundation
import ObjectRuntime
import QuinceCombine
import Testing
@testable import QuinceRealmSwift

@Suite("Realm's notifications") @MainActor
struct RealmNotificationTests {
    /// What an observer of a collection was told.
    private final class Log {
        var entries: [String] = []

        func add<C: RealmCollection>(_ change: RealmCollectionChange<C>) {
            switch change {
            case .initial(let all): entries.append("\(all.count)")
            case .update(let all, let deletions, let insertions, let modifications): entries.append("\(all.count) \(deletions) \(insertions) \(modifications)")
            case .error: entries.append("error")
            }
        }
    }

    @Test("An observer gets the collection, then the places of what changed, those of old elements as they were")
    func collections() async throws {
        let realm = try RealmStage.realm()
        try realm.write { realm.add(["a", "b", "c"].map { Animal($0, 1) }) }
        let log = Log()
        let sorted = realm.objects(Animal.self).sorted(byKeyPath: "name")
        let token = sorted.observe(log.add)
        #expect(log.entries == [])
        await RealmStage.settle()
        try realm.write {
            realm.delete(sorted[0])
            realm.add(Animal("d"))
            sorted[1].age = 7
        }
        #expect(log.entries == ["3"])
        await RealmStage.settle()
        try realm.write { sorted[0].name = "z" }
        await RealmStage.settle()
        #expect(log.entries == ["3", "3 [0] [2] [2]", "3 [0] [2] []"])
        try realm.write(withoutNotifying: [token]) { realm.add(Animal("e")) }
        try realm.write { realm.add(Animal("f")) }
        await RealmStage.settle()
        #expect(log.entries.last == "5 [] [3] []")
        token.invalidate()
        try realm.write { realm.deleteAll() }
        await RealmStage.settle()
        #expect(log.entries.count == 4)
    }

    @Test("A collection's observer hears of changes of what its elements lead to, or of the key paths that it names alone")
    func depth() async throws {
        let realm = try RealmStage.realm()
        let keeper = Keeper(1)
        keeper.animals.append(Animal("Rex"))
        try realm.write { realm.add(keeper) }
        let (all, some, list) = (Log(), Log(), Log())
        let tokens = [
            realm.objects(Keeper.self).observe(all.add), realm.objects(Keeper.self).observe(keyPaths: ["name"], some.add), keeper.animals.observe(list.add),
        ]
        await RealmStage.settle()
        try realm.write { keeper.animals[0].age = 2 }
        await RealmStage.settle()
        try realm.write { keeper.name = "Ann" }
        await RealmStage.settle()
        #expect(all.entries == ["1", "1 [] [] [0]", "1 [] [] [0]"] && some.entries == ["1", "1 [] [] [0]"] && list.entries == ["1", "1 [] [] [0]"])
        withExtendedLifetime(tokens) {}
    }

    @Test("An object's observer hears which properties changed, and that it was deleted")
    func objects() async throws {
        let realm = try RealmStage.realm()
        let animal = Animal("Rex", 1)
        try realm.write { realm.add(animal) }
        var seen: [String] = []
        let token = animal.observe { (change: ObjectChange<Animal>) in
            switch change {
            case .change(let animal, let changes): seen.append("\(animal.name) " + changes.map { "\($0.name)=\($0.newValue ?? "nil")" }.joined(separator: " "))
            case .deleted: seen.append("deleted")
            case .error: seen.append("error")
            }
        }
        try realm.write {
            animal.age = 4
            animal.name = "Tim"
        }
        await RealmStage.settle()
        try realm.write { realm.delete(animal) }
        await RealmStage.settle()
        #expect(seen == ["Tim name=Tim age=4", "deleted"])
        token.invalidate()
    }

    @Test("A Realm's observer hears of each write; a token that goes ends its observation")
    func realms() async throws {
        let realm = try RealmStage.realm()
        var count = 0
        var token: NotificationToken? = realm.observe { notification, changed in
            if notification == .didChange, changed == realm { count += 1 }
        }
        try realm.write { realm.add(Animal("a")) }
        #expect(count == 1 && token != nil)
        token = nil
        try realm.write { realm.add(Animal("b")) }
        #expect(count == 1)
    }

    @Test("What another thread writes is told on the main queue")
    func threads() async throws {
        let realm = try RealmStage.realm()
        let other = OtherThread(realm.configuration) { $0.add(Animal("a")) }
        let log = Log()
        let token = realm.objects(Animal.self).observe(log.add)
        await RealmStage.settle()
        other.write()
        await RealmStage.settle()
        #expect(log.entries == ["0", "1 [] [0] []"] && realm.objects(Animal.self).count == 1)
        token.invalidate()
    }

    @Test("Publishers send the collection, now and after each change")
    func publishers() async throws {
        let realm = try RealmStage.realm()
        var counts: [Int] = []
        let subscription = realm.objects(Animal.self).collectionPublisher.sink(receiveCompletion: { _ in }, receiveValue: { counts.append($0.count) })
        await RealmStage.settle()
        try realm.write { realm.add(Animal("a")) }
        await RealmStage.settle()
        #expect(counts == [0, 1])
        subscription.cancel()
    }

    @Test("Places of changes lead from the old elements to the new ones, whatever changed", arguments: 0..<40)
    func differences(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let isUnique: Bool = seed % 2 == 0
        var pool: [Int] = Array(0..<20)
        func draw() -> [Int] {
            if !isUnique { return (0..<random(12)).map { _ in random(5) } }
            for place in pool.indices { pool.swapAt(place, random(pool.count)) }
            return Array(pool.prefix(random(20)))
        }
        let (old, new): ([Int], [Int]) = (draw(), draw())
        let difference = CollectionDifferences(old.map { .int(Int64($0)) }, new.map { .int(Int64($0)) }) { _ in false }
        var made: [Int] = old.enumerated().filter { !difference.deletions.contains($0.offset) }.map(\.element)
        for place in difference.insertions { made.insert(new[place], at: place) }
        #expect(made == new, "seed \(seed)")
    }
}
