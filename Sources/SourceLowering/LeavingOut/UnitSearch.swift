import SwiftSyntax

/// The way from the token of a fault outwards, gathering what may be left out.
struct UnitSearch {
    let finder: LeftOutFinder
    let fault: LeftOutFinder.Fault
    let needs: String
    private var units: [[LeftOutPart]] = []
    /// Set inside of what hands a value to its function: nothing less than that function's body may go.
    private var needsBody = false
    private var seenLocals: Set<Int> = []

    init(finder: LeftOutFinder, fault: LeftOutFinder.Fault, needs: String) {
        self.finder = finder
        self.fault = fault
        self.needs = needs
        needsBody = fault == .initialization
    }

    mutating func run(from start: Syntax) -> [[LeftOutPart]] {
        var child: Syntax?
        var node: Syntax? = start
        while let current = node {
            visit(current, from: child)
            child = current
            node = current.parent
        }
        return units
    }

    private mutating func visit(_ node: Syntax, from child: Syntax?) {
        switch node.as(SyntaxEnum.self) {
        case .importDecl(let declaration): add(.importDeclaration, declaration)
        case .attribute(let attribute): visit(attribute)
        case .inheritedType(let inherited): visit(inherited)
        case .declModifier(let modifier) where fault == .override && modifier.name.text == "override": add(.override, modifier)
        case .memberAccessExpr(let access): visit(access, from: child)
        case .labeledExpr(let argument): visit(argument)
        case .arrayElement(let element): visit(element, comma: element.trailingComma, count: element.parent?.as(ArrayElementListSyntax.self)?.count)
        case .dictionaryElement(let element): visit(element, comma: element.trailingComma, count: element.parent?.as(DictionaryElementListSyntax.self)?.count)
        case .switchCase(let switchCase): visit(switchCase, from: child)
        case .closureExpr(let closure) where needsBody && fault != .initialization:
            // The value goes to whoever calls the closure, which stands in a statement of its own.
            if closure.signature != nil || !closure.statements.isEmpty { needsBody = false }
        case .codeBlockItem(let item): visit(item)
        case .codeBlock(let block): if let owner = block.parent { addBody(block.contentRange, of: owner, in: Syntax(block)) }
        case .accessorBlock(let block): if block.isGetter { addBody(block.contentRange, of: Syntax(block), in: Syntax(block)) }
        case .initializerClause(let clause): visit(value: clause)
        case .memberBlockItem(let item): visit(declaration: item.decl, isTopLevel: false)
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl:
            if case .conformance(let name) = fault, units.isEmpty { addConformance(named: name, of: node) }
        case .functionDecl(let function) where fault == .override: addOverride(function.modifiers)
        case .variableDecl(let variable) where fault == .override: addOverride(variable.modifiers)
        case .initializerDecl(let initializer) where fault == .override: addOverride(initializer.modifiers)
        default: break
        }
    }

    // MARK: Small units

    private mutating func add(_ kind: LeftOutPart.Kind, _ node: some SyntaxProtocol, names: [String] = []) {
        units.append([finder.part(kind, node.contentRange, in: node, needs: needs, names: names)])
    }

    /// An attribute of a type or function is dropped. That of a property wraps it: the property goes.
    private mutating func visit(_ attribute: AttributeSyntax) {
        guard let owner = attribute.parent?.parent, !owner.is(VariableDeclSyntax.self), !owner.is(AttributedTypeSyntax.self) else { return }
        add(.attribute, attribute)
    }

    private mutating func visit(_ inherited: InheritedTypeSyntax) {
        guard let list = inherited.parent?.as(InheritedTypeListSyntax.self), let clause = list.parent?.as(InheritanceClauseSyntax.self) else { return }
        units.append([conformance(inherited, list, clause)])
    }

    /// A single one goes with its colon. Of several each leaves `Any` in its place, so that the others may go or stay, whichever they are.
    private func conformance(_ inherited: InheritedTypeSyntax, _ list: InheritedTypeListSyntax, _ clause: InheritanceClauseSyntax) -> LeftOutPart {
        let owner = clause.parent?.asProtocol((any DeclGroupSyntax).self)?.typeName
        let names = owner.map { ["\($0): \(inherited.type.plainName)"] } ?? []
        if list.count == 1 { return finder.part(.conformance, clause.contentRange, in: inherited, needs: needs, names: names) }
        return finder.part(.conformance, inherited.type.contentRange, in: inherited, needs: needs, replacement: "Any", names: names)
    }

    private mutating func addConformance(named name: String, of node: Syntax) {
        guard let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause else { return }
        let types = clause.inheritedTypes
        let isClass = node.is(ClassDeclSyntax.self)
        let named = types.first { $0.type.trimmedDescription.split(separator: ".").last.map(String.init) == name }
        // What brings the protocol along may be one of the others.
        let chosen = named.map { [$0] } ?? Array(types.dropFirst(isClass ? 1 : 0))
        for inherited in chosen { units.append([conformance(inherited, types, clause)]) }
    }

    private mutating func addOverride(_ modifiers: DeclModifierListSyntax) {
        if let modifier = modifiers.first(where: { $0.name.text == "override" }) { add(.override, modifier) }
    }

    /// An argument of a call that makes a placeholder, which does without.
    private mutating func visit(_ argument: LabeledExprSyntax) {
        guard fault == .missing, !needsBody, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let type = call.madeType,
            finder.placeholders.contains(type)
        else { return }
        units.append([finder.part(.argument, argument.expression.contentRange, in: argument, needs: needs, replacement: "nil")])
    }

    /// A method that is not there, called with nothing but a closure on an object that is just being made: `UILabel().then { $0.text = "A" }`. By
    /// such names go the functions that set an object up and give it back, so the closure is called with the object.
    private mutating func visit(_ access: MemberAccessExprSyntax, from child: Syntax?) {
        guard fault == .missing, child?.id == access.declName.id, let object = access.base?.as(FunctionCallExprSyntax.self),
            object.madeType?.first?.isUppercase == true,
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.additionalTrailingClosures.isEmpty,
            let closure = call.trailingClosure, closure.setsUpItsArgument
        else { return }
        let range = object.contentRange.upperBound..<access.declName.contentRange.upperBound
        let insertion = LeftOutPart.Insertion(offset: object.contentRange.lowerBound, text: "LeftOutValue.setUp(")
        units.append([finder.part(.call, range, in: access, needs: needs, replacement: ", \(Self.quoted(needs)))", insertion: insertion)])
    }

    /// One of several elements of a list goes with its comma, the others stay. Without its only one a list would lose its type.
    private mutating func visit(_ element: some SyntaxProtocol, comma: TokenSyntax?, count: Int?) {
        guard fault == .missing, !needsBody, let count, count > 1 else { return }
        let previous = comma == nil ? element.previousToken(viewMode: .sourceAccurate) : nil
        let range = element.contentRange
        let start = previous?.positionAfterSkippingLeadingTrivia.utf8Offset ?? range.lowerBound
        units.append([finder.part(.element, start..<range.upperBound, in: element, needs: needs)])
    }

    /// A case whose pattern is at fault: with the value that is not there it cannot come about.
    private mutating func visit(_ switchCase: SwitchCaseSyntax, from child: Syntax?) {
        guard !needsBody, let child, child.is(SwitchCaseLabelSyntax.self), !switchCase.label.is(SwitchDefaultLabelSyntax.self) else { return }
        add(.switchCase, switchCase)
    }

    // MARK: Statements

    private mutating func visit(_ item: CodeBlockItemSyntax) {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return }
        let isTopLevel = owner.is(SourceFileSyntax.self) || owner.is(IfConfigClauseSyntax.self) && item.enclosingBody == nil
        if isTopLevel, let declaration = item.item.as(DeclSyntax.self), !declaration.is(MacroExpansionDeclSyntax.self) {
            return visit(declaration: declaration, isTopLevel: true)
        }
        if isTopLevel, item.item.is(MacroExpansionDeclSyntax.self) || item.item.is(MacroExpansionExprSyntax.self) { return add(.member, item) }
        if needsBody { return }
        if item.handsOverValue(in: list) {
            if let way = wayOut(item) { units.append([way]) }
            needsBody = true
            return
        }
        guard !item.isInTest else { return }
        units.append(statement(item, in: list))
    }

    /// A statement, with those behind it that use what it declares.
    private mutating func statement(_ item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax) -> [LeftOutPart] {
        seenLocals.insert(item.contentRange.lowerBound)
        let names = item.declaredNames
        let part = finder.part(
            .statement, item.item.contentRange, in: item, needs: needs, replacement: notice + (item.isReturn ? "; return" : ""), names: names)
        guard !names.isEmpty, let index = list.index(of: item) else { return [part] }
        var parts = [part]
        let uses = NameUses(names: Set(names))
        for later in list[list.index(after: index)...] { uses.walk(later) }
        for use in uses.found {
            guard let user = use.enclosingStatement, let users = user.parent?.as(CodeBlockItemListSyntax.self) else { continue }
            if parts.contains(where: { $0.range.contains(user.contentRange.lowerBound) }) || seenLocals.contains(user.contentRange.lowerBound) { continue }
            if user.handsOverValue(in: users) {
                guard let way = wayOut(user) else { return bodyAround(user) ?? parts }
                parts.append(way)
                continue
            }
            parts += statement(user, in: users)
        }
        // A body that one of them takes with it is the whole.
        return parts.first { $0.kind == .body || $0.kind == .test }.map { [$0] } ?? parts
    }

    /// A value that is returned on one of several ways through a function: that way ends, the others are as they were.
    private func wayOut(_ item: CodeBlockItemSyntax) -> LeftOutPart? {
        guard item.isReturn, !item.isInTest, let body = item.bodyAroundBranch else { return nil }
        switch body.result {
        case .nothing: return nil
        case .optional: return finder.part(.statement, item.item.contentRange, in: item, needs: needs, replacement: "\(notice); return nil")
        case .value, .unnamed: return finder.part(.statement, item.item.contentRange, in: item, needs: needs, replacement: value(of: body))
        }
    }

    /// A statement in place of one that gives the function's value: an error, where it may throw one, or what the runtime has for such a type.
    private func value(of body: FunctionBody) -> String {
        let quoted = Self.quoted(needs)
        if body.canThrow { return "throw LeftOutError(\(quoted))" }
        return body.result == .unnamed ? "ObjCRuntime.endLeftOut(\(quoted))" : "return LeftOutValue.make(\(quoted))"
    }

    private var notice: String { Self.notice(needs) }

    static func notice(_ needs: String) -> String { "ObjCRuntime.leftOut(\(quoted(needs)))" }

    private static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "'" : String($0) }.joined().replacing("\n", with: " ") + "\""
    }

    // MARK: Bodies

    private func bodyAround(_ item: CodeBlockItemSyntax) -> [LeftOutPart]? {
        var search = UnitSearch(finder: finder, fault: .initialization, needs: needs)
        let found = search.run(from: Syntax(item))
        return found.first { $0.first.map { $0.kind == .body || $0.kind == .test } ?? false }
    }

    private mutating func addBody(_ range: Range<Int>, of owner: Syntax, in node: Syntax) {
        guard let body = FunctionBody(owner) else { return }
        needsBody = false
        if let test = body.test {
            let skip = test.isSwiftTesting ? "try Test.cancel(\(Self.quoted("needs " + needs)))" : "throw XCTSkip(\(Self.quoted("needs " + needs)))"
            let insertion = test.throwsAt.map { LeftOutPart.Insertion(offset: $0, text: " throws ") }
            units.append([finder.part(.test, range, in: node, needs: needs, replacement: "{ \(skip) }", insertion: insertion)])
            return
        }
        let text =
            switch body.result {
            case .nothing: "{ \(notice) }"
            case .optional: "{ \(notice); return nil }"
            case .value, .unnamed: "{ \(value(of: body)) }"
            }
        units.append([finder.part(.body, range, in: node, needs: needs, replacement: text)])
    }

    // MARK: Declarations

    /// The value that a property begins with, where its type is written: what uses the property stays. A property that is made with its owner needs
    /// a type that has a value for nothing; one that is made when it is asked for may end the program then.
    private mutating func visit(value clause: InitializerClauseSyntax) {
        guard fault == .missing, let binding = clause.parent?.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.isProperty, variable.isMadeWhenAskedFor || type.hasNothing
        else { return }
        needsBody = false
        let replacement = type.isOptional ? "nil" : "LeftOutValue.make(\(Self.quoted(needs)))"
        units.append([finder.part(.value, clause.value.contentRange, in: clause, needs: needs, replacement: replacement)])
    }

    private mutating func visit(declaration: DeclSyntax, isTopLevel: Bool) {
        needsBody = false
        let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil
        if isType, declaration.holdsMain { return }
        // An observer or a body that is computed has been offered already; now the whole goes.
        units.append([finder.part(isType ? .type : .member, declaration.contentRange, in: declaration, needs: needs, names: declaration.declaredNames)])
    }
}
