import Foundation

/// A class as the object that it is to the Objective-C runtime: what `AnyClass` answers there.
public struct ClassObject {
    let type: AnyClass

    /// Whether it is `aClass` or below it.
    public func isSubclass(of aClass: AnyClass) -> Bool { sequence(first: type) { _getSuperclass($0) }.contains { $0 == aClass } }

    /// The class above it; nil of a root.
    public func superclass() -> AnyClass? { _getSuperclass(type) }

    /// Its name.
    public func description() -> String { ObjCRuntime.name(of: type) }

    /// Whether its instances have a method of that name that can be called by name.
    public func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { ClassRegistry.shared.implementer(of: $0.description, from: type) != nil } ?? false
    }
}

/// Stands for a class where an object is wanted, as it is one on Apple's systems: always the same, and for as long as the program runs.
final class ObjectOfClass: NSObject, @unchecked Sendable {
    let type: AnyClass
    init(_ type: AnyClass) { self.type = type }
    override var description: String { ObjCRuntime.name(of: type) }
}

extension ObjCRuntime {
    /// A class as an object. Called by lowered code.
    public static func objectOfClass(_ type: AnyClass) -> AnyObject { ClassRegistry.shared.object(of: type) }

    public static func classObject(_ type: AnyClass) -> ClassObject { ClassObject(type: type) }
    public static func classObject(_ type: AnyClass?) -> ClassObject? { type.map(ClassObject.init) }
}
