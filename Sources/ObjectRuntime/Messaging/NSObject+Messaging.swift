import Foundation

// In an extension of the protocol, not of the class: what a class extension declares no subclass may declare again, and
// apps override `responds(to:)`.
extension NSObjectProtocol {
    /// Whether the receiver has a method of that name that can be called by name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return MessageOverride.answer("respondsToSelector:", of: self, [aSelector]) ?? ObjCRuntime.responds(self, to: aSelector)
    }

    /// Whether instances of the class have a method of that name that can be called by name.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return ClassRegistry.shared.implementer(of: aSelector.description, from: self as AnyClass) != nil
    }

    /// Whether the receiver is an instance of the class or of one below it. The protocol asks for it on Apple's systems, so a delegate answers.
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
    }

    /// Whether the receiver is an instance of just that class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }

    /// Sends a message and returns the object that the method returns, valid until the run loop's next turn.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        AutoreleasePool.retained(ObjCRuntime.send(aSelector, to: self))
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        AutoreleasePool.retained(ObjCRuntime.send(aSelector, to: self, [object]))
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        AutoreleasePool.retained(ObjCRuntime.send(aSelector, to: self, [object1, object2]))
    }
}

// The same of classes: a class is an object too.
extension NSObjectProtocol where Self: NSObject {
    /// Whether the class itself has a method of that name that can be called by name.
    public static func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return ObjCRuntime.responds(self, to: aSelector)
    }

    /// Sends a message to the class and returns the object that the method returns, valid until the run loop's next turn.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        AutoreleasePool.retained(ObjCRuntime.send(aSelector, to: self))
    }

    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        AutoreleasePool.retained(ObjCRuntime.send(aSelector, to: self, [object]))
    }
}
