import Foundation

// The Objective-C runtime's functions about classes and their methods, over what lowered classes register. A message finds what these
// change; a call written in Swift goes to the method itself, as one to a method without `dynamic` does on Apple's systems, but for the
// methods of frameworks that a selector names for it (`MessageExchange`).

/// A method of a class or of its instances, as `class_getClassMethod(_:_:)` and `class_getInstanceMethod(_:_:)` answer it.
public final class ObjCMethod: @unchecked Sendable {
    let type: AnyClass
    let selector: Selector
    let isClassMethod: Bool

    init(_ type: AnyClass, _ selector: Selector, isClassMethod: Bool = false) {
        self.type = type
        self.selector = selector
        self.isClassMethod = isClassMethod
    }
}

public typealias Method = ObjCMethod

/// The body of a method.
public final class ObjCImplementation: Hashable, @unchecked Sendable {
    let body: MethodBody
    /// The body as that of a class's method, which is sent to the class.
    let classBody: ClassMethodBody

    init(_ body: @escaping MethodBody) {
        self.body = body
        classBody = { type, arguments in try body(type as AnyObject, arguments) }
    }

    init(ofClass body: @escaping ClassMethodBody) {
        classBody = body
        self.body = { target, arguments in try body(target as? AnyClass ?? Swift.type(of: target), arguments) }
    }

    /// One that does nothing.
    package convenience init() { self.init({ _, _ in nil }) }

    public static func == (one: ObjCImplementation, other: ObjCImplementation) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias IMP = ObjCImplementation

/// The method that a message named `name` to an instance of `cls` would find; nil where the class registers none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, let owner = ClassRegistry.shared.implementer(of: name.description, from: cls) else { return nil }
    return ObjCMethod(owner, name)
}

/// The method that a message named `name` to the class itself would find; nil where the class registers none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, let owner = ClassRegistry.shared.implementer(of: name.description, from: cls, isClassMethod: true) else { return nil }
    return ObjCMethod(owner, name, isClassMethod: true)
}

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    cls.flatMap { ClassRegistry.shared.implementation(name.description, of: $0, isClassMethod: false) }
}

public func method_getName(_ m: Method) -> Selector { m.selector }

public func method_getImplementation(_ m: Method) -> IMP {
    guard let found = ClassRegistry.shared.implementation(m.selector.description, of: m.type, isClassMethod: m.isClassMethod) else {
        fatalError("\(NSStringFromClass(m.type)) has no method \(m.selector.description) any more")
    }
    return found
}

/// Has messages of `m`'s name do `imp`; answers what they did before.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    let old: IMP = method_getImplementation(m)
    ClassRegistry.shared.setMethod(m.selector.description, of: m.type, isClassMethod: m.isClassMethod, to: imp)
    return old
}

/// Exchanges what messages of the two names do.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let second: IMP = method_getImplementation(m2)
    method_setImplementation(m2, method_setImplementation(m1, second))
}

/// Adds a method to a class that has none of that name itself; whether it did.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    guard let cls, ClassRegistry.shared.implementer(of: name.description, from: cls) != cls else { return false }
    ClassRegistry.shared.setMethod(name.description, of: cls, to: imp)
    return true
}

@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
    guard let cls else { return nil }
    let old: IMP? = class_getMethodImplementation(cls, name)
    ClassRegistry.shared.setMethod(name.description, of: cls, to: imp)
    return old
}

/// The methods that a class itself has, by name; those of its superclasses are not among them. `nil` where there are none.
///
/// The caller frees the list.
public func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>? {
    let names: [String] = cls.map { ClassRegistry.shared.ownMembers(of: $0).methods } ?? []
    outCount?.pointee = UInt32(names.count)
    guard let cls, !names.isEmpty else { return nil }
    let list = UnsafeMutablePointer<Method>.allocate(capacity: names.count + 1)
    for (index, name) in names.enumerated() { (list + index).initialize(to: ObjCMethod(cls, Selector(name))) }
    return list
}

public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ClassRegistry.shared.implementer(of: sel.description, from: $0) != nil } ?? false
}

/// Types are not written down here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

extension NSObjectProtocol {
    /// The body that a message named `aSelector` to the receiver would find; nil where its class registers none.
    public func method(for aSelector: Selector!) -> IMP! { aSelector.flatMap { class_getMethodImplementation(type(of: self) as AnyClass, $0) } }
}

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { Swift.type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
