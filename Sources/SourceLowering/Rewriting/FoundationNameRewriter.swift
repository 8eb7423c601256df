import SwiftSyntax

/// Attributes that need Objective-C's runtime, and what Foundation has under another name or in another form here.
struct FoundationNameRewriter: RewritingSubject {
    let context: RewritingContext
    let imports: ImportRewriter

    private static let dropped: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSManaged", "NSCopying",
        // All modules of an app are one package here, in which the compiler refuses it.
        "retroactive",
    ]

    func rewriteAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        if name == "UIApplicationMain" || name == "NSApplicationMain" {
            edits.replace(range(of: node), with: "@main")
        } else if Self.dropped.contains(name) {
            blank(node)
        } else if name == "Observable", node.parent?.parent?.is(ClassDeclSyntax.self) == true {
            // Apple's SwiftUI and UIKit bring it along; a class of that name, RxSwift's for one, is no attribute, and a wrapper of properties none of a class.
            imports.require("Observation")
        }
    }

    /// Foundation on Linux compares numbers by an operator of its own, which a function of the app's does not hide; a member of the type does.
    func nestOperator(_ node: FunctionDeclSyntax) {
        guard node.name.text == "<", context.scopes.isEmpty, context.codeDepth == 0,
            node.signature.parameterClause.parameters.map(\.type.trimmedDescription) == ["NSNumber", "NSNumber"]
        else { return }
        edits.insert("extension NSNumber { static ", at: start(of: node.modifiers.isEmpty ? Syntax(node.funcKeyword) : Syntax(node.modifiers)))
        edits.insertClosing(" }", at: end(of: node))
    }

    /// Foundation's notification centre is no `NSObject` on Linux: what every object conforms to it conforms to by itself, where nothing need be written
    /// for that (`extension NSObject: ReactiveCompatible {}`).
    func extendNotificationCenter(_ node: ExtensionDeclSyntax) {
        guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty, node.genericWhereClause == nil,
            let protocols = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription)
        else { return }
        let own: [String] = protocols.filter { name in
            guard let type = table.resolve(name, from: ""), type.module == table.module else { return false }
            // Of those for objects alone it is none.
            if refinesObject(type) { return false }
            return table.resolve("NotificationCenter", from: "").map { !conforms($0, to: type) } ?? true
        }
        if !own.isEmpty { context.tail.append("extension NotificationCenter: \(own.joined(separator: ", ")) {}") }
    }

    private func refinesObject(_ type: TypeSymbol) -> Bool {
        type.inherited.contains("NSObjectProtocol")
            || table.conformedProtocols(of: type).contains { $0 !== type && $0.module == table.module && $0.inherited.contains("NSObjectProtocol") }
    }

    private func conforms(_ type: TypeSymbol, to wanted: TypeSymbol) -> Bool { table.conformedProtocols(of: type).contains { $0 === wanted } }

    /// The members by which Foundation describes the machine, or any machine, and that an app means of its device.
    private static let deviceMembers: Set<String> = ["operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast", "infoDictionary"]

    /// Those that are implicitly unwrapped optionals of Apple's date formatter, and not of the one for Linux.
    private static let formatterSymbols: Set<String> = [
        "eraSymbols", "longEraSymbols", "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols", "standaloneMonthSymbols", "shortStandaloneMonthSymbols",
        "veryShortStandaloneMonthSymbols", "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols",
        "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "quarterSymbols", "shortQuarterSymbols", "standaloneQuarterSymbols",
        "shortStandaloneQuarterSymbols",
    ]

    /// Those that cannot be set here.
    private static let readOnlyMembers: Set<String> = ["waitsForConnectivity"]

    /// Those that Foundation for Linux counts in units of another size.
    private static let miscounted: Set<String> = ["fileAllocatedSize", "totalFileAllocatedSize"]

    /// Those that stop the program where there is no error, or are set to nothing.
    private static let stopping: Set<String> = ["streamError", "totalUnitCount"]

    private static let replacedMembers: Set<String> = deviceMembers.union(formatterSymbols).union(readOnlyMembers).union(miscounted).union(stopping)

    /// Those of whose changes nobody hears.
    private static let unannounced: Set<String> = ["queuePriority"]

    /// The address of an `NSURL` is optional on Apple's systems, and not here. What is unwrapped is that one: a `URL` always has one.
    func unwrapAddress(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "absoluteString", node.base != nil, let parent = node.parent, !table.declaresMember(named: "absoluteString")
        else { return }
        if parent.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self) == true {
            edits.insert(" as String?", at: end(of: node))
        } else if let unwrapping = parent.as(ForceUnwrapExprSyntax.self) {
            // After a chain the mark unwraps what the chain may lack.
            if node.base?.isOptionalChain == false { blank(unwrapping.exclamationMark) }
        } else if let chaining = parent.as(OptionalChainingExprSyntax.self) {
            blank(chaining.questionMark)
        }
    }

    /// `error.localizedDescription` is asked of the error with the text that iOS has for it.
    func describeError(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "localizedDescription", imports.importsRuntime, let base = node.base, !isAssigned(node) else { return }
        var error: ExprSyntax = base
        if let chaining = base.as(OptionalChainingExprSyntax.self) { error = chaining.expression }
        if let unwrapping = base.as(ForceUnwrapExprSyntax.self) { error = unwrapping.expression }
        guard isValue(error) else { return }
        edits.insert("ObjCRuntime.described(", at: start(of: error))
        edits.insertClosing(")", at: end(of: error))
    }

    /// Whether an expression is the name of a value, the member of one, or a cast of one.
    private func isValue(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            guard name.argumentNames == nil, ![.keyword(.self), .keyword(.super), .keyword(.Self)].contains(name.baseName.tokenKind) else { return false }
            return name.baseName.text.first?.isUppercase == false
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base.map { isValue($0) || $0.trimmedDescription == "self" } ?? false
        }
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
        else { return false }
        let parts: [ExprSyntax] = Array(sequence.elements)
        return parts.count == 3 && isValue(parts[0]) && parts[1].is(UnresolvedAsExprSyntax.self)
    }

    private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), let index = elements.firstIndex(where: { $0.id == ExprSyntax(node).id })
        else { return false }
        return index + 1 < elements.count && elements[index + 1].is(AssignmentExprSyntax.self)
    }

    /// Members that the object runtime has under a name of its own.
    func replaceMember(_ node: DeclReferenceExprSyntax) {
        if isObjectOfDefaults(node) || isUnannounced(node) { return edits.insert("__", at: start(of: node)) }
        guard Self.replacedMembers.contains(node.baseName.text), node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id,
            !table.declaresMember(named: node.baseName.text)
        else { return }
        edits.insert("__", at: start(of: node))
    }

    /// `operation.queuePriority = .high`
    private func isUnannounced(_ node: DeclReferenceExprSyntax) -> Bool {
        guard Self.unannounced.contains(node.baseName.text), let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id
        else { return false }
        return isAssigned(access) && !table.declaresVariable(named: node.baseName.text)
            && (access.base?.trimmedDescription != "self" || isIn("Operation"))
    }

    /// Whether the code is that of a class of Foundation's, or of one below it.
    private func isIn(_ name: String) -> Bool {
        guard let key = scopes.last?.key else { return false }
        return key == name || table.type(key).map { table.chain(from: $0).contains { $0.name == name || $0.inherited.first == name } } == true
    }

    /// `UserDefaults.standard.object(forKey: key)`
    private func isObjectOfDefaults(_ node: DeclReferenceExprSyntax) -> Bool {
        guard node.baseName.text == "object", let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id,
            access.base?.trimmedDescription == "UserDefaults.standard", let call = access.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return call.calledExpression.id == ExprSyntax(access).id && call.arguments.first?.label?.text == "forKey"
    }

    /// `properties as Dictionary?`: what Objective-C's dictionaries are bridged to needs its parameters here.
    func nameBridgedDictionary(_ node: IdentifierTypeSyntax) {
        guard node.name.text == "Dictionary", node.genericArgumentClause == nil else { return }
        var type = Syntax(node)
        while let parent = type.parent, parent.is(OptionalTypeSyntax.self) { type = parent }
        guard let expression = type.parent, expression.is(TypeExprSyntax.self),
            let elements = expression.parent?.as(ExprListSyntax.self).map(Array.init),
            let index = elements.firstIndex(where: { Syntax($0).id == expression.id }),
            index >= 2, let cast = elements[index - 1].as(UnresolvedAsExprSyntax.self), !elements[index - 2].is(DictionaryExprSyntax.self),
            !isInExtension(of: "Dictionary", Syntax(node))
        else { return }
        guard type.is(OptionalTypeSyntax.self), cast.questionOrExclamationMark == nil else {
            return edits.substitute(range(of: node), with: "[AnyHashable: Any]")
        }
        // An optional is bridged by a cast that may fail alone.
        edits.insert("?", at: end(of: cast.asKeyword))
        edits.substitute(range(of: type), with: "[AnyHashable: Any]")
    }

    /// Whether a name stands in an extension of the type of that name, where it has the parameters of the extended one.
    private func isInExtension(of name: String, _ node: Syntax) -> Bool {
        var parent = node.parent
        while let present = parent {
            if present.as(ExtensionDeclSyntax.self)?.extendedType.as(IdentifierTypeSyntax.self)?.name.text == name { return true }
            parent = present.parent
        }
        return false
    }

    /// Foundation's locks on Linux cannot be subclassed; the runtime's can.
    func replaceLock(_ node: IdentifierTypeSyntax) {
        guard let lock = ["NSLock": "Lock", "NSRecursiveLock": "RecursiveLock"][node.name.text],
            let list = node.parent?.as(InheritedTypeSyntax.self)?.parent?.as(InheritedTypeListSyntax.self), list.first?.type.id == TypeSyntax(node).id,
            list.parent?.parent?.is(ClassDeclSyntax.self) == true
        else { return }
        edits.substitute(range(of: node), with: "ObjCRuntime.\(lock)")
    }
}
