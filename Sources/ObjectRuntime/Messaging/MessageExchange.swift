/// Methods whose bodies an app exchanges at run time (`method_exchangeImplementations`). A message finds what stands in their place; so that a call does,
/// lowered code asks here: in the method of a framework that a selector names for it, and where a method calls itself to reach the one that it took the
/// place of.
public enum MessageExchange {
    private struct Call: Hashable, Sendable {
        let object: ObjectIdentifier
        let selector: String
    }

    /// The calls under way that mean the framework's method as it was.
    @TaskLocal private static var originals: Set<Call> = []

    static func asItWas<Result>(_ selector: String, of object: AnyObject, _ body: () throws -> Result) rethrows -> Result {
        try $originals.withValue(originals.union([Call(object: ObjectIdentifier(object), selector: selector)]), operation: body)
    }

    static func answer<Result>(_ selector: String, of type: AnyClass, on target: AnyObject, _ arguments: () -> [Any?]) -> Result? {
        guard let method = ClassRegistry.shared.exchangedMethod(selector, from: Swift.type(of: target), to: type),
            !originals.contains(Call(object: ObjectIdentifier(target), selector: selector))
        else { return nil }
        let value = Coercion.flattened((try? method(target, Arguments(arguments()))) ?? nil)
        if Result.self == Void.self { return () as? Result }
        return Coercion.convert(value, to: Result.self)
    }
}

extension ObjCRuntime {
    /// The answer of what an app put in the place of a method; nil where it put nothing there, or where that is what asks, for the method as it was.
    ///
    /// - Parameter type: the class that has the method.
    public static func exchanged<Result>(
        _ selector: String, of type: AnyClass, on target: AnyObject, _ arguments: @autoclosure () -> [Any?] = []
    ) -> Result? {
        MessageExchange.answer(selector, of: type, on: target, arguments)
    }
}

extension ClassRegistration {
    /// A method of a framework whose calls ask ``ObjCRuntime/exchanged(_:of:on:_:)``. What is registered first stays: it calls the method as it was, which
    /// another that calls it by its name would not.
    ///
    /// - Parameter body: calls the method that asks.
    public func exchangeable(_ selector: String, _ body: @escaping Method) {
        guard !entry.exchangeable.contains(selector) else { return }
        method(selector) { target, arguments in
            try MessageExchange.asItWas(selector, of: target) { try body(target, arguments) }
        }
        entry.exchangeable.insert(selector)
    }
}
