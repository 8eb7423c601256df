import SwiftSyntax

/// `#selector` and `#keyPath`, in all their forms.
struct SelectorRewriter: RewritingSubject {
    let context: RewritingContext
    let imports: ImportRewriter

    /// Whether the expansion was one of ours.
    func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let argument = node.arguments.first else { return false }
        switch node.macroName.text {
        case "selector":
            switch selector(argument, node) {
            case .named(let name): replaceSelector(node, with: name)
            case .unknown(let name): haveChecked(argument, node, name)
            case nil: break
            }
            return true
        case "keyPath":
            replaceInParentheses(node, with: "\"\(keyPath(argument.expression))\"")
            return true
        case "Rule":
            // TipKit's macro is an initialiser here; its closure is still to be read.
            edits.substitute(start(of: node.pound)..<end(of: node.macroName), with: " Rule")
            return false
        default:
            return false
        }
    }

    /// In place where it fits, else by a name that is defined behind the file's end, so that columns stay.
    private func replaceSelector(_ node: MacroExpansionExprSyntax, with name: String) {
        let text = "Selector(\"\(name)\")"
        guard text.utf8.count > range(of: node).count else { return replaceInParentheses(node, with: text) }
        context.generatedCount += 1
        let short = "__q\(context.generatedCount)"
        context.tail.append("fileprivate nonisolated var \(short): Selector { \(text) }")
        replaceInParentheses(node, with: short)
    }

    /// Has the compiler look for a method that no index has: of a value whose type only it knows, or of a protocol's own.
    private func haveChecked(_ argument: LabeledExprSyntax, _ node: MacroExpansionExprSyntax, _ name: String) {
        let head = range(of: node).lowerBound..<range(of: argument.expression).lowerBound
        let lines = file.bytes[head].drop { $0 != UInt8(ascii: "\n") }
        edits.substitute(head, with: "ObjCRuntime.selector(\"\(name)\", of: " + String(decoding: lines, as: UTF8.self))
    }

    /// Fills up with spaces inside parentheses, where they cannot change how an operator binds.
    private func replaceInParentheses(_ node: some SyntaxProtocol, with text: String) {
        let range = range(of: node)
        let room = range.count - text.utf8.count
        guard room >= 2 else { return edits.substitute(range, with: text) }
        let lineEnds = file.bytes[range].filter { $0 == UInt8(ascii: "\n") }.count
        let padding = String(repeating: " ", count: room - 2 - min(lineEnds, room - 2)) + String(repeating: "\n", count: lineEnds)
        edits.substitute(range, with: "(\(text)\(padding))")
    }

    private func keyPath(_ expression: ExprSyntax) -> String {
        var components = expression.trimmedDescription.split(separator: ".").map { $0.filter { !"?! \n".contains($0) } }
        while components.count > 1, components[0].first?.isUppercase == true || components[0] == "self" { components.removeFirst() }
        return components.joined(separator: ".")
    }

    // MARK: The method meant

    private struct Reference {
        var base: ExprSyntax?
        var name: DeclReferenceExprSyntax
        /// The parameter types of `as (UIButton) -> Void`.
        var castParameters: [String]?

        /// Whether the method is named of a value, or of the object around, and not of a type.
        var isOfValue: Bool { base?.trimmedDescription.split(separator: ".").last?.first?.isUppercase != true }
    }

    private func reference(_ expression: ExprSyntax) -> Reference? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
            return reference(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3, let first = sequence.elements.first,
            sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)
        {
            var found = reference(first)
            found?.castParameters = Self.parameterTypes(of: type.type)
            return found
        }
        if let access = expression.as(MemberAccessExprSyntax.self) { return Reference(base: access.base, name: access.declName) }
        return expression.as(DeclReferenceExprSyntax.self).map { Reference(name: $0) }
    }

    /// Of the innermost function in `(VC) -> (UIButton) -> Void`.
    private static func parameterTypes(of type: TypeSyntax) -> [String]? {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return parameterTypes(of: only.type) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parameterTypes(of: attributed.baseType) }
        if let optional = type.as(OptionalTypeSyntax.self) { return parameterTypes(of: optional.wrappedType) }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        if function.returnClause.type.is(FunctionTypeSyntax.self) { return parameterTypes(of: function.returnClause.type) }
        return function.parameters.map { $0.type.trimmedDescription }
    }

    private enum Found {
        case named(String)
        /// The name as it would be; nothing here has such a method, and nothing else has the compiler look for it.
        case unknown(String)
    }

    /// The selector; nil, with a diagnostic, where there is no such method.
    private func selector(_ argument: LabeledExprSyntax, _ node: MacroExpansionExprSyntax) -> Found? {
        guard let reference = reference(argument.expression) else {
            report(.error, node, "this form of #selector is not supported")
            return nil
        }
        let name = presentName(reference.name.baseName.plainText)
        let (owner, isOpen) = owner(of: reference, member: name)
        if let accessor = argument.label?.text {
            let selector = accessorName(accessor, name, owner, node)
            return owner == nil && reference.isOfValue && table.knowsUIKit && !table.hasProperty(named: name) ? .unknown(selector) : .named(selector)
        }
        let labels = reference.name.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.plainText }
        if let owner, let found = table.methods(named: name, of: owner), let method = best(found.methods, labels, reference.castParameters) {
            registerReferenced(method, of: found.owner, node)
            return .named(method.selector)
        }
        if owner == nil || isOpen, let name = agreedName(of: name, labels, reference.castParameters) { return .named(name) }
        if let owner, table.isChainComplete(table.chain(from: owner)), owner.module == table.module {
            report(.error, reference.name, "type '\(owner.name)' has no member '\(reference.name.trimmedDescription)' that #selector could name")
            return nil
        }
        let selector = ObjectiveCNames.selector(base: name, labels: labels ?? [])
        let type = owner?.name ?? reference.base?.trimmedDescription
        if let type, owner.map({ $0.kind != .protocol && !$0.registersItself }) ?? !reference.isOfValue {
            registerUnknown(name, labels ?? [], selector, of: type, node)
            return .named(selector)
        }
        return reference.isOfValue && isNowhere(name, labels) ? .unknown(selector) : .named(selector)
    }

    /// The name that a member of Swift 4 goes by now, in a module of that mode that declares none of the old name.
    private func presentName(_ name: String) -> String {
        guard table.renamer != nil, let new = Swift4Names.members[name], !table.declaresMember(named: name) else { return name }
        return new
    }

    /// Whether nothing that is indexed has such a method, and the frameworks are.
    private func isNowhere(_ name: String, _ labels: [String]?) -> Bool {
        table.knowsUIKit && !table.methods(named: name).contains { method in labels.map { $0 == method.parameters.map(\.label) } ?? true }
    }

    /// The type that the reference is looked up in, and whether that is only where it stands, so that it may mean another.
    private func owner(of reference: Reference, member: String) -> (TypeSymbol?, isOpen: Bool) {
        let base = reference.base?.trimmedDescription
        guard let base, base != "self", base != "Self", base != "type(of: self)" else {
            for scope in scopes.reversed() {
                guard let type = symbol(of: scope) else { continue }
                if table.methods(named: member, of: type) != nil || table.property(named: member, of: type) != nil { return (type, false) }
            }
            return (scopes.last.flatMap { symbol(of: $0) }, false)
        }
        let scope = scopes.last?.key ?? ""
        if base == "super" { return (scopes.last.flatMap { symbol(of: $0) }.flatMap { table.superclass(of: $0) }, false) }
        if let type = table.resolve(base, from: scope) { return (type, false) }
        let plain = base.filter { $0 != "?" && $0 != "!" }
        for scope in scopes.reversed() {
            guard let type = symbol(of: scope), let found = table.property(named: plain, of: type), let written = found.property.type else { continue }
            return (table.resolve(written.filter { $0 != "?" && $0 != "!" }, from: found.owner.name), true)
        }
        return (nil, true)
    }

    private func best(_ methods: [MethodRecord], _ labels: [String]?, _ castParameters: [String]?) -> MethodRecord? {
        var candidates = methods
        if let labels { candidates = candidates.filter { $0.parameters.map(\.label) == labels } }
        if let castParameters {
            let wanted = castParameters.map(Self.comparable)
            let exact = candidates.filter { $0.parameters.map { Self.comparable($0.type) } == wanted }
            if !exact.isEmpty { candidates = exact }
        }
        return candidates.first { $0.isObjC || $0.isAction } ?? candidates.first
    }

    private static func comparable(_ type: String) -> String {
        String(type.filter { !" !?".contains($0) }.split(separator: ".").last ?? "")
    }

    /// The selector that all methods of that name share, whoever declares them.
    private func agreedName(of name: String, _ labels: [String]?, _ castParameters: [String]?) -> String? {
        let candidates = table.methods(named: name).filter { method in
            labels.map { $0 == method.parameters.map(\.label) } ?? true
        }
        let exposed = candidates.filter { $0.isObjC || $0.isAction }
        let selectors = Set((exposed.isEmpty ? candidates : exposed).map(\.selector))
        return selectors.count == 1 ? selectors.first : nil
    }

    private func accessorName(_ accessor: String, _ name: String, _ owner: TypeSymbol?, _ node: MacroExpansionExprSyntax) -> String {
        let line = line(of: node)
        let isStatic = owner.flatMap { table.property(named: name, of: $0) }?.property.isStatic == true
        if let owner, let index = scopes.lastIndex(where: { symbol(of: $0) === owner }) {
            if accessor == "getter" {
                context.scopes[index].getters.append((name, isStatic, line))
            } else {
                context.scopes[index].setters.append((name, isStatic, line))
            }
        } else if let owner, owner.kind != .protocol, !owner.registersItself {
            let registration = RegistrationWriter.accessor(accessor == "getter" ? .getter : .setter, of: name, isStatic: isStatic)
            register(registration, of: owner.name, line)
        }
        return accessor == "getter" ? name : ObjectiveCNames.setter(of: name)
    }

    // MARK: Methods that nobody else registers

    /// Framework classes are not lowered; a method of theirs that a selector names is registered where it is named. What the module's own
    /// extensions of them expose these register, private methods too, which nobody else can.
    private func registerReferenced(_ method: MethodRecord, of owner: TypeSymbol, _ node: MacroExpansionExprSyntax) {
        let isExposed = method.isObjC || method.isAction || method.isPrivate
        let isOwn: Bool = owner.module == table.module
        // Swift 3 exposed what is not marked too, and a setting of Xcode's had later versions do so.
        guard owner.module != nil, owner.kind == .class, !owner.registersItself, !method.isGeneric,
            isOwn ? !isExposed && !owner.hasObjCMembers && !method.isOverride : !(isExposed && owner.methods.contains { $0.isOwn && $0.record == method }),
            RegistrationWriter.canBox(method.parameters)
        else { return }
        if let exchangeable = ExchangeRewriter(context: context).letExchange(method, of: owner) {
            return register(exchangeable, of: owner.name, line(of: node))
        }
        let registration = method.isStatic ? "classMethod" : "method"
        register("\(registration)(\"\(method.selector)\") \(RegistrationWriter.body(calling: method, isTyped: false))", of: owner.name, line(of: node))
    }

    /// A method that no index has. If it does not exist either the compiler says so, at this line.
    private func registerUnknown(_ name: String, _ labels: [String], _ selector: String, of type: String, _ node: MacroExpansionExprSyntax) {
        let method = MethodRecord(name: name, parameters: labels.map { ParameterRecord(label: $0, type: "Any?") })
        register("method(\"\(selector)\") \(RegistrationWriter.body(calling: method, isTyped: false))", of: type, line(of: node))
    }

    private func register(_ call: String, of type: String, _ line: Int) {
        // Foundation's protocols, which are in no index, go by such names; there is no class to register.
        if ["Delegate", "DataSource"].contains(where: type.hasSuffix), ["NS", "URL", "XML"].contains(where: type.hasPrefix) { return }
        imports.recordUse(of: type)
        let statement = "ObjCRuntime.registration(of: \(type).self).\(call)"
        guard !context.registrationStatements.contains(statement) else { return }
        context.registrationStatements += [SourceEdits.marker(path: file.source.path, line: line), statement]
    }
}
