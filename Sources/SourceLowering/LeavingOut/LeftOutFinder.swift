import SwiftParser
import SwiftSyntax

/// Finds what to leave out of a file so that a fault at a place of it goes away: the smallest unit that makes sense first, then those
/// around it.
///
/// It knows the author's text alone; everything it answers is a function of that and of the question.
package struct LeftOutFinder {
    /// The fault at a place, as far as it decides what the unit is.
    package enum Fault: Hashable, Sendable {
        /// Something is used that is not there.
        case missing
        /// A type does not conform to the protocol of this name.
        case conformance(String)
        /// A member overrides what is not there.
        case override
        /// Values are not set on every path; only the whole body can go.
        case initialization
    }

    let tree: SourceFileSyntax
    let text: [UInt8]
    let lines: LineTable
    /// Types that are placeholders here: calls that make them go on with fewer arguments.
    let placeholders: Set<String>

    package init(text: String, placeholders: Set<String> = []) {
        self.text = Array(text.utf8)
        tree = Parser.parse(source: text)
        lines = LineTable(self.text)
        self.placeholders = placeholders
    }

    /// The units around a place, innermost first. Each is one part, or a local declaration with the statements that use its names.
    ///
    /// Empty where nothing may go: the type in which the app begins.
    package func units(at position: SourcePosition, fault: Fault, needs: String) -> [[LeftOutPart]] {
        guard let token = token(at: position) else { return [] }
        var search = UnitSearch(finder: self, fault: fault, needs: needs)
        return search.run(from: Syntax(token))
    }

    /// The stored property of this name of the type around a place; nil where an extension is around it, or the property stands elsewhere.
    package func storedProperty(named name: String, at position: SourcePosition, needs: String) -> LeftOutPart? {
        var node: Syntax? = token(at: position).map(Syntax.init)
        while let current = node, current.asProtocol((any DeclGroupSyntax).self) == nil { node = current.parent }
        let members = node?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
        let properties = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        guard let property = properties.first(where: { $0.bindings.flatMap(\.pattern.boundNames).contains(name) }) else { return nil }
        return part(.member, property.contentRange, in: property, needs: needs, names: DeclSyntax(property).declaredNames)
    }

    /// Whether something was left out of the declaration that a place belongs to: what the compiler says there follows from it.
    package func isTouched(at position: SourcePosition, by parts: [LeftOutPart]) -> Bool {
        guard let token = token(at: position), !parts.isEmpty else { return false }
        var node: Syntax? = Syntax(token)
        while let current = node {
            let isDeclaration =
                current.is(MemberBlockItemSyntax.self) || current.is(CodeBlockItemSyntax.self) && current.parent?.parent?.is(SourceFileSyntax.self) == true
            if isDeclaration {
                let range = current.contentRange
                return parts.contains { $0.kind != .importDeclaration && range.contains($0.range.lowerBound) }
            }
            node = current.parent
        }
        return false
    }

    /// The labels of every call that makes a type: `Name(a:b:)` is `["a", "b"]`; an argument without one is "".
    package func initializerLabels(of type: String) -> Set<[String]> {
        let visitor = MakingCalls(type: type)
        visitor.walk(tree)
        return visitor.labels
    }

    /// Whether `name` stands where only a protocol can: behind a superclass, or in what a value or an extension inherits.
    package func usesAsProtocol(_ name: String) -> Bool {
        let visitor = ProtocolUses(name: name)
        visitor.walk(tree)
        return visitor.isFound
    }

    /// Whether the file has a name, outside of comments and texts.
    package func uses(_ name: String) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier = token.tokenKind { token.plainText == name } else { false }
        }
    }

    /// Whether a type of this name stands at the top of the file.
    package func declaresType(_ name: String) -> Bool {
        tree.statements.contains { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.plainText == name }
    }

    /// The word at a place.
    package func word(at position: SourcePosition) -> String? { token(at: position)?.plainText }

    package func offset(of position: SourcePosition) -> Int? { lines.offset(line: position.line, column: position.column) }

    /// The bytes of the innermost statement around a place.
    package func statementRange(at position: SourcePosition) -> Range<Int>? { token(at: position)?.enclosingStatement?.contentRange }

    func token(at position: SourcePosition) -> TokenSyntax? {
        guard let offset = lines.offset(line: position.line, column: position.column), offset <= text.count else { return nil }
        let found = Syntax(tree).token(containing: offset)
        guard let found, found.tokenKind == .endOfFile else { return found }
        return found.previousToken(viewMode: .sourceAccurate)
    }

    func part(
        _ kind: LeftOutPart.Kind, _ range: Range<Int>, in node: some SyntaxProtocol, needs: String, replacement: String = "",
        insertion: LeftOutPart.Insertion? = nil, names: [String] = []
    ) -> LeftOutPart {
        let position = lines.position(of: range.lowerBound)
        return LeftOutPart(
            kind: kind, range: range, position: SourcePosition(line: position.line, column: position.column),
            declaration: DeclarationNames.path(to: Syntax(node)), needs: needs, replacement: replacement, insertion: insertion, names: names)
    }
}

extension Syntax {
    /// The token whose text or surrounding blanks hold the byte at `offset`.
    fileprivate func token(containing offset: Int) -> TokenSyntax? {
        if let token = self.as(TokenSyntax.self) { return token }
        for child in children(viewMode: .sourceAccurate) where child.endPosition.utf8Offset > offset { return child.token(containing: offset) }
        return lastToken(viewMode: .sourceAccurate)
    }
}

private final class MakingCalls: SyntaxVisitor {
    let type: String
    private var named: Set<[String]> = []
    /// The variables of the type, and what is made for variables by `.init(...)`.
    private var variables: Set<String> = []
    private var assigned: [String: Set<[String]>] = [:]

    var labels: Set<[String]> { variables.reduce(into: named) { $0.formUnion(assigned[$1] ?? []) } }

    init(type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.madeType == type { named.insert(node.labels) }
        return .visitChildren
    }

    /// `var view: Name! = .init(a: 1)`
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let declared = node.typeAnnotation?.type.nameInOptionals, declared == type,
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        {
            variables.insert(name)
            if let call = node.initializer?.value.as(FunctionCallExprSyntax.self), call.makesImplicitly { named.insert(call.labels) }
        }
        return .visitChildren
    }

    /// `view = .init(a: 1)`, `self.view = .init(a: 1)`
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let call = elements[2].as(FunctionCallExprSyntax.self), call.makesImplicitly,
            let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName ?? elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName
        {
            assigned[name.plainText, default: []].insert(call.labels)
        }
        return .visitChildren
    }
}

private final class ProtocolUses: SyntaxVisitor {
    let name: String
    var isFound = false

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.type.trimmedDescription == name, let list = node.parent?.as(InheritedTypeListSyntax.self) else { return .visitChildren }
        let isOfClass = list.parent?.parent?.is(ClassDeclSyntax.self) == true
        if !isOfClass || list.first?.id != node.id { isFound = true }
        return .visitChildren
    }
}

extension TypeSyntax {
    /// The name of the type, whatever number of optionals it is in.
    fileprivate var nameInOptionals: String? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.nameInOptionals }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.nameInOptionals }
        return self.as(IdentifierTypeSyntax.self)?.name.plainText
    }
}

extension FunctionCallExprSyntax {
    /// Those of all arguments, closures behind the call among them; "" for one without.
    fileprivate var labels: [String] {
        arguments.map { $0.label?.plainText ?? "" } + (trailingClosure == nil ? [] : [""]) + additionalTrailingClosures.map(\.label.plainText)
    }

    /// Whether it is `.init(...)`.
    fileprivate var makesImplicitly: Bool {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return access.base == nil && access.declName.baseName.text == "init"
    }

    /// The name of the type that this call seems to make: `Name(...)`, `Name<T>(...)`, `Name.init(...)`.
    var madeType: String? {
        var callee = calledExpression
        if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init", let base = access.base { callee = base }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
