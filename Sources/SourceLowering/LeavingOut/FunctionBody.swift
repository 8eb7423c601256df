import SwiftSyntax

/// A function, initialiser or accessor with a body that may be left out.
struct FunctionBody {
    /// The result that the caller gets.
    enum Result {
        case nothing, optional, value
        /// A value whose type the body alone tells, or `self`.
        case unnamed
    }

    /// A function that a test library calls.
    struct Test {
        var isSwiftTesting: Bool
        /// The offset at which `throws` has to be put in, if it has to.
        var throwsAt: Int?
    }

    let result: Result
    /// Whether it may throw any error.
    var canThrow = false
    var test: Test?

    /// - Parameter owner: What a code block belongs to, or the accessor block of a computed value.
    init?(_ owner: Syntax) {
        switch owner.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            result = Self.result(of: function.signature.returnClause?.type)
            test = function.testKind
            canThrow = function.signature.effectSpecifiers?.throwsClause.map { $0.throwsSpecifier.text == "throws" && $0.type == nil } ?? false
        case .initializerDecl(let initializer): result = initializer.optionalMark == nil ? .unnamed : .optional
        case .deinitializerDecl: result = .nothing
        case .accessorDecl(let accessor):
            let isGetter = accessor.accessorSpecifier.text == "get"
            let block = accessor.parent?.parent
            result = isGetter ? Self.result(ofValueOf: block) : .nothing
            if ["_read", "_modify", "unsafeAddress", "unsafeMutableAddress"].contains(accessor.accessorSpecifier.text) { return nil }
        case .accessorBlock: result = Self.result(ofValueOf: owner)
        default: return nil
        }
    }

    private static func result(of type: TypeSyntax?) -> Result {
        guard let type else { return .nothing }
        let text = type.trimmedDescription
        if ["Void", "()", "Swift.Void"].contains(text) { return .nothing }
        if type.is(SomeOrAnyTypeSyntax.self), text.hasPrefix("some ") { return .unnamed }
        return type.isOptional ? .optional : .value
    }

    private static func result(ofValueOf block: Syntax?) -> Result {
        if let binding = block?.parent?.as(PatternBindingSyntax.self) { return binding.typeAnnotation.map { result(of: $0.type) } ?? .value }
        if let member = block?.parent?.as(SubscriptDeclSyntax.self) { return result(of: member.returnClause.type) }
        return .value
    }
}

extension AccessorBlockSyntax {
    /// Whether it is a getter's body without the word `get`.
    var isGetter: Bool {
        if case .getter = accessors { true } else { false }
    }
}

extension FunctionDeclSyntax {
    /// How a test library finds this function, if it is a test.
    fileprivate var testKind: FunctionBody.Test? {
        let isSwiftTesting = attributes.has("Test")
        guard isSwiftTesting || isXCTest, let body else { return nil }
        let effects = signature.effectSpecifiers
        let offset = (signature.returnClause?.positionAfterSkippingLeadingTrivia ?? body.positionAfterSkippingLeadingTrivia).utf8Offset
        return FunctionBody.Test(isSwiftTesting: isSwiftTesting, throwsAt: effects?.throwsClause == nil ? offset : nil)
    }

    /// By XCTest's rule: a method of a test case that begins with `test`, without parameters and result. That a class is a test case is
    /// taken from the file's importing XCTest.
    private var isXCTest: Bool {
        name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty && signature.returnClause == nil
            && parent?.is(MemberBlockItemSyntax.self) == true
            && root.as(SourceFileSyntax.self)?.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "XCTest" } == true
    }
}
