import Foundation

/// Lets a class override a method that stands in an extension. Lowered sources register such an override under its
/// Objective-C name; the extension asks here first, and reaches its own body when the override calls `super`.
package enum MessageOverride {
    private struct Call: Hashable {
        let selector: String
        let target: ObjectIdentifier
    }

    private static let callsKey = "Quince.MessageOverride.calls"

    /// The result of the override, or nil where there is none or it is the override that is asking.
    package static func answer<Result>(_ selector: String, of target: AnyObject, _ arguments: @autoclosure () -> [Any?]) -> Result? {
        guard let method = ClassRegistry.shared.method(selector, of: type(of: target)) else { return nil }
        let call = Call(selector: selector, target: ObjectIdentifier(target))
        let thread = Thread.current.threadDictionary
        var running = thread[callsKey] as? Set<Call> ?? []
        guard running.insert(call).inserted else { return nil }
        thread[callsKey] = running
        defer {
            var left = thread[callsKey] as? Set<Call> ?? []
            left.remove(call)
            thread[callsKey] = left
        }
        let value = Coercion.flattened((try? method(target, Arguments(arguments()))) ?? nil)
        if Result.self == Void.self { return () as? Result }
        return Coercion.convert(value, to: Result.self)
    }

    /// Runs the override, if there is one and it is not the one asking.
    package static func run(_ selector: String, of target: AnyObject, _ arguments: @autoclosure () -> [Any?]) -> Bool {
        let done: Void? = answer(selector, of: target, arguments())
        return done != nil
    }
}
