import Foundation
import ObjectRuntime
import Testing
@testable import QuinceRealmSwift

@Suite("Realm's objects") @MainActor
struct RealmObjectTests {
    @Test("An object that is added brings along what it leads to, and is the one that is found")
    func adding() throws {
        let realm = try RealmStage.realm()
        let keeper = Keeper(1, "Ann")
        keeper.animals.append(Animal("Rex", 3))
        keeper.favourite = keeper.animals[0]
        #expect(keeper.realm == nil && realm.isEmpty)
        try realm.write { realm.add(keeper) }
        #expect(keeper.realm == realm && !realm.isEmpty)
        #expect(realm.objects(Keeper.self).count == 1 && realm.objects(Animal.self).count == 1)
        #expect(realm.objects(Keeper.self).first === keeper && keeper.favourite == keeper.animals.first)
        #expect(realm.object(ofType: Keeper.self, forPrimaryKey: 1)?.name == "Ann")
        #expect(realm.object(ofType: Keeper.self, forPrimaryKey: 2) == nil)
        #expect(keeper.animals[0].keepers.map(\.name).elementsEqual(["Ann"]))
    }

    @Test("Values come from dictionaries, arrays and other objects, links in them too")
    func values() throws {
        let realm = try RealmStage.realm()
        let keeper = Keeper(value: ["id": 4, "name": "Bob", "animals": [["name": "Tim", "age": 5, "kind": "cat"]], "scores": ["a": 1]])
        #expect(keeper.animals[0].kind == .cat && keeper.scores["a"] == 1)
        #expect(Animal(value: ["Tom", 2, "dog"]).age == 2)
        let made: Keeper = try realm.write { realm.create(Keeper.self, value: ["id": 9, "favourite": ["name": "Kit"]]) }
        #expect(made.favourite?.name == "Kit" && made.name == "")
        let copy = Keeper(value: keeper)
        #expect(copy.name == "Bob" && copy.animals.count == 1)
        #expect(keeper["name"] as? String == "Bob" && keeper.value(forKey: "id") as? Int == 4)
    }

    @Test("An update sets what differs, or everything; of a dictionary what stands in it")
    func updating() throws {
        let realm = try RealmStage.realm()
        let first = Keeper(value: ["id": 1, "name": "Ann", "words": ["x"]])
        try realm.write { realm.add(first) }
        try realm.write { _ = realm.create(Keeper.self, value: ["id": 1, "name": "Bea"], update: .modified) }
        #expect(first.name == "Bea" && Array(first.words) == ["x"])
        let second = Keeper(1, "Cat")
        try realm.write { realm.add(second, update: .all) }
        #expect(first.name == "Cat" && first.words.isEmpty && first.isSameObject(as: second) && first == second)
        #expect(realm.objects(Keeper.self).count == 1)
        try realm.write { realm.add(Keeper(1, "Dan"), update: true) }
        #expect(first.name == "Dan")
    }

    @Test("A transaction that is cancelled, or whose block throws, leaves nothing behind")
    func cancelling() throws {
        struct Stop: Error {}
        let realm = try RealmStage.realm()
        let keeper = Keeper(1, "Ann")
        try realm.write { realm.add(keeper) }
        let other = Animal("Rex")
        realm.beginWrite()
        keeper.name = "Bob"
        keeper.animals.append(other)
        #expect(keeper.name == "Bob" && realm.isInWriteTransaction)
        realm.cancelWrite()
        #expect(keeper.name == "Ann" && keeper.animals.isEmpty && other.isInvalidated && !realm.isInWriteTransaction)
        #expect(throws: Stop.self) {
            try realm.write {
                realm.deleteAll()
                throw Stop()
            }
        }
        #expect(keeper.name == "Ann" && !keeper.isInvalidated)
        #expect(try realm.write { 5 } == 5)
    }

    @Test("Those that lead to an object that is deleted have nothing in its place")
    func deleting() throws {
        let realm = try RealmStage.realm()
        let keeper = Keeper(value: ["id": 1, "animals": [["name": "a"], ["name": "b"], ["name": "c"]]])
        keeper.favourite = keeper.animals[1]
        try realm.write { realm.add(keeper) }
        let gone = keeper.animals[1]
        try realm.write { realm.delete(gone) }
        #expect(gone.isInvalidated && keeper.favourite == nil && Array(keeper.animals.map(\.name)) == ["a", "c"])
        try realm.write { realm.delete(keeper.animals) }
        #expect(keeper.animals.isEmpty && realm.objects(Animal.self).isEmpty)
        try realm.write { for keeper in realm.objects(Keeper.self) { realm.delete(keeper) } }
        #expect(realm.isEmpty && "\(keeper)" == "[invalid object]")
    }

    @Test("An embedded object is gone with its owner, or when another takes its place")
    func embedding() throws {
        let realm = try RealmStage.realm()
        let keeper = Keeper(1)
        keeper.address = Address(value: ["street": "High Street"])
        try realm.write { realm.add(keeper) }
        let address: Address = try #require(keeper.address)
        #expect(address.street == "High Street")
        try realm.write { keeper.address = Address(value: ["street": "Low Street"]) }
        #expect(address.isInvalidated && keeper.address?.street == "Low Street")
        let second: Address = try #require(keeper.address)
        try realm.write { realm.delete(keeper) }
        #expect(second.isInvalidated)
    }

    @Test("Lists change as arrays do, managed and not")
    func lists() throws {
        let realm = try RealmStage.realm()
        let managed = Keeper(1)
        try realm.write { realm.add(managed) }
        realm.beginWrite()
        for list in [managed.words, List<String>()] {
            list.append(objectsIn: ["a", "b", "c", "d"])
            list.insert("x", at: 1)
            list.remove(at: 0)
            list.move(from: 0, to: 2)
            #expect(Array(list) == ["b", "c", "x", "d"])
            list.swapAt(0, 3)
            list[1] = "y"
            list.removeLast()
            #expect(Array(list) == ["d", "y", "x"] && list.index(of: "y") == 1 && list.first == "d" && list.last == "x")
            list.replaceSubrange(0..<2, with: ["p", "q", "r"])
            list.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
            #expect(Array(list) == ["q", "r", "p", "x"] && list.contains("p") && list.max() == "x")
            list.removeAll()
            #expect(list.isEmpty)
        }
        realm.cancelWrite()
    }

    @Test("A set has each value once, a map one for each key")
    func setsAndMaps() throws {
        let realm = try RealmStage.realm()
        let keeper = Keeper(1)
        keeper.tags.insert(objectsIn: ["a", "b", "a"])
        keeper.scores["x"] = 1
        try realm.write { realm.add(keeper) }
        try realm.write {
            keeper.tags.insert("b")
            keeper.tags.remove("a")
            keeper.tags.insert("c")
            keeper.scores["y"] = 2
            keeper.scores["x"] = nil
            keeper.anything = .int(4)
        }
        #expect(Set(keeper.tags) == ["b", "c"] && keeper.tags.contains("c") && keeper.tags.count == 2)
        #expect(keeper.scores.keys == ["y"] && keeper.scores["y"] == 2 && keeper.scores.count == 1 && keeper.anything.intValue == 4)
    }

    @Test("A frozen object stays as it was")
    func freezing() throws {
        let realm = try RealmStage.realm()
        let keeper = Keeper(1, "Ann")
        try realm.write { realm.add(keeper) }
        let frozen = keeper.freeze()
        let all = realm.objects(Keeper.self).freeze()
        try realm.write {
            keeper.name = "Bob"
            realm.add(Keeper(2))
        }
        #expect(frozen.isFrozen && frozen.name == "Ann" && all.count == 1 && !keeper.isFrozen)
        #expect(frozen.thaw()?.name == "Bob" && all.thaw()?.count == 2)
    }

    @Test("A change of a managed object outside of a write transaction ends the program in Realm's words, whichever way it is declared")
    func changingOutside() async {
        let property = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let realm = try RealmStage.realm()
            let keeper = Keeper(1)
            try realm.write { realm.add(keeper) }
            keeper.name = "Bob"
        }
        #expect(words(property).contains("Attempting to modify object outside of a write transaction"))
        let legacy = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let realm = try RealmStage.realm()
            let task = LegacyTask("1")
            try realm.write { realm.add(task) }
            task.title = "Bob"
        }
        #expect(words(legacy).contains("Attempting to modify object outside of a write transaction"))
        let list = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let realm = try RealmStage.realm()
            let keeper = Keeper(1)
            try realm.write { realm.add(keeper) }
            keeper.words.append("x")
        }
        #expect(words(list).contains("Cannot modify managed objects outside of a write transaction."))
    }

    @Test("A primary key that is taken, and one that changes, end the program")
    func primaryKeys() async {
        let taken = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let realm = try RealmStage.realm()
            try realm.write { realm.add([Keeper(1), Keeper(1)]) }
        }
        #expect(words(taken).contains("Attempting to create an object of type 'Keeper' with an existing primary key value '1'."))
        let changed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let realm = try RealmStage.realm()
            let keeper = Keeper(1)
            try realm.write {
                realm.add(keeper)
                keeper.id = 2
            }
        }
        #expect(words(changed).contains("Primary key can't be changed after an object is inserted."))
    }

    private func words(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("A model that is Codable is read and written, managed or not; what is optional may be absent")
    func coding() throws {
        let realm = try RealmStage.realm()
        let read = try JSONDecoder().decode(Coded.self, from: Data(#"{"title": "a", "words": ["x", "y"]}"#.utf8))
        #expect(read.title == "a" && read.count == nil && Array(read.words) == ["x", "y"])
        try realm.write {
            realm.add(read)
            read.count = 4
        }
        let text = String(decoding: try JSONEncoder().encode(read), as: UTF8.self)
        #expect(text.contains(#""count":4"#) && text.contains(#""words":["x","y"]"#))
    }

    @Test("Identifiers and decimal numbers are read as they are written")
    func identifiers() throws {
        let identifier = ObjectId.generate()
        #expect(try ObjectId(string: identifier.stringValue) == identifier && identifier.stringValue.count == 24)
        #expect(throws: Realm.Error.self) { try ObjectId(string: "x") }
        #expect(abs(identifier.timestamp.timeIntervalSinceNow) < 5)
        #expect(try Decimal128(string: "1.10") + 2 == Decimal128(string: "3.1"))
    }
}
