/// Sends a selector to an object with as many of the arguments as it takes.
@MainActor enum ActionMessage {
    /// Returns what the method returned. An object that does not respond traps with UIKit's own message, as there.
    @discardableResult
    static func send(_ action: Selector, to target: AnyObject, arguments: [Any?]) -> Any? {
        ObjCRuntime.send(action, to: target, arguments)
    }
}
