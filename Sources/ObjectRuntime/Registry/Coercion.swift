import Foundation

/// Conversion of a boxed value to a static type, with the freedoms Objective-C takes.
package enum Coercion {
    /// `value` as a `Value`, or nil where no conversion exists.
    package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value, let exact = value as? Value { return exact }
        if let optional = Value.self as? any OptionalType.Type { return optional.converting(value) as? Value }
        guard let value else { return Optional<Any>.none as Any as? Value }
        if let number = number(from: value), let converted = convert(number: number, to: type) { return converted }
        if let raw = Value.self as? any RawRepresentable.Type { return convert(value, toRaw: raw) as? Value }
        if let changeable = changeableCopy(of: value, for: Value.self) as? Value { return changeable }
        // Objective-C does not check the class of an argument either.
        if Value.self is AnyObject.Type, isObject(value) { return unsafeBitCast(value as AnyObject, to: Value.self) }
        return nil
    }

    /// The object form that key-value coding hands out: enumerations and option sets as the number behind them.
    package static func boxed(_ value: Any?) -> Any? {
        guard let value = flattened(value) else { return nil }
        guard let raw = value as? any RawRepresentable, let integer = raw.rawValue as? any BinaryInteger else { return value }
        return Int(truncatingIfNeeded: integer)
    }

    /// `value` with every level of optional removed.
    package static func flattened(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any OptionalType { return flattened(optional.unwrappedValue) }
        return value
    }

    /// A collection of Swift's for a property whose class is one that can be changed.
    private static func changeableCopy(of value: Any, for type: Any.Type) -> Any? {
        switch type {
        case is NSMutableArray.Type: (value as? [Any]).map { NSMutableArray(array: $0) }
        case is NSMutableDictionary.Type: (value as? [AnyHashable: Any]).map { NSMutableDictionary(dictionary: $0) }
        case is NSMutableSet.Type: (value as? Set<AnyHashable>).map { NSMutableSet(set: $0) }
        default: nil
        }
    }

    private static func isObject(_ value: Any) -> Bool {
        type(of: value) is AnyObject.Type
    }

    private static func number(from value: Any) -> NSNumber? {
        if let number = value as? NSNumber { return number }
        if let raw = value as? any RawRepresentable { return raw.rawValue as? NSNumber }
        return nil
    }

    private static func convert<Value>(number: NSNumber, to type: Value.Type) -> Value? {
        switch type {
        case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
        case is Double.Type: return number.doubleValue as? Value
        case is Float.Type: return number.floatValue as? Value
        case is Bool.Type: return number.boolValue as? Value
        default: break
        }
        guard let integer = type as? any FixedWidthInteger.Type else { return nil }
        return convert(number: number, toInteger: integer) as? Value
    }

    private static func convert<I: FixedWidthInteger>(number: NSNumber, toInteger type: I.Type) -> I {
        I.isSigned ? I(truncatingIfNeeded: number.int64Value) : I(truncatingIfNeeded: number.uint64Value)
    }

    private static func convert<R: RawRepresentable>(_ value: Any, toRaw type: R.Type) -> R? {
        convert(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
    }
}

/// The members of `Optional` that the dynamic conversion needs, whatever it wraps.
private protocol OptionalType {
    static func converting(_ value: Any?) -> Any
    var unwrappedValue: Any? { get }
}

extension Optional: OptionalType {
    fileprivate static func converting(_ value: Any?) -> Any {
        guard let value = Coercion.flattened(value), !(value is NSNull && !(Wrapped.self is NSNull.Type)) else {
            return Optional<Wrapped>.none as Any
        }
        return Coercion.convert(value, to: Wrapped.self) as Any
    }

    fileprivate var unwrappedValue: Any? { map { $0 } }
}
