import Foundation
import ObjectRuntime
import Testing
@testable import QuinceRealmSwift

@Suite("Realm's queries") @MainActor
struct RealmQueryTests {
    private func stage() throws -> (realm: Realm, keepers: Results<Keeper>, animals: Results<Animal>) {
        let realm = try RealmStage.realm()
        let day = Date(timeIntervalSince1970: 1000)
        try realm.write {
            realm.create(
                Keeper.self,
                value: [
                    "id": 1, "name": "Ann", "words": ["x", "y"], "scores": ["a": 5], "tags": ["t"],
                    "animals": [
                        ["name": "Rex", "age": 3, "born": day], ["name": "Élan", "age": 9, "weight": 2.5],
                    ] as [[String: Any]],
                ])
            realm.create(Keeper.self, value: ["id": 2, "name": "Bob", "animals": [["name": "Kit", "age": 5, "kind": "cat"]]])
            realm.create(Keeper.self, value: ["id": 3, "name": "Cleo"])
            realm.objects(Keeper.self)[1].favourite = realm.objects(Animal.self)[0]
        }
        return (realm, realm.objects(Keeper.self), realm.objects(Animal.self))
    }

    @Test(
        "Formats find objects by values, links and collections",
        arguments: [
            ("name BEGINSWITH[c] 'a'", [1]), ("name CONTAINS 'o'", [2, 3]), ("id BETWEEN {2, 3}", [2, 3]), ("id IN {1, 3}", [1, 3]), ("NOT id == 2", [1, 3]),
            ("favourite.name == 'Rex'", [2]), ("favourite == nil", [1, 3]), ("animals.@count == 0", [3]), ("ANY animals.age > 4", [1, 2]),
            ("ANY animals.name ==[cd] 'elan'", [1]), ("animals.@max.age >= 9", [1]), ("animals.@sum.age == 5", [2]), ("'y' IN words", [1]),
            ("SUBQUERY(animals, $a, $a.age > 2 AND $a.kind == 'dog').@count > 0", [1]), ("ANY favourite.keepers.name == 'Ann'", [2]),
            ("TRUEPREDICATE", [1, 2, 3]),
        ])
    func formats(_ format: String, _ expected: [Int]) throws {
        #expect(Array(try stage().keepers.filter(format).map(\.id)) == expected)
    }

    @Test("Results are values that pass for Realm's own, as lists are")
    func bridgeableResults() throws {
        func count<Found: RealmCollection & _ObjcBridgeable>(_ found: Found) -> Int { (found._rlmObjcValue as? Found)?.count ?? -1 }
        let keepers = try stage().keepers
        #expect(count(keepers) == 3 && count(AnyRealmCollection(keepers)) == 3)
    }

    @Test("Arguments of formats may be dates, objects, lists and collections of Realm's")
    func arguments() throws {
        let (realm, keepers, animals) = try stage()
        #expect(animals.filter("born <= %@", Date(timeIntervalSince1970: 1000)).count == 1)
        #expect(keepers.filter("favourite == %@", animals[0]).map(\.id).elementsEqual([2]))
        #expect(keepers.filter("%@ IN animals", animals[2]).map(\.id).elementsEqual([2]))
        #expect(keepers.filter("name IN %@", ["Ann", "Cleo"]).count == 2 && keepers.filter(NSPredicate(format: "name IN %@", ["Ann", "Cleo"])).count == 2)
        #expect(keepers.filter("favourite IN %@", animals.filter("age < 4")).count == 1)
        #expect(keepers.filter("%K == %d", "id", 2).first?.name == "Bob")
        #expect(realm.objects(Keeper.self).filter("id > 1").filter("name == %@", "Cleo").first?.id == 3)
    }

    @Test("Conditions in Swift find what formats do")
    func conditions() throws {
        let (_, keepers, animals) = try stage()
        func ids(_ condition: (Query<Keeper>) -> Query<Bool>) -> [Int] { keepers.where(condition).map { $0.id } }
        #expect(ids { $0.name == "Ann" } == [1] && ids { $0.name != "Ann" && $0.id < 3 } == [2] && ids { $0.id >= 3 || $0.name.starts(with: "A") } == [1, 3])
        #expect(
            ids { !($0.id == 2) } == [1, 3] && ids { $0.id.in([2, 3]) } == [2, 3] && ids { $0.id.contains(1...2) } == [1, 2]
                && ids { $0.id.contains(1..<2) } == [1])
        #expect(
            ids { $0.name.contains("LE", options: .caseInsensitive) } == [3] && ids { $0.name.ends(with: "b") } == [2] && ids { $0.name.like("?o*") } == [2])
        #expect(ids { $0.favourite == nil } == [1, 3] && ids { $0.favourite.name == "Rex" } == [2] && ids { $0.animals.age > 4 } == [1, 2])
        #expect(ids { $0.animals.count == 0 } == [3] && ids { $0.words.contains("y") } == [1] && ids { $0.animals.age.max == 9 } == [1])
        #expect(
            ids { $0.scores["a"] == 5 } == [1] && ids { $0.scores.keys == "a" } == [1] && ids { $0.scores.values > 4 } == [1]
                && ids { $0.tags.contains("t") } == [1])
        #expect(ids { ($0.animals.age > 2 && $0.animals.kind == .dog).count == 2 } == [1])
        #expect(animals.where { $0.kind == .cat }.count == 1 && animals.where { $0.weight > 2 }.count == 1 && animals.where { $0.born == nil }.count == 2)
    }

    @Test("Objects are sorted by one key or more, letters by the alphabet, nothing first")
    func sorting() throws {
        let (realm, keepers, animals) = try stage()
        #expect(animals.sorted(byKeyPath: "name").map(\.name).elementsEqual(["Élan", "Kit", "Rex"]))
        #expect(animals.sorted(by: \.age, ascending: false).map(\.age).elementsEqual([9, 5, 3]))
        #expect(animals.sorted(by: [SortDescriptor(keyPath: "kind"), "age"]).map(\.age).elementsEqual([5, 3, 9]))
        #expect(keepers.sorted(byKeyPath: "favourite.age").map(\.id).elementsEqual([1, 3, 2]))
        try realm.write { for name in ["b", "B", "a", "A", "1", " "] { realm.add(Animal(name, 100)) } }
        #expect(animals.filter("age == 100").sorted(byKeyPath: "name").map(\.name).elementsEqual([" ", "1", "a", "A", "b", "B"]))
        #expect(animals.distinct(by: ["age"]).count == 4 && animals.distinct(by: [\Animal.kind]).count == 2)
    }

    @Test("Least, greatest, sum and average are of properties or of the elements")
    func aggregates() throws {
        let (_, keepers, animals) = try stage()
        #expect(animals.max(ofProperty: "age") as Int? == 9 && animals.min(of: \.age) == 3 && animals.sum(ofProperty: "age") as Int == 17)
        #expect(try abs(#require(animals.average(ofProperty: "age") as Double?) - 17.0 / 3) < 0.0001)
        #expect(animals.filter("age > 100").max(ofProperty: "age") as Int? == nil && animals.filter("age > 100").average(of: \.age) == nil as Int?)
        #expect(animals.max(ofProperty: "born") as Date? == Date(timeIntervalSince1970: 1000) && keepers[0].words.min() == "x")
        #expect(animals.value(forKey: "age") as? [Int] == [3, 9, 5] && keepers[0].animals.value(forKeyPath: "@sum.age") as? Double == 12)
    }

    @Test("What was found goes on showing what there is, while an iteration keeps to what it began with")
    func liveness() throws {
        let (realm, keepers, animals) = try stage()
        let old = animals.filter("age > 4")
        #expect(old.count == 2)
        try realm.write { for animal in old { animal.age = 1 } }
        #expect(old.isEmpty && old.first == nil)
        try realm.write { keepers[0].animals[0].age = 50 }
        #expect(old.map(\.name).elementsEqual(["Rex"]) && old.index(of: animals[0]) == 0 && old.index(of: animals[1]) == nil)
        #expect(animals.index(matching: "name == %@", "Kit") == 2 && animals.objects(at: [0, 2]).map(\.name) == ["Rex", "Kit"])
        #expect(AnyRealmCollection(old).count == 1 && animals.filter { $0.age == 1 }.count == 2)
    }
}
