import Foundation
import SwiftSyntax

/// `P.self` where Objective-C's protocol as an object is wanted.
struct ProtocolObjectRewriter: RewritingSubject {
    let context: RewritingContext

    /// Whether a file's text asks protocols for their methods.
    static func describesProtocols(_ text: String) -> Bool {
        text.contains("protocol_getMethodDescription") || text.contains("protocol_copyMethodDescriptionList")
    }

    /// `view.conforms(to: UITextInput.self)` and `NSStringFromProtocol(UITextInput.self)` ask for the protocol as an object, which knows what conforms.
    /// Of other calls only the compiler knows whether they do: to it both are there.
    func rewrite(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            guard let access = argument.expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self", let base = access.base,
                let type = table.resolve(base.trimmedDescription, from: scopes.last?.key ?? ""), type.kind == .protocol
            else { continue }
            let isWanted = wantsObject(argument, of: node)
            guard isWanted || isObjective(type) else { continue }
            edits.substitute(range(of: argument.expression), with: object(type, base.trimmedDescription, orType: !isWanted))
        }
    }

    private func wantsObject(_ argument: LabeledExprSyntax, of node: FunctionCallExprSyntax) -> Bool {
        guard node.arguments.count == 1 else { return false }
        switch argument.label?.text {
        case "to": return node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "conforms"
        case nil: return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSStringFromProtocol"
        default: return false
        }
    }

    /// Whether a protocol is one of Objective-C's.
    private func isObjective(_ type: TypeSymbol) -> Bool {
        type.hasObjCMembers || table.knowsUIKit && type.module.map(LoweringOptions.isFramework) == true && !type.isGeneric
    }

    private func object(_ type: TypeSymbol, _ name: String, orType: Bool) -> String {
        let test = "{ $0 is any \(name) || $0 is any \(name).Type }"
        let swiftName = type.module == table.module ? "\(table.module).\(type.name)" : type.name
        let methods = evaluator.options.describesProtocols ? ", methods: \(methods(of: type))" : ""
        let function = orType ? "protocolOrType(\(name).self, " : "protocolObject("
        return "ObjCRuntime.\(function)\"\(type.objcName ?? swiftName)\"\(methods)) \(test)"
    }

    /// The requirements of a protocol and of those that it inherits from, by their selectors; each begins with a mark of its kind.
    private func methods(of type: TypeSymbol) -> String {
        var seen: Set<ObjectIdentifier> = []
        var waiting = [type]
        var result: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            waiting += next.inherited.compactMap { table.resolve($0, from: next.name) }.filter { $0.kind == .protocol }
            for method in next.methods.map(\.record) where !method.isInExtension {
                let isOptional = method.isOptional || table.optionalMethods.contains(method.fullName)
                result.insert((isOptional ? "?" : "!") + (method.isStatic ? "+" : "-") + method.selector)
            }
            for property in next.properties.map(\.record) where !property.isInExtension {
                let mark = (property.isOptional ? "?" : "!") + (property.isStatic ? "+" : "-")
                result.insert(mark + property.name)
                if property.isSettable { result.insert(mark + ObjectiveCNames.setter(of: property.name)) }
            }
        }
        return "[" + result.sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
}
