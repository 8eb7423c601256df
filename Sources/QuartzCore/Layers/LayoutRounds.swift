/// Lays out a tree of layers until it has settled.
///
/// A layout may ask for another one; a tree that never settles must not hang the app. Where one layer has used its rounds up, those above it do not
/// begin others because of it.
package enum LayoutRounds {
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
                let isOuter: Bool = layer.pending.insert(.layoutRuns).inserted
                layer.layoutSublayers()
                if isOuter { layer.pending.remove(.layoutRuns) }
            }
            layer.pending.remove(.layoutBelow)
            for sublayer in layer.storedSublayers { sublayer.layoutTree() }
            layer.storedMask?.layoutTree()
        }
    }

    /// A sublayer came or went: its superlayer is laid out, but for where that happens in the middle of its layout. Apps add one in each (behaviour/rules.md
    /// 7.9).
    package static func sublayersDidChange(in layer: CALayer) {
        if !layer.pending.contains(.layoutRuns) { layer.setNeedsLayout() }
    }
}
