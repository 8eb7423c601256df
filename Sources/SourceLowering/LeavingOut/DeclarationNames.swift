import SwiftSyntax

/// How reports name a declaration: `Outer.Inner.method(_:label:)`.
enum DeclarationNames {
    static func path(to node: Syntax) -> String {
        var names: [String] = []
        var current: Syntax? = node
        while let here = current {
            if let name = name(of: here) { names.append(name) }
            current = here.parent
        }
        return names.reversed().joined(separator: ".")
    }

    private static func name(of node: Syntax) -> String? {
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let declaration): declaration.name.text
        case .structDecl(let declaration): declaration.name.text
        case .enumDecl(let declaration): declaration.name.text
        case .actorDecl(let declaration): declaration.name.text
        case .protocolDecl(let declaration): declaration.name.text
        case .extensionDecl(let declaration): declaration.extendedType.trimmedDescription
        case .functionDecl(let function): function.name.text + labels(function.signature)
        case .initializerDecl(let initializer): "init" + labels(initializer.signature)
        case .deinitializerDecl: "deinit"
        case .subscriptDecl: "subscript"
        case .typeAliasDecl(let alias): alias.name.text
        case .enumCaseDecl(let enumCase): enumCase.elements.map(\.name.text).joined(separator: ", ")
        case .variableDecl(let variable):
            // A local one stands in a statement of a function, whose name says enough.
            variable.parent?.parent?.is(CodeBlockItemListSyntax.self) == true && node.as(VariableDeclSyntax.self)?.enclosingStatement?.enclosingBody != nil
                ? nil : variable.bindings.flatMap(\.pattern.boundNames).joined(separator: ", ")
        default: nil
        }
    }

    private static func labels(_ signature: FunctionSignatureSyntax) -> String {
        "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
}

extension DeclSyntax {
    /// The names that nothing declares when this declaration is left out.
    var declaredNames: [String] {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .classDecl(let declaration): [declaration.name.plainText]
        case .structDecl(let declaration): [declaration.name.plainText]
        case .enumDecl(let declaration): [declaration.name.plainText]
        case .actorDecl(let declaration): [declaration.name.plainText]
        case .protocolDecl(let declaration): [declaration.name.plainText]
        case .typeAliasDecl(let declaration): [declaration.name.plainText]
        case .functionDecl(let function): [function.name.plainText]
        case .initializerDecl: ["init"]
        case .subscriptDecl: ["subscript"]
        case .enumCaseDecl(let enumCase): enumCase.elements.map(\.name.plainText)
        case .variableDecl(let variable): variable.bindings.flatMap(\.pattern.boundNames)
        case .extensionDecl(let declaration):
            declaration.memberBlock.members.flatMap(\.decl.declaredNames)
                + (declaration.inheritanceClause?.inheritedTypes.map { "\(declaration.extendedType.plainName): \($0.type.plainName)" } ?? [])
        default: []
        }
    }

    /// Whether the program begins in this type or its members.
    var holdsMain: Bool {
        guard let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes else { return false }
        return attributes.hasAny(of: ["main", "UIApplicationMain", "NSApplicationMain"])
    }
}

extension TypeSyntax {
    /// The name alone, without the modules and types around it and without generic arguments.
    var plainName: String {
        String(trimmedDescription.prefix { $0 != "<" }).split(separator: ".").last.map(String.init) ?? trimmedDescription
    }
}

extension DeclGroupSyntax {
    /// The name of the type that is declared or extended.
    var typeName: String? {
        if let declaration = asProtocol((any NamedDeclSyntax).self) { return declaration.name.plainText }
        return self.as(ExtensionDeclSyntax.self)?.extendedType.plainName
    }
}
