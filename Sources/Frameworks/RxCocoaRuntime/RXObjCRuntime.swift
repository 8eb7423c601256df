import UIKit

// The part of RxCocoa that has an object's messages heard. Objective-C changes the object's class for that; here UIKit says what it sends to
// controllers (`MessageObservable`), and other messages cannot be heard: who asks for one gets an error, as RxCocoa documents.

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

public enum RXObjCRuntimeError: Int, Sendable {
    case unknown = 1
    case objectMessagesAlreadyBeingIntercepted, selectorNotImplemented, cantInterceptCoreFoundationTollFreeBridgedObjects
    case threadingCollisionWithOtherInterceptionMechanism, savingOriginalForwardingMethodFailed, replacingMethodWithForwardingImplementation
    case observingPerformanceSensitiveMessages, observingMessagesWithUnsupportedReturnType
}

/// Hears of one message of an object that it is associated with.
public protocol RXMessageSentObserver: AnyObject {
    var targetImplementation: IMP { get }
    func messageSent(withArguments arguments: [Any])
    func methodInvoked(withArguments arguments: [Any])
}

/// Hears of the end of an object that it is associated with.
public protocol RXDeallocatingObserver: AnyObject {
    var targetImplementation: IMP { get }
    func deallocating()
}

/// The name under which an observer of a message is associated with an object.
public func RX_selector(_ selector: Selector) -> Selector { Selector("_RX_namespace_" + selector.description) }

/// The key of such an association: the same for the same name.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer { SelectorReferences.current.reference(to: selector.description) }

/// An implementation that stands for none.
public func RX_default_target_implementation() -> IMP { SelectorReferences.current.none }

/// Has the observer that is associated with `target` hear of a message from now on.
///
/// - Returns: nil with an error for a message that cannot be heard.
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: inout NSError?) -> IMP? {
    let object = target as AnyObject
    let name: String = selector.description
    if name == "dealloc" {
        let reference = RX_reference_from_selector(RX_selector(selector))
        let observer = objc_getAssociatedObject(object, reference) as? any RXDeallocatingObserver
        objc_setAssociatedObject(object, RX_reference_from_selector(Selector("_RX_end")), EndOfLife(observer), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return ObjCImplementation()
    }
    guard let object = object as? any MessageObservable, type(of: object).observableMessages.contains(name) else {
        let isThere: Bool = ObjCRuntime.responds(object, to: selector)
        let code: RXObjCRuntimeError = isThere ? .replacingMethodWithForwardingImplementation : .selectorNotImplemented
        error = NSError(domain: RXObjCRuntimeErrorDomain, code: code.rawValue)
        return nil
    }
    let observers: MessageObservers = object.messageObservers ?? MessageObservers()
    object.messageObservers = observers
    let reference = RX_reference_from_selector(RX_selector(selector))
    observers.add(
        MessageObservers.Observer(
            willSend: { [weak object] in observer(of: object, reference)?.messageSent(withArguments: $0) },
            didSend: { [weak object] in observer(of: object, reference)?.methodInvoked(withArguments: $0) }),
        for: selector)
    return ObjCImplementation()
}

private func observer(of object: AnyObject?, _ reference: UnsafeMutableRawPointer) -> (any RXMessageSentObserver)? {
    object.flatMap { objc_getAssociatedObject($0, reference) as? any RXMessageSentObserver }
}

/// Goes with the object that it is associated with.
private final class EndOfLife {
    let observer: (any RXDeallocatingObserver)?
    init(_ observer: (any RXDeallocatingObserver)?) { self.observer = observer }
    deinit { observer?.deallocating() }
}

/// A lasting address for each name.
private final class SelectorReferences: @unchecked Sendable {
    static var current: SelectorReferences { AppServices.object { SelectorReferences() } }

    let none = ObjCImplementation()
    private let lock = NSLock()
    private var references: [String: UnsafeMutableRawPointer] = [:]

    func reference(to name: String) -> UnsafeMutableRawPointer {
        lock.withLock {
            if let known = references[name] { return known }
            let made = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
            references[name] = made
            return made
        }
    }

    deinit { for reference in references.values { reference.deallocate() } }
}
