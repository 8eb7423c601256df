import Foundation
import ObjectRuntime
@testable import QuinceRealmSwift

enum AnimalKind: String, PersistableEnum {
    case dog, cat
}

final class Animal: Object {
    @Persisted var name = ""
    @Persisted var age = 0
    @Persisted var kind = AnimalKind.dog
    @Persisted var born: Date?
    @Persisted var weight: Double?
    @Persisted(originProperty: "animals") var keepers: LinkingObjects<Keeper>

    convenience init(_ name: String, _ age: Int = 0) {
        self.init()
        self.name = name
        self.age = age
    }
}

final class Keeper: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name: String
    @Persisted var animals: List<Animal>
    @Persisted var favourite: Animal?
    @Persisted var words: List<String>
    @Persisted var tags: MutableSet<String>
    @Persisted var scores: Map<String, Int>
    @Persisted var address: Address?
    @Persisted var anything: AnyRealmValue

    convenience init(_ id: Int, _ name: String = "") {
        self.init()
        self.id = id
        self.name = name
    }
}

final class Address: EmbeddedObject {
    @Persisted var street = ""
}

final class Coded: Object, Codable {
    @Persisted var title: String
    @Persisted var count: Int?
    @Persisted var words: List<String>
}

/// As the lowering leaves a class of the `@objc dynamic` style.
class LegacyTask: Object {
    var id: String = "" {
        willSet { willChangeValue(forKey: "id") }
        didSet { didChangeValue(forKey: "id") }
    }
    var title: String = "" {
        willSet { willChangeValue(forKey: "title") }
        didSet { didChangeValue(forKey: "title") }
    }
    var isDone: Bool = false {
        willSet { willChangeValue(forKey: "isDone") }
        didSet { didChangeValue(forKey: "isDone") }
    }
    var due: Date? {
        willSet { willChangeValue(forKey: "due") }
        didSet { didChangeValue(forKey: "due") }
    }
    var next: LegacyTask? {
        willSet { willChangeValue(forKey: "next") }
        didSet { didChangeValue(forKey: "next") }
    }
    var note: String = "" {
        willSet { willChangeValue(forKey: "note") }
        didSet { didChangeValue(forKey: "note") }
    }
    let stars = RealmOptional<Int>()
    let steps = List<String>()
    var projects = LinkingObjects(fromType: LegacyProject.self, property: "tasks")

    override class func primaryKey() -> String? { "id" }
    override class func ignoredProperties() -> [String] { ["note"] }

    convenience init(_ id: String, _ title: String = "") {
        self.init()
        self.id = id
        self.title = title
    }

    nonisolated static func register() {
        let r = ObjCRuntime.registration(of: LegacyTask.self, named: "Tests.LegacyTask")
        r.key("id", get: { $0.id as String }, set: { o, a in o.id = a[0] })
        r.key("title", get: { $0.title as String }, set: { o, a in o.title = a[0] })
        r.key("isDone", get: { $0.isDone as Bool }, set: { o, a in o.isDone = a[0] })
        r.key("due", get: { $0.due as Date? }, set: { o, a in o.due = a[0] })
        r.key("next", get: { $0.next as LegacyTask? }, set: { o, a in o.next = a[0] })
        r.key("note", get: { $0.note as String }, set: { o, a in o.note = a[0] })
    }
}

class LegacyProject: Object {
    var name: String = "" {
        willSet { willChangeValue(forKey: "name") }
        didSet { didChangeValue(forKey: "name") }
    }
    let tasks = List<LegacyTask>()

    nonisolated static func register() {
        let r = ObjCRuntime.registration(of: LegacyProject.self, named: "Tests.LegacyProject")
        r.key("name", get: { $0.name as String }, set: { o, a in o.name = a[0] })
    }
}

/// Realms of the tests' own.
@MainActor
enum RealmStage {
    /// A Realm in memory that no other test has.
    static func realm() throws -> Realm {
        ObjCRuntime.addModule {
            LegacyTask.register()
            LegacyProject.register()
        }
        return try Realm(configuration: Realm.Configuration(inMemoryIdentifier: UUID().uuidString))
    }

    /// A file in a folder of its own.
    static func file() throws -> URL {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("realm-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("test.realm")
    }

    /// Lets what was sent to the main queue happen.
    static func settle() async {
        for _ in 0..<3 { await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } } }
    }
}

/// A Realm of another thread, which writes when it is told to. It is opened before the test waits for anything: apps that other tests launch meanwhile
/// have Realms of their own.
final class OtherThread: Sendable {
    private let begin = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)

    init(_ configuration: Realm.Configuration, _ body: @escaping @Sendable (Realm) -> Void) {
        let opened = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { [begin, end] in
            let realm = try! Realm(configuration: configuration)
            opened.signal()
            begin.wait()
            try! realm.write { body(realm) }
            end.signal()
        }
        opened.wait()
    }

    func write() {
        begin.signal()
        end.wait()
    }
}
