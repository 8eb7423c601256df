import Foundation

/// An Objective-C protocol as an object: what `P.self` is where NSObject's `conforms(to:)` and `NSStringFromProtocol` ask for one. Lowering makes it there.
public final class Protocol: NSObject, @unchecked Sendable {
    fileprivate let name: String
    private let test: (Any) -> Bool

    fileprivate init(_ name: String, isConformed: @escaping (Any) -> Bool) {
        self.name = name
        test = isConformed
    }

    fileprivate func isConformed(by subject: Any) -> Bool { test(subject) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? Protocol)?.name == name }
    public override var hash: Int { name.hashValue }
    public override var description: String { "<Protocol: \(name)>" }
}

// In an extension of the protocol, not of the class: apps override it.
extension NSObjectProtocol {
    /// Whether the receiver's class, or one above it, adopts the protocol or one that inherits from it.
    public func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isConformed(by: self) }

    /// Whether the class, or one above it, adopts the protocol or one that inherits from it.
    public static func conforms(to aProtocol: Protocol) -> Bool { aProtocol.isConformed(by: self) }
}

/// The protocol's name.
public func NSStringFromProtocol(_ aProtocol: Protocol) -> String { aProtocol.name }

extension ObjCRuntime {
    /// The protocol of that name. Called by lowered code, where `P.self` stands for the protocol as an object.
    ///
    /// - Parameter isConformed: tells of an object, or of a class, whether it conforms.
    public static func protocolObject(_ name: String, isConformed: @escaping (Any) -> Bool) -> Protocol { Protocol(name, isConformed: isConformed) }
}
