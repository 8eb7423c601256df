import Foundation

/// A value of script's.
open class JSValue: NSObject, @unchecked Sendable {
    private let owner: JSContext
    /// Nil where there is no engine.
    let reference: JSValueRef?
    /// An exception's words where there is no engine.
    let notice: String?
    private var engine: JavaScriptEngine? { owner.engine }
    private var world: JSGlobalContextRef? { owner.reference }

    /// - Parameter reference: nil for undefined.
    init(_ reference: JSValueRef?, _ context: JSContext) {
        owner = context
        self.reference = reference ?? context.engine?.makeUndefined(context.reference)
        notice = nil
        super.init()
        engine?.protect(world, self.reference)
    }
    init(notice: String, _ context: JSContext) { (owner, reference, self.notice) = (context, nil, notice) }
    deinit { if let reference { engine?.unprotect(world, reference) } }

    public convenience init!(object value: Any!, in context: JSContext!) { self.init(JSBridge(context).reference(of: value), context) }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init(context.engine?.makeObject(context.reference, nil, nil), context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init(object: [Any](), in: context) }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        var words: OpaquePointer? = JSBridge(context).reference(of: message)
        self.init(context.engine?.makeError(context.reference, 1, &words, nil), context)
    }
    public convenience init!(nullIn context: JSContext!) { self.init(context.engine?.makeNull(context.reference), context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(nil, context) }

    open var context: JSContext! { owner }
    public var jsValueRef: JSValueRef! { reference }

    // The engine's numbers of kinds.
    private var kind: UInt32 { reference.flatMap { engine?.type(world, $0) } ?? 0 }
    open var isUndefined: Bool { kind == 0 && notice == nil }
    open var isNull: Bool { kind == 1 }
    open var isBoolean: Bool { kind == 2 }
    open var isNumber: Bool { kind == 3 }
    open var isString: Bool { kind == 4 }
    open var isObject: Bool { kind == 5 }
    open var isSymbol: Bool { kind == 6 }
    open var isArray: Bool { engine?.isArray(world, reference) ?? false }
    open var isDate: Bool { engine?.isDate(world, reference) ?? false }
    var isFunction: Bool { isObject && engine?.isFunction(world, reference) == true }
    open func isEqual(to value: Any!) -> Bool { engine?.isStrictEqual(world, reference, JSBridge(owner).reference(of: value)) ?? false }
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool { engine?.isEqual(world, reference, JSBridge(owner).reference(of: value), nil) ?? false }
    open func isInstance(of value: Any!) -> Bool { engine?.isInstance(world, reference, JSBridge(owner).reference(of: value), nil) ?? false }

    open func toObject() -> Any! { JSBridge(owner).object(of: self) }
    open func toObject(of expectedClass: AnyClass!) -> Any! {
        let object: Any? = toObject()
        return (object as? NSObject).flatMap { $0.isKind(of: expectedClass) ? $0 : nil }
    }
    open func toBool() -> Bool { engine?.toBoolean(world, reference) ?? false }
    open func toDouble() -> Double {
        var fault: OpaquePointer?
        return engine?.toNumber(world, reference, &fault) ?? .nan
    }
    open func toInt32() -> Int32 { Int32(truncatingIfNeeded: whole) }
    open func toUInt32() -> UInt32 { UInt32(truncatingIfNeeded: whole) }
    private var whole: Int64 {
        let number: Double = toDouble()
        return number.isFinite ? Int64(exactly: number.truncatingRemainder(dividingBy: 4_294_967_296).rounded(.towardZero)) ?? 0 : 0
    }
    open func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }
    open func toString() -> String! {
        guard let engine else { return notice ?? "undefined" }
        var fault: OpaquePointer?
        guard let text = engine.toString(world, reference, &fault) else { return nil }
        defer { engine.stringRelease(text) }
        return engine.text(text)
    }
    open func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }
    /// Nil for what is no list.
    open func toArray() -> [Any]! { toObject() as? [Any] }
    /// Nil for what is no object.
    open func toDictionary() -> [AnyHashable: Any]! { toObject() as? [AnyHashable: Any] }
    open override var description: String { toString() ?? "" }

    open func forProperty(_ property: Any!) -> JSValue! {
        guard let engine else { return JSValue(nil, owner) }
        return owner.tell { fault in
            guard let object = engine.toObject(world, reference, fault) else { return nil }
            return engine.with(Self.name(property)) { engine.property(world, object, $0, fault) }
        }
    }
    open func setValue(_ value: Any!, forProperty property: Any!) {
        guard let engine else { return }
        _ = owner.tell { fault in
            guard let object = engine.toObject(world, reference, fault) else { return nil }
            engine.with(Self.name(property)) { engine.setProperty(world, object, $0, JSBridge(owner).reference(of: value), 0, fault) }
            return nil
        }
    }
    open func hasProperty(_ property: Any!) -> Bool {
        guard let engine, isObject else { return false }
        return engine.with(Self.name(property)) { engine.hasProperty(world, reference, $0) }
    }
    @discardableResult open func deleteProperty(_ property: Any!) -> Bool {
        guard let engine, isObject else { return false }
        return engine.with(Self.name(property)) { engine.deleteProperty(world, reference, $0, nil) }
    }
    open func atIndex(_ index: Int) -> JSValue! { forProperty(index) }
    open func setValue(_ value: Any!, at index: Int) { setValue(value, forProperty: index) }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
    open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

    /// Calls a function with the global object as `this`.
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { call(on: nil, arguments ?? []) }
    @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
        guard let engine else { return JSValue(nil, owner) }
        let values: [OpaquePointer?] = (arguments ?? []).map { JSBridge(owner).reference(of: $0) }
        return owner.tell { fault in
            guard let object = engine.toObject(world, reference, fault) else { return nil }
            return engine.construct(world, object, values.count, values, fault)
        }
    }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        forProperty(method).call(on: reference, arguments ?? [])
    }
    private func call(on receiver: JSValueRef?, _ arguments: [Any]) -> JSValue {
        guard let engine else { return JSValue(nil, owner) }
        let values: [OpaquePointer?] = arguments.map { JSBridge(owner).reference(of: $0) }
        return owner.tell { fault in
            guard let object = engine.toObject(world, reference, fault) else { return nil }
            return engine.call(world, object, receiver, values.count, values, fault)
        }
    }

    /// The name of a property as an app gives it: a text, a number or a value.
    static func name(_ key: Any?) -> String {
        switch key {
        case let value as JSValue: value.toString() ?? ""
        case let text as String: text
        case let text as NSString: String(describing: text)
        case .some(let other): String(describing: other)
        case .none: "undefined"
        }
    }
}
