import Foundation

extension NSObjectProtocol {
    /// The object that a message goes to which the receiver has no method for; nil where there is none. A class overrides it to have another object
    /// answer, as proxies of delegates do. What UIKit asks of a delegate is forwarded only where `responds(to:)` says yes.
    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        guard let aSelector else { return nil }
        let target: Any? = MessageOverride.answer(MessageForwarding.selector, of: self, [aSelector])
        return target
    }
}

/// Finds who answers a message.
enum MessageForwarding {
    static let selector = "forwardingTargetForSelector:"
    /// So many objects may hand a message on.
    private static let longestWay = 8

    /// The method that a message to `target` finds and the object that it is of: `target`, or one that it forwards to.
    ///
    /// - Parameter isOptional: whether the sender asks `responds(to:)` before, as UIKit does of optional requirements.
    static func find(_ name: String, of target: AnyObject, isOptional: Bool = false) -> (object: AnyObject, method: MethodBody)? {
        var object: AnyObject = target
        for _ in 0..<longestWay {
            if let method = ClassRegistry.shared.method(name, of: type(of: object)) { return (object, method) }
            if let proxy = object as? MessageProxy {
                guard let next = proxy.messageTarget else { return nil }
                object = next
                continue
            }
            guard ClassRegistry.shared.method(selector, of: type(of: object)) != nil, let receiver = object as? any NSObjectProtocol else { return nil }
            if isOptional, !receiver.responds(to: Selector(name)) { return nil }
            guard let next = receiver.forwardingTarget(for: Selector(name)) else { return nil }
            object = next as AnyObject
        }
        return nil
    }
}
