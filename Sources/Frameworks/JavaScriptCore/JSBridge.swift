import Foundation

/// Takes values over from one side to the other.
struct JSBridge {
    let context: JSContext
    init(_ context: JSContext) { self.context = context }

    /// A native value as script has it. Nil, and nothing else, is undefined.
    func reference(of value: Any?) -> OpaquePointer? {
        guard let engine = context.engine else { return nil }
        let world: OpaquePointer? = context.reference
        guard let value = Self.unwrapped(value) else { return engine.makeUndefined(world) }
        switch value {
        case let value as JSValue: return value.reference
        case is NSNull: return engine.makeNull(world)
        case is Void: return engine.makeUndefined(world)
        case let flag as Bool where Self.isFlag(value): return engine.makeBoolean(world, flag)
        case let number as Double: return engine.makeNumber(world, number)
        case let number as Int: return engine.makeNumber(world, Double(number))
        case let number as NSNumber: return engine.makeNumber(world, number.doubleValue)
        case let number as any BinaryInteger: return engine.makeNumber(world, Double(number))
        case let number as Float: return engine.makeNumber(world, Double(number))
        case let number as CGFloat: return engine.makeNumber(world, Double(number))
        case let text as String: return engine.with(text) { engine.makeString(world, $0) }
        case let text as NSString: return engine.with(String(describing: text)) { engine.makeString(world, $0) }
        case let date as Date:
            var time: OpaquePointer? = engine.makeNumber(world, date.timeIntervalSince1970 * 1000)
            return engine.makeDate(world, 1, &time, nil)
        case let list as [Any]: return array(list)
        case let table as [AnyHashable: Any]: return object(table)
        default: return JSNativeObject.reference(of: value, in: context)
        }
    }

    private static func isFlag(_ value: Any) -> Bool { type(of: value) == Bool.self }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    private func array(_ list: [Any]) -> OpaquePointer? {
        guard let engine = context.engine else { return nil }
        let values: [OpaquePointer?] = list.map { reference(of: $0) }
        return engine.makeArray(context.reference, values.count, values, nil)
    }

    private func object(_ table: [AnyHashable: Any]) -> OpaquePointer? {
        guard let engine = context.engine else { return nil }
        let made: OpaquePointer? = engine.makeObject(context.reference, nil, nil)
        for (key, value) in table {
            engine.with(JSValue.name(key.base)) { engine.setProperty(context.reference, made, $0, reference(of: value), 0, nil) }
        }
        return made
    }

    /// A value of script's as a native one: texts, numbers, lists and tables; nil for undefined.
    func object(of value: JSValue, depth: Int = 0) -> Any? {
        guard context.engine != nil, !value.isUndefined, depth < 64 else { return value.notice }
        if value.isNull { return NSNull() }
        if value.isBoolean { return value.toBool() }
        if value.isNumber { return value.toNumber() }
        if value.isString { return value.toString() }
        if let native = JSNativeObject.object(of: value) { return native }
        if value.isDate { return value.toDate() }
        if value.isArray {
            let count = Int(value.forProperty("length").toInt32())
            return (0..<count).map { object(of: value.atIndex($0), depth: depth + 1) ?? NSNull() }
        }
        if value.isFunction { return value }
        return value.isObject ? table(value, depth) : nil
    }

    private func table(_ value: JSValue, _ depth: Int) -> [AnyHashable: Any] {
        guard let engine = context.engine else { return [:] }
        let names: OpaquePointer? = engine.names(context.reference, value.reference)
        defer { engine.namesRelease(names) }
        var result: [AnyHashable: Any] = [:]
        for index in 0..<engine.nameCount(names) {
            let name: String = engine.text(engine.name(names, index))
            if let part = object(of: value.forProperty(name), depth: depth + 1) { result[name] = part }
        }
        return result
    }
}
