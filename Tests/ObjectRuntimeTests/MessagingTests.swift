import ObjectRuntime
import Testing

private class Counter: NSObject {
    var count = 0
    func add(_ amount: Int) { count += amount }
    func describe() -> String { "count \(count)" }
    func fail() throws { throw CocoaError(.featureUnsupported) }
    func name(of key: Int) -> String? { key == count ? "it" : nil }
}

private final class LoudCounter: Counter {
    override func describe() -> String { "COUNT \(count)" }
}

private class Unregistered: NSObject {}

private protocol Reporting: AnyObject {
    func report(_ value: Int) throws(Unimplemented) -> String
}

extension Reporting {
    func report(_ value: Int) throws(Unimplemented) -> String {
        try ObjCRuntime.invokeOptional("report:", on: self, [value])
    }
}

private class Silent: NSObject, Reporting {}
private class Late: Silent { func report(_ value: Int) -> String { "late \(value)" } }
private class Direct: NSObject, Reporting { func report(_ value: Int) -> String { "direct \(value)" } }

/// What stands between a delegate and those who ask it.
private class Proxy: NSObject, Reporting {
    var origin: NSObject?
    var answers = true
}

private final class Box<Content>: NSObject, ObjCSelfRegistering {
    func tap() -> String { "\(Content.self)" }
    static func __registerMembers() {
        ObjCRuntime.registration(of: Box.self).method("tap") { o, _ in o.tap() }
    }
}

private protocol Listening: AnyObject { func heard(_ text: String, times: Int) throws(Unimplemented) -> String }
extension Listening { func heard(_ text: String, times: Int) throws(Unimplemented) -> String { throw Unimplemented() } }
private final class Listener: NSObject, Listening {
    func heard(_ text: String, times: Int) throws(Unimplemented) -> String { String(repeating: text, count: times) }
}
private final class Deaf: NSObject, Listening {}

@Suite("Optional methods of AnyObject") struct OptionalDynamicMemberTests {
    @Test("whoever is known by a protocol says of what class it is")
    func kinds() {
        let known: any NSObjectProtocol = LoudCounter()
        #expect(known.isKind(of: Counter.self) && known.isKind(of: NSObject.self) && !known.isKind(of: Silent.self))
        #expect(known.isMember(of: LoudCounter.self) && !known.isMember(of: Counter.self))
    }

    @Test("an optional method is called where the object's class implements it")
    func optionalMethods() {
        func ask(_ object: AnyObject) -> String? {
            ObjCRuntime.dynamicMember(object, { (o: any Listening) in o.heard(_:times:) })?("a", 3) ?? nil
        }
        #expect(ask(Listener()) == "aaa")
        #expect(ask(Deaf()) == nil)
        #expect(ask(NSObject()) == nil)
    }
}

/// Has a method as one in an extension is lowered.
private class Looker: NSObject {
    class Control: Looker, @unchecked Sendable {}
    class Button: Control, @unchecked Sendable {}
    class Key: Button, @unchecked Sendable {}

    func look(_ text: String) -> String {
        if let overridden: String = ObjCRuntime.overriding("look:", on: self, [text]) { return overridden }
        return "base \(text)"
    }
}

@Suite("Messages by name")
struct MessagingTests {
    init() {
        let counter = ObjCRuntime.registration(of: Counter.self, named: "Tests.Counter")
        counter.method("add:") { o, a in o.add(a[0] as Int) }
        counter.method("describe") { o, _ in o.describe() }
        counter.method("fail") { o, _ in try o.fail() }
        counter.classMethod("zero") { _, _ in 0 }
        counter.initializer("init") { _ in Counter() }
        ObjCRuntime.registration(of: LoudCounter.self, named: "Tests.LoudCounter").initializer("init") { _ in LoudCounter() }
        ObjCRuntime.registration(of: Late.self, named: "Tests.Late").method("report:") { o, a in o.report(a[0] as Int) }
    }

    @Test("Selectors are equal by name, however they were made")
    func equality() {
        #expect(Selector("add:") == "add:")
        #expect(Set([Selector("a"), "a", NSSelectorFromString("a")]).count == 1)
        #expect(NSStringFromSelector("tap:with:") == "tap:with:")
    }

    @Test("A message reaches the method, and a subclass's override of it")
    func sending() {
        let counter = LoudCounter()
        ObjCRuntime.send("add:", to: counter, [3, "an argument too many"])
        #expect(counter.perform("describe")?.takeUnretainedValue() as? String == "COUNT 3")
    }

    @Test("Foundation's objects answer to the names of their methods, and a subclass's override does")
    func foundationMethods() {
        final class Job: Operation, @unchecked Sendable {
            var runs = 0
            override func main() { runs += 1 }
        }
        let job = Job()
        #expect(ObjCRuntime.responds(job, to: "main") && !ObjCRuntime.responds(job, to: "fire"))
        ObjCRuntime.send("main", to: job)
        ObjCRuntime.send("cancel", to: job)
        #expect(job.runs == 1 && job.isCancelled)
        let timer = Timer(timeInterval: 1, repeats: false) { _ in }
        ObjCRuntime.send("invalidate", to: timer)
        #expect(!timer.isValid)
    }

    @Test("A message that an object has no method for goes to the one that it forwards to; an optional one only where it says that it responds")
    func forwarding() throws {
        let registration = ObjCRuntime.registration(of: Proxy.self, named: "Tests.Proxy")
        registration.method("respondsToSelector:") { o, _ in o.answers }
        registration.method("forwardingTargetForSelector:") { o, _ in o.origin }
        let proxy = Proxy(), outer = Proxy(), counter = Counter()
        outer.origin = proxy
        #expect(throws: Unimplemented.self) { try proxy.report(1) }
        proxy.origin = Late()
        #expect(try proxy.report(1) == "late 1" && outer.report(2) == "late 2")
        proxy.answers = false
        #expect(throws: Unimplemented.self) { try outer.report(3) }
        proxy.origin = counter
        outer.perform("add:", with: 4)
        #expect(counter.count == 4)
        // Objects that forward to one another answer nothing.
        proxy.origin = outer
        proxy.answers = true
        #expect(throws: Unimplemented.self) { try proxy.report(4) }
    }

    @Test("a method of an object of any class answers as it is declared, once optional where it is") func methodsOfAnyObject() {
        let counter: AnyObject = Counter()
        let name = ObjCRuntime.dynamicMember(counter, { (o: Counter) in o.name(of:) })(0)
        #expect(name!.hasPrefix("i"))
        let perhaps = ObjCRuntime.dynamicMember(counter, { (o: Counter) in o.describe })?()
        #expect(perhaps!.hasPrefix("count"))
        let nobody: String? = ObjCRuntime.dynamicMember(NSObject(), { (o: Counter) in o.describe })?()
        #expect(nobody == nil)
    }

    @Test("Numbers arrive as the type the method takes")
    func numbers() {
        let counter = Counter()
        counter.perform("add:", with: NSNumber(value: 2.0))
        ObjCRuntime.send("add:", to: counter, [CGFloat(5)])
        #expect(counter.count == 7)
    }

    @Test("Overrides of an extension's method are asked from the object's class upwards, each by the super of the one below")
    func overridesOfOverrides() {
        let control = ObjCRuntime.registration(of: Looker.Control.self, named: "Tests.Looker.Control")
        control.method("look:") { o, a in "control(\(o.look(a[0] as String)))" }
        ObjCRuntime.registration(of: Looker.Button.self, named: "Tests.Looker.Button").method("look:") { o, a in "button(\(o.look(a[0] as String)))" }
        #expect(Looker().look("x") == "base x")
        #expect(Looker.Control().look("x") == "control(base x)")
        #expect(Looker.Button().look("x") == "button(control(base x))")
        #expect(Looker.Key().look("x") == "button(control(base x))")
    }

    @Test("A class is sent messages as an object is")
    func classMessages() {
        ObjCRuntime.registration(of: Counter.self, named: "Tests.Counter").classMethod("shared") { _, _ in Counter() }
        #expect(Counter.responds(to: Selector("shared")) && !Counter.responds(to: Selector("describe")))
        #expect(Counter.perform(Selector("shared"))?.takeUnretainedValue() is Counter)
    }

    @Test("A class is one object where an object is wanted, which nobody need hold")
    func classesAsObjects() {
        weak var held: AnyObject? = ObjCRuntime.objectOfClass(Counter.self)
        #expect(held != nil && held === ObjCRuntime.objectOfClass(Counter.self) && held !== ObjCRuntime.objectOfClass(LoudCounter.self))
    }

    @Test("responds(to:) tells registered methods from others, for objects and classes")
    func responding() {
        #expect(LoudCounter().responds(to: "add:"))
        #expect(!LoudCounter().responds(to: "add"))
        #expect(!Unregistered().responds(to: "add:"))
        #expect(ObjCRuntime.responds(Counter.self, to: "zero"))
        #expect(!ObjCRuntime.responds(Counter.self, to: "add:"))
    }

    @Test("An error that a method throws is dropped, as for an Objective-C caller that passes no error pointer")
    func throwing() {
        #expect(ObjCRuntime.send("fail", to: Counter()) == nil)
    }

    @Test("An unimplemented optional requirement throws; a subclass may still implement it")
    func optionalRequirements() throws {
        #expect(throws: Unimplemented.self) { try (Silent() as any Reporting).report(1) }
        #expect(try (Late() as any Reporting).report(2) == "late 2")
        #expect(try (Direct() as any Reporting).report(3) == "direct 3")
    }

    @Test("Classes are found by full and bare name, and instances made of exactly that class")
    func classes() {
        #expect(NSClassFromString("Tests.Counter").map { $0 == Counter.self } == true)
        #expect(NSClassFromString("LoudCounter").map { $0 == LoudCounter.self } == true)
        #expect(NSStringFromClass(LoudCounter.self) == "Tests.LoudCounter")
        #expect(ObjCRuntime.instantiate(LoudCounter.self).map { type(of: $0) == LoudCounter.self } == true)
        #expect(ObjCRuntime.instantiate(Late.self) == nil)
    }

    @Test("A generic class registers itself when it is first met")
    func generics() {
        #expect(Box<Int>().perform("tap")?.takeUnretainedValue() as? String == "Int")
        #expect(Box<String>().responds(to: "tap"))
    }

    @Test("A class that is a value answers what every class does")
    func classObjects() {
        let type: AnyClass = LoudCounter.self
        #expect(ObjCRuntime.classObject(type).isSubclass(of: Counter.self) && ObjCRuntime.classObject(type).isSubclass(of: LoudCounter.self))
        #expect(!ObjCRuntime.classObject(Counter.self as AnyClass).isSubclass(of: LoudCounter.self))
        #expect(ObjCRuntime.classObject(type).superclass() == Counter.self && ObjCRuntime.classObject(type).description().hasSuffix("LoudCounter"))
        #expect((ObjCRuntime.classObject(nil as AnyClass?)?.superclass()) == nil)
    }
}
