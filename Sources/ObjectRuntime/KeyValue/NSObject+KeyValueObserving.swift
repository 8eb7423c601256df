import Foundation

/// A type whose properties can be observed: every `NSObject`, as Foundation has it. Apps extend it with observing methods of their own.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a property whose key path comes as a value, in an extension of this protocol: as a parameter of a method named `observe` that was given a literal.
    @_disfavoredOverload
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let object = self as? NSObject else { fatalError("\(type(of: self)) is no NSObject, whose properties alone can be observed") }
        return NSKeyValueObservation(of: object, keyPath, named: ObjCRuntime.name(of: keyPath), options: options, changeHandler: changeHandler)
    }
}

extension NSKeyValueObservation {
    fileprivate convenience init<Object, Value>(
        of object: NSObject, _ keyPath: KeyPath<Object, Value>, named name: String, options: NSKeyValueObservingOptions,
        changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        let observation = KeyPathObservation(
            of: object, keyPath: name, options: options, read: { [weak object] in (object as? Object).map { $0[keyPath: keyPath] } }
        ) { [weak object] change in
            guard let observed = object as? Object else { return }
            changeHandler(
                observed,
                NSKeyValueObservedChange(
                    kind: change.elements?.kind ?? .setting,
                    newValue: !options.contains(.new) || change.isPrior
                        ? nil : change.elements == nil ? observed[keyPath: keyPath] : change.newValue.flatMap { Coercion.convert($0, to: Value.self) },
                    oldValue: !options.contains(.old) || change.elements?.kind == .insertion ? nil : Coercion.convert(change.oldValue, to: Value.self),
                    indexes: change.elements?.indexes,
                    isPrior: change.isPrior))
        }
        self.init(observation)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Observes a property that is `@objc dynamic`, or that its framework announces.
    ///
    /// - Parameter __named: the property's name, which the lowering of `observe(\.name)` supplies: a key path on Linux does
    ///   not know it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, __named name: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        NSKeyValueObservation(of: self, keyPath, named: name, options: options, changeHandler: changeHandler)
    }

    /// Sends `observer` an `observeValue(forKeyPath:of:change:context:)` for each change, until `removeObserver`.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let observation = KeyPathObservation(
            of: self, keyPath: keyPath, options: options, observer: observer, context: context
        ) { [weak self, weak observer] change in
            guard let self, let observer else { return }
            let dictionary: [NSKeyValueChangeKey: Any] = change.dictionary(for: options)
            let arguments: [Any?] = [keyPath, self, dictionary, context]
            if !MessageOverride.run("observeValueForKeyPath:of:change:context:", of: observer, arguments) {
                observer.observeValue(forKeyPath: keyPath, of: self, change: dictionary, context: context)
            }
        }
        KeyValueWatches.shared.keep(observation, of: self)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        KeyValueWatches.shared.release(of: self) { $0.observer === observer && $0.keyPath == keyPath }?.stop()
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        KeyValueWatches.shared.release(of: self) {
            $0.observer === observer && $0.keyPath == keyPath && $0.context == context
        }?.stop()
    }

    /// The keys whose values a key's value depends on: none, unless a class says otherwise in a version of its own.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Receives what `addObserver(_:forKeyPath:options:context:)` asked for. This version stops the program, since a change
    /// arrived that nobody handled; observers declare their own.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        fatalError(
            "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
                + "Key path: \(keyPath ?? "nil")")
    }

    /// Whether somebody observes this object; costs the reading of a flag where nobody observes anything.
    package var isObserved: Bool { KeyValueWatches.areInUse && KeyValueWatches.shared.isWatched(self) }

    /// Makes a change that may give several keys other values, and announces those for which `hasChanged` says so afterwards.
    package func announcingChanges(of keys: [String], by change: () -> Void, hasChanged: (String) -> Bool) {
        let watches: [(key: String, all: [KeyValueWatches.Watch])] = keys.map { ($0, KeyValueWatches.shared.watches(of: self, key: $0)) }
        for watch in watches.flatMap(\.all) { watch.willChange(nil) }
        change()
        for (key, all) in watches {
            let changed: Bool = hasChanged(key)
            for watch in all { if changed { watch.didChange(nil) } else { watch.keepsAsItWas() } }
        }
    }

    /// Announces that a property is about to change, under both names of one that begins with `is`: Objective-C's is `hidden` for `isHidden`.
    package func announceWillChange(of name: String) {
        guard isObserved else { return }
        for key in Self.keys(of: name) { willChangeValue(forKey: key) }
    }

    package func announceDidChange(of name: String) {
        guard isObserved else { return }
        for key in Self.keys(of: name) { didChangeValue(forKey: key) }
    }

    private static func keys(of name: String) -> [String] {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first else { return [name] }
        return [name, first.lowercased() + name.dropFirst(3)]
    }

    /// Announces that the key's value is about to change.
    public func willChangeValue(forKey key: String) { announceBefore(nil, key) }

    /// Announces that the key's value has changed.
    public func didChangeValue(forKey key: String) { announceAfter(nil, key) }

    /// Announces that elements of the key's array are about to come, go or be others. Those that come have these places afterwards.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        announceBefore(KeyValueWatches.Elements(kind: changeKind, indexes: indexes), key)
    }

    /// Announces that they have.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        announceAfter(KeyValueWatches.Elements(kind: changeKind, indexes: indexes), key)
    }

    private func announceBefore(_ elements: KeyValueWatches.Elements?, _ key: String) {
        let elements: KeyValueWatches.Elements? = elements?.kind == .setting ? nil : elements
        for watch in KeyValueWatches.shared.watches(of: self, key: key) { watch.willChange(elements) }
    }

    private func announceAfter(_ elements: KeyValueWatches.Elements?, _ key: String) {
        let elements: KeyValueWatches.Elements? = elements?.kind == .setting ? nil : elements
        for watch in KeyValueWatches.shared.watches(of: self, key: key) { watch.didChange(elements) }
    }
}
