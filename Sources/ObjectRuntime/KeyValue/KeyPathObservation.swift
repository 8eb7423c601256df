import Foundation

/// One observation of a key path: watches each step, and starts anew where a step's object is exchanged.
package final class KeyPathObservation {
    package struct Change {
        let oldValue: Any?
        package let newValue: Any?
        let isPrior: Bool
        /// The elements that change; nil where the whole value does. Then the values are theirs, and nil where there is none.
        var elements: KeyValueWatches.Elements?

        /// The change as observers by name are given it.
        func dictionary(for options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
            var result: [NSKeyValueChangeKey: Any] = [.kindKey: (elements?.kind ?? .setting).rawValue]
            if let elements { result[.indexesKey] = elements.indexes }
            if options.contains(.new), !isPrior, elements?.kind != .removal { result[.newKey] = newValue ?? NSNull() }
            if options.contains(.old), elements?.kind != .insertion { result[.oldKey] = oldValue ?? NSNull() }
            if isPrior { result[.notificationIsPriorKey] = true }
            return result
        }
    }

    private weak var root: NSObject?
    let keyPath: String
    weak var observer: NSObject?
    let context: UnsafeMutableRawPointer?
    private let options: NSKeyValueObservingOptions
    private let handler: (Change) -> Void
    /// Reads the value where the caller has a key path of Swift's: then nothing need be registered by name.
    private let read: (() -> Any?)?
    private var installed: [(object: Unowned, key: String, identifier: Int)] = []
    private var oldValue: Any?
    private var depth = 0
    private var isStopped = false

    private struct Unowned {
        weak var object: NSObject?
    }

    package init(
        of root: NSObject, keyPath: String, options: NSKeyValueObservingOptions, observer: NSObject? = nil,
        context: UnsafeMutableRawPointer? = nil, read: (() -> Any?)? = nil, handler: @escaping (Change) -> Void
    ) {
        self.read = read
        self.root = root
        self.keyPath = keyPath
        self.options = options
        self.observer = observer
        self.context = context
        self.handler = handler
        install()
        if options.contains(.initial) {
            handler(Change(oldValue: nil, newValue: value, isPrior: false))
        }
    }

    package func stop() {
        isStopped = true
        uninstall()
    }

    private var value: Any? {
        if let read { return read() }
        return root.flatMap { KeyValueCoding.value(of: $0, forKeyPath: keyPath) }
    }

    private func install() {
        guard let root else { return }
        watch(keyPath, of: root)
    }

    private func watch(_ path: String, of object: NSObject) {
        let (key, rest) = Self.split(path)
        // Of a step on the way, and of what the value depends on, elements are no change of the value's elements.
        let isWhole: Bool = rest != nil || keyPath != path && !keyPath.hasSuffix("." + path)
        let identifier = KeyValueWatches.shared.add(
            to: object, key: key,
            willChange: { [weak self] elements in self?.willChange(isWhole ? nil : elements) },
            didChange: { [weak self] elements in self?.didChange(isIntermediate: rest != nil, isWhole ? nil : elements) },
            keepsAsItWas: { [weak self] in self?.keepsAsItWas() })
        installed.append((Unowned(object: object), key, identifier))
        QueueAnnouncements.begin(with: object, key: key)
        for dependency in KeyDependencies.paths(affecting: key, of: type(of: object)) { watch(dependency, of: object) }
        if let rest, let next = (KeyValueCoding.value(of: object, forKey: key) ?? nil) as? NSObject { watch(rest, of: next) }
    }

    private func uninstall() {
        for watch in installed {
            if let object = watch.object.object { KeyValueWatches.shared.remove(watch.identifier, from: object, key: watch.key) }
        }
        installed = []
    }

    private func willChange(_ elements: KeyValueWatches.Elements?) {
        depth += 1
        guard depth == 1 else { return }
        if options.contains(.old) || options.contains(.prior) { oldValue = elements?.kind == .insertion ? nil : part(of: value, elements) }
        if options.contains(.prior) { handler(Change(oldValue: oldValue, newValue: nil, isPrior: true, elements: elements)) }
    }

    /// The elements that change, of an array; the value itself where all of it does.
    private func part(of value: Any?, _ elements: KeyValueWatches.Elements?) -> Any? {
        guard let elements else { return value }
        guard let all = (value ?? nil) as? [Any] else { return nil }
        return elements.indexes.filter(all.indices.contains).map { all[$0] }
    }

    private func keepsAsItWas() {
        depth = max(0, depth - 1)
        if depth == 0 { oldValue = nil }
    }

    private func didChange(isIntermediate: Bool, _ elements: KeyValueWatches.Elements?) {
        depth = max(0, depth - 1)
        guard depth == 0, !isStopped else { return }
        if isIntermediate {
            uninstall()
            install()
        }
        let isNew: Bool = options.contains(.new) && elements?.kind != .removal
        let change = Change(oldValue: oldValue, newValue: isNew ? part(of: value, elements) : nil, isPrior: false, elements: elements)
        oldValue = nil
        handler(change)
    }

    private static func split(_ path: String) -> (key: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}

/// Which other keys a key's value depends on, as a class says through `keyPathsForValuesAffecting...`.
enum KeyDependencies {
    static func paths(affecting key: String, of type: AnyClass) -> [String] {
        let specific = "keyPathsForValuesAffecting\(KeyValueCoding.capitalised(key))"
        if let method = ClassRegistry.shared.classMethod(specific, of: type) {
            return paths(try? method(type, Arguments([])))
        }
        if let method = ClassRegistry.shared.classMethod("keyPathsForValuesAffectingValueForKey:", of: type) {
            return paths(try? method(type, Arguments([key])))
        }
        return []
    }

    private static func paths(_ answer: Any??) -> [String] {
        ((answer ?? nil) as? Set<String>)?.sorted() ?? []
    }
}
