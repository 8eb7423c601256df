import SwiftSyntax

/// Type bodies: where their members are registered, and what is added at their ends.
struct TypeBodyRewriter: RewritingSubject {
    let context: RewritingContext
    let overrides: OverrideRewriter
    let managedObjects: ManagedObjectRewriter
    let requiredInitializers: RequiredInitializerRewriter

    func enterType(_ name: TokenSyntax, attributes: AttributeListSyntax) {
        let isLocal = codeDepth > (scopes.last?.codeDepth ?? 0)
        let key = Indexer.key(for: name.plainText, in: scopes.last?.key, isLocal: isLocal, offset: name.position.utf8Offset)
        context.scopes.append(
            TypeScope(
                key: key, spelling: name.text, isExtension: false, isConstrained: false, codeDepth: codeDepth,
                isExposed: attributes.has("objcMembers")))
    }

    func enterExtension(_ node: ExtensionDeclSyntax) {
        let key = currentName(ofType: node.typeName)
        context.scopes.append(
            TypeScope(
                key: key, spelling: key, isExtension: true, isConstrained: node.isForSome, codeDepth: codeDepth,
                isExposed: node.attributes.hasAny(of: ["objc", "objcMembers"])))
    }

    /// An extension of a framework's class that is not there yet: nothing can use its members, since nothing can make an
    /// object of the class, and many a library extends more classes than its users need.
    func isLeftOut(_ node: ExtensionDeclSyntax) -> Bool {
        guard scopes.isEmpty, table.knowsUIKit else { return false }
        let name = currentName(ofType: node.typeName)
        let root = String((name.hasPrefix("UIKit.") ? name.dropFirst(6) : name[...]).prefix { $0 != "." })
        let third = root.dropFirst(2).first
        guard root.hasPrefix("UI") || root.hasPrefix("CA"), third?.isUppercase == true else { return false }
        return table.resolve(root, from: "")?.module == nil
    }

    func leaveOut(_ node: ExtensionDeclSyntax) -> Bool {
        guard isLeftOut(node) else { return false }
        blank(node)
        let range = range(of: node)
        let position = lines.position(of: range.lowerBound)
        let type = node.extendedType.trimmedDescription
        context.leftOut.append(
            LeftOutPart(
                kind: .type, range: range, position: SourcePosition(line: position.line, column: position.column), declaration: type, needs: type,
                names: DeclSyntax(node).declaredNames))
        return true
    }

    func leaveType(_ block: MemberBlockSyntax) {
        let scope = context.scopes.removeLast()
        finish(block, scope, writer: nil, forwarders: [])
    }

    func leaveExtension(_ node: ExtensionDeclSyntax) {
        let scope = context.scopes.removeLast()
        if node.attributes.isUnavailable { return }
        let type = symbol(of: scope)
        var writer: RegistrationWriter?
        let isClass = type.map { $0.kind == .class || $0.kind == .extension } ?? true
        if isClass, !scope.isConstrained, type?.registersItself != true {
            writer = RegistrationWriter(typeName: name(of: scope), path: file.source.path)
            addMembers(of: node.memberBlock, scope: scope, type: type, to: &writer!)
        }
        finish(node.memberBlock, scope, writer: writer, forwarders: [])
    }

    func leaveClass(_ node: ClassDeclSyntax) {
        let scope = context.scopes.removeLast()
        // Nobody can name what is unavailable, the code that would register it neither.
        if node.attributes.isUnavailable { return }
        guard let type = table.type(scope.key) else { return finish(node.memberBlock, scope, writer: nil, forwarders: []) }
        guard table.isObjectiveCClass(type) || exposesMembers(node) || implementsInheritedRequirement(node, type) else {
            return finish(node.memberBlock, scope, writer: nil, forwarders: overrides.forwarders(for: type, classModifiers: node.modifiers))
        }
        var writer = RegistrationWriter(typeName: name(of: scope), path: file.source.path)
        addMembers(of: node.memberBlock, scope: scope, type: type, to: &writer)
        if table.isObjectiveCClass(type) { addInitializers(of: type, declaredIn: node, to: &writer) }
        if type.registersItself {
            finishSelfRegistering(node, scope, type, writer)
        } else {
            finish(
                node.memberBlock, scope, writer: writer,
                forwarders: overrides.forwarders(for: type, classModifiers: node.modifiers) + managedObjects.maker(for: node, type)
                    + requiredInitializers.member(for: node, type),
                isDeclaration: true)
        }
    }

    /// Whether a class that is none of Objective-C's marks members as its: timers, display links and notifications reach those by name.
    private func exposesMembers(_ node: ClassDeclSyntax) -> Bool {
        activeDeclarations(in: node.memberBlock.members).contains { declaration in
            declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.hasAny(of: ["objc", "IBAction"]) == true
        }
    }

    /// Whether a class that is none of Objective-C's has an optional requirement of a protocol that its superclass conforms to: nothing but its
    /// name leads there.
    private func implementsInheritedRequirement(_ node: ClassDeclSyntax, _ type: TypeSymbol) -> Bool {
        guard table.chain(from: type).count > 1 else { return false }
        return activeDeclarations(in: node.memberBlock.members).contains { declaration in
            guard let method = declaration.as(FunctionDeclSyntax.self)?.record(inExtension: false), !method.isStatic, !method.isOverride else { return false }
            return table.optionalMethods.contains(method.fullName)
        }
    }

    // MARK: Members

    private func addMembers(
        of block: MemberBlockSyntax, scope: TypeScope, type: TypeSymbol?, to writer: inout RegistrationWriter
    ) {
        let exposesAll = scope.isExposed || type?.hasObjCMembers == true
        for declaration in activeDeclarations(in: block.members) {
            if let function = declaration.as(FunctionDeclSyntax.self) {
                let method = currentName(function.record(inExtension: scope.isExtension))
                guard isRegistered(method, in: type, exposesAll: exposesAll) else { continue }
                writer.add(asLowered(method, in: type), line: line(of: function.name))
            } else if let variable = declaration.as(VariableDeclSyntax.self) {
                for property in variable.records(inExtension: scope.isExtension).map(currentName) {
                    // Under its own name the message would find the one that asks for it.
                    if let type, overrides.overridesOwnExtension(property, in: type) {
                        writer.addOverride(property, named: overrides.overrideName(property.name, of: type), line: line(of: variable.bindingSpecifier))
                        continue
                    }
                    guard isRegistered(property, variable, exposesAll: exposesAll) else { continue }
                    writer.add(property, line: line(of: variable.bindingSpecifier))
                }
            }
        }
        for getter in scope.getters { writer.add(.getter, of: getter.name, isStatic: getter.isStatic, line: getter.line) }
        for setter in scope.setters { writer.add(.setter, of: setter.name, isStatic: setter.isStatic, line: setter.line) }
    }

    private func isRegistered(_ method: MethodRecord, in type: TypeSymbol?, exposesAll: Bool) -> Bool {
        let isExposed =
            method.isObjC || method.isAction || (exposesAll && !method.isPrivate)
            || (!method.isStatic && !method.isPrivate && table.optionalMethods.contains(method.fullName))
            || (method.isOverride && type.map { overridesExtension(method, in: $0) } == true)
            || method.name.hasPrefix("keyPathsForValuesAffecting")
        let isNamed = method.name.first.map { $0.isLetter || $0 == "_" } == true
        return isExposed && isNamed && !method.isGeneric && !method.isUnavailable && RegistrationWriter.canBox(method.parameters)
    }

    private func overridesExtension(_ method: MethodRecord, in type: TypeSymbol) -> Bool {
        [.extensionMember, .protocolExtensionMember].contains(overrides.overridden(method.fullName, isMethod: true, in: type))
    }

    /// The method under the name it has after lowering, with the selector it had before.
    private func asLowered(_ method: MethodRecord, in type: TypeSymbol?) -> MethodRecord {
        guard method.isOverride, let type, overrides.overridden(by: method, in: type) == .extensionMember else { return method }
        var lowered = method
        lowered.objcName = method.selector
        lowered.name = overrides.overrideName(method.name, of: type)
        return lowered
    }

    private func isRegistered(_ property: PropertyRecord, _ node: VariableDeclSyntax, exposesAll: Bool) -> Bool {
        guard !property.isStatic, !node.attributes.isUnavailable, !node.attributes.has("NSManaged"), !hasEffects(node),
            property.type.map(RegistrationWriter.isOpaque) != true
        else { return false }
        return property.isObjC || property.isOutlet || (exposesAll && !property.isPrivate)
            || table.optionalProperties.contains(property.name)
    }

    private func hasEffects(_ node: VariableDeclSyntax) -> Bool {
        node.bindings.contains { binding in
            guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
            return list.contains { $0.effectSpecifiers != nil }
        }
    }

    // MARK: Initialisers

    private func addInitializers(of type: TypeSymbol, declaredIn node: ClassDeclSyntax, to writer: inout RegistrationWriter) {
        // Not those of the symbol: a private class of the same name in another file is part of it.
        for declaration in activeDeclarations(in: node.memberBlock.members) {
            guard let own = declaration.as(InitializerDeclSyntax.self) else { continue }
            let initializer = currentName(own.record(inExtension: false))
            if isRegistered(initializer) { writer.add(initializer, isInherited: false, line: line(of: own.initKeyword)) }
        }
        for initializer in inheritedInitializers(of: type) where isRegistered(initializer) {
            writer.add(initializer, isInherited: true, line: line(of: node.name))
        }
    }

    private func isRegistered(_ initializer: InitializerRecord) -> Bool {
        !initializer.isUnusable && RegistrationWriter.canBox(initializer.parameters)
    }

    /// By Swift's rules: all where the class declares no designated one, the convenience ones where it overrides every
    /// designated one, and otherwise none.
    private func inheritedInitializers(of type: TypeSymbol) -> [InitializerRecord] {
        guard let parent = table.superclass(of: type), !parent.isGeneric || parent.module == table.module else { return [] }
        let designated = type.initializers.filter { !$0.isConvenience }
        let offered = availableInitializers(of: parent)
        if designated.isEmpty { return offered }
        let own = Set(designated.map(\.selector))
        let isComplete = offered.filter { !$0.isConvenience }.allSatisfy { own.contains($0.selector) }
        return isComplete ? offered.filter(\.isConvenience) : []
    }

    private func availableInitializers(of type: TypeSymbol) -> [InitializerRecord] {
        let inherited = type.name == "NSObject" ? [InitializerRecord(parameters: [])] : inheritedInitializers(of: type)
        let isOwn = type.module == table.module
        // What another module's extension adds is seen only where that module is imported.
        let visible = type.initializers.filter { isOwn ? !$0.isPrivate : $0.isPublic && !$0.isInExtension }
        var selectors: Set<String> = []
        return (visible + inherited).filter { selectors.insert($0.selector).inserted }
    }

    // MARK: Ends of bodies

    private func finish(
        _ block: MemberBlockSyntax, _ scope: TypeScope, writer: RegistrationWriter?, forwarders: [String],
        isDeclaration: Bool = false
    ) {
        var generated = scope.generatedMembers + forwarders
        let statements = writer?.statements ?? []
        if !statements.isEmpty || !scope.nestedRegistrations.isEmpty || isDeclaration {
            let function = context.newName()
            generated.append(
                registrationFunction("nonisolated fileprivate static func \(function)()", scope, statements, isDeclaration: isDeclaration))
            let call = "\(scope.spelling).\(function)"
            if scopes.isEmpty { context.registrationCalls.append(call) } else { context.scopes[scopes.count - 1].nestedRegistrations.append(call) }
        }
        guard !generated.isEmpty, block.rightBrace.presence == .present else { return }
        edits.insertLines(generated.joined(separator: "\n"), at: start(of: block.rightBrace))
    }

    private func registrationFunction(
        _ declaration: String, _ scope: TypeScope, _ statements: [String], isDeclaration: Bool
    ) -> String {
        var body = [SourceEdits.marker(path: file.source.path, line: 1), "\(declaration) {"]
        if !statements.isEmpty || isDeclaration {
            let names = isDeclaration ? registeredNames(of: scope) : ""
            body.append("\(statements.isEmpty ? "_" : "let r") = ObjCRuntime.registration(of: \(name(of: scope)).self\(names))")
        }
        body += statements + scope.nestedRegistrations.map { "\($0)()" } + ["}"]
        return body.joined(separator: "\n")
    }

    /// How code in a type's body names the type: by its module, or by another name, where a member has the same name.
    private func name(of scope: TypeScope) -> String {
        guard scopes.isEmpty, let type = table.type(scope.key) else { return scope.spelling }
        let isHidden =
            type.methods.contains { $0.record.name == scope.spelling } || type.properties.contains { $0.record.name == scope.spelling }
            // A protocol's extension may add a method of that name.
            || scope.spelling.first?.isLowercase == true && scope.spelling != table.module
        guard isHidden else { return scope.spelling }
        if table.type(table.module) == nil { return "\(table.module).\(scope.spelling)" }
        // A type of the module's name hides that.
        if let alias = context.aliases[scope.key] { return alias }
        let alias = context.newName()
        context.aliases[scope.key] = alias
        context.tail.append("fileprivate typealias \(alias) = \(scope.spelling)")
        return alias
    }

    private func registeredNames(of scope: TypeScope) -> String {
        let modules = [context.evaluator.options.sourceModule, table.module].compactMap { $0 }
        // `@objc(Name)` is the class's whole name, without a module.
        let names = [table.type(scope.key)?.objcName].compactMap { $0 } + modules.map { "\($0).\(scope.key)" }
        return ", named: " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    /// A generic or local class conforms to the protocol that lets the runtime ask it for its members.
    private func finishSelfRegistering(
        _ node: ClassDeclSyntax, _ scope: TypeScope, _ type: TypeSymbol, _ writer: RegistrationWriter
    ) {
        guard !writer.isEmpty, node.memberBlock.rightBrace.presence == .present else { return }
        let isInherited = table.chain(from: type).dropFirst().contains { ancestor in
            ancestor.registersItself && ancestor.module.map { !LoweringOptions.isFramework($0) } == true
        }
        if !isInherited {
            if let last = node.inheritanceClause?.inheritedTypes.last {
                edits.insert(", ObjCSelfRegistering", at: end(of: last))
            }
        }
        // Classes in other modules that inherit from an open one have members of their own to tell of.
        let access = node.modifiers.has("open") ? "open " : node.modifiers.access
        let declaration = "\(access)nonisolated \(isInherited ? "override " : "")class func __registerMembers()"
        let text = registrationFunction(declaration, scope, writer.statements, isDeclaration: false)
        edits.insertLines(text, at: start(of: node.memberBlock.rightBrace))
    }
}
