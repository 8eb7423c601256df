import Foundation

/// An Objective-C protocol as an object: what `P.self` is where NSObject's `conforms(to:)` and `NSStringFromProtocol` ask for one. Lowering makes it there.
public final class Protocol: NSObject, @unchecked Sendable {
    fileprivate let name: String
    private let test: (Any) -> Bool
    /// The selectors of the requirements, each behind `?` or `!`, and `+` or `-`; none where nobody asks for them.
    fileprivate let methods: [String]

    fileprivate init(_ name: String, _ methods: [String], isConformed: @escaping (Any) -> Bool) {
        self.name = name
        self.methods = methods
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

/// A requirement of a protocol: its name and the types of its values, which are an empty text here.
public struct objc_method_description {
    public var name: Selector?
    public var types: UnsafeMutablePointer<CChar>?

    public init(name: Selector?, types: UnsafeMutablePointer<CChar>?) {
        self.name = name
        self.types = types
    }

    public init() { self.init(name: nil, types: nil) }

    fileprivate init(named name: String) {
        self.init(name: Selector(name), types: UnsafeMutablePointer(ClassRegistry.shared.lastingText([0])))
    }
}

private func mark(_ isRequired: Bool, _ isInstance: Bool) -> String { (isRequired ? "!" : "?") + (isInstance ? "-" : "+") }

/// The requirement of that name and kind, of the protocol or of one that it inherits from; without a name where there is none.
public func protocol_getMethodDescription(
    _ proto: Protocol, _ aSel: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
    proto.methods.contains(mark(isRequiredMethod, isInstanceMethod) + aSel.description)
        ? objc_method_description(named: aSel.description) : objc_method_description()
}

/// The requirements of one kind; `nil` where there are none. The caller frees the list.
public func protocol_copyMethodDescriptionList(
    _ proto: Protocol, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_method_description>? {
    let mark = mark(isRequiredMethod, isInstanceMethod)
    let names = proto.methods.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    outCount?.pointee = UInt32(names.count)
    guard !names.isEmpty else { return nil }
    let list = UnsafeMutablePointer<objc_method_description>.allocate(capacity: names.count)
    for (index, name) in names.enumerated() { (list + index).initialize(to: objc_method_description(named: name)) }
    return list
}

extension ObjCRuntime {
    /// The protocol of that name. Called by lowered code, where `P.self` stands for the protocol as an object.
    ///
    /// - Parameters:
    ///   - methods: the selectors of its requirements, each behind `?` where it is optional and `!` else, and `+` for the class's or `-`.
    ///   - isConformed: tells of an object, or of a class, whether it conforms.
    public static func protocolObject(_ name: String, methods: [String] = [], isConformed: @escaping (Any) -> Bool) -> Protocol {
        Protocol(name, methods, isConformed: isConformed)
    }

    /// The type as it stands: what a call takes that knows Swift's types.
    public static func protocolOrType<Proto>(_ type: Proto, _ name: String, methods: [String] = [], isConformed: @escaping (Any) -> Bool) -> Proto { type }

    /// The protocol as an object: what a call takes that wants one.
    @_disfavoredOverload
    public static func protocolOrType(_ type: Any, _ name: String, methods: [String] = [], isConformed: @escaping (Any) -> Bool) -> Protocol {
        Protocol(name, methods, isConformed: isConformed)
    }
}
