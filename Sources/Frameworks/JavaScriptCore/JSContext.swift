import Foundation

/// A world of script. Where no engine is installed, whatever is evaluated raises an exception that says so.
///
/// No subclass of `NSObject`, whose `init` an `init!` cannot override in Swift: apps write `JSContext()!` and `context?.`.
open class JSContext: Hashable, @unchecked Sendable {
    public let virtualMachine: JSVirtualMachine!
    let engine: JavaScriptEngine?
    let reference: JSGlobalContextRef?
    private var raised: JSValueRef?
    private var notice: String?
    private static let currentKey = "QuinceJavaScriptContext"

    public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
    public init!(virtualMachine: JSVirtualMachine!) {
        engine = JavaScriptEngine.shared
        self.virtualMachine = virtualMachine
        reference = engine.flatMap { $0.contextCreate(virtualMachine.group, nil) }
    }
    deinit {
        guard let engine, let reference else { return }
        if let raised { engine.unprotect(reference, raised) }
        engine.contextRelease(reference)
    }

    public static func == (a: JSContext, b: JSContext) -> Bool { a === b }
    open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    open var name: String!
    open var isInspectable = false
    public var jsGlobalContextRef: JSGlobalContextRef! { reference }

    /// Hears of exceptions that no script caught. Default: it becomes `exception`.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in context?.exception = exception }
    /// The exception that was last raised, until it is set to nil.
    open var exception: JSValue! {
        get { raised.map { JSValue($0, self) } ?? notice.map { JSValue(notice: $0, self) } }
        set {
            if let raised { engine?.unprotect(reference, raised) }
            raised = newValue?.reference
            notice = newValue?.notice
            if let raised { engine?.protect(reference, raised) }
        }
    }
    open var globalObject: JSValue! { JSValue(engine?.global(reference), self) }

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }
    /// The value of the last statement; undefined after an exception.
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        guard let engine else {
            exceptionHandler?(self, JSValue(notice: JavaScriptEngine.absence, self))
            return JSValue(nil, self)
        }
        return tell { fault in
            engine.with(script ?? "") { text in
                guard let sourceURL else { return engine.evaluate(reference, text, nil, nil, 1, fault) }
                return engine.with(sourceURL.absoluteString) { engine.evaluate(reference, text, nil, $0, 1, fault) }
            }
        }
    }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.forProperty(JSValue.name(key)) }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        globalObject.setValue(object, forProperty: JSValue.name(key))
    }
    public subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }

    /// The context whose script calls at this moment.
    open class func current() -> JSContext! { (Thread.current.threadDictionary[currentKey] as? JSCall)?.context }
    open class func currentThis() -> JSValue! { (Thread.current.threadDictionary[currentKey] as? JSCall)?.receiver }
    open class func currentArguments() -> [Any]! { (Thread.current.threadDictionary[currentKey] as? JSCall)?.arguments }

    /// Does something that may raise, and tells the handler if it did.
    func tell(_ body: (JavaScriptEngine.Fault) -> OpaquePointer?) -> JSValue {
        var fault: OpaquePointer?
        let result: OpaquePointer? = body(&fault)
        guard let fault else { return JSValue(result, self) }
        exceptionHandler?(self, JSValue(fault, self))
        return JSValue(nil, self)
    }

    /// Runs native code on behalf of script; the exception that it left is the result's other half.
    func run(_ call: JSCall, _ body: () -> Any?) -> (result: OpaquePointer?, exception: OpaquePointer?) {
        let before: Any? = Thread.current.threadDictionary[Self.currentKey]
        let handler = exceptionHandler
        Thread.current.threadDictionary[Self.currentKey] = call
        exceptionHandler = { context, exception in context?.exception = exception }
        let value: Any? = body()
        let left: JSValueRef? = raised
        let result: OpaquePointer? = JSBridge(self).reference(of: value)
        exception = nil
        exceptionHandler = handler
        Thread.current.threadDictionary[Self.currentKey] = before
        return (result, left)
    }
}

/// A call from script into native code.
final class JSCall {
    let context: JSContext
    let receiver: JSValue
    let arguments: [JSValue]
    init(context: JSContext, receiver: JSValue, arguments: [JSValue]) { (self.context, self.receiver, self.arguments) = (context, receiver, arguments) }
}
