import Foundation

/// Lets a class override a method that stands in an extension. Lowered sources register such an override under its
/// Objective-C name; the extension asks here first, and reaches its own body when the override calls `super`.
package enum MessageOverride {
    private struct Call: Hashable {
        let selector: String
        let target: ObjectIdentifier
    }

    private static let callsKey = "Quince.MessageOverride.calls"

    /// The result of the override, or nil where there is none or it is the last one that is asking. One that asks, by way of `super`, gets the next
    /// one above its class. What `limit` registers is no override.
    package static func answer<Result>(
        _ selector: String, of target: AnyObject, _ arguments: @autoclosure () -> [Any?], below limit: AnyClass? = nil
    ) -> Result? {
        // Most objects have none, and the registry remembers which.
        guard ClassRegistry.shared.method(selector, of: type(of: target)) != nil else { return nil }
        let call = Call(selector: selector, target: ObjectIdentifier(target))
        let thread = Thread.current.threadDictionary
        let running = thread[callsKey] as? [Call: AnyClass] ?? [:]
        let asking: AnyClass? = running[call]
        guard let first: AnyClass = asking.map({ _getSuperclass($0) }) ?? type(of: target),
            let owner: AnyClass = ClassRegistry.shared.implementer(of: selector, from: first), owner != limit,
            let method = ClassRegistry.shared.method(selector, of: owner)
        else { return nil }
        thread[callsKey] = running.merging([call: owner]) { $1 }
        defer {
            var left = thread[callsKey] as? [Call: AnyClass] ?? [:]
            left[call] = asking
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
