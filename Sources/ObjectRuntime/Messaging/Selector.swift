/// The name of a method, as Objective-C writes it: `tap:with:`.
///
/// Two selectors are equal when their names are. What a selector does is looked up in the class of the object it is sent to
/// (see ``ObjCRuntime``), so one made from a string behaves as one made by `#selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
    /// The method's Objective-C name, a colon after each argument.
    public let description: String

    public init(_ name: String) {
        description = name
    }

    public init(stringLiteral name: String) {
        description = name
    }

    public var debugDescription: String { description }

    /// How many arguments a method of this name takes.
    package var argumentCount: Int {
        description.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) }
    }
}

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}

/// The selector of that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

extension ObjCRuntime {
    /// The selector of a method that only the compiler can find: it looks for the method, which is not asked for when the program runs.
    public static func selector<Method>(_ name: String, of method: @autoclosure () -> Method) -> Selector {
        Selector(name)
    }
}
