import SwiftSyntax

// From syntax to records: what the indexer and the rewriter both need to read of a declaration.

extension AttributeListSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name { return attribute }
        }
        return nil
    }

    func has(_ name: String) -> Bool {
        attribute(name) != nil
    }

    func hasAny(of names: Set<String>) -> Bool {
        contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return names.contains(attribute.attributeName.trimmedDescription)
        }
    }

    /// `@available(*, unavailable)`, or the same of iOS: what is unavailable in app extensions alone, or on another system, can be called.
    var isUnavailable: Bool {
        contains { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            let words = arguments.map { $0.argument.trimmedDescription }
            return words.first.map { $0 == "*" || $0 == "iOS" } == true && words.contains("unavailable")
        }
    }
}

extension AttributeSyntax {
    /// The name in `@objc(name)`.
    var explicitName: String? {
        arguments?.trimmedDescription.filter { !$0.isWhitespace }
    }
}

extension DeclModifierListSyntax {
    func has(_ keyword: String) -> Bool {
        contains { $0.name.text == keyword }
    }

    var isStatic: Bool { has("static") || has("class") }

    var isPrivate: Bool {
        contains { ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil }
    }

    /// `public ` where the declaration can be seen outside its module.
    var access: String {
        contains { ($0.name.text == "public" || $0.name.text == "open") && $0.detail == nil } ? "public " : ""
    }
}

extension TokenSyntax {
    /// The identifier without backticks.
    var plainText: String {
        let text = self.text
        return text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}

extension ExprSyntax {
    /// Its text, unless that has several lines.
    fileprivate var onOneLine: String? {
        let text = trimmedDescription
        return text.contains(where: \.isNewline) ? nil : text
    }
}

extension FunctionParameterListSyntax {
    var records: [ParameterRecord] {
        map { parameter in
            let label = parameter.firstName.plainText
            let type = LinkedFrameworks.qualified(parameter.type.trimmedDescription) + (parameter.ellipsis == nil ? "" : "...")
            return ParameterRecord(label: label == "_" ? "" : label, type: type, defaultValue: parameter.defaultValue?.value.onOneLine)
        }
    }
}

extension FunctionDeclSyntax {
    func record(inExtension: Bool) -> MethodRecord {
        let effects = signature.effectSpecifiers
        return MethodRecord(
            name: name.plainText,
            parameters: signature.parameterClause.parameters.records,
            result: (signature.returnClause?.type.trimmedDescription).map(LinkedFrameworks.qualified),
            isStatic: modifiers.isStatic,
            isThrowing: effects?.throwsClause != nil,
            isAsync: effects?.asyncSpecifier != nil,
            isGeneric: genericParameterClause != nil,
            isOverride: modifiers.has("override"),
            isPrivate: modifiers.isPrivate,
            isUnavailable: attributes.isUnavailable,
            isInExtension: inExtension,
            isObjC: attributes.has("objc"),
            isDynamic: modifiers.has("dynamic"),
            isAction: attributes.hasAny(of: ["IBAction", "IBSegueAction"]),
            isOptional: modifiers.has("optional") || effects?.throwsClause?.type?.trimmedDescription == "Unimplemented",
            objcName: attributes.attribute("objc")?.explicitName,
            access: modifiers.access,
            isOpen: modifiers.has("open") ? true : nil)
    }
}

extension VariableDeclSyntax {
    /// One record for each name the declaration binds.
    func records(inExtension: Bool) -> [PropertyRecord] {
        bindings.compactMap { binding in
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return nil }
            return PropertyRecord(
                name: identifier,
                type: (binding.typeAnnotation?.type.trimmedDescription).map(LinkedFrameworks.qualified),
                isStatic: modifiers.isStatic,
                isSettable: isSettable(binding),
                isOverride: modifiers.has("override"),
                isPrivate: modifiers.isPrivate,
                isInExtension: inExtension,
                isObjC: attributes.hasAny(of: ["objc", "NSManaged"]),
                isDynamic: modifiers.has("dynamic"),
                isConstant: bindingSpecifier.text == "let",
                isUnavailable: attributes.isUnavailable,
                isOutlet: attributes.hasAny(of: ["IBOutlet", "IBInspectable", "GKInspectable"]),
                isOptional: modifiers.has("optional") || isOptionalRequirement(binding),
                access: modifiers.access,
                observers: binding.observers.map(\.accessorSpecifier.text))
        }
    }

    /// The form that a framework gives an optional property requirement.
    private func isOptionalRequirement(_ binding: PatternBindingSyntax) -> Bool {
        binding.accessorBlock?.trimmedDescription.contains("ObjCRuntime.optionalProperty(") == true
    }

    func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        if bindingSpecifier.text == "let" { return false }
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
    }
}

extension PatternBindingSyntax {
    var observers: [AccessorDeclSyntax] {
        guard case .accessors(let list)? = accessorBlock?.accessors else { return [] }
        return list.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension InitializerDeclSyntax {
    func record(inExtension: Bool) -> InitializerRecord {
        let effects = signature.effectSpecifiers
        return InitializerRecord(
            parameters: signature.parameterClause.parameters.records,
            isConvenience: modifiers.has("convenience") || inExtension,
            isThrowing: effects?.throwsClause != nil,
            isFailable: optionalMark != nil,
            isUnusable: attributes.isUnavailable || effects?.asyncSpecifier != nil || genericParameterClause != nil,
            isInExtension: inExtension,
            isPrivate: modifiers.isPrivate,
            isPublic: !modifiers.access.isEmpty,
            isRequired: modifiers.has("required"),
            objcName: attributes.attribute("objc")?.explicitName)
    }
}

/// A type's name as the index knows it: without generic arguments, attributes and leading `any`.
func plainTypeName(_ written: String) -> String {
    var name = ""
    var depth = 0
    for character in written {
        if character == "<" { depth += 1 }
        if depth == 0, !character.isWhitespace { name.append(character) }
        if character == ">" { depth -= 1 }
    }
    return name
}

extension ExtensionDeclSyntax {
    /// The name of the type that it extends, without what stands in angle brackets; that of the library's type where it is written shortly
    /// (`extension [Int]`).
    var typeName: String {
        if extendedType.is(ArrayTypeSyntax.self) { return "Array" }
        if extendedType.is(DictionaryTypeSyntax.self) { return "Dictionary" }
        return extendedType.is(OptionalTypeSyntax.self) ? "Optional" : plainTypeName(extendedType.trimmedDescription)
    }

    /// Whether it extends a type for some of what that is generic over.
    var isForSome: Bool {
        genericWhereClause != nil || !(extendedType.is(IdentifierTypeSyntax.self) || extendedType.is(MemberTypeSyntax.self))
            || extendedType.trimmedDescription.contains("<")
    }
}

/// The names of the types in a list entry or an alias: `UIView & Layoutable` has two.
func plainTypeNames(_ written: String) -> [String] {
    plainTypeName(written).split(separator: "&").map(String.init)
}
