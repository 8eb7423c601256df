import Foundation
import SwiftSyntax

/// Methods whose bodies the module exchanges at run time, which Objective-C lets it do because every call is a message.
struct ExchangeRewriter: RewritingSubject {
    let context: RewritingContext

    private static let functions = ["method_exchangeImplementations", "method_setImplementation", "class_replaceMethod"]

    /// Whether a file's text has one of the functions that do so.
    static func exchangesMethods(_ text: String) -> Bool { functions.contains { text.contains($0) } }

    /// Has a framework's method that a selector names ask what stands in its place, where the framework lets it be replaced.
    ///
    /// - Returns: the call that registers the method.
    func letExchange(_ method: MethodRecord, of owner: TypeSymbol) -> String? {
        guard evaluator.options.exchangesMethods, method.isDynamic, !method.isStatic, !method.isAsync, !method.isThrowing else { return nil }
        let key = "\(owner.name).\(method.selector)"
        if let known = context.exchangeable[key] { return known }
        let own = "__exchangeable_\(method.name)_\(context.newName())"
        let (parameters, arguments) = OverrideRewriter.forwardedParameters(method, withDefaults: false)
        let result = method.result.map { " -> \($0)" } ?? ""
        context.tail.append(
            "extension \(owner.name) { @_dynamicReplacement(for: \(method.fullName)) func \(own)(\(parameters))\(result) { "
                + asking(method, of: owner.name, else: "\(escaped(method.name))(\(arguments))") + " } }")
        var renamed = method
        renamed.name = own
        let registration = "exchangeable(\"\(method.selector)\") \(RegistrationWriter.body(calling: renamed, isTyped: false))"
        context.exchangeable[key] = registration
        return registration
    }

    /// A method that calls itself by its name means what it changed places with.
    func askExchanged(_ node: FunctionCallExprSyntax) {
        guard evaluator.options.exchangesMethods, node.trailingClosure == nil, let callee = nameOfOwnMember(node.calledExpression),
            let function = enclosingMethod(of: node), function.name.text == callee.text, let scope = scopes.last, let type = symbol(of: scope),
            type.kind == .class || type.kind == .extension, !type.isGeneric
        else { return }
        let method = currentName(function.record(inExtension: scope.isExtension))
        guard method.isObjC || scope.isExposed, !method.isStatic, !method.isAsync, !method.isThrowing, !method.isGeneric,
            RegistrationWriter.canBox(method.parameters), method.parameters.map(\.label) == node.arguments.map({ $0.label?.plainText ?? "" })
        else { return }
        let own = "__exchanged_\(method.name)"
        edits.substitute(range(of: callee), with: own)
        let (parameters, arguments) = OverrideRewriter.forwardedParameters(method, withDefaults: false)
        let head = "private func \(own)(\(parameters)) -> \(method.result ?? "Void") {"
        guard !scope.generatedMembers.contains(head) else { return }
        context.scopes[scopes.count - 1].generatedMembers += [
            SourceEdits.marker(path: file.source.path, line: line(of: function.name)),
            head, asking(method, of: scope.spelling, else: "\(escaped(method.name))(\(arguments))"), "}",
        ]
    }

    private func asking(_ method: MethodRecord, of type: String, else original: String) -> String {
        let boxed = method.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
        let call = "ObjCRuntime.exchanged(\"\(method.selector)\", of: \(type).self, on: self, [\(boxed)])"
        return "if let exchanged: \(method.result ?? "Void") = \(call) { return exchanged }; return \(original)"
    }

    /// `name` of `name` and of `self.name`.
    private func nameOfOwnMember(_ expression: ExprSyntax) -> TokenSyntax? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName }
        guard let access = expression.as(MemberAccessExprSyntax.self), access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return nil }
        return access.declName.baseName
    }

    /// The method whose body the node stands in, of the innermost type.
    private func enclosingMethod(of node: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
        var parent = node.parent
        while let present = parent {
            if let function = present.as(FunctionDeclSyntax.self) { return function.parent?.is(MemberBlockItemSyntax.self) == true ? function : nil }
            if present.is(MemberBlockItemSyntax.self) { return nil }
            parent = present.parent
        }
        return nil
    }
}
