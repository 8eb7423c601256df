import SwiftSyntax

/// Calls of optional requirements, and key paths that are observed.
final class CallRewriter: RewritingSubject {
    let context: RewritingContext
    private let managedObjects: ManagedObjectRewriter
    /// The expressions that already stand in a `try?`.
    private var wrappedExpressions: Set<SyntaxIdentifier> = []

    init(context: RewritingContext, managedObjects: ManagedObjectRewriter) {
        self.context = context
        self.managedObjects = managedObjects
    }

    func rewriteCall(_ node: FunctionCallExprSyntax) {
        if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            rewriteOptionalCall(node, member: chained.expression, mark: chained.questionMark, keyword: "try?")
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            rewriteOptionalCall(node, member: forced.expression, mark: forced.exclamationMark, keyword: "try!")
        }
        ExchangeRewriter(context: context).askExchanged(node)
        XMLParserRewriter(context: context).rewrite(node)
        nameObservedKeyPath(in: node)
        managedObjects.nameKeyPath(in: node)
        redirectFormat(node)
        nameClass(node)
        nameProcessInfo(node)
        makeResponse(node)
        makePredicate(node)
        qualifyHiddenFunction(node)
        ProtocolObjectRewriter(context: context).rewrite(node)
        fillCache(node)
        fillEmpty("Timer", with: "timeInterval: 0, repeats: false, block: { _ in }", in: node)
        fillEmpty("NSMutableString", with: "capacity: 0", in: node)
        fillEmpty("NSError", with: "domain: \"\", code: 0", in: node)
        fillEmpty("Progress", with: "totalUnitCount: 0", in: node)
        fillEmpty("URLResponse", with: Self.emptyResponse, in: node)
        fillEmpty("URLCache", with: "memoryCapacity: 0, diskCapacity: 0, diskPath: nil", in: node)
    }

    /// `type(of: x).description()` is a message to a class, which Swift classes do not understand: the class's name.
    private func nameClass(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "description",
            let base = access.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            base.arguments.count == 1, base.arguments.first?.label?.text == "of"
        else { return }
        edits.insert("NSStringFromClass(", at: start(of: base))
        edits.replace(start(of: access.period)..<end(of: node), with: ")")
    }

    /// `ProcessInfo()` is one more object that knows the one process; the class here makes but its own.
    private func nameProcessInfo(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ProcessInfo", node.arguments.isEmpty, node.trailingClosure == nil,
            let open = node.leftParen, table.resolve("ProcessInfo", from: "")?.module == nil
        else { return }
        edits.substitute(start(of: open)..<end(of: node), with: ".processInfo")
    }

    /// `HTTPURLResponse(url:mimeType:expectedContentLength:textEncodingName:)`, which the class here does not inherit.
    private func makeResponse(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "HTTPURLResponse",
            node.arguments.isEmpty && node.trailingClosure == nil
                || node.arguments.map(\.label?.text) == ["url", "mimeType", "expectedContentLength", "textEncodingName"]
        else { return }
        edits.substitute(range(of: node.calledExpression), with: "ObjCRuntime.httpResponse")
        fillEmpty("HTTPURLResponse", with: Self.emptyResponse, in: node)
    }

    /// `NSPredicate(format:)` is a comparison or a compound, which apps ask for their parts.
    private func makePredicate(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSPredicate", node.arguments.first?.label?.text == "format",
            table.resolve("NSPredicate", from: "")?.module != table.module
        else { return }
        edits.substitute(range(of: node.calledExpression), with: "ObjCRuntime.predicate")
    }

    private static let emptyResponse = "url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil"

    /// `abs(x)` in an extension of `CGFloat` is Swift's function; Foundation's `CGFloat` here has a static one of that name, which hides it.
    /// Swift Numerics has the functions of C as static ones of `Double` and `Float`: from Swift 6 on they hide those in each module that takes
    /// it by way of another package.
    private func qualifyHiddenFunction(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
        let name = callee.baseName.text
        if name == "abs", scopes.contains(where: { $0.isExtension && $0.key == "CGFloat" }) {
            edits.insert("Swift.", at: start(of: callee))
        } else if Self.elementaryFunctions.contains(name), scopes.contains(where: { $0.isExtension && Self.floatingPoints.contains($0.key) }),
            node.arguments.allSatisfy({ $0.label == nil }), node.trailingClosure == nil, !table.declaresMember(named: name), !node.seesDeclaration(named: name)
        {
            edits.insert("Foundation.", at: start(of: callee))
        }
    }

    private static let floatingPoints: Set<String> = ["CGFloat", "Double", "Float"]

    private static let elementaryFunctions: Set<String> = [
        "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "erf", "erfc", "exp", "exp2", "hypot", "log", "log10", "log2",
        "pow", "sin", "sinh", "sqrt", "tan", "tanh",
    ]

    /// Apple's `Timer()`, `NSError()`, `URLResponse()` and others inherit NSObject's initialiser; those here have none without arguments.
    private func fillEmpty(_ type: String, with arguments: String, in node: FunctionCallExprSyntax) {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == type, node.arguments.isEmpty,
            node.trailingClosure == nil, let close = node.rightParen, table.resolve(type, from: "")?.module == nil
        else { return }
        edits.insert(arguments, at: start(of: close))
    }

    /// `URLCache(memoryCapacity: 0, diskCapacity: 0)`, also with `directory: url`: the older initialiser with a path alone is here.
    private func fillCache(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "URLCache", let close = node.rightParen else { return }
        switch node.arguments.map(\.label?.text) {
        case ["memoryCapacity", "diskCapacity"]: edits.insert(", diskPath: nil", at: start(of: close))
        case ["memoryCapacity", "diskCapacity", "directory"]:
            guard let last = node.arguments.last, let label = last.label else { return }
            edits.substitute(range(of: label), with: "diskPath")
            edits.insert("(", at: start(of: last.expression))
            edits.insert(" as URL?)?.path", at: end(of: last.expression))
        default: break
        }
    }

    /// `delegate?.done?(self)` becomes `(try? delegate?.done (self))`.
    private func rewriteOptionalCall(_ node: FunctionCallExprSyntax, member: ExprSyntax, mark: TokenSyntax, keyword: String) {
        guard let access = member.as(MemberAccessExprSyntax.self), access.base != nil, !isDynamicMember(access) else { return }
        let name = access.declName.baseName.plainText
        var labels = node.arguments.map { $0.label?.plainText ?? "_" }
        if node.trailingClosure != nil { labels.append("_") }
        labels += node.additionalTrailingClosures.map(\.label.plainText)
        let fullName =
            access.declName.argumentNames.map { "\(name)(\($0.arguments.map { "\($0.name.text):" }.joined()))" }
            ?? "\(name)(\(labels.map { "\($0):" }.joined()))"
        guard
            isOptionalRequirement(fullName, named: name, hasTrailingClosure: node.trailingClosure != nil)
                || isProtocolRequirement(fullName, named: name, of: access.base)
        else {
            // Foundation's delegates here have all their methods, if only by default.
            if Self.isFoundationRequirement(fullName), Self.hasLabels(fullName) || !table.hasOwnClosure(named: name) {
                edits.replace(range(of: mark), with: "")
            }
            return
        }
        edits.replace(range(of: mark), with: "")
        wrap(node, keyword: keyword)
    }

    /// `if let done = delegate?.done` and `delegate?.done != nil`, where `done` is an optional requirement that is not called: what stands for
    /// it is nil where the delegate has no such method.
    func rewriteUnappliedRequirement(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, node.declName.argumentNames == nil, node.isOptionalValue, !isDynamicMember(node) else { return }
        let name = node.declName.baseName.plainText
        // What the receiver's own protocol has goes before what others of the name have.
        let own = protocols(of: base).flatMap { table.methods(named: name, of: $0)?.methods ?? [] }.filter { table.optionalMethods.contains($0.fullName) }
        let methods = own.isEmpty ? table.methods(named: name).filter { table.optionalMethods.contains($0.fullName) } : own
        // Of those that have the name the requirement itself says whether it has to be tried.
        guard let method = methods.first(where: \.isOptional) ?? methods.first, Set(methods.map(\.fullName)).count == 1, !method.isStatic, !method.isAsync,
            // No method but an optional one can be bound; a property of the name may be meant.
            !table.hasProperty(named: name) || !own.isEmpty
        else { return }
        let arguments = method.parameters.enumerated().map { ($1.label.isEmpty ? "" : "\(escaped($1.label)): ") + "$\($0)" }.joined(separator: ", ")
        let chained = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        edits.insert("ObjCRuntime.optionalMethod(\"\(method.selector)\", of: ", at: start(of: base))
        let call = "{ o in { \(method.isOptional || method.isThrowing ? "try! " : "")o.\(escaped(name))(\(arguments)) } }"
        let gap = end(of: chained)..<end(of: node.declName)
        let lineEnds = String(repeating: "\n", count: file.bytes[gap].count { $0 == UInt8(ascii: "\n") })
        edits.substitute(gap, with: ", \(call))\(lineEnds)")
    }

    /// Whether the receiver's type is a protocol with that optional requirement: then a property of the same name that another class has does
    /// not matter.
    private func isProtocolRequirement(_ fullName: String, named name: String, of base: ExprSyntax?) -> Bool {
        guard table.optionalMethods.contains(fullName), let base else { return false }
        return protocols(of: base).contains { table.methods(named: name, of: $0)?.methods.contains { $0.fullName == fullName } == true }
    }

    /// The protocols that a property's type is written with, of a property or a name that `if let` or `guard let` gives its value.
    private func protocols(of base: ExprSyntax) -> [TypeSymbol] {
        let receiver = base.unwrapped
        guard let scope = scopes.last, let type = symbol(of: scope) else { return [] }
        let property: String
        if let reference = receiver.as(DeclReferenceExprSyntax.self) {
            property = reference.baseName.plainText
            if let value = Syntax(reference).valueBound(to: property) { return protocols(of: value) }
        } else if let access = receiver.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
            property = access.declName.baseName.plainText
        } else {
            return []
        }
        guard let written = table.property(named: property, of: type)?.property.type else { return [] }
        let names: [String] = written.split { "?!()&".contains($0) || $0.isWhitespace }.map(String.init)
        return names.compactMap { table.resolve($0, from: scope.key) }.filter { $0.kind == .protocol }
    }

    private func isOptionalRequirement(_ fullName: String, named name: String, hasTrailingClosure: Bool) -> Bool {
        if table.optionalMethods.contains(fullName) { return Self.hasLabels(fullName) || !table.hasOwnClosure(named: name) }
        // The label of a trailing closure is not written.
        guard hasTrailingClosure else { return false }
        let prefix = fullName.dropLast(3)
        return table.methods(named: name).contains { $0.isOptional && $0.fullName.hasPrefix(prefix) }
    }

    /// Whether an argument has a label, as a closure's never has.
    private static func hasLabels(_ fullName: String) -> Bool {
        fullName.drop { $0 != "(" }.dropFirst().split(separator: ":").contains { $0 != "_" && $0 != ")" }
    }

    /// Whether a method is one of those that are optional in Apple's Foundation, and required with a default in Linux's.
    private static func isFoundationRequirement(_ fullName: String) -> Bool {
        foundationRequirements.contains { $0.hasSuffix(")") ? fullName == $0 : fullName.hasPrefix($0) }
    }

    /// Full names, and beginnings of them.
    private static let foundationRequirements: [String] = [
        "urlSession(_:", "urlSessionDidFinishEvents(forBackgroundURLSession:)", "stream(_:handle:)", "cache(_:willEvictObject:)",
        "parserDidStartDocument(_:)", "parserDidEndDocument(_:)", "parser(_:didStartElement:", "parser(_:didEndElement:", "parser(_:foundCharacters:)",
        "parser(_:foundCDATA:)", "parser(_:foundComment:)", "parser(_:parseErrorOccurred:)",
    ]

    /// Puts `(try? ...)` around the whole chain of accesses that the call is part of.
    private func wrap(_ node: FunctionCallExprSyntax, keyword: String) {
        let root = outermostPostfix(of: ExprSyntax(node))
        let target = assignment(to: root) ?? Syntax(root)
        guard wrappedExpressions.insert(target.id).inserted else { return }
        let discard = isUnusedStatement(target) ? "_ = " : ""
        // Before Swift 5 `try?` of an optional is an optional of it.
        let isNested =
            keyword == "try?" && discard.isEmpty && evaluator.options.languageVersion.lexicographicallyPrecedes([5]) && !target.is(SequenceExprSyntax.self)
        edits.insert("\(discard)\(isNested ? "ObjCRuntime.flattened" : "")(\(keyword) ", at: start(of: target))
        edits.insertClosing(")", at: end(of: target))
    }

    private func outermostPostfix(of expression: ExprSyntax) -> ExprSyntax {
        var current = expression
        while let parent = current.parent {
            let isContinued: Bool
            switch parent.as(SyntaxEnum.self) {
            case .memberAccessExpr(let access): isContinued = access.base?.id == current.id
            case .functionCallExpr(let call): isContinued = call.calledExpression.id == current.id
            case .subscriptCallExpr(let call): isContinued = call.calledExpression.id == current.id
            case .optionalChainingExpr, .forceUnwrapExpr, .postfixOperatorExpr: isContinued = true
            default: isContinued = false
            }
            guard isContinued, let next = parent.as(ExprSyntax.self) else { return current }
            current = next
        }
        return current
    }

    /// The whole of `delegate?.item?(self)?.title = "x"`.
    private func assignment(to expression: ExprSyntax) -> Syntax? {
        guard let list = expression.parent?.as(ExprListSyntax.self), list.first?.id == expression.id,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return nil }
        return list.parent
    }

    /// Whether the value goes nowhere, in a place where that would be warned of.
    private func isUnusedStatement(_ node: Syntax) -> Bool {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) else {
            return false
        }
        if node.is(SequenceExprSyntax.self) { return false }
        guard list.count == 1, let owner = list.parent else { return true }
        if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return false }
        let function = owner.parent
        if let function = function?.as(FunctionDeclSyntax.self) {
            let result = function.signature.returnClause?.type.trimmedDescription
            return result == nil || result == "Void" || result == "()"
        }
        if let accessor = function?.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text != "get" }
        return true
    }

    // MARK: Key-value observing

    /// `observe(\.count, ...)` and `publisher(for: \.count)` are told the name of the property, which a key path does not know here. The app's own
    /// methods of these names get a path whose name the object runtime keeps, for they hand it on.
    private func nameObservedKeyPath(in node: FunctionCallExprSyntax) {
        let callee = node.calledExpression
        let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name, let label = Self.observingMethods[name], let first = node.arguments.first, first.label?.text ?? "" == label,
            let keyPath = first.expression.as(KeyPathExprSyntax.self)
        else { return }
        var names: [String] = []
        for component in keyPath.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.plainText)
            case .optional: continue
            default: return
            }
        }
        let known: String = names.joined(separator: ".")
        let own = table.methods(named: name).filter { isOwnObserve($0, label: label) }
        guard !own.isEmpty else { return edits.insert(", __named: \"\(known)\"", at: end(of: first.expression)) }
        // A path that can be written is to stay one.
        guard own.allSatisfy({ $0.parameters[0].type.hasPrefix("KeyPath<") }) else { return }
        edits.insert("ObjCRuntime.named(", at: start(of: first.expression))
        edits.insertClosing(", \"\(known)\")", at: end(of: first.expression))
    }

    /// Methods that observe the key path given first, with the label that it has there.
    private static let observingMethods: [String: String] = ["observe": "", "publisher": "for"]

    private func isOwnObserve(_ method: MethodRecord, label: String) -> Bool {
        method.parameters.first.map { $0.label == label && $0.type.contains("KeyPath") } == true
            && !method.parameters.contains { $0.label == "__named" }
    }

    // MARK: Localised formats

    /// Formats that know plural forms have names of their own.
    private func redirectFormat(_ node: FunctionCallExprSyntax) {
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String",
            let label = node.arguments.first?.label, label.text == "format"
        {
            edits.insert("__", at: start(of: label))
        } else if ["Data", "Foundation.Data", "Data.init"].contains(node.calledExpression.trimmedDescription), let label = node.arguments.first?.label,
            label.text == "contentsOf"
        {
            edits.insert("__", at: start(of: label))
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), isInQueue, !table.declaresMember(named: name.baseName.text),
            Self.commonMethods.contains(name.baseName.text), Self.replacedMethods[name.baseName.text]?.contains(node.arguments.map { $0.label?.text }) == true
        {
            edits.insert("__", at: start(of: name))
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "dispatchPrecondition" {
            // The main thread is not the main queue's by itself.
            edits.insert("__", at: start(of: name))
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "localizedStringWithFormat", access.base?.trimmedDescription == "String"
        {
            edits.insert("__", at: start(of: access.declName))
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "localizedString",
            node.arguments.map({ $0.label?.text }) == ["forKey", "value", "table"],
            let base: String = access.base?.trimmedDescription, base == "Bundle.main" || base == "Bundle.module" || base.hasPrefix("Bundle(")
        {
            // Foundation's knows one language.
            edits.insert("__", at: start(of: access.declName))
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let forms = Self.replacedMethods[access.declName.baseName.text],
            forms.contains(node.arguments.map { $0.label?.text }),
            // A type of the app's may have a method of that name, or a protocol stand for notification centers.
            !Self.commonMethods.contains(access.declName.baseName.text) || !table.declaresMember(named: access.declName.baseName.text)
        {
            edits.insert("__", at: start(of: access.declName))
        } else if node.arguments.map({ $0.label?.text }) == ["identifier"],
            ["Bundle", "Foundation.Bundle", "Bundle.init"].contains(node.calledExpression.trimmedDescription)
        {
            // Foundation's knows none of the system's bundles.
            edits.replace(start(of: node.calledExpression)..<end(of: node.calledExpression), with: "Bundle.__bundle")
        }
    }

    /// Whether the code is that of a queue of operations, or of a class below it.
    private var isInQueue: Bool {
        guard let key = scopes.last?.key else { return false }
        return key == "OperationQueue" || table.type(key).map { table.chain(from: $0).contains { $0.name == "OperationQueue" } } == true
    }

    private static let commonMethods: Set<String> = ["addObserver", "addOperation", "addOperations", "dataTask", "uploadTask", "downloadTask"]

    /// Methods of which the runtime has its own: Foundation's bundles know no keys for one kind of device, and answer with `NSURL`, its
    /// notification centers keep no queues, queues announce no operations, and sessions tell nobody of their tasks. By their names, the labels of their
    /// forms.
    private static let replacedMethods: [String: [[String?]]] = [
        "addObserver": [["forName", "object", "queue", "using"], ["forName", "object", "queue"]],
        "addOperation": [[nil], []], "addOperations": [[nil, "waitUntilFinished"]],
        "dataTask": [["with"], ["with", "completionHandler"]], "downloadTask": [["with"], ["with", "completionHandler"]],
        "uploadTask": [
            ["with", "fromFile"], ["with", "from"], ["withStreamedRequest"], ["with", "fromFile", "completionHandler"], ["with", "from", "completionHandler"],
        ],
        "object": [["forInfoDictionaryKey"]],
        "urls": [
            ["forResourcesWithExtension", "subdirectory"], ["forResourcesWithExtension", "subdirectory", "localization"],
            ["forResourcesWithExtension", "subdirectory", "in"],
        ],
    ]
}

extension ExprSyntax {
    /// The nil of `x != nil`.
    fileprivate var isNil: Bool { self.is(NilLiteralExprSyntax.self) }

    /// The expression without `?` and `!` behind it.
    fileprivate var unwrapped: ExprSyntax {
        if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.unwrapped }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
        return self
    }
}

extension Syntax {
    /// The value that `if let name = value` or `guard let name = value` around or before this place unwraps.
    fileprivate func valueBound(to name: String) -> ExprSyntax? {
        var child = self
        while let parent = child.parent {
            var conditions: [ConditionElementSyntax] = []
            if let list = parent.as(ConditionElementListSyntax.self) {
                conditions = list.prefix { $0.id != child.id }
            } else if let branch = parent.as(IfExprSyntax.self), branch.body.id == child.id {
                conditions = Array(branch.conditions)
            } else if let items = parent.as(CodeBlockItemListSyntax.self) {
                conditions = items.prefix { $0.id != child.id }.flatMap { $0.item.as(GuardStmtSyntax.self).map { Array($0.conditions) } ?? [] }
            }
            let bindings = conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            if let found = bindings.last(where: { $0.pattern.boundNames == [name] && $0.initializer != nil }) { return found.initializer?.value }
            child = parent
        }
        return nil
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member itself, uncalled, is bound by `if let` or `guard let`, or compared with nil.
    fileprivate var isOptionalValue: Bool {
        guard let parent else { return false }
        if parent.is(InitializerClauseSyntax.self) { return parent.parent?.is(OptionalBindingConditionSyntax.self) == true }
        if let infix = parent.as(InfixOperatorExprSyntax.self) {
            return ["==", "!="].contains(infix.operator.trimmedDescription) && infix.rightOperand.isNil
        }
        guard let list = parent.as(ExprListSyntax.self), list.count == 3 else { return false }
        let elements = Array(list)
        return elements[0].id == ExprSyntax(self).id && ["==", "!="].contains(elements[1].trimmedDescription) && elements[2].isNil
    }
}
