import Foundation

typealias MethodBody = @Sendable (AnyObject, Arguments) throws -> Any?
typealias ClassMethodBody = @Sendable (AnyClass, Arguments) throws -> Any?
typealias InitializerBody = @Sendable (Arguments) throws -> AnyObject?

/// The members of one class, without those it inherits.
final class ClassEntry {
    struct Key {
        let get: @Sendable (AnyObject) -> Any?
        let set: (@Sendable (AnyObject, Any?) -> Void)?
    }

    var methods: [String: MethodBody] = [:]
    var classMethods: [String: ClassMethodBody] = [:]
    /// The bodies of methods that somebody asked for as such: each is one, whoever asks.
    var implementations: [String: ObjCImplementation] = [:]
    var classImplementations: [String: ObjCImplementation] = [:]
    /// The methods in whose place an app put others.
    var exchanged: Set<String> = []
    /// Those that ask for what stands in their place.
    var exchangeable: Set<String> = []
    var keys: [String: Key] = [:]
    /// The names of the keys in the order of their declarations.
    var keyNames: [String] = []
    var initializers: [String: InitializerBody] = [:]
    var name: String?
}

/// Every registered class, and the searches along the superclass chain. Safe to use from any thread.
final class ClassRegistry: @unchecked Sendable {
    static let shared = ClassRegistry()

    private struct Member: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    // Recursive, because a class that registers itself does so in the middle of a search.
    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: ClassEntry] = [:]
    private var classesByName: [String: AnyClass] = [:]
    private var objectsOfClasses: [ObjectIdentifier: ObjectOfClass] = [:]
    private var asked: Set<ObjectIdentifier> = []
    private var pendingModules: [@Sendable () -> Void] = [FoundationMethods.register]
    private var previews: [Any.Type] = []
    private var methodCache: [Member: MethodBody?] = [:]
    private var keyCache: [Member: ClassEntry.Key?] = [:]
    /// Texts that C functions give out the addresses of.
    private var lastingTexts: [[UInt8]: UnsafeMutablePointer<UInt8>] = [:]

    func addModule(_ register: @escaping @Sendable () -> Void) {
        lock.withLock { pendingModules.append(register) }
    }

    func add(preview: Any.Type) { lock.withLock { previews.append(preview) } }

    var allPreviews: [Any.Type] {
        lock.withLock {
            registerPendingModules()
            return previews
        }
    }

    func entry(for type: AnyClass, named names: [String]) -> ClassEntry {
        lock.withLock {
            let entry = entries[ObjectIdentifier(type)] ?? ClassEntry()
            entries[ObjectIdentifier(type)] = entry
            for name in names {
                classesByName[name] = type
                // A bare name finds the class too, where only one class has it.
                if let dot = name.lastIndex(of: ".") {
                    let bare = String(name[name.index(after: dot)...])
                    if classesByName[bare] == nil { classesByName[bare] = type }
                }
            }
            if let name = names.first { entry.name = name }
            methodCache.removeAll()
            keyCache.removeAll()
            return entry
        }
    }

    func object(of type: AnyClass) -> ObjectOfClass {
        lock.withLock {
            let known = objectsOfClasses[ObjectIdentifier(type)] ?? ObjectOfClass(type)
            objectsOfClasses[ObjectIdentifier(type)] = known
            return known
        }
    }

    func type(named name: String) -> AnyClass? {
        lock.withLock {
            registerPendingModules()
            return classesByName[name]
        }
    }

    /// Each class once, in the order of their names.
    var classes: [AnyClass] {
        lock.withLock {
            registerPendingModules()
            return classesByName.sorted { $0.key < $1.key }.filter { entry(at: $0.value)?.name == $0.key }.map(\.value)
        }
    }

    func name(of type: AnyClass) -> String? {
        lock.withLock {
            registerPendingModules()
            return entries[ObjectIdentifier(type)]?.name
        }
    }

    func method(_ selector: String, of type: AnyClass) -> MethodBody? {
        lock.withLock {
            registerPendingModules()
            let member = Member(type: ObjectIdentifier(type), name: selector)
            if let cached = methodCache[member] { return cached }
            let found = firstEntry(from: type) { $0.methods[selector] }
            methodCache[member] = .some(found)
            return found
        }
    }

    /// The body that messages of a name run for instances of `type`, or for the class itself.
    func implementation(_ selector: String, of type: AnyClass, isClassMethod: Bool) -> ObjCImplementation? {
        lock.withLock {
            registerPendingModules()
            return firstEntry(from: type) { entry in
                if isClassMethod {
                    guard let body = entry.classMethods[selector] else { return nil }
                    let known = entry.classImplementations[selector] ?? ObjCImplementation(ofClass: body)
                    entry.classImplementations[selector] = known
                    return known
                }
                guard let body = entry.methods[selector] else { return nil }
                let known = entry.implementations[selector] ?? ObjCImplementation(body)
                entry.implementations[selector] = known
                return known
            }
        }
    }

    /// Has messages of a name to instances of `type`, or to the class itself, do something else.
    func setMethod(_ selector: String, of type: AnyClass, isClassMethod: Bool = false, to implementation: ObjCImplementation) {
        lock.withLock {
            registerPendingModules()
            let entry = entry(at: type) ?? ClassEntry()
            entries[ObjectIdentifier(type)] = entry
            if isClassMethod {
                entry.classMethods[selector] = implementation.classBody
                entry.classImplementations[selector] = implementation
            } else {
                entry.methods[selector] = implementation.body
                entry.implementations[selector] = implementation
                entry.exchanged.insert(selector)
            }
            methodCache.removeAll()
        }
    }

    /// The body that an app put in the place of a method, for objects of `type`; only of classes from there up to `last`.
    func exchangedMethod(_ selector: String, from type: AnyClass, to last: AnyClass) -> MethodBody? {
        lock.withLock {
            registerPendingModules()
            for candidate in chain(from: type) {
                if let entry = entry(at: candidate), entry.exchanged.contains(selector) { return entry.methods[selector] }
                if candidate == last { break }
            }
            return nil
        }
    }

    /// The class, `type` or above it, that registers `selector`.
    func implementer(of selector: String, from type: AnyClass, isClassMethod: Bool = false) -> AnyClass? {
        lock.withLock {
            registerPendingModules()
            return chain(from: type).first { candidate in
                guard let entry = entry(at: candidate) else { return false }
                return isClassMethod ? entry.classMethods[selector] != nil : entry.methods[selector] != nil
            }
        }
    }

    func classMethod(_ selector: String, of type: AnyClass) -> ClassMethodBody? {
        lock.withLock {
            registerPendingModules()
            return firstEntry(from: type) { $0.classMethods[selector] }
        }
    }

    func key(_ name: String, of type: AnyClass) -> ClassEntry.Key? {
        lock.withLock {
            registerPendingModules()
            let member = Member(type: ObjectIdentifier(type), name: name)
            if let cached = keyCache[member] { return cached }
            let found = firstEntry(from: type) { $0.keys[name] }
            keyCache[member] = .some(found)
            return found
        }
    }

    /// The keys and the methods that `type` itself registers, the keys in the order of their declarations, the methods by name.
    func ownMembers(of type: AnyClass) -> (keys: [String], methods: [String]) {
        lock.withLock {
            registerPendingModules()
            guard let entry = entry(at: type) else { return ([], []) }
            return (entry.keyNames, entry.methods.keys.sorted())
        }
    }

    /// The address of a copy of `text` that is never freed, the same for the same text.
    func lastingText(_ text: [UInt8]) -> OpaquePointer {
        lock.withLock {
            if let known = lastingTexts[text] { return OpaquePointer(known) }
            let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
            copy.initialize(from: text, count: text.count)
            lastingTexts[text] = copy
            return OpaquePointer(copy)
        }
    }

    /// Initialisers are not looked for in superclasses: one would make an instance of the superclass.
    func initializer(_ selector: String, of type: AnyClass) -> InitializerBody? {
        lock.withLock {
            registerPendingModules()
            return entry(at: type)?.initializers[selector]
        }
    }

    // MARK: Searching, under the lock

    private func registerPendingModules() {
        while !pendingModules.isEmpty {
            let modules = pendingModules
            pendingModules = []
            for register in modules { register() }
        }
    }

    private func firstEntry<Found>(from type: AnyClass, where find: (ClassEntry) -> Found?) -> Found? {
        for type in chain(from: type) {
            if let entry = entry(at: type), let found = find(entry) { return found }
        }
        return nil
    }

    private func chain(from type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { _getSuperclass($0) }
    }

    private func entry(at type: AnyClass) -> ClassEntry? {
        let identity = ObjectIdentifier(type)
        if asked.insert(identity).inserted, let type = type as? any ObjCSelfRegistering.Type { type.__registerMembers() }
        return entries[identity]
    }
}
