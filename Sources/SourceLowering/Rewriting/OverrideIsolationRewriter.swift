import SwiftSyntax

/// Overrides in a layer's class of the main actor, of what the framework's class declares, which belongs to no actor.
///
/// Where that class is Objective-C's, an override without an actor of its own belongs to its class's. Swift's classes have none that do: there it
/// belongs to no actor, as what it overrides, and could not use what its class has. Other classes without an actor, as operations, are called on
/// any thread, which a device does not ask about: their overrides stay as they are.
struct OverrideIsolationRewriter: RewritingSubject {
    let context: RewritingContext

    /// The frameworks' classes whose members belong to no actor, and are called on the main thread.
    private static let unisolated: Set<String> = [
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAEmitterLayer", "CAReplicatorLayer", "CAScrollLayer", "CATiledLayer",
        "CATransformLayer", "CAMetalLayer", "AVPlayerLayer", "AVCaptureVideoPreviewLayer",
    ]

    /// Has the body run on the main actor, which it is called on.
    func isolate(_ node: FunctionDeclSyntax, _ method: MethodRecord, of type: TypeSymbol) {
        guard method.isOverride, !method.isStatic, !method.isAsync, let body = node.body, isUnisolated(node.attributes, node.modifiers, type) else { return }
        let result: String = node.signature.returnClause?.type.trimmedDescription ?? "Void"
        let attempt: String = method.isThrowing ? "try " : ""
        edits.insert(" \(attempt)MainActor.assumeIsolated { () \(method.isThrowing ? "throws " : "")-> \(result) in", at: end(of: body.leftBrace))
        edits.insertClosing("} ", at: start(of: body.rightBrace))
    }

    private func isUnisolated(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ type: TypeSymbol) -> Bool {
        guard type.isMainActor, !attributes.has("MainActor"), !modifiers.has("nonisolated"), let superclass = type.inherited.first else { return false }
        return Self.unisolated.contains(superclass) && table.resolve(superclass, from: type.name)?.module != table.module
    }
}
