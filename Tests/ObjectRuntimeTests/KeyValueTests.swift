import ObjectRuntime
import Synchronization
import Testing

enum Mood: Int { case calm, cross }

class Person: NSObject {
    var name = "" {
        willSet { willChangeValue(forKey: "name") }
        didSet { didChangeValue(forKey: "name") }
    }
    var age = 0 {
        willSet { willChangeValue(forKey: "age") }
        didSet { didChangeValue(forKey: "age") }
    }
    var mood = Mood.calm
    var height: CGFloat = 0
    var friend: Person? {
        willSet { willChangeValue(forKey: "friend") }
        didSet { didChangeValue(forKey: "friend") }
    }
    var children: [Person] = []
    var greeting: String { "I am \(name)" }

    convenience init(_ name: String, _ age: Int = 0) {
        self.init()
        self.name = name
        self.age = age
    }

    static let registered: Void = {
        let r = ObjCRuntime.registration(of: Person.self, named: "Tests.Person")
        r.key("name", get: { $0.name }, set: { o, a in o.name = a[0] })
        r.key("age", get: { $0.age }, set: { o, a in o.age = a[0] })
        r.key("mood", get: { $0.mood }, set: { o, a in o.mood = a[0] })
        r.key("height", get: { $0.height }, set: { o, a in o.height = a[0] })
        r.key("friend", get: { $0.friend }, set: { o, a in o.friend = a[0] })
        r.key("children", get: { $0.children }, set: { o, a in o.children = a[0] })
        r.key("greeting", get: { $0.greeting })
        r.classMethod("keyPathsForValuesAffectingGreeting") { _, _ in Set(["name"]) }
    }()
}

private final class Watcher: NSObject {
    var seen: [String] = []

    // As lowered sources declare it: a method of its own, registered under its Objective-C name.
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        seen.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }

    static let registered: Void = {
        let r = ObjCRuntime.registration(of: Watcher.self, named: "Tests.Watcher")
        r.method("observeValueForKeyPath:of:change:context:") { o, a in
            o.observeValue(
                forKeyPath: a[0] as String?, of: a[1] as Any?, change: a[2] as [NSKeyValueChangeKey: Any]?, context: a[3] as UnsafeMutableRawPointer?)
        }
    }()
}

private final class Forgiving: NSObject {
    var unknown: [String] = []

    func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }

    static let registered: Void = {
        ObjCRuntime.registration(of: Forgiving.self, named: "Tests.Forgiving").method("setValue:forUndefinedKey:") { o, a in
            o.setValue(a[0] as Any?, forUndefinedKey: a[1] as String)
        }
    }()
}

@Suite("Key-value coding and observing")
struct KeyValueTests {
    init() {
        Person.registered
        Watcher.registered
        Forgiving.registered
    }

    @Test("Values are read and written by name, converted to the property's type")
    func coding() {
        let person = Person()
        person.setValue("Ada", forKey: "name")
        person.setValue(NSNumber(value: 36), forKey: "age")
        person.setValue(1, forKey: "mood")
        person.setValue(2, forKey: "height")
        #expect(person.value(forKey: "name") as? String == "Ada")
        #expect(person.age == 36)
        #expect(person.mood == .cross)
        #expect(person.value(forKey: "mood") as? Int == 1)
        #expect(person.height == 2)
        person.setValue(nil, forKey: "friend")
        #expect(person.value(forKey: "friend") == nil)
    }

    @Test("Paths pass through objects, dictionaries and collections")
    func paths() {
        let person = Person("Ada")
        person.friend = Person("Bob", 3)
        person.children = [Person("Cy", 1), Person("Di", 5)]
        person.setValue("Bert", forKeyPath: "friend.name")
        #expect(person.value(forKeyPath: "friend.name") as? String == "Bert")
        #expect(person.value(forKeyPath: "children.name") as? [String] == ["Cy", "Di"])
        #expect(person.value(forKeyPath: "children.@count") as? Int == 2)
        #expect(person.value(forKeyPath: "children.@sum.age") as? Double == 6)
        #expect(person.value(forKeyPath: "children.@max.age") as? Int == 5)
        #expect((["a": ["b": 1]] as NSDictionary).value(forKeyPath: "a.b") as? Int == 1)
        #expect(person.value(forKeyPath: "friend.friend.name") == nil)
    }

    @Test("Several keys at once; NSNull stands for nil")
    func several() {
        let person = Person("Ada", 1)
        person.friend = Person("Bob")
        person.setValuesForKeys(["name": "Eve", "friend": NSNull()])
        #expect(person.friend == nil)
        #expect(person.dictionaryWithValues(forKeys: ["name", "friend"])["friend"] is NSNull)
    }

    @Test("A class may take keys that it does not have")
    func undefinedKeys() {
        let object = Forgiving()
        (object as NSObject).setValue(1, forKey: "nowhere")
        #expect(object.unknown == ["nowhere"])
    }

    @Test("observe reports old and new values until its token goes")
    func observing() {
        let person = Person("Ada", 1)
        var seen: [String] = []
        var token: NSKeyValueObservation? = person.observe(\.age, __named: "age", options: [.old, .new, .initial]) { person, change in
            seen.append("\(change.oldValue.map(String.init) ?? "-") \(change.newValue ?? -1) \(person.name)")
        }
        person.age = 2
        #expect(seen == ["- 1 Ada", "1 2 Ada"])
        token?.invalidate()
        person.age = 3
        token = nil
        person.age = 4
        #expect(seen.count == 2)
        _ = token
    }

    @Test("A queue announces the operations that it is given and those that end, also those that it had before")
    func operations() throws {
        let queue = OperationQueue()
        queue.isSuspended = true
        queue.__addOperation {}
        let counts = Mutex<[Int]>([])
        let token = queue.observe(\.operationCount, __named: "operationCount", options: [.new]) { queue, _ in
            counts.withLock { $0.append(queue.operationCount) }
        }
        queue.__addOperation {}
        queue.__addOperation(BlockOperation {})
        #expect(counts.withLock(\.self) == [2, 3])
        queue.isSuspended = false
        let end = Date(timeIntervalSinceNow: 5)
        while counts.withLock({ $0.count < 5 }), Date() < end { usleep(1_000) }
        #expect(counts.withLock { $0.count == 5 && $0.last == 0 })
        token.invalidate()
        queue.__addOperations([BlockOperation {}], waitUntilFinished: true)
        #expect(counts.withLock(\.count) == 5)
    }

    @Test("An operation announces that its priority is another, to those who observe it")
    func priorities() {
        let operation = BlockOperation {}, priorities = Mutex<[Operation.QueuePriority]>([])
        operation.__queuePriority = .low
        let token = operation.observe(\.queuePriority, __named: "queuePriority") { operation, _ in priorities.withLock { $0.append(operation.queuePriority) } }
        operation.__queuePriority = .high
        token.invalidate()
        operation.__queuePriority = .normal
        #expect(priorities.withLock(\.self) == [.high] && operation.__queuePriority == .normal)
    }

    @Test("A path that comes as a value is observed by the name that its literal had")
    func observingValues() {
        let person = Person("Ada", 1)
        var seen: [Int] = []
        let path: KeyPath<Person, Int> = ObjCRuntime.named(\.age, "age")
        let observation = person.observe(path, options: [.new]) { _, change in seen.append(change.newValue ?? -1) }
        person.age = 2
        #expect(seen == [2])
        withExtendedLifetime(observation) {}
    }

    @Test("An extension of what can be observed observes a path that was handed to it")
    func observingInExtensions() {
        let person = Person("Ada", 1)
        var seen: [Int] = []
        let path: KeyPath<Person, Int> = ObjCRuntime.named(\.age, "age")
        let observation = person.watch(path) { seen.append($0.age) }
        person.age = 2
        person.age = 3
        #expect(seen == [2, 3])
        withExtendedLifetime(observation) {}
    }

    @Test("A key path follows the objects along it, and keys that a key depends on")
    func observingPaths() {
        let person = Person("Ada")
        person.friend = Person("Bob")
        var names: [String] = []
        let friend = person.observe(\.friend?.name, __named: "friend.name", options: [.new]) { _, change in
            names.append((change.newValue ?? nil) ?? "nobody")
        }
        var greetings: [String] = []
        let greeting = person.observe(\.greeting, __named: "greeting", options: [.new]) { _, change in greetings.append(change.newValue ?? "") }
        person.friend?.name = "Bert"
        person.friend = Person("Cy")
        person.friend?.name = "Cid"
        person.friend = nil
        person.name = "Eve"
        #expect(names == ["Bert", "Cy", "Cid", "nobody"])
        #expect(greetings == ["I am Eve"])
        withExtendedLifetime((friend, greeting)) {}
    }

    @Test("An observer added by name gets observeValue until it is removed")
    func observingByName() {
        let person = Person("Ada", 1)
        let watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "age", options: [.old, .new], context: nil)
        person.age = 5
        person.removeObserver(watcher, forKeyPath: "age")
        person.age = 6
        #expect(watcher.seen == ["age 1 5"])
    }

    @Test("an array of a property changes the property") func mutableArray() {
        _ = Person.registered
        let parent = Person("A"), first = Person("B"), second = Person("C")
        let array = parent.mutableArrayValue(forKey: "children")
        array.add(first)
        array.insert(second, at: 0)
        #expect(parent.children.map(\.name) == ["C", "B"] && array.count == 2)
        array.removeObject(at: 0)
        #expect(parent.children.map(\.name) == ["B"])
        array.removeAllObjects()
        #expect(parent.children.isEmpty)
    }

    /// Keeps its elements in an array that can be changed, as forms keep their rows.
    private final class Form: NSObject {
        var rows = NSMutableArray() {
            willSet { willChangeValue(forKey: "rows") }
            didSet { didChangeValue(forKey: "rows") }
        }
        static let registered: Void = {
            let r = ObjCRuntime.registration(of: Form.self, named: "Tests.Form")
            r.key("rows", get: { $0.rows }, set: { o, a in o.rows = a[0] })
        }()
    }

    private final class RowWatcher: NSObject {
        var seen: [String] = []
        func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
            let texts = [NSKeyValueChangeKey.oldKey, .newKey].map { (change?[$0] as? [String])?.joined() ?? "-" }
            let places = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") } ?? "all"
            seen.append("\((change?[.kindKey] as? NSNumber)?.intValue ?? 0) \(places) \(texts.joined(separator: " "))")
        }
        static let registered: Void = {
            let r = ObjCRuntime.registration(of: RowWatcher.self, named: "Tests.RowWatcher")
            r.method("observeValueForKeyPath:of:change:context:") { o, a in
                o.observeValue(
                    forKeyPath: a[0] as String?, of: a[1] as Any?, change: a[2] as [NSKeyValueChangeKey: Any]?, context: a[3] as UnsafeMutableRawPointer?)
            }
        }()
    }

    @Test("observers hear which elements of an array come, go and are others") func elementChanges() {
        _ = (Form.registered, RowWatcher.registered)
        let form = Form(), watcher = RowWatcher()
        form.addObserver(watcher, forKeyPath: "rows", options: [.old, .new], context: nil)
        let rows = form.mutableArrayValue(forKey: "rows")
        rows.add("a")
        rows.insert("b", at: 0)
        rows.replaceObject(at: 1, with: "c")
        rows.removeObject(at: 0)
        rows.add("d")
        rows.removeAllObjects()
        form.rows = NSMutableArray(array: ["e"])
        #expect(watcher.seen == ["2 0 - a", "2 0 - b", "4 1 a c", "3 0 b -", "2 1 - d", "3 0,1 cd -", "1 all  e"])
        #expect(rows.count == 1 && form.rows.object(at: 0) as? String == "e")
        form.removeObserver(watcher, forKeyPath: "rows")
    }

    @Test("several elements come, go and are others at once, and one after the last is put there by its place") func changesOfSeveralElements() {
        _ = (Form.registered, RowWatcher.registered)
        let form = Form(), watcher = RowWatcher()
        form.addObserver(watcher, forKeyPath: "rows", options: [.old, .new], context: nil)
        let rows = form.mutableArrayValue(forKey: "rows")
        rows[0] = "a"
        rows[0] = "b"
        rows.insert(["x", "y"], at: [0, 2])
        rows.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["c"])
        rows.replaceObjects(in: NSRange(location: 2, length: 0), withObjectsFrom: ["d", "e"])
        #expect(form.rows as? [String] == ["x", "c", "d", "e"])
        rows.removeObjects(in: ["c", "z"])
        rows.removeObjects(in: NSRange(location: 0, length: 2))
        #expect(
            watcher.seen == ["2 0 - a", "4 0 a b", "2 0,2 - xy", "4 1 b c", "3 2 y -", "2 2,3 - de", "3 1 c -", "3 0,1 xd -"])
        #expect(form.rows as? [String] == ["e"])
        form.removeObserver(watcher, forKeyPath: "rows")
    }

    /// Of Swift alone, and equal to nothing but itself.
    private final class PlainRow {}

    @Test("elements of Swift's own classes are found in an array of a property, and go from it") func plainElements() {
        _ = Form.registered
        let (form, first, second) = (Form(), PlainRow(), PlainRow())
        let rows = form.mutableArrayValue(forKey: "rows")
        rows.addObjects(from: [first, second])
        #expect(rows.index(of: second) == 1 && rows.contains(first) && !rows.contains(PlainRow()))
        rows.remove(first)
        rows.remove(PlainRow())
        #expect(rows.count == 1 && rows.object(at: 0) as? PlainRow === second)
    }

    @Test("user defaults answer to their keys")
    func userDefaults() {
        let defaults = UserDefaults(suiteName: "KeyValueTests")!
        defer { defaults.removePersistentDomain(forName: "KeyValueTests") }
        defaults.setValue("dark", forKey: "theme")
        #expect(defaults.value(forKey: "theme") as? String == "dark")
        #expect(defaults.string(forKey: "theme") == "dark")
        #expect(defaults.value(forKey: "nothing") == nil)
        defaults.set(3, forKey: "row")
        defaults.set(true, forKey: "seen")
        defaults.set(0.5, forKey: "part")
        #expect(defaults.value(forKey: "row") as? Int16 == 3 && defaults.value(forKey: "row") as? Double == 3 && defaults.__object(forKey: "row") as? Int == 3)
        #expect(defaults.value(forKey: "seen") as? Bool == true && defaults.value(forKey: "part") as? Double == 0.5)
    }

    @Test("a class is asked for values as an object that has none") func classes() async {
        await #expect(processExitsWith: .failure) { UserDefaults.setValue("dark", forKey: "theme") }
        await #expect(processExitsWith: .failure) { _ = NSNumber.value(forKeyPath: "first.second") }
    }
}

extension _KeyValueCodingAndObserving {
    fileprivate func watch<Value>(_ keyPath: KeyPath<Self, Value>, with change: @escaping (Self) -> Void) -> NSKeyValueObservation {
        observe(keyPath) { object, _ in change(object) }
    }
}
