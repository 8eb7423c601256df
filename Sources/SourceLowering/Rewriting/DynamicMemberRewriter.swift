import SwiftSyntax

/// Members of `AnyObject`, which the Objective-C runtime looks up when the program runs. Only the compiler knows which
/// accesses these are: it reports them as errors, and the file is lowered again with their places.
struct DynamicMemberRewriter: RewritingSubject {
    let context: RewritingContext
    private var classObjects: ClassObjectRewriter { ClassObjectRewriter(context: context) }

    /// `controllerClass.init()` becomes `ObjCRuntime.make(controllerClass)`, and `T(frame: x)` of a generic `T`
    /// `ObjCRuntime.make(T.self, "initWithFrame:", x)`: imported from Objective-C, every class can be made by the initialisers it has, while
    /// Swift wants them to be required ones.
    func rewriteMaking(_ node: FunctionCallExprSyntax) {
        guard node.trailingClosure == nil else { return }
        guard let selector = Self.initializer(labels: node.arguments.map { $0.label?.text ?? "" }) else { return nameOwnType(node) }
        let type: ExprSyntax
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base, access.declName.baseName.text == "init",
            isDynamicMember(access)
        {
            type = base
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), isMadeDynamically(name) {
            type = ExprSyntax(name)
        } else {
            return
        }
        edits.insert("ObjCRuntime.make(", at: start(of: type))
        let isName = type.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        let name = (isName ? ".self" : "") + (selector == "init" ? "" : ", \"\(selector)\"")
        guard let first = node.arguments.first else { return edits.substitute(end(of: type)..<end(of: node), with: name + ")") }
        edits.substitute(end(of: type)..<start(of: first.expression), with: name + ", ")
        for (argument, label) in zip(node.arguments, node.arguments.map { $0.label?.text ?? "" }) {
            // `.zero` is a member of the parameter's type, which an argument of any type does not have.
            guard argument.expression.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period, let type = Self.type(of: label, in: selector) else {
                continue
            }
            edits.insert("(", at: start(of: argument.expression))
            edits.insertClosing(" as \(type))", at: end(of: argument.expression))
        }
        for argument in node.arguments.dropFirst() {
            if let label = argument.label { edits.substitute(start(of: label)..<start(of: argument.expression), with: "") }
        }
    }

    /// `self.init(red: 1, green: 0, blue: 0, alpha: 1)` in a static function of an extension of `UIColor`, and `type(of: self).init(...)` in another, becomes
    /// `UIColor(red: 1, ...)`, where the compiler wants a required initialiser. Asked of a subclass, the function gives its superclass's object away: colours have none.
    private func nameOwnType(_ node: FunctionCallExprSyntax) {
        guard let scope = scopes.last, !scope.key.contains("@") else { return }
        let isReported: Bool
        let base: ExprSyntax
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let owner = access.base, access.declName.baseName.text == "init" {
            (isReported, base) = (isDynamicMember(access), owner)
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            (isReported, base) = (isMadeDynamically(name), ExprSyntax(name))
        } else {
            return
        }
        guard isReported, ["self", "Self", "type(of: self)"].contains(base.trimmedDescription) else { return }
        let returned = functionAround(node)?.signature.returnClause?.type.trimmedDescription
        let givesSelf: Bool = returned == "Self" || returned == "Self?"
        edits.substitute(range(of: node.calledExpression), with: (givesSelf ? "unsafeDowncast(" : "") + scope.key)
        if givesSelf { edits.insertClosing(", to: Self.self)", at: end(of: node)) }
    }

    /// The compiler names the place of the type in `T()`.
    private func isMadeDynamically(_ name: DeclReferenceExprSyntax) -> Bool { isReported(name) }

    /// The type of an argument of one of these initialisers, where every class's has the same.
    private static func type(of label: String, in initializer: String) -> String? {
        switch (label, initializer) {
        case ("frame", _): "CGRect"
        case ("style", "initWithStyle:reuseIdentifier:"): "UITableViewCell.CellStyle"
        case ("type", _): "UIButton.ButtonType"
        default: nil
        }
    }

    /// Objective-C's name of the initialiser of UIKit's that has these labels.
    private static func initializer(labels: [String]) -> String? {
        switch labels {
        case []: "init"
        case ["frame"]: "initWithFrame:"
        case ["coder"]: "initWithCoder:"
        case ["nibName", "bundle"]: "initWithNibName:bundle:"
        case ["style"]: "initWithStyle:"
        case ["style", "reuseIdentifier"]: "initWithStyle:reuseIdentifier:"
        case ["reuseIdentifier"]: "initWithReuseIdentifier:"
        case ["identifier", "source", "destination"]: "initWithIdentifier:source:destination:"
        case ["identifier", "source", "destination", "performHandler"]: "initWithIdentifier:source:destination:performHandler:"
        case ["rootViewController"]: "initWithRootViewController:"
        case ["collectionViewLayout"]: "initWithCollectionViewLayout:"
        case ["type"]: "buttonWithType:"
        default: nil
        }
    }

    /// `observe(self)` in a class's function, where an object is wanted, becomes `observe(ObjCRuntime.objectOfClass(self))`: on Apple's systems a class is one.
    func rewriteClassArguments(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            let expression = argument.expression
            let access = expression.as(MemberAccessExprSyntax.self)
            let isSelf = expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
            guard isSelf || access?.declName.baseName.tokenKind == .keyword(.self),
                isReported(expression) || access.map({ isReported($0.declName) || isReported($0.period) }) == true
            else { continue }
            edits.insert("ObjCRuntime.objectOfClass(", at: start(of: expression))
            edits.insertClosing(")", at: end(of: expression))
        }
    }

    /// `View.init`, not called, becomes a closure that makes one.
    func rewriteMakingLater(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "init", node.declName.argumentNames == nil, isDynamicMember(node), let base = node.base,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(node).id
        else { return }
        let isName = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        edits.insert("{ ObjCRuntime.make(", at: start(of: base))
        edits.substitute(end(of: base)..<end(of: node), with: "\(isName ? ".self" : "")) }")
    }

    /// `for touch: AnyObject in touches` loses its type where `touches` is a parameter with a set of touches: apps that were written before Swift had
    /// such sets ask each element for what a touch has, and several classes have a `location(in:)`.
    func nameTouches(_ node: ForStmtSyntax) {
        guard let annotation = node.typeAnnotation, annotation.type.as(IdentifierTypeSyntax.self)?.name.text == "AnyObject",
            let sequence = node.sequence.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let parameters = functionAround(node)?.signature.parameterClause.parameters,
            parameters.contains(where: { ($0.secondName ?? $0.firstName).text == sequence && $0.type.trimmedDescription == "Set<UITouch>" })
        else { return }
        edits.replace(range(of: annotation), with: "")
    }

    /// The function around a statement or an expression.
    private func functionAround(_ node: some SyntaxProtocol) -> FunctionDeclSyntax? {
        sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    }

    /// `category.books = []` becomes `category.books = .init(array: [])`, where the compiler said that a set of Foundation's is wanted.
    func rewriteSetLiteral(_ node: ArrayExprSyntax) {
        guard isReported(node) else { return }
        edits.insert(".init(array: ", at: start(of: node))
        edits.insertClosing(")", at: end(of: node))
    }

    /// `dictionary as [NSObject: AnyObject]` becomes `as!`, where the compiler said that it cannot tell: on Linux collections of Objective-C's are
    /// Swift's when the program runs.
    func rewriteBridgedCast(_ node: UnresolvedAsExprSyntax) {
        guard node.questionOrExclamationMark == nil, isReported(node.asKeyword) else { return }
        edits.insert("!", at: end(of: node.asKeyword))
        // `as Array` takes its type from the bridge; a cast has none. Dictionaries have theirs wherever they stand.
        guard let list = node.parent?.as(ExprListSyntax.self), let place = list.index(of: ExprSyntax(node)),
            let type = list[list.index(after: place)...].first?.as(TypeExprSyntax.self)?.type, let arguments = Self.bridgedTypes[type.trimmedDescription]
        else { return }
        edits.insert(arguments, at: end(of: type))
    }

    private static let bridgedTypes = ["Array": "<Any>", "Set": "<AnyHashable>"]

    /// `object["key"]` becomes `ObjCRuntime.element(of: object, "key")`, and `object?["key"]` becomes `(object).flatMap({ ... })`.
    func rewriteDynamicSubscript(_ node: SubscriptCallExprSyntax) {
        guard node.arguments.count == 1, node.trailingClosure == nil, isReported(node.leftSquare) else { return }
        let base = node.calledExpression
        let chained = base.as(OptionalChainingExprSyntax.self)?.expression
        if base.isOptionalChain, chained == nil { return }
        edits.insert(chained == nil ? "ObjCRuntime.element(of: " : "(", at: start(of: base))
        edits.substitute(end(of: chained ?? base)..<end(of: node.leftSquare), with: chained == nil ? ", " : ").flatMap({ ObjCRuntime.element(of: $0, ")
        edits.substitute(range(of: node.rightSquare), with: chained == nil ? ")" : ") })")
    }

    /// `object.title` becomes `ObjCRuntime.dynamicMember(object, { (o: UIViewController) in o.title })`, and
    /// `objects.first?.title` becomes `(objects.first).flatMap({ ObjCRuntime.dynamicMember($0, ...) })`.
    ///
    /// The member is looked for in every class that declares it; what none declares stays as it is, for the compiler to report,
    /// and so does a method that classes declare with different types.
    func rewriteDynamicMember(_ node: MemberAccessExprSyntax) {
        guard isDynamicMember(node), let base = node.base, node.declName.baseName.text != "init" else { return }
        if classObjects.rewrite(node) { return }
        let call = node.enclosingCall
        let readers = readers(of: node, call: call)
        guard !readers.isEmpty else { return rewriteCallOfView(node, base, call) }
        if call != nil, readers.contains(where: { $0.isMethod }) { dropLabels(of: call) }
        // The method as a value gives an optional where a call of it unwraps by itself.
        if let call, node.declName.baseName.text == "perform", call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(call).id {
            edits.insert("!", at: end(of: call))
        }
        let list = readers.map { ", { (o: \($0.type)) in o.\($0.member) }" }.joined()
        let gap = end(of: base)..<end(of: node.declName)
        let lineEnds = String(repeating: "\n", count: file.bytes[gap].count { $0 == UInt8(ascii: "\n") })
        guard base.isOptionalChain else {
            edits.insert("ObjCRuntime.dynamicMember(", at: start(of: base))
            edits.substitute(gap, with: "\(list))\(lineEnds)")
            return
        }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        edits.insert("(", at: start(of: base))
        edits.substitute(
            end(of: object)..<end(of: node.declName), with: ").flatMap({ ObjCRuntime.dynamicMember($0\(list)) })\(lineEnds)")
        if node.isContinuedWithoutMark { edits.insert("?", at: end(of: node.declName)) }
    }

    /// `container.convert(frame, to: view)` becomes `ObjCRuntime.dynamicMember(container, { (__view: UIView) in __view.convert(frame, to: view) })`: a layer
    /// declares the method with types of its own, and what holds any object has a view. In the closure the arguments choose one of the view's
    /// overloads; no variable in them has its name.
    private func rewriteCallOfView(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ call: FunctionCallExprSyntax?) {
        guard let call, call.calledExpression.id == ExprSyntax(node).id, !base.isOptionalChain,
            methodOwners(named: node.declName.baseName.plainText, Self.labels(of: call)).contains(where: { Self.viewsAndTheirProtocols.contains($0.type.name) })
        else { return }
        let gap = end(of: base)..<start(of: node.declName)
        let lineEnds = String(repeating: "\n", count: file.bytes[gap].count { $0 == UInt8(ascii: "\n") })
        edits.insert("ObjCRuntime.dynamicMember(", at: start(of: base))
        edits.substitute(gap, with: ", { (__view: UIView) in \(lineEnds)__view.")
        edits.insertClosing(" })", at: end(of: call))
    }

    /// A method that a view takes over from a protocol is known by that.
    private static let viewsAndTheirProtocols: Set<String> = ["UIView", "UICoordinateSpace"]

    private struct Reader {
        var type: String
        /// How the closure reads it: `title`, `perform(_:with:)`.
        var member: String
        var isMethod: Bool
    }

    private func readers(of node: MemberAccessExprSyntax, call: FunctionCallExprSyntax?) -> [Reader] {
        let name = node.declName.baseName.plainText
        let labels =
            node.declName.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.plainText }
            ?? call.map(Self.labels)
        if let labels, let own = Self.methodsOfNSObject[name], own == labels {
            return [Reader(type: "NSObject", member: "\(name)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))", isMethod: true)]
        }
        if let labels {
            let owners = inReach(methodOwners(named: name, labels))
            let full = labels.isEmpty ? escaped(name) : "\(escaped(name))(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
            if Set(owners.map(\.declaration)).count == 1 { return owners.map { Reader(type: Self.spelling($0.type), member: full, isMethod: true) } }
        }
        // What is called with labels is no property.
        if call != nil, let labels, labels.contains(where: { !$0.isEmpty }) { return [] }
        let all = table.dynamicOwners { type, isExposed in
            type.properties.contains { property, _ in
                property.name == name && !property.isStatic && !property.isPrivate
                    && isExposed(property.access, property.isObjC || property.isOutlet)
            } ? "" : nil
        }
        let owners = inReach(all)
        if owners.isEmpty, Self.valuesOfNSNumber.contains(name) {
            // Objective-C's name is as good as Swift's.
            return [Reader(type: "NSNumber", member: name == "integerValue" ? "intValue" : name, isMethod: false)]
        }
        return owners.map { Reader(type: Self.spelling($0.type), member: escaped(name), isMethod: false) }
    }

    /// Without the classes of frameworks that the file does not import, where others have the member.
    private func inReach(_ owners: [(type: TypeSymbol, declaration: String)]) -> [(type: TypeSymbol, declaration: String)] {
        let imported = Set(file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.plainText })
        let near = owners.filter { owner in
            owner.type.module.map { !LinkedFrameworks.names.contains($0) || imported.contains($0) } ?? true
        }
        return near.isEmpty ? owners : near
    }

    /// Methods that every object has, and that some classes override.
    private static let methodsOfNSObject: [String: [String]] = ["isEqual": [""], "isKind": ["of"], "isMember": ["of"], "copy": [], "mutableCopy": []]

    /// Foundation's classes are not in the table; these properties are asked of objects in dictionaries.
    private static let valuesOfNSNumber: Set<String> = [
        "boolValue", "intValue", "integerValue", "uintValue", "int8Value", "uint8Value", "int16Value", "uint16Value", "int32Value", "uint32Value", "int64Value",
        "uint64Value",
        "floatValue", "doubleValue", "decimalValue", "stringValue",
    ]

    private func methodOwners(named name: String, _ labels: [String]) -> [(type: TypeSymbol, declaration: String)] {
        table.dynamicOwners { type, isExposed in
            type.methods.first { method, _ in
                method.name == name && !method.isStatic && !method.isGeneric && !method.isPrivate
                    && method.parameters.map(\.label) == labels && isExposed(method.access, method.isObjC || method.isAction)
            }.map { "\($0.record.parameters.map(\.type)) \($0.record.result ?? "Void")" }
        }
    }

    /// The spelling of a type whose members are called: those that the runtime adds to every object stand in an extension of the protocol that binds
    /// it to NSObject.
    private static func spelling(_ type: TypeSymbol) -> String {
        type.name == "NSObjectProtocol" ? "NSObject" : (type.kind == .protocol ? "any " : "") + type.name
    }

    private static func labels(of call: FunctionCallExprSyntax) -> [String] {
        var labels = call.arguments.map { $0.label?.plainText ?? "" }
        if call.trailingClosure != nil { labels.append("") }
        return labels + call.additionalTrailingClosures.map(\.label.plainText)
    }

    /// A method read unapplied takes its arguments without labels.
    private func dropLabels(of call: FunctionCallExprSyntax?) {
        for argument in call?.arguments ?? [] {
            if let label = argument.label { edits.replace(start(of: label)..<start(of: argument.expression), with: "") }
        }
    }
}

extension ExprSyntax {
    /// Whether a `?` earlier in the chain of accesses makes the whole optional.
    var isOptionalChain: Bool {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .optionalChainingExpr: true
        case .memberAccessExpr(let access): access.base?.isOptionalChain ?? false
        case .functionCallExpr(let call): call.calledExpression.isOptionalChain
        case .subscriptCallExpr(let call): call.calledExpression.isOptionalChain
        case .forceUnwrapExpr(let forced): forced.expression.isOptionalChain
        default: false
        }
    }
}

extension MemberAccessExprSyntax {
    /// The call of this member: `a.b(c)`, `a.b?(c)` or `a.b!(c)`.
    fileprivate var enclosingCall: FunctionCallExprSyntax? {
        var callee = Syntax(self)
        if let parent = callee.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { callee = parent }
        return callee.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == callee.id ? $0 : nil }
    }

    /// Whether the chain goes on behind this member as if it were there: `a?.b.c`, `a?.b(c)`, `a?.b[c]`.
    fileprivate var isContinuedWithoutMark: Bool {
        guard let parent else { return false }
        if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == ExprSyntax(self).id }
        if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == ExprSyntax(self).id }
        return parent.as(SubscriptCallExprSyntax.self).map { $0.calledExpression.id == ExprSyntax(self).id } ?? false
    }
}
