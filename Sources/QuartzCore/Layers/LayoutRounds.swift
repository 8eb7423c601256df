/// Lays out a tree of layers until it has settled.
///
/// A layout may ask for another one; a tree that never settles must not hang the app. Where one layer has used its rounds up, those above it do not
/// begin others because of it.
enum LayoutRounds {
    /// Layouts of one layer in a row.
    private static let most = 64

    static func run(_ layer: CALayer) {
        let context: LayerContext = .current
        context.layoutDepth += 1
        defer {
            context.layoutDepth -= 1
            if context.layoutDepth == 0 { context.isLayoutExhausted = false }
        }
        var rounds = 0
        while !layer.pending.isDisjoint(with: [.layout, .layoutBelow]), rounds == 0 || !context.isLayoutExhausted {
            guard rounds < most else {
                context.isLayoutExhausted = true
                context.endlessLayers.insert(ObjectIdentifier(layer))
                break
            }
            rounds += 1
            if layer.pending.contains(.layout) {
                layer.pending.remove(.layout)
                layer.layoutSublayers()
            }
            layer.pending.remove(.layoutBelow)
            for sublayer in layer.storedSublayers { sublayer.layoutTree() }
            layer.storedMask?.layoutTree()
        }
    }
}
