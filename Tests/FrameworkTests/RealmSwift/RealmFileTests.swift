import Foundation
import ObjectRuntime
import Testing
@testable import QuinceRealmSwift

// What a class was in an earlier version of an app, and what it is.
enum EarlierVersion {
    final class Visitor: Object {
        @Persisted var first = ""
        @Persisted var last = ""
        @Persisted var age = 0
    }
}
enum LaterVersion {
    final class Visitor: Object {
        @Persisted var fullName = ""
        @Persisted var years: String?
        @Persisted var isNew = true
    }
}
final class Passenger: Object {
    @Persisted var name = ""
}

@Suite("Realm's files", .serialized) @MainActor
struct RealmFileTests {
    @Test("What was written is found when the file is opened anew, values of all kinds")
    func reopening() throws {
        let url: URL = try RealmStage.file()
        let identifier = UUID()
        try autoreleasepool {
            let realm = try Realm(fileURL: url)
            let keeper = Keeper(
                value: [
                    "id": 7, "name": "Ä\u{0}b", "words": ["x", ""], "tags": ["t"], "scores": ["a": -5], "address": ["street": "s"],
                    "animals": [["name": "Rex", "age": Int.max, "born": Date(timeIntervalSince1970: 0.25), "weight": -0.5]],
                ] as [String: Any])
            keeper.favourite = keeper.animals[0]
            keeper.anything = .uuid(identifier)
            try realm.write { realm.add(keeper) }
            try realm.write { keeper.words.append("z") }
        }
        let realm = try Realm(fileURL: url)
        let keeper: Keeper = try #require(realm.object(ofType: Keeper.self, forPrimaryKey: 7))
        #expect(keeper.name == "Ä\u{0}b" && Array(keeper.words) == ["x", "", "z"] && Array(keeper.tags) == ["t"] && keeper.scores["a"] == -5)
        #expect(keeper.address?.street == "s" && keeper.favourite == keeper.animals[0] && keeper.anything.uuidValue == identifier)
        #expect(keeper.animals[0].age == .max && keeper.animals[0].born == Date(timeIntervalSince1970: 0.25) && keeper.animals[0].weight == -0.5)
    }

    @Test("Objects of the older style are found too, and deleted ones are not")
    func legacyObjects() throws {
        let url: URL = try RealmStage.file()
        _ = try RealmStage.realm()
        try autoreleasepool {
            let realm = try Realm(fileURL: url)
            try realm.write {
                let task = LegacyTask("1", "Milk")
                task.next = LegacyTask("2", "Bread")
                task.stars.value = 4
                realm.add([task, LegacyTask("3")])
            }
            try realm.write { realm.delete(realm.object(ofType: LegacyTask.self, forPrimaryKey: "3")!) }
        }
        let realm = try Realm(fileURL: url)
        let task: LegacyTask = try #require(realm.object(ofType: LegacyTask.self, forPrimaryKey: "1"))
        #expect(task.title == "Milk" && task.next?.title == "Bread" && task.stars.value == 4 && task.due == nil && realm.objects(LegacyTask.self).count == 2)
    }

    @Test("A class that has changed needs another version, and a block that brings the objects into the new form")
    func migrating() throws {
        let url: URL = try RealmStage.file()
        func configuration(_ version: UInt64, _ block: MigrationBlock? = nil) -> Realm.Configuration {
            Realm.Configuration(fileURL: url, schemaVersion: version, migrationBlock: block)
        }
        _ = SchemaRegistry.current.schema(of: EarlierVersion.Visitor.self)
        try autoreleasepool {
            let realm = try Realm(configuration: configuration(0))
            try realm.write {
                realm.create(EarlierVersion.Visitor.self, value: ["Ann", "Lee", 30])
                realm.create(EarlierVersion.Visitor.self, value: ["Bob", "Ray", 0])
            }
        }
        #expect(try schemaVersionAtURL(url) == 0)
        _ = SchemaRegistry.current.schema(of: LaterVersion.Visitor.self)
        #expect { try Realm(configuration: configuration(0)) } throws: { error in
            (error as? Realm.Error)?.code == .schemaMismatch && error.localizedDescription.contains("Property 'Visitor.fullName' has been added.")
        }
        let migrated = configuration(2) { migration, old in
            #expect(old == 0)
            migration.renameProperty(onType: "Visitor", from: "age", to: "years")
            migration.enumerateObjects(ofType: "Visitor") { before, after in
                after?["fullName"] = "\(before!["first"] as! String) \(before?.last as! String)"
                if before?.value(forKey: "age") as? Int == 0 { migration.delete(after!) }
            }
            migration.create("Visitor", value: ["fullName": "New"])
        }
        try autoreleasepool {
            let realm = try Realm(configuration: migrated)
            let all = realm.objects(LaterVersion.Visitor.self)
            #expect(all.map(\.fullName).elementsEqual(["Ann Lee", "New"]) && all[0].isNew == false && all[1].isNew == true)
        }
        #expect(try Realm(configuration: configuration(2)).objects(LaterVersion.Visitor.self).count == 2)
        #expect(throws: Realm.Error.self) { try autoreleasepool { try Realm(configuration: configuration(1)) } }
    }

    @Test("A file that is no Realm's, or is not where it should be, is an error")
    func errors() throws {
        let url: URL = try RealmStage.file()
        #expect { try Realm(configuration: Realm.Configuration(fileURL: url, readOnly: true)) } throws: { Realm.Error.fileNotFound ~= $0 }
        #expect(throws: Realm.Error.self) { try Realm(fileURL: url.appendingPathComponent("no/such/folder.realm")) }
        try Data("This is no database, and it is long enough to be seen as none. ".utf8).write(to: url)
        #expect { try Realm(fileURL: url) } throws: { Realm.Error.invalidDatabase ~= $0 }
    }

    @Test("Bytes that are damaged are an error and not a crash")
    func damage() throws {
        let data: Data = RowCoder.encode(["a": .list([.string("text"), .int(-3)]), "b": .map(["k": .object(RowKey(type: "T", id: 4))])])
        #expect(try RowCoder.decode(data)["a"] == .list([.string("text"), .int(-3)]))
        for length in data.indices { #expect(throws: RowCoder.Unreadable.self) { try RowCoder.decode(data.prefix(length)) } }
        for place in data.indices {
            var damaged: Data = data
            damaged[place] ^= 0xFF
            _ = try? RowCoder.decode(damaged)
        }
    }

    @Test("A copy has the same objects; a file is deleted when nobody has it open")
    func files() throws {
        let url: URL = try RealmStage.file()
        let copy: URL = url.deletingLastPathComponent().appendingPathComponent("copy.realm")
        let configuration = Realm.Configuration(fileURL: url)
        try autoreleasepool {
            let realm = try Realm(configuration: configuration)
            try realm.write { realm.create(Passenger.self, value: ["name": "Ann"]) }
            try realm.writeCopy(toFile: copy)
            #expect(throws: Realm.Error.self) { try Realm.deleteFiles(for: configuration) }
        }
        #expect(try Realm(fileURL: copy).objects(Passenger.self).first?.name == "Ann")
        #expect(Realm.fileExists(for: configuration))
        #expect(try Realm.deleteFiles(for: configuration) && !Realm.fileExists(for: configuration))
        #expect(try Realm(configuration: configuration).objects(Passenger.self).isEmpty)
    }

    @Test("A Realm in memory lasts as long as somebody keeps it, and has no file")
    func memory() throws {
        let configuration = Realm.Configuration(inMemoryIdentifier: UUID().uuidString)
        #expect(configuration.fileURL == nil)
        try autoreleasepool {
            let realm = try Realm(configuration: configuration)
            try realm.write { realm.add(Passenger()) }
            #expect(try Realm(configuration: configuration).objects(Passenger.self).count == 1)
        }
        #expect(try Realm(configuration: configuration).isEmpty)
    }

    @Test("A Realm is opened in the background and handed over on the main queue")
    func opening() async throws {
        let configuration = Realm.Configuration(fileURL: try RealmStage.file())
        let isEmpty: Bool = try await withCheckedThrowingContinuation { continuation in
            Realm.asyncOpen(configuration: configuration) { (result: Result<Realm, Error>) in continuation.resume(with: result.map(\.isEmpty)) }
        }
        #expect(isEmpty)
        let realm = try await Realm(configuration: configuration)
        try await realm.asyncWrite { realm.add(Passenger()) }
        await withCheckedContinuation { continuation in realm.writeAsync({ realm.add(Passenger()) }, onComplete: { _ in continuation.resume() }) }
        #expect(realm.objects(Passenger.self).count == 2)
    }

    @Test("The default file is among the app's documents; another may be set")
    func defaults() {
        let before: Realm.Configuration = .defaultConfiguration
        #expect(before.fileURL?.lastPathComponent == "default.realm" && before.fileURL?.deletingLastPathComponent().lastPathComponent == "Documents")
        Realm.Configuration.defaultConfiguration.schemaVersion = 4
        #expect(Realm.Configuration.defaultConfiguration.schemaVersion == 4)
        Realm.Configuration.defaultConfiguration = before
    }

    @Test("Errors are compared by domain and code, those of an app's own kinds too")
    func equality() {
        enum Failure: Error { case text(String), other, third }
        #expect(Failure.other == Failure.other && !(Failure.other == Failure.third) && !(Failure.other == Realm.Error(.fail, "")))
    }
}
