import SwiftSyntax

/// Protocols of the module's own that ask for an `init()` and that it gives to a framework's class, `extension NSObject: Makeable {}`.
///
/// Imported from Objective-C, every class has the initialisers of its superclass as far as a protocol asks for them; Swift wants required ones. So the
/// protocol asks for none, and has an `init()` in an extension of its own: it makes framework's classes by the runtime, and the module's own types,
/// which conform to a protocol below it that still asks, by theirs. A protocol for classes is one for all types then, since only such a one may say
/// which object an initialiser gives.
///
/// And classes of the module's own that conform to one by what they have from a framework's class.
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

    /// A class of the module's own that has its `init()` from a framework's class, and conforms to a protocol that asks for one, gets one that is required.
    /// Call before its scope is left.
    func requireInitializer(of node: ClassDeclSyntax) {
        guard !node.modifiers.has("final"), let scope = context.scopes.last, let type = symbol(of: scope), table.subclasses(of: type).isEmpty,
            let body = inheritedInitializer(of: type), asksForInitializer(type)
        else { return }
        context.scopes[context.scopes.count - 1].generatedMembers.append("\(node.modifiers.access)required \(body)")
    }

    private func inheritedInitializer(of type: TypeSymbol) -> String? {
        let chain: [TypeSymbol] = table.chain(from: type)
        let own = chain.prefix { !table.isOfFramework($0) }
        guard own.count < chain.count, !own.contains(where: { $0.initializers.contains { $0.parameters.isEmpty } }) else { return nil }
        let classes: [String] = chain.dropFirst(own.count).map(\.name)
        if classes.contains("UITableViewCell") { return "convenience init() { self.init(style: .default, reuseIdentifier: nil) }" }
        if classes.contains("UIView") { return "convenience init() { self.init(frame: .zero) }" }
        if classes.contains("UIViewController") { return "convenience init() { self.init(nibName: nil, bundle: nil) }" }
        return classes == ["NSObject"] ? "override init() { super.init() }" : nil
    }

    /// Whether a protocol that the type conforms to, or one above it, asks for `init()`.
    private func asksForInitializer(_ type: TypeSymbol) -> Bool {
        var waiting: [TypeSymbol] = type.inherited.compactMap { table.resolve($0, from: type.name) }
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard next.kind == .protocol, !isMoved(next.name), seen.insert(next.name).inserted else { continue }
            if next.initializers.contains(where: { $0.parameters.isEmpty && !$0.isInExtension && !$0.isFailable }) { return true }
            waiting += next.inherited.compactMap { table.resolve($0, from: next.name) }
        }
        return false
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
