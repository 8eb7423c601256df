import CoreGraphics
import Foundation
import ObjectRuntime

// Properties whose accessors Core Animation makes at run time: `@NSManaged` ones of an app's layer class. Lowered accessors call these.

extension CALayer {
    /// The value of a property that nobody wrote accessors for: what was set, else what the class says a new layer has
    /// (`defaultValue(forKey:)`), else nil, or zero where there is no nil.
    public func __managedValue<Value>(forKey key: String) -> Value {
        let value: Any? = animatableValue(forKeyPath: key) ?? Self.defaultValue(forKey: key)
        if let converted = Coercion.convert(value, to: Value.self) { return converted }
        if let zero = Coercion.convert(0, to: Value.self) ?? GeometricZero.value(of: Value.self) as? Value { return zero }
        fatalError("The property \(key) of \(type(of: self)) has no value that is a \(Value.self).")
    }

    /// Sets it, with the animation that the class or the delegate gives for its key.
    public func __setManagedValue<Value>(_ value: Value, forKey key: String) {
        setAnimatableValue(Coercion.flattened(value), forKeyPath: key)
    }
}

private enum GeometricZero {
    static func value(of type: Any.Type) -> Any? {
        if type == CGPoint.self { return CGPoint.zero }
        if type == CGSize.self { return CGSize.zero }
        if type == CGRect.self { return CGRect.zero }
        if type == CATransform3D.self { return CATransform3DIdentity }
        return nil
    }
}
