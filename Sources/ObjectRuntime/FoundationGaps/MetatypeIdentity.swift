import Foundation

// On Apple's systems a class is an object, so that classes are compared as objects are.

public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs.map { ObjectIdentifier($0) } == rhs.map { ObjectIdentifier($0) } }
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { !(lhs === rhs) }

extension NSObject {
    /// A class answers as an object does: with itself.
    public class func classForCoder() -> AnyClass { self }
}
