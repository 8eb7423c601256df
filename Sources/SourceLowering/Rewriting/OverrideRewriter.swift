import SwiftSyntax

/// Overriding across extensions, which Objective-C allows and Swift does not.
struct OverrideRewriter: RewritingSubject {
    let context: RewritingContext
    let tests: TestIsolationRewriter

    enum Overridden {
        /// A class body declares it, or will after lowering.
        case classMember
        /// Only an extension of a framework's class does, where Swift can neither override nor hide it.
        case extensionMember
        /// Only a protocol's extension does, where a class may declare its own.
        case protocolExtensionMember
        /// Only an extension of a framework's class does, with other classes in its parameters: for Swift the two are overloads.
        case overload
        case unknown
    }

    /// The kind of declaration that a member of `type` of this name overrides.
    func overridden(_ name: String, isMethod: Bool, in type: TypeSymbol) -> Overridden {
        var isInExtension = false
        for ancestor in table.chain(from: type).dropFirst() {
            guard let found = declaration(of: name, isMethod: isMethod, in: ancestor) else { continue }
            // What overrides a member of an extension has another name, as this one will.
            let isRenamed: Bool =
                ancestor.module == table.module && overridden(name, isMethod: isMethod, in: ancestor) == .extensionMember
                && (isMethod || isOwnExtensionProperty(name, above: ancestor))
            if !isRenamed, !found.isInExtension || ancestor.module == table.module { return .classMember }
            isInExtension = true
        }
        if isInExtension { return .extensionMember }
        if let root = table.resolve("NSObjectProtocol", from: ""), declaration(of: name, isMethod: isMethod, in: root) != nil {
            return .protocolExtensionMember
        }
        return .unknown
    }

    /// The same for a method, of which Objective-C asks the name alone: one that takes a closure of a superclass's delegate may be overridden by one that takes a
    /// closure of a class below that.
    func overridden(by method: MethodRecord, in type: TypeSymbol) -> Overridden {
        let found = overridden(method.fullName, isMethod: true, in: type)
        guard found == .extensionMember else { return found }
        let above = table.chain(from: type).dropFirst().flatMap { ancestor in ancestor.methods.map(\.record).filter { $0.fullName == method.fullName } }
        return !above.isEmpty && above.allSatisfy { takeOtherClasses($0, method, in: type) } ? .overload : found
    }

    /// Whether a class stands where the other method's parameters have another one. What is merely written in another way is the same.
    private func takeOtherClasses(_ first: MethodRecord, _ second: MethodRecord, in type: TypeSymbol) -> Bool {
        zip(first.parameters, second.parameters).contains { one, other in
            let names = [one, other].map { $0.type.split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }.filter { $0.first?.isUppercase == true } }
            guard names[0].count == names[1].count else { return false }
            return zip(names[0], names[1]).contains { name, otherName in
                guard let class_ = table.resolve(String(name), from: type.name), let otherClass = table.resolve(String(otherName), from: type.name) else {
                    return false
                }
                return class_ !== otherClass && class_.kind == .class && otherClass.kind == .class
            }
        }
    }

    private func declaration(of name: String, isMethod: Bool, in type: TypeSymbol) -> (isInExtension: Bool, Void)? {
        if isMethod {
            let found = type.methods.filter { $0.record.fullName == name }
            return found.isEmpty ? nil : (found.allSatisfy(\.record.isInExtension), ())
        }
        let found = type.properties.filter { $0.record.name == name }
        return found.isEmpty ? nil : (found.allSatisfy(\.record.isInExtension), ())
    }

    /// Whether a member of an extension has to be reached through one in the class's body, because it overrides or is
    /// overridden.
    private func needsForwarder(_ name: String, isOverride: Bool, isMethod: Bool, of type: TypeSymbol) -> Bool {
        guard type.module == table.module, type.kind == .class else { return false }
        if isOverride {
            let found = overridden(name, isMethod: isMethod, in: type)
            // What certainly overrides nothing stays where it is: the compiler says so at its line.
            return found == .classMember || found == .unknown && !isCertainlyAbsent(name, in: type)
        }
        return table.isOverridden(name, below: type, isMethod: isMethod)
    }

    /// Whether every class above `type` is known and none of them, NSObject included, has a member of that name.
    private func isCertainlyAbsent(_ name: String, in type: TypeSymbol) -> Bool {
        table.isChainComplete(table.chain(from: type)) && !Self.membersOfNSObject.contains(name)
    }

    /// Those that Foundation's NSObject declares, which the table does not hold.
    private static let membersOfNSObject: Set<String> = [
        "description", "debugDescription", "hash", "hashValue", "isEqual(_:)", "isEqual(to:)", "copy()", "mutableCopy()", "superclass", "className",
        "classForCoder", "classForKeyedArchiver", "replacementObject(for:)", "awakeAfter(using:)", "isKind(of:)", "isMember(of:)", "isProxy()",
        "conforms(to:)", "hash(into:)",
    ]

    /// Names the type too: extensions of a class and of its superclass may both override a member.
    private func forwardedName(_ name: String, of type: TypeSymbol) -> String {
        "__extension_\(type.name.replacing(".", with: "_"))_\(name)"
    }
    /// Names the type too: a class and one above it may both override a member of an extension.
    func overrideName(_ name: String, of type: TypeSymbol) -> String { "__override_\(type.name.replacing(".", with: "_"))_\(name)" }

    // MARK: In the extension

    func rewriteFunction(_ node: FunctionDeclSyntax) {
        guard let scope = memberScope, let type = symbol(of: scope) else { return }
        let method = currentName(node.record(inExtension: scope.isExtension))
        if scope.isExtension, needsForwarder(method.fullName, isOverride: method.isOverride, isMethod: true, of: type) {
            rename(node.name, node.modifiers, to: forwardedName(method.name, of: type))
            leaveActor(
                node.modifiers, before: node.funcKeyword,
                overridesUnknown: method.isOverride && overridden(method.fullName, isMethod: true, in: type) == .unknown)
        } else if method.isOverride, [.protocolExtensionMember, .overload].contains(overridden(by: method, in: type)) {
            blankOverride(node.modifiers)
            if scope.isExtension { closeModifier(of: node.modifiers) }
            // Swift would take it for an override by its types.
            if overridden(by: method, in: type) == .overload {
                edits.insert("@_nonoverride ", at: node.modifiers.first.map { start(of: $0) } ?? start(of: node.funcKeyword))
            }
        } else if method.isOverride, overridden(method.fullName, isMethod: true, in: type) == .extensionMember {
            rename(node.name, node.modifiers, to: overrideName(method.name, of: type))
        } else if method.isOverride, scope.isExtension, type.module != table.module {
            if replace(method, node, of: type) { return }
            report(.error, node.name, "'\(method.fullName)' is overridden in an extension of a framework's class, which only a subclass can do here")
        } else if scope.isExtension, isOpenToOverrides(method, of: type) || type.module != table.module && table.isOverridden(method, below: type) {
            letOverride(node, method, of: type)
        }
        OverrideIsolationRewriter(context: context).isolate(node, method, of: type)
        tests.isolateTest(node, method, scope, type)
    }

    func rewriteOverriddenProperty(_ node: VariableDeclSyntax, _ scope: TypeScope, _ type: TypeSymbol) {
        guard let property = node.records(inExtension: scope.isExtension).first.map(currentName), node.bindings.count == 1 else { return }
        if renameConcurrency(property, node, scope, type) { return }
        if scope.isExtension,
            needsForwarder(property.name, isOverride: property.isOverride, isMethod: false, of: type),
            let binding = node.bindings.first, let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        {
            if !binding.observers.isEmpty { return moveObservers(of: binding, property, node) { forwardedName($0, of: type) } }
            rename(identifier, node.modifiers, to: forwardedName(property.name, of: type))
            leaveActor(
                node.modifiers, before: node.bindingSpecifier,
                overridesUnknown: property.isOverride && overridden(property.name, isMethod: false, in: type) == .unknown)
        } else if property.isOverride, overridden(property.name, isMethod: false, in: type) == .protocolExtensionMember {
            blankOverride(node.modifiers)
        } else if property.isOverride, !scope.isExtension, property.observers.isEmpty, isConstant(property.name, above: type) {
            hideConstant(node)
        } else if overridesOwnExtension(property, in: type), let binding = node.bindings.first,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        {
            if !binding.observers.isEmpty { return observe(binding, property, node, type) }
            rename(identifier, node.modifiers, to: overrideName(property.name, of: type))
        } else if scope.isExtension, !property.isStatic, type.module != table.module, table.isOverridden(property.name, below: type, isMethod: false) {
            letOverride(node, property, of: type)
        } else if property.isOverride, overridden(property.name, isMethod: false, in: type) == .extensionMember {
            report(.error, node, "'\(property.name)' stands in an extension of a framework's class, where it cannot be overridden here")
        } else if property.isOverride, scope.isExtension, type.module != table.module {
            if replace(property, node, of: type) { return }
            report(.error, node, "'\(property.name)' is overridden in an extension of a framework's class, which only a subclass can do here")
        }
    }

    /// An operation's `isConcurrent` is the old name of `isAsynchronous`, which alone can be overridden here. Of a class
    /// that overrides both the new one counts.
    private func renameConcurrency(_ property: PropertyRecord, _ node: VariableDeclSyntax, _ scope: TypeScope, _ type: TypeSymbol) -> Bool {
        guard property.isOverride, property.name == "isConcurrent", !scope.isExtension, !table.declaresMember(named: property.name),
            let identifier = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return false }
        if type.properties.contains(where: { $0.record.name == "isAsynchronous" && $0.record.isOverride }) {
            rename(identifier, node.modifiers, to: overrideName(property.name, of: type))
        } else {
            edits.substitute(range(of: identifier), with: "isAsynchronous")
        }
        return true
    }

    /// Whether a framework's class above has the property as a constant that nobody may override here, as a view has its layer.
    private func isConstant(_ name: String, above type: TypeSymbol) -> Bool {
        for ancestor in table.chain(from: type).dropFirst() {
            guard let found = ancestor.properties.first(where: { $0.record.name == name }) else { continue }
            return ancestor.module != table.module && found.record.isConstant
        }
        return false
    }

    /// The app's version, `super.layer` as another type mostly, stands beside the constant: what knows the class's type finds it.
    private func hideConstant(_ node: VariableDeclSyntax) {
        blankOverride(node.modifiers)
        // An attribute stands before all modifiers.
        if let first = node.modifiers.first { edits.insert("@_nonoverride ", at: start(of: first)) }
    }

    // MARK: In an extension of a framework's class

    /// The class whose member an override in an extension of the framework's class `type` takes the place of, where it can: the nearest that
    /// declares it, if it may be replaced.
    private func replaced(_ name: String, isMethod: Bool, in type: TypeSymbol) -> TypeSymbol? {
        for ancestor in table.chain(from: type) where ancestor.module != table.module {
            if isMethod, let found = ancestor.methods.first(where: { !$0.isOwn && $0.record.fullName == name }) {
                return found.record.isDynamic ? ancestor : nil
            }
            if !isMethod, let found = ancestor.properties.first(where: { !$0.isOwn && $0.record.name == name }) {
                return found.record.isDynamic && !found.record.isSettable ? ancestor : nil
            }
        }
        return nil
    }

    /// A category's method takes the place of the class's own; in Swift a replacement of the method does, for those objects that are of the class.
    private func replace(_ method: MethodRecord, _ node: FunctionDeclSyntax, of type: TypeSymbol) -> Bool {
        guard !method.isStatic, !method.isAsync, !method.isThrowing, !method.isGeneric, !method.parameters.contains(where: { $0.type.hasSuffix("...") }),
            let ancestor = replaced(method.fullName, isMethod: true, in: type)
        else { return false }
        let own = categoryName(method.name, of: type)
        prefix(node.name, node.modifiers, own, for: method.name)
        let (parameters, arguments) = Self.forwardedParameters(method)
        let result = method.result.map { " -> \($0)" } ?? ""
        context.tail.append(
            "extension \(ancestor.name) { @_dynamicReplacement(for: \(method.fullName)) func \(own)_\(context.newName())(\(parameters))\(result) "
                + replacement(calling: "me.\(own)(\(arguments))", else: "\(escaped(method.name))(\(arguments))", method.name, type, ancestor) + " }")
        return true
    }

    private func replace(_ property: PropertyRecord, _ node: VariableDeclSyntax, of type: TypeSymbol) -> Bool {
        guard !property.isStatic, !property.isSettable, let written = property.type, let ancestor = replaced(property.name, isMethod: false, in: type),
            let identifier = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return false }
        let own = categoryName(property.name, of: type)
        prefix(identifier, node.modifiers, own, for: property.name)
        context.tail.append(
            "extension \(ancestor.name) { @_dynamicReplacement(for: \(property.name)) var \(own)_\(context.newName()): \(written) "
                + replacement(calling: "me.\(own)", else: escaped(property.name), property.name, type, ancestor) + " }")
        return true
    }

    /// Makes `own` of a name that ends it. The name itself may be another one in Swift 4, and is renamed elsewhere.
    private func prefix(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ own: String, for ending: String) {
        edits.insert(String(own.dropLast(ending.count)), at: start(of: name))
        blankVisibility(modifiers)
    }

    private func categoryName(_ name: String, of type: TypeSymbol) -> String { "__category_\(type.name.replacing(".", with: "_"))_\(name)" }

    /// A body that calls the category's member, but by `super` the one that was there: the second call on the way goes to that.
    private func replacement(calling own: String, else original: String, _ name: String, _ type: TypeSymbol, _ ancestor: TypeSymbol) -> String {
        let key = "\"\(type.name).\(name)\""
        let object = type === ancestor ? "Optional(self)" : "self as? \(type.name)"
        return "{ if let me = \(object), !CategoryOverride.isRunning(me, \(key)) { return CategoryOverride.run(me, \(key)) { \(own) } }; return \(original) }"
    }

    /// Observers of an overridden property become methods, which observers in the class's body call: an extension can observe nothing.
    private func moveObservers(
        of binding: PatternBindingSyntax, _ property: PropertyRecord, _ node: VariableDeclSyntax, named newName: (String) -> String
    ) {
        blankVisibility(node.modifiers)
        var position = start(of: node.bindingSpecifier)
        for observer in binding.observers {
            let name = observer.accessorSpecifier.text
            let head = position..<end(of: observer.parameters.map(Syntax.init) ?? Syntax(observer.accessorSpecifier))
            let parameter = observer.parameters?.name.text ?? (name == "willSet" ? "newValue" : "oldValue")
            let lineEnds = file.bytes[head].filter { $0 == UInt8(ascii: "\n") }.count
            let method = "func \(newName("\(name)_\(property.name)"))(_ \(parameter): \(property.type ?? "Any")) "
            edits.substitute(head, with: (head.lowerBound == start(of: node.bindingSpecifier) ? "" : "; ") + method + String(repeating: "\n", count: lineEnds))
            position = end(of: observer)
        }
        if let brace = binding.accessorBlock?.rightBrace { blank(brace) }
    }

    /// An override that observes what an extension declares: Swift has none there, so that setting it calls the observers around the setting.
    private func observe(_ binding: PatternBindingSyntax, _ property: PropertyRecord, _ node: VariableDeclSyntax, _ type: TypeSymbol) {
        guard let written = property.type else { return }
        let observers: [String] = binding.observers.map(\.accessorSpecifier.text)
        moveObservers(of: binding, property, node) { overrideName($0, of: type) }
        func call(_ observer: String, _ argument: String) -> String {
            observers.contains(observer) ? "\(overrideName("\(observer)_\(property.name)", of: type))(\(argument)); " : ""
        }
        let (name, member): (String, String) = (overrideName(property.name, of: type), "super.\(escaped(property.name))")
        context.scopes[scopes.count - 1].generatedMembers += [
            SourceEdits.marker(path: file.source.path, line: line(of: binding)),
            "var \(name): \(written) { get { \(member) } set { let old: \(written) = \(member); \(call("willSet", "newValue"))"
                + "\(member) = newValue; \(call("didSet", "old"))_ = old } }",
        ]
    }

    /// The class's body calls the member by its new name, from another file perhaps.
    private func rename(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, to newName: String) {
        edits.substitute(range(of: name), with: newName)
        blankVisibility(modifiers)
    }

    private func blankVisibility(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["override", "private", "fileprivate", "open"].contains(modifier.name.text) && modifier.detail == nil {
            blank(modifier)
        }
    }

    /// Makes an override of a member of Foundation's classes (`debugDescription`, `isEqual(_:)`) nonisolated: it is on no actor, whatever its class
    /// is on, and under its new name it has to say so.
    private func leaveActor(_ modifiers: DeclModifierListSyntax, before keyword: TokenSyntax, overridesUnknown: Bool) {
        guard overridesUnknown, !modifiers.contains(where: { ["nonisolated", "static", "class"].contains($0.name.text) }) else { return }
        edits.insert("nonisolated ", at: start(of: keyword))
    }

    /// `open` is for the class's body alone, unless Objective-C finds the member.
    private func closeModifier(of modifiers: DeclModifierListSyntax) {
        if let modifier = modifiers.first(where: { $0.name.text == "open" }) { edits.substitute(range(of: modifier), with: "public") }
    }

    private func blankOverride(_ modifiers: DeclModifierListSyntax) {
        if let modifier = modifiers.first(where: { $0.name.text == "override" }) { blank(modifier) }
    }

    /// Whether other modules may override a method that an extension adds to a class, and a message can reach what they put in its place.
    private func isOpenToOverrides(_ method: MethodRecord, of type: TypeSymbol) -> Bool {
        method.isOpen == true && !method.isOverride && !method.isUnavailable && type.kind == .class && !type.isGeneric && canBeAsked(for: method)
    }

    private func canBeAsked(for method: MethodRecord) -> Bool {
        !method.isStatic && !method.isAsync && !method.isThrowing && !method.isGeneric && RegistrationWriter.canBox(method.parameters)
    }

    /// A method that an extension adds to a framework's class, and a subclass overrides, asks for the subclass's version first. So does an open one
    /// of the module's own class, which a subclass in another module may override.
    private func letOverride(_ node: FunctionDeclSyntax, _ method: MethodRecord, of type: TypeSymbol) {
        guard canBeAsked(for: method) else {
            return report(.error, node.name, "'\(method.fullName)' stands in an extension of a framework's class, where it cannot be overridden here")
        }
        rename(node.name, node.modifiers, to: forwardedName(method.name, of: type))
        let (parameters, arguments) = Self.forwardedParameters(method)
        let boxed = method.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
        let result = method.result ?? "Void"
        context.scopes[scopes.count - 1].generatedMembers += [
            SourceEdits.marker(path: file.source.path, line: line(of: node.name)),
            "\(method.access)func \(escaped(method.name))(\(parameters)) -> \(result) {",
            "if let overridden: \(result) = ObjCRuntime.overriding(\"\(method.selector)\", on: self, [\(boxed)], below: \(type.name).self) { return overridden }",
            "return \(forwardedName(method.name, of: type))(\(arguments))",
            "}",
        ]
    }

    /// Whether a property overrides one that an extension of this module adds to a framework's class.
    func overridesOwnExtension(_ property: PropertyRecord, in type: TypeSymbol) -> Bool {
        property.isOverride && !property.isStatic && overridden(property.name, isMethod: false, in: type) == .extensionMember
            && isOwnExtensionProperty(property.name, above: type)
    }

    private func isOwnExtensionProperty(_ name: String, above type: TypeSymbol) -> Bool {
        table.chain(from: type).dropFirst().contains { ancestor in
            ancestor.properties.contains { $0.isOwn && $0.record.name == name && $0.record.isInExtension && $0.record.type != nil }
        }
    }

    /// The same for a property.
    private func letOverride(_ node: VariableDeclSyntax, _ property: PropertyRecord, of type: TypeSymbol) {
        guard let written = property.type, let identifier = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
        rename(identifier, node.modifiers, to: forwardedName(property.name, of: type))
        let forwarded: String = forwardedName(property.name, of: type)
        let getter = "if let overridden: \(written) = ObjCRuntime.overriding(\"\(property.name)\", on: self, []) { return overridden }; return \(forwarded)"
        let setter =
            "if let _: Void = ObjCRuntime.overriding(\"\(ObjectiveCNames.setter(of: property.name))\", on: self, [newValue]) { return }; \(forwarded) = newValue"
        context.scopes[scopes.count - 1].generatedMembers += [
            SourceEdits.marker(path: file.source.path, line: line(of: identifier)),
            "\(property.access)var \(escaped(property.name)): \(written) { " + (property.isSettable ? "get { \(getter) } set { \(setter) }" : getter) + " }",
        ]
    }

    /// A method's parameters named a0, a1, ... and the arguments that hand them on.
    static func forwardedParameters(_ method: MethodRecord, withDefaults: Bool = true) -> (parameters: String, arguments: String) {
        let parameters = method.parameters.enumerated().map { index, parameter in
            "\(parameter.label.isEmpty ? "_" : escaped(parameter.label)) a\(index): \(parameter.type)"
                + (method.isOverride || !withDefaults ? "" : parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        let arguments = method.parameters.enumerated().map { index, parameter in
            let value = parameter.type.hasPrefix("inout ") ? "&a\(index)" : "a\(index)"
            return parameter.label.isEmpty ? value : "\(escaped(parameter.label)): \(value)"
        }
        return (parameters.joined(separator: ", "), arguments.joined(separator: ", "))
    }

    // MARK: In the class

    /// The members that a class body needs so that those its extensions declare can override and be overridden.
    ///
    /// Those of an open class are open where they are public: an extension's `open override` may be overridden in other modules.
    func forwarders(for type: TypeSymbol, classModifiers: DeclModifierListSyntax) -> [String] {
        let methods = type.methods.filter { $0.record.isInExtension }.compactMap { method -> String? in
            forwarder(for: method.record.overriding(in: classModifiers.access), of: type)
        }
        let properties = type.properties.filter { $0.record.isInExtension }.compactMap { property -> String? in
            forwarder(for: property.record.overriding(in: classModifiers.access), of: type)
        }
        let members: [String] = methods + properties
        return classModifiers.has("open") ? members.map(Self.opened) : members
    }

    private static func opened(_ member: String) -> String {
        member.hasPrefix("public ") ? "open " + member.dropFirst("public ".count) : member
    }

    private func forwarder(for method: MethodRecord, of type: TypeSymbol) -> String? {
        // What nobody may call stands in the extension alone.
        guard needsForwarder(method.fullName, isOverride: method.isOverride, isMethod: true, of: type), !method.isGeneric, !method.isUnavailable else {
            return nil
        }
        let (parameters, arguments) = Self.forwardedParameters(method)
        let effects = (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
        let call = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
        let result = method.result.map { " -> \($0)" } ?? ""
        return "\(modifiers(method.access, method.isOverride, method.isStatic))func \(escaped(method.name))"
            + "(\(parameters))\(effects)\(result) { \(call)\(forwardedName(method.name, of: type))(\(arguments)) }"
    }

    private func forwarder(for property: PropertyRecord, of type: TypeSymbol) -> String? {
        guard needsForwarder(property.name, isOverride: property.isOverride, isMethod: false, of: type), !property.isUnavailable, let written = property.type
        else {
            return nil
        }
        let observers = property.observers.map {
            "\($0) { \(forwardedName("\($0)_\(property.name)", of: type))(\($0 == "willSet" ? "newValue" : "oldValue")) }"
        }
        let target = forwardedName(property.name, of: type)
        let body = !observers.isEmpty ? observers.joined(separator: " ") : property.isSettable ? "get { \(target) } set { \(target) = newValue }" : target
        return "\(modifiers(property.access, property.isOverride, property.isStatic))var \(escaped(property.name)): \(written) { \(body) }"
    }

    private func modifiers(_ access: String, _ isOverride: Bool, _ isStatic: Bool) -> String {
        access + (isOverride ? "override " : "") + (isStatic ? "class " : "")
    }
}

// An override must be as visible as its class lets it be; in an extension Objective-C does not ask for that.

extension MethodRecord {
    fileprivate func overriding(in classAccess: String) -> MethodRecord {
        guard isOverride, access.isEmpty else { return self }
        var copy = self
        copy.access = classAccess
        return copy
    }
}

extension PropertyRecord {
    fileprivate func overriding(in classAccess: String) -> PropertyRecord {
        guard isOverride, access.isEmpty else { return self }
        var copy = self
        copy.access = classAccess
        return copy
    }
}
