import Foundation

/// An object that hands messages on which it has no method for, and hears of those that give nothing back, before and after: what a class of
/// Objective-C does in `forwardInvocation(_:)`. It answers for the optional requirements that its target has.
open class MessageProxy: NSObject {
    public override init() { super.init() }

    /// The object that messages go to; nil sends them nowhere.
    open var messageTarget: AnyObject? { nil }

    /// Whether somebody listens to a message without a result that the target may have no method for.
    open func listens(to selector: Selector) -> Bool { false }

    /// Called before a message without a result is handed on. Values that Objective-C would pass in a box, numbers and structures, come as `NSNumber` and
    /// `NSValue`, and a nil as `NSNull`.
    open func willForward(_ selector: Selector, arguments: [Any]) {}

    /// Called after it.
    open func didForward(_ selector: Selector, arguments: [Any]) {}

    /// Hands a message without a result on; false where neither a target nor a listener is there for it.
    final func forward(_ name: String, _ arguments: [Any?]) -> Bool {
        let selector = Selector(name)
        let next = messageTarget.flatMap { MessageForwarding.find(name, of: $0, isOptional: true) }
        let isHeard: Bool = listens(to: selector)
        guard next != nil || isHeard else { return false }
        let boxed: [Any] = isHeard ? arguments.map(Self.boxed) : []
        if isHeard { willForward(selector, arguments: boxed) }
        if let next { _ = try? next.method(next.object, Arguments(arguments)) }
        if isHeard { didForward(selector, arguments: boxed) }
        return true
    }

    /// A value as Objective-C's collections hold it.
    package static func boxed(_ value: Any?) -> Any {
        guard let value = Coercion.flattened(value) else { return NSNull() }
        return switch value {
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as UInt: NSNumber(value: number)
        case let number as any RawRepresentable<Int>: NSNumber(value: number.rawValue)
        case let number as any RawRepresentable<UInt>: NSNumber(value: number.rawValue)
        case let point as CGPoint: NSValue(point: point)
        case let size as CGSize: NSValue(size: size)
        case let rect as CGRect: NSValue(rect: rect)
        case let pointer as UnsafeMutableRawPointer: NSValue(pointer: pointer)
        case let pointer as UnsafeMutablePointer<CGPoint>: NSValue(pointer: pointer)
        default: value
        }
    }
}
