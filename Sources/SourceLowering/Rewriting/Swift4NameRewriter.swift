import SwiftSyntax

/// Names as they were in Swift 4, for targets in that language mode: the compiler for Apple's systems takes them from API notes.
struct Swift4NameRewriter: RewritingSubject {
    let context: RewritingContext

    private var usesSwift4Names: Bool { table.renamer != nil }

    // MARK: Types, constants, members

    func renameType(_ node: IdentifierTypeSyntax) {
        guard usesSwift4Names, let new = newGlobal(node.name.plainText) else { return }
        edits.substitute(range(of: node.name), with: new)
    }

    /// `UIKit.UIControlEvents`
    func renameType(_ node: MemberTypeSyntax) {
        guard usesSwift4Names, ["UIKit", "Foundation", "QuartzCore"].contains(node.baseType.trimmedDescription), let new = newGlobal(node.name.plainText)
        else { return }
        edits.substitute(range(of: node.name), with: new)
    }

    /// `class Source<S: Sequence>: Base<S.Iterator.Element>`, as libraries of Swift 4 have it: present compilers find no initialiser of the superclass to
    /// override where the class has an `Element` of its own, but with the sequence's `Element` they do.
    func shortenElement(_ node: MemberTypeSyntax) {
        guard node.name.text == "Element", let iterator = node.baseType.as(MemberTypeSyntax.self), iterator.name.text == "Iterator",
            node.hasAncestor(InheritedTypeSyntax.self)
        else { return }
        edits.replace(start(of: iterator.period)..<start(of: node.period), with: "")
    }

    func renameReference(_ node: DeclReferenceExprSyntax) {
        guard usesSwift4Names else { return }
        let name = node.baseName.plainText
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isMember = access?.declName.id == node.id
        if isMember, access?.base?.trimmedDescription != "UIKit" {
            renameMember(node, of: access)
        } else if let new = newGlobal(name) {
            edits.substitute(range(of: node.baseName), with: new)
        } else {
            renameMember(node, of: nil)
        }
    }

    private func newGlobal(_ name: String) -> String? { table.renamer?.global(name) }

    private func renameMember(_ node: DeclReferenceExprSyntax, of access: MemberAccessExprSyntax?) {
        let name = node.baseName.plainText
        if let access, let notification = Swift4Names.notifications[name], isNotificationName(access.base) {
            return edits.substitute(range(of: access), with: notification)
        }
        if let new = Swift4Names.members[name], !table.declaresMember(named: name) {
            // A local of the new name would be meant.
            return edits.substitute(range(of: node.baseName), with: access == nil && node.seesDeclaration(named: new) ? "self." + new : new)
        }
        guard let labels = node.argumentNames?.arguments, RenamedCall.swift4BaseNames.contains(name), !table.declaresMember(named: name) else { return }
        let full = "\(name)(\(labels.map { "\($0.name.plainText):" }.joined()))"
        guard let call = RenamedCall.swift4[full], !call.isOnFirstArgument, !call.isProperty else { return }
        edits.substitute(range(of: node), with: "\(call.name)(\(call.labels.map { "\($0 ?? "_"):" }.joined()))")
    }

    private func isNotificationName(_ base: ExprSyntax?) -> Bool {
        guard let base else { return true }
        return ["NSNotification.Name", "Notification.Name", "Foundation.Notification.Name", "Foundation.NSNotification.Name"].contains(base.trimmedDescription)
    }

    // MARK: Calls

    func renameCall(_ node: FunctionCallExprSyntax) {
        guard usesSwift4Names, let callee = node.calledName else { return }
        let name = callee.baseName.plainText
        guard RenamedCall.swift4BaseNames.contains(name) else { return }
        let full = "\(name)(\(node.arguments.map { ($0.label?.plainText ?? "_") + ":" }.joined()))"
        guard let call = RenamedCall.swift4[full], !table.declaresMember(named: name) else { return }
        if call.isOnFirstArgument { return callOnFirstArgument(node, call) }
        // Other classes have a method of that name: `CKContainer.default()`.
        if name == "default", let base = node.calledBase, base.trimmedDescription != "UNNotificationSound" { return }
        edits.substitute(range(of: callee), with: call.name)
        if call.isProperty {
            guard let open = node.leftParen, let close = node.rightParen else { return }
            return edits.substitute(start(of: open)..<end(of: close), with: "")
        }
        for (argument, label) in zip(node.arguments, call.labels) { relabel(argument, label) }
    }

    private func relabel(_ argument: LabeledExprSyntax, _ label: String?) {
        let text: String = label.map { "\($0): " } ?? ""
        if argument.label == nil {
            edits.insert(text, at: start(of: argument))
        } else {
            edits.substitute(start(of: argument)..<start(of: argument.expression), with: text)
        }
    }

    /// `UIImageJPEGRepresentation(image, 1)` becomes `(image).jpegData(compressionQuality: 1)`.
    private func callOnFirstArgument(_ node: FunctionCallExprSyntax, _ call: RenamedCall) {
        guard let first = node.arguments.first, let close = node.rightParen else { return }
        let isOperator: Bool = call.name == "=="
        let second = node.arguments.dropFirst().first
        edits.substitute(start(of: node)..<start(of: first.expression), with: isOperator ? "((" : "(")
        let label: String = call.labels.first.flatMap { $0 }.map { "\($0): " } ?? ""
        let gap = end(of: first.expression)..<(second.map { start(of: $0) } ?? end(of: close))
        let lineEnds = String(repeating: "\n", count: file.bytes[gap].count { $0 == UInt8(ascii: "\n") })
        guard second != nil else { return edits.substitute(gap, with: ").\(call.name)\(call.isProperty ? "" : "()")" + lineEnds) }
        edits.substitute(gap, with: (isOperator ? ") == (" : ").\(call.name)(\(label)") + lineEnds)
        edits.substitute(range(of: close), with: isOperator ? "))" : ")")
    }

    // MARK: Declarations

    /// Overrides and witnesses of what is named otherwise now.
    func renameDeclaration(_ node: FunctionDeclSyntax) {
        guard usesSwift4Names else { return }
        let parameters = node.signature.parameterClause.parameters
        let full = "\(node.name.plainText)(\(parameters.map { "\($0.firstName.plainText):" }.joined()))"
        if full == "imagePickerController(_:didFinishPickingMediaWithInfo:)", let info = parameters.last?.type, info.isDictionaryOfAny {
            edits.substitute(range(of: info), with: "[UIImagePickerController.InfoKey : Any]")
        }
        guard node.modifiers.has("override") else { return }
        if let new = Swift4Names.members[node.name.plainText] { return edits.substitute(range(of: node.name), with: new) }
        guard let call = RenamedCall.swift4[full] else { return }
        if call.isProperty, let arrow = node.signature.returnClause?.arrow {
            edits.replace(range(of: node.funcKeyword), with: "var")
            if call.name != node.name.plainText { edits.substitute(range(of: node.name), with: call.name) }
            edits.substitute(range(of: node.signature.parameterClause), with: "")
            return edits.substitute(range(of: arrow), with: ":")
        }
        for (parameter, label) in zip(parameters, call.labels) {
            let own: String = parameter.secondName == nil && label != nil ? " \(parameter.firstName.text)" : ""
            edits.substitute(range(of: parameter.firstName), with: (label ?? "_") + own)
        }
        edits.substitute(range(of: node.name), with: call.name)
    }

    func renameDeclaration(_ node: VariableDeclSyntax) {
        guard usesSwift4Names, node.modifiers.has("override"), let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let new = Swift4Names.members[name.plainText]
        else { return }
        edits.substitute(range(of: name), with: new)
    }
}

extension FunctionCallExprSyntax {
    /// The function that is called, by its last name.
    fileprivate var calledName: DeclReferenceExprSyntax? {
        calledExpression.as(DeclReferenceExprSyntax.self) ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName
    }

    /// `a` of `a.f()`; nil of `f()` and of `.f()`.
    fileprivate var calledBase: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }
}

extension TypeSyntax {
    fileprivate var isDictionaryOfAny: Bool {
        guard let dictionary = self.as(DictionaryTypeSyntax.self) else { return false }
        return dictionary.key.trimmedDescription == "String" && dictionary.value.trimmedDescription == "Any"
    }
}

extension SyntaxProtocol {
    fileprivate func hasAncestor(_ kind: (some SyntaxProtocol).Type) -> Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.is(kind) }
    }
}
