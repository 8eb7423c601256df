import Foundation

/// The members that one class offers by name: its methods, its keys and its initialisers. Lowered sources fill one in for each class
/// body and extension; framework classes do so by hand.
///
///     let r = ObjCRuntime.registration(of: Counter.self, named: "Demo.Counter")
///     r.method("add:") { o, a in o.add(a[0] as Int) }
///     r.key("count", get: { $0.count }, set: { o, a in o.count = a[0] })
///     r.initializer("init") { _ in Counter() }
///
/// The closures are typed as main-actor ones because most of what they call is. A message does not check isolation, as in
/// Objective-C: it runs on the thread that sends it.
public struct ClassRegistration<Object: AnyObject> {
    public typealias Getter = @MainActor @Sendable (Object) -> Any?
    public typealias Method = @MainActor @Sendable (Object, Arguments) throws -> Any?
    public typealias ClassMethod = @MainActor @Sendable (Object.Type, Arguments) throws -> Any?
    public typealias Setter = @MainActor @Sendable (Object, Arguments) -> Void
    public typealias Initializer = @MainActor @Sendable (Arguments) throws -> AnyObject?

    let entry: ClassEntry

    public func method(_ selector: String, _ body: @escaping Method) {
        let body = unsafeBitCast(body, to: (@Sendable (Object, Arguments) throws -> Any?).self)
        guard !entry.exchangeable.contains(selector) else { return }
        entry.implementations[selector] = nil
        entry.methods[selector] = { target, arguments in
            try body(unsafeDowncast(target, to: Object.self), arguments)
        }
    }

    public func classMethod(_ selector: String, _ body: @escaping ClassMethod) {
        let body = unsafeBitCast(body, to: (@Sendable (Object.Type, Arguments) throws -> Any?).self)
        entry.classImplementations[selector] = nil
        entry.classMethods[selector] = { target, arguments in
            guard let type = target as? Object.Type else { return nil }
            return try body(type, arguments)
        }
    }

    /// A property that key-value coding reads, and writes where `set` is given.
    public func key(_ name: String, get: @escaping Getter, set: Setter? = nil) {
        let get = unsafeBitCast(get, to: (@Sendable (Object) -> Any?).self)
        var setter: (@Sendable (AnyObject, Any?) -> Void)?
        if let set {
            let set = unsafeBitCast(set, to: (@Sendable (Object, Arguments) -> Void).self)
            setter = { target, value in set(unsafeDowncast(target, to: Object.self), Arguments([value])) }
        }
        if entry.keys[name] == nil { entry.keyNames.append(name) }
        entry.keys[name] = ClassEntry.Key(get: { get(unsafeDowncast($0, to: Object.self)) }, set: setter)
    }

    /// A way to make an instance from the class alone, under the initialiser's Objective-C name.
    public func initializer(_ selector: String, _ body: @escaping Initializer) {
        entry.initializers[selector] = unsafeBitCast(body, to: (@Sendable (Arguments) throws -> AnyObject?).self)
    }
}

/// A class that cannot be registered before the program runs, because it is generic or local to a function. The registry
/// asks it to register when it first meets it.
public protocol ObjCSelfRegistering: AnyObject {
    nonisolated static func __registerMembers()
}
