/// A type with all its extensions, from whichever modules.
final class TypeSymbol {
    let name: String
    /// The module that declares it; nil while only extensions of it are known.
    var module: String?
    var kind: TypeRecord.Kind = .extension
    /// Superclass and protocols, as written; those of the declaration first.
    var inherited: [String] = []
    var isGeneric = false
    var hasObjCMembers = false
    /// Declared `@MainActor`; what inherits from it is on the main actor too.
    var isMainActor = false
    var objcName: String?
    var methods: [(record: MethodRecord, isOwn: Bool)] = []
    var properties: [(record: PropertyRecord, isOwn: Bool)] = []
    var initializers: [InitializerRecord] = []

    init(name: String) {
        self.name = name
    }

    var isLocal: Bool { name.utf8.contains(UInt8(ascii: "@")) }
    /// Whether it cannot be registered before `main`, for want of a name to reach it by.
    var registersItself: Bool { isGeneric || isLocal }
}

/// Everything known by name while a module is lowered: its own declarations and those of the modules it imports.
final class SymbolTable: @unchecked Sendable {
    // Filled by init, only read afterwards, so that files can be lowered side by side.
    private let types: [String: TypeSymbol]
    private let modules: Set<String>
    let module: String
    /// Full names of optional protocol requirements, `tableView(_:didSelectRowAt:)`.
    let optionalMethods: Set<String>
    let optionalProperties: Set<String>
    private let subclasses: [String: [TypeSymbol]]
    /// Classes whose superclass cannot be told: it seems to be one of those below them.
    private var circular: Set<String>
    private let methodsByName: [String: [MethodRecord]]
    /// The module's own properties and their types, where they are written, to tell `closure?(x)` from an optional requirement.
    private let ownProperties: [String: [String?]]
    /// Names of the properties that types have, whosever; of protocols only those that every conforming type has.
    private let propertyNames: Set<String>
    /// Names of the members that the project's modules declare themselves.
    private let ownMembers: Set<String>
    /// Names of the properties among them that can be set.
    private let ownVariables: Set<String>
    /// Protocols of the module's own that ask for an `init()` and that it gives to classes of the frameworks.
    let initializingProtocolsOfFrameworks: Set<String>
    /// The types that have enumerations of other modules in them which Objective-C knows by names of their own, by these enumerations' names.
    let enumerationsSeenOutside: [String: String]
    /// For a module that knows the frameworks by the names of Swift 4.
    let renamer: Swift4Renamer?

    init(own: ModuleIndex, imported: [ModuleIndex], renamer: Swift4Renamer? = nil) {
        self.renamer = renamer
        var builder = Builder()
        for index in imported { builder.add(index, isOwn: false) }
        builder.add(own, isOwn: true)
        module = own.module
        modules = Set(imported.map(\.module) + [own.module])
        builder.expandCompositions(modules)
        builder.mergeAliases(modules)
        builder.markNestedInGenerics()
        types = builder.types
        optionalMethods = builder.optionalMethods
        optionalProperties = builder.optionalProperties
        methodsByName = builder.methodsByName
        ownProperties = builder.ownProperties
        propertyNames = builder.propertyNames
        ownMembers = builder.ownMembers
        ownVariables = builder.ownVariables
        initializingProtocolsOfFrameworks = Self.initializingProtocols(of: own, in: types)
        subclasses = Self.subclasses(in: types, modules: modules)
        enumerationsSeenOutside = Self.enumerationsSeenOutside(in: types, of: own.module)
        circular = []
        circular = Set(types.values.filter { type in type.kind == .class && isBelowItself(type) }.map(\.name))
    }

    /// A name that several types have an enumeration of stands for none.
    private static func enumerationsSeenOutside(in types: [String: TypeSymbol], of module: String) -> [String: String] {
        var result: [String: String?] = [:]
        for type in types.values where type.kind == .enum && type.objcName != nil && type.module != module && !type.isLocal {
            guard let dot = type.name.lastIndex(of: ".") else { continue }
            let name = String(type.name[type.name.index(after: dot)...])
            result[name] = .some(result[name] == nil && types[name] == nil ? String(type.name[..<dot]) : nil)
        }
        return result.compactMapValues { $0 }
    }

    /// Names stand for classes of several modules, so that a class can seem to be below itself.
    private func isBelowItself(_ type: TypeSymbol) -> Bool {
        var seen: Set<String> = []
        var next = superclass(of: type)
        while let parent = next, seen.insert(parent.name).inserted {
            if parent === type { return true }
            next = superclass(of: parent)
        }
        return false
    }

    private struct Builder {
        var types: [String: TypeSymbol] = [:]
        var optionalMethods: Set<String> = []
        var optionalProperties: Set<String> = []
        var methodsByName: [String: [MethodRecord]] = [:]
        var ownProperties: [String: [String?]] = [:]
        var propertyNames: Set<String> = []
        var ownMembers: Set<String> = []
        var ownVariables: Set<String> = []

        mutating func add(_ index: ModuleIndex, isOwn: Bool) {
            // An app's own type hides an imported one of the same name.
            for record in index.types where record.kind != .extension && types[record.name]?.module != nil {
                types[record.name] = nil
            }
            for record in index.types { add(record, module: index.module, isOwn: isOwn) }
            if !isOwn, LoweringOptions.isFramework(index.module) { addDefaultedRequirements(of: index) }
        }

        /// Every requirement that a framework's protocol has a default for is an optional one.
        private mutating func addDefaultedRequirements(of index: ModuleIndex) {
            let protocols = index.types.filter { $0.kind == .protocol }
            var requirements = Dictionary(
                protocols.map { ($0.name, Set($0.methods.map(\.fullName))) }, uniquingKeysWith: { $0.union($1) })
            for type in index.types where type.kind == .extension {
                guard let names = requirements.removeValue(forKey: type.name) else { continue }
                let defaulted = names.intersection(type.methods.map(\.fullName))
                optionalMethods.formUnion(defaulted)
                requirements[type.name] = names.subtracting(defaulted)
            }
        }

        /// Puts the types of a composition in place of its name, and a class's superclass before its protocols, whatever their order in it.
        func expandCompositions(_ modules: Set<String>) {
            for type in types.values where type.kind != .alias {
                type.inherited = type.inherited.flatMap { name -> [String] in
                    guard let alias = SymbolTable.find(name, from: type.name, in: types, modules: modules), alias.kind == .alias else { return [name] }
                    return alias.inherited.count > 1 ? alias.inherited : [name]
                }
                guard type.kind == .class, type.inherited.count > 1 else { continue }
                let isClass = { SymbolTable.resolve($0, from: type.name, in: types, modules: modules)?.kind == .class }
                if !isClass(type.inherited[0]), let index = type.inherited.firstIndex(where: isClass) {
                    type.inherited.insert(type.inherited.remove(at: index), at: 0)
                }
            }
        }

        /// Gives a type the members that extend it by an alias.
        func mergeAliases(_ modules: Set<String>) {
            for alias in types.values where alias.kind == .alias && !(alias.methods.isEmpty && alias.properties.isEmpty && alias.initializers.isEmpty) {
                guard let type = SymbolTable.resolve(alias.name, from: "", in: types, modules: modules), type !== alias else { continue }
                SymbolTable.mergeMembers(of: alias, into: type)
            }
        }

        /// A type that an extension of a generic type declares has its parameters too.
        func markNestedInGenerics() {
            for type in types.values where !type.isGeneric {
                var outer = type.name[...]
                while let dot = outer.lastIndex(of: "."), !type.isGeneric {
                    outer = outer[..<dot]
                    if let found = types[String(outer)], found.isGeneric, found.kind != .alias { type.isGeneric = true }
                }
            }
        }

        private mutating func add(_ record: TypeRecord, module: String, isOwn: Bool) {
            let type = types[record.name] ?? TypeSymbol(name: record.name)
            types[record.name] = type
            if record.kind == .extension {
                type.inherited += record.inherited
            } else {
                type.kind = record.kind
                type.module = module
                type.inherited = record.inherited + type.inherited
                type.isGeneric = record.isGeneric
                type.objcName = record.objcName
                type.hasObjCMembers = record.hasObjCMembers
                type.isMainActor = record.isMainActor
            }
            if !LoweringOptions.isFramework(module) {
                ownMembers.formUnion(record.methods.filter { !$0.isOverride }.map(\.name))
                ownMembers.formUnion(record.properties.filter { !$0.isOverride }.map(\.name))
                ownVariables.formUnion(record.properties.filter { !$0.isOverride && $0.isSettable }.map(\.name))
            }
            for method in record.methods {
                type.methods.append((method, isOwn))
                methodsByName[method.name, default: []].append(method)
                // A framework's extension may add a requirement to a protocol of Foundation's that lacks it here.
                if method.isOptional, record.kind == .protocol || !isOwn && record.kind == .extension { optionalMethods.insert(method.fullName) }
            }
            for property in record.properties {
                type.properties.append((property, isOwn))
                if isOwn, record.kind != .protocol { ownProperties[property.name, default: []].append(property.type) }
                if property.isOptional { optionalProperties.insert(property.name) } else { propertyNames.insert(property.name) }
            }
            type.initializers += record.initializers
        }
    }

    private static func mergeMembers(of alias: TypeSymbol, into type: TypeSymbol) {
        type.methods += alias.methods
        type.properties += alias.properties
        type.initializers += alias.initializers
        type.inherited += alias.inherited.dropFirst()
    }

    private static func initializingProtocols(of own: ModuleIndex, in types: [String: TypeSymbol]) -> Set<String> {
        let given = own.types.filter { record in record.kind == .extension && types[record.name].map(isOfFramework) ?? true }.flatMap(\.inherited)
        return Set(given).filter { name in
            guard let type = types[name], type.kind == .protocol, type.module == own.module else { return false }
            return type.initializers.contains { $0.parameters.isEmpty && !$0.isInExtension && !$0.isFailable && !$0.isThrowing }
        }
    }

    /// Whether a class is a framework's.
    private static func isOfFramework(_ type: TypeSymbol) -> Bool {
        type.name == "NSObject" || type.kind == .class && type.module.map(LoweringOptions.isFramework) == true
    }

    func isOfFramework(_ type: TypeSymbol) -> Bool { Self.isOfFramework(type) }

    private static func subclasses(in types: [String: TypeSymbol], modules: Set<String>) -> [String: [TypeSymbol]] {
        var found: [String: [TypeSymbol]] = [:]
        for type in types.values where type.kind == .class {
            for name in type.inherited.prefix(1) {
                if let parent = resolve(name, from: type.name, in: types, modules: modules), parent.kind == .class || parent.kind == .extension {
                    found[parent.name, default: []].append(type)
                }
            }
        }
        return found
    }

    /// The symbol that a name stands for where `scope` encloses it: an alias itself, not what that means.
    private static func find(_ written: String, from scope: String, in types: [String: TypeSymbol], modules: Set<String>) -> TypeSymbol? {
        var prefix = scope[...]
        var candidate: TypeSymbol?
        while candidate == nil {
            candidate = types[prefix.isEmpty ? written : "\(prefix).\(written)"]
            if prefix.isEmpty { break }
            prefix = prefix.lastIndex(of: ".").map { prefix[..<$0] } ?? ""
        }
        if candidate == nil, let dot = written.firstIndex(of: "."), modules.contains(String(written[..<dot])) {
            candidate = types[String(written[written.index(after: dot)...])]
        }
        return candidate
    }

    /// Of a composition's types the class is what its name stands for, else the first.
    private static func resolve(
        _ written: String, from scope: String, in types: [String: TypeSymbol], modules: Set<String>, depth: Int = 0
    ) -> TypeSymbol? {
        let candidate = find(written, from: scope, in: types, modules: modules)
        guard let found = candidate, found.kind == .alias else { return candidate }
        guard depth < 8, let first = found.inherited.first else { return nil }
        let target = resolve(first, from: found.name, in: types, modules: modules, depth: depth + 1)
        guard target?.kind == .protocol else { return target }
        return found.inherited.dropFirst().lazy
            .compactMap { resolve($0, from: found.name, in: types, modules: modules, depth: depth + 1) }
            .first { $0.kind == .class } ?? target
    }

    // MARK: Questions

    /// Whether UIKit is indexed, so that a class of its that is not found does not exist.
    var knowsUIKit: Bool { types["UIView"]?.module == "UIKit" }

    func type(_ key: String) -> TypeSymbol? {
        types[key]
    }

    /// The type that `written` means where `scope` (a type's key, or "") encloses it.
    func resolve(_ written: String, from scope: String) -> TypeSymbol? {
        Self.resolve(plainTypeName(written), from: scope, in: types, modules: modules)
    }

    func superclass(of type: TypeSymbol) -> TypeSymbol? {
        guard !circular.contains(type.name) else { return nil }
        for name in type.inherited.prefix(1) {
            guard let parent = resolve(name, from: type.name), parent !== type else { continue }
            // Of a type that only extensions are known of, all that can be said is what it is not.
            let isClass = parent.kind == .class || (parent.kind == .extension && !Self.swiftProtocols.contains(parent.name))
            if isClass { return parent }
        }
        return nil
    }

    /// `type` and its superclasses as far as they are known, nearest first.
    func chain(from type: TypeSymbol) -> [TypeSymbol] {
        var chain = [type]
        while let next = superclass(of: chain[chain.count - 1]), !chain.contains(where: { $0 === next }) { chain.append(next) }
        return chain
    }

    /// Whether the chain of superclasses is known up to its root.
    func isChainComplete(_ chain: [TypeSymbol]) -> Bool {
        guard let last = chain.last else { return false }
        if last.name == "NSObject" { return true }
        guard last.module != nil else { return false }
        return last.inherited.first.map { resolve($0, from: last.name)?.kind == .protocol } ?? true
    }

    /// Whether messages can be sent to it: it or a superclass is a framework's, or of a kind not known.
    func isObjectiveCClass(_ type: TypeSymbol) -> Bool {
        guard type.kind == .class || type.kind == .extension else { return false }
        let chain = chain(from: type)
        guard let root = chain.last else { return false }
        if root.kind == .extension || root.name == "NSObject" || root.module.map(LoweringOptions.isFramework) != false { return true }
        // A superclass from a module that is not indexed looks like a protocol that is not.
        return root.inherited.first.map { resolve($0, from: root.name) == nil && !Self.swiftProtocols.contains($0) } ?? false
    }

    private static let swiftProtocols: Set<String> = [
        "AnyObject", "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable", "Comparable", "Identifiable",
        "CustomStringConvertible", "CustomDebugStringConvertible", "Error", "LocalizedError", "ObservableObject",
        "Sequence", "IteratorProtocol", "Collection", "ExpressibleByStringLiteral", "NSObjectProtocol", "class",
    ]

    /// The nearest declarations of a method on the type or its superclasses, with the class that declares them.
    func methods(named name: String, of type: TypeSymbol) -> (owner: TypeSymbol, methods: [MethodRecord])? {
        for candidate in chain(from: type) + conformedProtocols(of: type) {
            let found = candidate.methods.filter { $0.record.name == name }.map(\.record)
            if !found.isEmpty { return (candidate, found) }
        }
        return nil
    }

    func property(named name: String, of type: TypeSymbol) -> (owner: TypeSymbol, property: PropertyRecord)? {
        for candidate in chain(from: type) {
            if let found = candidate.properties.first(where: { $0.record.name == name }) { return (candidate, found.record) }
        }
        return nil
    }

    func conformedProtocols(of type: TypeSymbol) -> [TypeSymbol] {
        chain(from: type).flatMap { type in
            type.inherited.compactMap { resolve($0, from: type.name) }.filter { $0.kind == .protocol }
        } + [resolve("NSObjectProtocol", from: "")].compactMap { $0 }
    }

    /// Every method of that name in any type, for a receiver of unknown type.
    func methods(named name: String) -> [MethodRecord] {
        methodsByName[name] ?? []
    }

    /// The types whose exposed members a look-up on `AnyObject` finds under a name, without those that only override one of
    /// another; `member` tells how it is declared.
    func dynamicOwners(of member: (TypeSymbol, _ isExposed: (_ access: String, _ isMarked: Bool) -> Bool) -> String?) -> [(
        type: TypeSymbol, declaration: String
    )] {
        let found = types.values.sorted { $0.name < $1.name }.compactMap { type -> (TypeSymbol, String)? in
            // Of Foundation's classes only what UIKit adds to them is known.
            let isFoundation = type.module == nil && type.kind == .extension && type.name.hasPrefix("NS")
            guard isFoundation || type.module != nil && (type.kind == .class || type.kind == .protocol), !type.registersItself else { return nil }
            let isFramework = type.module.map(LoweringOptions.isFramework) ?? true
            return member(type) { access, isMarked in isFramework ? !access.isEmpty || type.kind == .protocol : isMarked || type.hasObjCMembers }
                .map { (type, $0) }
        }
        let names = Set(found.map(\.0.name))
        return found.filter { candidate, _ in
            let ancestors = chain(from: candidate).dropFirst() + conformedProtocols(of: candidate).filter { $0 !== candidate }
            return !ancestors.contains { names.contains($0.name) }
        }
    }

    /// Whether `name?(x)` may call a closure that a property of the module holds: one whose type is not written, is a function, or is
    /// an optional of something unknown.
    func hasOwnClosure(named name: String) -> Bool {
        (ownProperties[name] ?? []).contains { type in
            guard let type, !type.contains("->") else { return true }
            guard type.hasSuffix("?") || type.hasSuffix("!") else { return false }
            return resolve(String(type.dropLast()), from: "") == nil
        }
    }

    /// The one type that all the project's properties of that name are written with; nil where they differ or there is none.
    func typeOfOwnProperties(named name: String) -> String? {
        let types: Set<String?> = Set(ownProperties[name] ?? [])
        return types.count == 1 ? types.first ?? nil : nil
    }

    /// Whether any type that is known has a property of that name.
    func hasProperty(named name: String) -> Bool { propertyNames.contains(name) }

    /// Whether the project has a member of its own of that name, so that a framework's old name does not mean it.
    func declaresMember(named name: String) -> Bool {
        ownMembers.contains(name)
    }

    /// Whether the project has a property of its own of that name that can be set.
    func declaresVariable(named name: String) -> Bool { ownVariables.contains(name) }

    func subclasses(of type: TypeSymbol) -> [TypeSymbol] {
        subclasses[type.name] ?? []
    }

    /// Whether a class below `type` overrides this very overload of a method.
    func isOverridden(_ method: MethodRecord, below type: TypeSymbol) -> Bool {
        hasDescendant(of: type) { child in child.methods.contains { $0.record.isOverride && $0.record.hasSameParameters(as: method) } }
    }

    /// Whether a class below `type` overrides a member, told by `isOverride` and its full name.
    func isOverridden(_ fullName: String, below type: TypeSymbol, isMethod: Bool) -> Bool {
        hasDescendant(of: type) { child in
            isMethod
                ? child.methods.contains { $0.record.isOverride && $0.record.fullName == fullName }
                : child.properties.contains { $0.record.isOverride && $0.record.name == fullName }
        }
    }

    /// Classes of several modules may go by one name, so that a class can seem to be below itself.
    private func hasDescendant(of type: TypeSymbol, where isWanted: (TypeSymbol) -> Bool) -> Bool {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
        var waiting = subclasses(of: type)
        while let child = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(child)).inserted else { continue }
            if isWanted(child) { return true }
            waiting += subclasses(of: child)
        }
        return false
    }
}
