import Foundation

/// The part of the Objective-C runtime that apps rely on: classes and methods found by name, and messages.
///
/// Swift on Linux keeps no such tables, so lowered sources register what they expose (`@objc`, outlets, actions, optional
/// requirements) and the runtime answers from that.
public enum ObjCRuntime {
    // MARK: Registering

    /// Adds a module's classes. `register` runs before the first look-up, so a module may call this before `main`.
    public static func addModule(_ register: @escaping @Sendable () -> Void) {
        ClassRegistry.shared.addModule(register)
    }

    /// The table of `type`'s own members, to be filled in. The first of `names` is the class's name, as
    /// `NSStringFromClass` gives it (`Module.Class`); under each of them, and under the part behind its last dot,
    /// the class is found.
    public static func registration<Object: AnyObject>(
        of type: Object.Type, named names: String...
    ) -> ClassRegistration<Object> {
        ClassRegistration(entry: ClassRegistry.shared.entry(for: type, named: names))
    }

    /// A type that a `#Preview` became.
    public static func registerPreview(_ type: Any.Type) { ClassRegistry.shared.add(preview: type) }

    /// The types that the app's previews became.
    package static var previews: [Any.Type] { ClassRegistry.shared.allPreviews }

    // MARK: Classes

    /// The classes of all modules that have registered, in the order of their names.
    public static var registeredClasses: [AnyClass] { ClassRegistry.shared.classes }

    /// The class registered under `name`: `Module.Class`, or `Class` alone.
    package static func type(named name: String) -> AnyClass? {
        if let found = ClassRegistry.shared.type(named: name) ?? Foundation.NSClassFromString(name) { return found }
        for name in FrameworkClassName.qualified(name) {
            if let found = Foundation.NSClassFromString(name) { return found }
        }
        return nil
    }

    /// A new instance of exactly `type`, made by the initialiser of that Objective-C name (`initWithStyle:reuseIdentifier:`);
    /// nil where the class has no such initialiser or it returns nil.
    package static func instantiate(_ type: AnyClass, _ initializer: String = "init", _ arguments: [Any?] = []) -> AnyObject? {
        guard let body = ClassRegistry.shared.initializer(initializer, of: type) else { return nil }
        return (try? body(Arguments(arguments))) ?? nil
    }

    /// A new instance of `type`, made by its `init()`. Stops the program where the class has none.
    public static func make<Object: AnyObject>(_ type: Object.Type) -> Object {
        guard let made = instantiate(type) as? Object else {
            fatalError("-[\(name(of: type)) init]: unrecognized selector sent to instance: the class has no init() of its own")
        }
        return made
    }

    /// A new instance of `type`, a class, made by its `init()`. Stops the program where it has none.
    public static func made<Object>(_ type: Object.Type) -> Object {
        guard let made = (type as? AnyClass).flatMap({ instantiate($0) }) as? Object else {
            fatalError("-[\(type) init]: unrecognized selector sent to instance: it has no init() of its own")
        }
        return made
    }

    /// A new instance of `type`, made by the initialiser of that Objective-C name. Stops the program where the class has none, or it gives nil.
    public static func make<Object: AnyObject>(_ type: Object.Type, _ initializer: String, _ arguments: Any?...) -> Object {
        guard let made = instantiate(type, initializer, arguments) as? Object else {
            fatalError("-[\(name(of: type)) \(initializer)]: unrecognized selector sent to instance: the class has no such initialiser of its own")
        }
        return made
    }

    /// Whether `type` itself registered an initialiser of that name.
    package static func canInstantiate(_ type: AnyClass, _ initializer: String = "init") -> Bool {
        ClassRegistry.shared.initializer(initializer, of: type) != nil
    }

    // MARK: Messages

    /// The class, `type` or above it, that has a method of that name; nil where none registered one.
    package static func implementer(of selector: Selector, from type: AnyClass) -> AnyClass? {
        ClassRegistry.shared.implementer(of: selector.description, from: type)
    }

    /// Whether `target`, an object or a class, has a method of that name.
    package static func responds(_ target: Any, to selector: Selector) -> Bool {
        if let type = target as? AnyClass {
            return ClassRegistry.shared.classMethod(selector.description, of: type) != nil
        }
        return ClassRegistry.shared.method(selector.description, of: Swift.type(of: target as AnyObject)) != nil
    }

    /// Sends a message to an object or a class. Arguments beyond those that the method takes are ignored, missing ones are
    /// nil, and an error it throws is dropped. Stops the program where `target` has no such method, as UIKit does.
    @discardableResult
    package static func send(_ selector: Selector, to target: Any, _ arguments: [Any?] = []) -> Any? {
        let arguments = Arguments(arguments)
        if let type = target as? AnyClass {
            guard let method = ClassRegistry.shared.classMethod(selector.description, of: type) else {
                fatalError("+[\(name(of: type)) \(selector)]: unrecognized selector sent to class")
            }
            return result { try method(type, arguments) }
        }
        let target = target as AnyObject
        guard let (receiver, method) = MessageForwarding.find(selector.description, of: target) else {
            // An action that needs what is not here.
            if LeftOutLog.shared.recordsMember(String(selector.description.prefix { $0 != ":" }), of: Swift.type(of: target)) { return nil }
            let address = String(UInt(bitPattern: ObjectIdentifier(target).hashValue), radix: 16)
            fatalError("-[\(name(of: Swift.type(of: target))) \(selector)]: unrecognized selector sent to instance 0x\(address)")
        }
        return result { try method(receiver, arguments) }
    }

    /// The result of `try?` of an optional, as from Swift 5 on.
    public static func flattened<Value>(_ value: Value??) -> Value? { value ?? nil }

    /// An optional requirement that is asked for and not called, `delegate?.done`: nil where there is no object, or its class has no such method.
    ///
    /// - Parameter read: reads the method from the object.
    public static func optionalMethod<Object, Method>(_ selector: String, of object: Object?, _ read: (Object) -> Method) -> Method? {
        guard let object, MessageForwarding.find(selector, of: object as AnyObject, isOptional: true) != nil else { return nil }
        return read(object)
    }

    /// The default body of an optional requirement: calls the method that the receiver's class, or one above it,
    /// registered under that name. `arguments` is evaluated only if there is one.
    public static func invokeOptional<Result>(
        _ selector: String, on target: AnyObject, _ arguments: @autoclosure () -> [Any?] = []
    ) throws(Unimplemented) -> Result {
        guard let (receiver, method) = MessageForwarding.find(selector, of: target, isOptional: true) else { throw Unimplemented() }
        let value = result { try method(receiver, Arguments(arguments())) }
        return converted(value, from: selector)
    }

    /// The same for a requirement without a result.
    public static func invokeOptional(
        _ selector: String, on target: AnyObject, _ arguments: @autoclosure () -> [Any?] = []
    ) throws(Unimplemented) {
        if let proxy = target as? MessageProxy, ClassRegistry.shared.method(selector, of: Swift.type(of: target)) == nil {
            if proxy.forward(selector, arguments()) { return }
            throw Unimplemented()
        }
        guard let (receiver, method) = MessageForwarding.find(selector, of: target, isOptional: true) else { throw Unimplemented() }
        _ = result { try method(receiver, Arguments(arguments())) }
    }

    /// The same for an optional requirement that may itself throw.
    public static func invokeThrowingOptional<Result>(
        _ selector: String, on target: AnyObject, _ arguments: @autoclosure () -> [Any?] = []
    ) throws -> Result {
        guard let (receiver, method) = MessageForwarding.find(selector, of: target, isOptional: true) else { throw Unimplemented() }
        return converted(Coercion.flattened(try method(receiver, Arguments(arguments()))), from: selector)
    }

    /// The value of an optional property requirement; nil where the receiver's class has no such property.
    public static func optionalProperty<Value>(_ name: String, of target: AnyObject) -> Value? {
        guard let key = ClassRegistry.shared.key(name, of: Swift.type(of: target)) else { return nil }
        return converted(Coercion.flattened(key.get(target)), from: name)
    }

    /// The answer of a subclass's version of a method that stands in an extension; nil where there is none, or where it is that
    /// version that is asking, by way of `super`.
    ///
    /// - Parameter type: the class whose extension it is; under the method's name that one may have registered the method that asks.
    public static func overriding<Result>(
        _ selector: String, on target: AnyObject, _ arguments: @autoclosure () -> [Any?] = [], below type: AnyClass? = nil
    ) -> Result? {
        MessageOverride.answer(selector, of: target, arguments(), below: type)
    }

    /// `value` as the `NSError` that Objective-C would see: any error is one. On Linux `as? NSError` finds only those that
    /// were made as such.
    public static func error(_ value: Any?) -> NSError? {
        (Coercion.flattened(value) as? any Error).map { $0 as NSError }
    }

    /// The name that stands in messages and that `NSStringFromClass` returns. Classes of Apple's frameworks go by theirs alone.
    package static func name(of type: AnyClass) -> String {
        FrameworkClassName(ClassRegistry.shared.name(of: type) ?? _typeName(type, qualified: true)).plain
    }

    private static func result(of body: () throws -> Any?) -> Any? {
        Coercion.flattened((try? body()) ?? nil)
    }

    private static func converted<Value>(_ value: Any?, from member: String) -> Value {
        if Value.self == Void.self, let nothing = () as? Value { return nothing }
        guard let value = Coercion.convert(value, to: Value.self) else {
            fatalError("*** \(member) returned \(value.map { "\(Swift.type(of: $0))" } ?? "nil"), which is not a \(Value.self)")
        }
        return value
    }
}

/// The class's name as Objective-C spells it: `Module.Class` of an app's own, `UIView` of a framework's.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
    ObjCRuntime.name(of: aClass)
}

/// The class of that name, nested and private ones included, or nil. Those of Foundation, UIKit and QuartzCore are found by their names alone, as
/// `NSStringFromClass` gives them, and as code asks that was written before a class was there (`NSClassFromString("UIPopoverController")`).
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    ObjCRuntime.type(named: aClassName)
}
