import SwiftSyntax

/// Observable properties: `@objc dynamic var` announces its changes.
struct PropertyRewriter: RewritingSubject {
    let context: RewritingContext
    let overrides: OverrideRewriter
    let managedObjects: ManagedObjectRewriter

    func rewriteProperty(_ node: VariableDeclSyntax) {
        if node.attributes.has("NSManaged") { return managedObjects.rewriteManaged(node) }
        guard let scope = memberScope, let type = symbol(of: scope) else { return }
        runOnce(node, in: scope)
        if type.kind == .class || type.kind == .extension { overrides.rewriteOverriddenProperty(node, scope, type) }
        let isExposed = node.attributes.has("objc") || scope.isExposed || type.hasObjCMembers
        guard isExposed, node.modifiers.has("dynamic"), !node.modifiers.isStatic, node.bindingSpecifier.text == "var",
            node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        else { return }
        let willChange = "willChangeValue(forKey: \"\(name)\")"
        let didChange = "didChangeValue(forKey: \"\(name)\")"
        guard let block = binding.accessorBlock else {
            return edits.insert(" { willSet { \(willChange) } didSet { \(didChange) } }", at: end(of: binding))
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        announce(in: accessors, block, willChange, didChange)
    }

    /// `static var initialize: Void = prepare()` becomes a property that prepares the first time it is read, and not while it does: an app's class that
    /// sets up its own `appearance()` so is made once more for that, by an initialiser that reads it again. Apple's stand-ins run no code of the app's.
    private func runOnce(_ node: VariableDeclSyntax, in scope: TypeScope) {
        guard node.modifiers.isStatic, node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText, let initializer = binding.initializer,
            ["Void", "()", "Swift.Void"].contains(binding.typeAnnotation?.type.trimmedDescription), node.attributes.isEmpty
        else { return }
        if node.bindingSpecifier.text == "let" { edits.substitute(range(of: node.bindingSpecifier), with: "var") }
        edits.substitute(
            range(of: initializer.equal), with: "{ get { ObjCRuntime.once(\"\(table.module).\(scope.key).\(name)\") { let _: Void =")
        edits.insertClosing(" } }\(node.bindingSpecifier.text == "var" ? " set {}" : "") }", at: end(of: initializer))
    }

    private func announce(in accessors: AccessorDeclListSyntax, _ block: AccessorBlockSyntax, _ willChange: String, _ didChange: String) {
        func body(_ kind: String) -> CodeBlockSyntax? { accessors.first { $0.accessorSpecifier.text == kind }?.body }
        if let setter = body("set") {
            edits.insert(" \(willChange); defer { \(didChange) };", at: end(of: setter.leftBrace))
            return
        }
        guard body("willSet") != nil || body("didSet") != nil else { return }
        if let will = body("willSet") {
            edits.insert(" \(willChange);", at: end(of: will.leftBrace))
        } else {
            edits.insert(" willSet { \(willChange) }", at: end(of: block.leftBrace))
        }
        if let did = body("didSet") {
            edits.insert(" defer { \(didChange) };", at: end(of: did.leftBrace))
        } else {
            edits.insertClosing("didSet { \(didChange) } ", at: start(of: block.rightBrace))
        }
    }
}
