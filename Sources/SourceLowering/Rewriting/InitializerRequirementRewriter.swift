import SwiftSyntax

/// Protocols of the module's own that ask for an `init()` and that it gives to a framework's class, `extension NSObject: Makeable {}`.
///
/// Imported from Objective-C, every class has the initialisers of its superclass as far as a protocol asks for them; Swift wants required ones. So the
/// protocol asks for none, and has an `init()` in an extension of its own: it makes framework's classes by the runtime, and the module's own types,
/// which conform to a protocol below it that still asks, by theirs. A protocol for classes is one for all types then, since only such a one may say
/// which object an initialiser gives.
struct InitializerRequirementRewriter: RewritingSubject {
    let context: RewritingContext

    func moveRequirement(of node: ProtocolDeclSyntax) {
        let name: String = node.name.text
        guard isMoved(name), let initializer = requirement(in: node) else { return }
        blank(initializer)
        for inherited in node.inheritanceClause?.inheritedTypes ?? [] where Self.isClassRestriction(inherited.type) {
            edits.replace(range(of: inherited.type), with: "Any")
        }
        let access: String = node.modifiers.access
        context.tail.append(
            """
            \(access)protocol \(Self.made(name)): \(name) { init() }
            extension \(name) {
                \(access)init() {
                    if let type = Self.self as? any \(Self.made(name)).Type, let made = type.init() as? Self { self = made } else { self = ObjCRuntime.made(Self.self) }
                }
            }
            """)
    }

    /// Types of the module's own conform to the protocol that asks.
    func renameConformance(_ clause: InheritanceClauseSyntax?, of type: String) {
        for inherited in clause?.inheritedTypes ?? [] where table.resolve(type, from: "").map(table.isOfFramework) != true {
            let name: String = inherited.type.trimmedDescription
            if isMoved(name) { edits.replace(range(of: inherited.type), with: Self.made(name)) }
        }
    }

    private static func made(_ name: String) -> String { "__\(name)Made" }

    private func isMoved(_ name: String) -> Bool { table.initializingProtocolsOfFrameworks.contains(name) }

    private func requirement(in node: ProtocolDeclSyntax) -> InitializerDeclSyntax? {
        activeDeclarations(in: node.memberBlock.members).lazy.compactMap { $0.as(InitializerDeclSyntax.self) }.first {
            $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil && $0.signature.effectSpecifiers == nil
        }
    }

    private static func isClassRestriction(_ type: TypeSyntax) -> Bool {
        type.is(ClassRestrictionTypeSyntax.self) || ["AnyObject", "class"].contains(type.trimmedDescription)
    }
}
