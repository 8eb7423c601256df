import SwiftSyntax

/// Objective-C protocols with optional requirements, and what the compiler does not take in others any more.
struct ProtocolRewriter: RewritingSubject {
    let context: RewritingContext

    func rewriteProtocol(_ node: ProtocolDeclSyntax) {
        dropRestatedTypes(in: node)
        guard node.attributes.has("objc") else { return }
        dropWhatOnlyObjectiveCTakes(in: node)
        let inherited: [InheritedTypeSyntax] = node.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
        if let last = inherited.last {
            // `class` is what `AnyObject` was called once.
            let isForClasses: Bool = inherited.contains { $0.type.is(ClassRestrictionTypeSyntax.self) || $0.type.trimmedDescription == "AnyObject" }
            if !isForClasses { edits.insert(", AnyObject", at: end(of: last)) }
        } else {
            edits.insert(": AnyObject", at: end(of: node.name))
        }
        let access = node.modifiers.access
        let defaults = activeDeclarations(in: node.memberBlock.members).compactMap { declaration -> String? in
            if isUnavailable(declaration) { return nil }
            if let function = declaration.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
                return lowerOptional(function, access: access)
            }
            if let variable = declaration.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
                return lowerOptional(variable, access: access)
            }
            return nil
        }
        guard !defaults.isEmpty, let scope = scopes.last else { return }
        let marker = SourceEdits.marker(path: file.source.path, line: line(of: node.name))
        context.tail.append("\(marker)\nextension \(scope.key) {\n\(defaults.joined(separator: "\n"))\n}\n#sourceLocation()")
    }

    /// `weak` of a property, which says there how Objective-C keeps it, and members that are marked unavailable: in other protocols both are errors.
    /// Nobody implements or calls those, so that they go.
    private func dropWhatOnlyObjectiveCTakes(in node: ProtocolDeclSyntax) {
        for declaration in activeDeclarations(in: node.memberBlock.members) {
            for modifier in declaration.as(VariableDeclSyntax.self)?.modifiers ?? [] where ["weak", "unowned"].contains(modifier.name.text) { blank(modifier) }
            if isUnavailable(declaration) { blank(declaration) }
        }
    }

    private func isUnavailable(_ declaration: DeclSyntax) -> Bool { declaration.asProtocol(WithAttributesSyntax.self)?.attributes.isUnavailable == true }

    /// From Swift 6 on a type that leaves them to the defaults does not conform to a protocol that says those of `Collection` once more.
    private func dropRestatedTypes(in node: ProtocolDeclSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard !Self.collections.isDisjoint(with: inherited) else { return }
        for declaration in activeDeclarations(in: node.memberBlock.members) {
            guard let type = declaration.as(AssociatedTypeDeclSyntax.self), type.inheritanceClause == nil, type.genericWhereClause == nil,
                let value = type.initializer?.value.trimmedDescription, Self.defaultsOfCollections[type.name.text] == value
            else { continue }
            blank(type)
        }
    }

    private static let collections: Set<String> = ["BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection"]

    private static let defaultsOfCollections = [
        "Indices": "DefaultIndices<Self>", "Iterator": "IndexingIterator<Self>", "SubSequence": "Slice<Self>",
    ]

    /// `some P` as a result, where P is one of Objective-C's protocols, becomes `any P`: there a value of `any P` conforms to P itself. So does an
    /// optional argument; one that is there the compiler opens by itself.
    func openObjectiveCProtocol(_ node: SomeOrAnyTypeSyntax) {
        guard node.someOrAnySpecifier.text == "some", isOfObjectiveC(node.constraint) else { return }
        var ancestor = node.parent
        var isOptional = false
        while let current = ancestor,
            current.is(OptionalTypeSyntax.self) || current.is(TupleTypeSyntax.self) || current.is(TupleTypeElementSyntax.self)
                || current.is(TupleTypeElementListSyntax.self)
        {
            if current.is(OptionalTypeSyntax.self) { isOptional = true }
            ancestor = current.parent
        }
        let isResult: Bool = ancestor?.is(ReturnClauseSyntax.self) == true || ancestor?.is(TypeAnnotationSyntax.self) == true
        guard isResult || isOptional && ancestor?.is(FunctionParameterSyntax.self) == true else { return }
        edits.replace(range(of: node.someOrAnySpecifier), with: "any")
    }

    /// An extension of collections whose elements conform to one of Objective-C's protocols stands a second time, for those of `any P`: they have its
    /// members as well.
    func repeatForExistentials(_ node: ExtensionDeclSyntax) {
        guard let clause = node.genericWhereClause, !node.memberBlock.description.contains("#selector") else { return }
        for requirement in clause.requirements {
            guard case .conformanceRequirement(let conformance) = requirement.requirement, conformance.leftType.trimmedDescription == "Element",
                isOfObjectiveC(conformance.rightType)
            else { continue }
            let (whole, part) = (range(of: node), range(of: conformance))
            let before = String(decoding: file.bytes[whole.lowerBound..<part.lowerBound], as: UTF8.self)
            let after = String(decoding: file.bytes[part.upperBound..<whole.upperBound], as: UTF8.self)
            let marker = SourceEdits.marker(path: file.source.path, line: line(of: node.extensionKeyword))
            context.tail.append("\(marker)\n\(before)Element == any \(conformance.rightType.trimmedDescription)\(after)\n#sourceLocation()")
            return
        }
    }

    private func isOfObjectiveC(_ type: TypeSyntax) -> Bool {
        guard let found = table.resolve(type.trimmedDescription, from: scopes.last?.key ?? "") else { return false }
        return found.kind == .protocol && found.hasObjCMembers
    }

    /// Makes the requirement one that may be missing, and returns the default that looks for it in the registry.
    private func lowerOptional(_ node: FunctionDeclSyntax, access: String) -> String? {
        let method = currentName(node.record(inExtension: false))
        if let effects = node.signature.effectSpecifiers, effects.throwsClause != nil || effects.asyncSpecifier != nil {
            report(.error, node.name, "an optional requirement that throws or is async cannot be lowered; make it required")
            return nil
        }
        guard !method.isStatic, !method.isGeneric, RegistrationWriter.canBox(method.parameters) else {
            report(.error, node.name, "an optional requirement that is static, generic or takes 'inout' cannot be lowered; make it required")
            return nil
        }
        edits.insert(" throws(Unimplemented)", at: end(of: node.signature.parameterClause))
        let parameters = method.parameters.enumerated().map { index, parameter in
            "\(parameter.label.isEmpty ? "_" : escaped(parameter.label)) a\(index): \(parameter.type)"
        }.joined(separator: ", ")
        let arguments = method.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
        // A closure that does not escape cannot be put into a message.
        let canSend = !method.parameters.contains { $0.type.contains("->") && !$0.type.hasPrefix("@escaping") && !$0.type.hasSuffix("?") }
        let body =
            canSend
            ? "try ObjCRuntime.invokeOptional(\"\(method.selector)\", on: self, [\(arguments)])" : "throw Unimplemented()"
        return "\(access)func \(escaped(method.name))(\(parameters)) throws(Unimplemented) -> \(method.result ?? "Void") { \(body) }"
    }

    /// An optional property is no requirement at all here, but an extension's member that reads the conforming class's own.
    private func lowerOptional(_ node: VariableDeclSyntax, access: String) -> String? {
        guard !node.modifiers.isStatic, let binding = node.bindings.first, node.bindings.count == 1, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            report(.error, node, "this optional requirement cannot be lowered; make it required")
            return nil
        }
        blank(node.bindingSpecifier)
        blank(binding)
        for modifier in node.modifiers where modifier.name.text != "optional" { blank(modifier) }
        return "\(access)var \(name.text): (\(type.trimmedDescription))? { ObjCRuntime.optionalProperty(\"\(name.plainText)\", of: self) }"
    }
}
