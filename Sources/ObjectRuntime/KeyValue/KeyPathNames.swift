import Foundation

/// The names of the properties of key paths that are handed on as values, which a key path on Linux does not know.
final class KeyPathNames: @unchecked Sendable {
    static var current: KeyPathNames { AppServices.object { KeyPathNames() } }

    private let lock = NSLock()
    private var names: [AnyKeyPath: String] = [:]

    func name(of path: AnyKeyPath) -> String? { lock.withLock { names[path] } }
    func keep(_ name: String, of path: AnyKeyPath) { lock.withLock { names[path] = name } }
}

extension ObjCRuntime {
    /// The path itself, whose name is known from now on.
    ///
    /// Lowering makes it of literals that are given to observing methods of the app's own.
    public static func named<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
        KeyPathNames.current.keep(name, of: path)
        return path
    }

    /// The name of what a path leads to. Stops the program where it is not known, as Foundation does for a path that Objective-C cannot follow.
    public static func name(of path: AnyKeyPath) -> String {
        guard let name = KeyPathNames.current.name(of: path) else { fatalError("Could not extract a String from KeyPath \(path)") }
        return name
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Observes a property whose key path comes as a value: as a parameter of a method named `observe` or `publisher` that was given a literal.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, __named: ObjCRuntime.name(of: keyPath), options: options, changeHandler: changeHandler)
    }
}
