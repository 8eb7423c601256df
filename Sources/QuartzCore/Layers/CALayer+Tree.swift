import ObjectRuntime

/// The key of the action when a layer becomes visible in a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer leaves its tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which `CATransition` is added by itself.
public let kCATransition = "transition"

extension CALayer {
    /// Sublayers from front to back: higher `zPosition` first, later ones first among equals.
    final var frontToBack: [CALayer] { backToFront.reversed() }

    /// Sublayers in the order they are drawn.
    final var backToFront: [CALayer] {
        guard storedSublayers.contains(where: { $0.state.zPosition != 0 }) else { return storedSublayers }
        return storedSublayers.enumerated()
            .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
            .map(\.element)
    }

    final func insert(_ layer: CALayer, at index: Int?) {
        // What has no sublayers and no mask holds nobody: deep trees are mostly built from such layers.
        let holdsNone: Bool = layer.storedSublayers.isEmpty && layer.mask == nil
        precondition(layer !== self && (holdsNone || !isDescendant(of: layer)), "A layer cannot be its own sublayer")
        if layer.parent === self, let old = storedSublayers.firstIndex(where: { $0 === layer }) {
            storedSublayers.remove(at: old)
            storedSublayers.insert(layer, at: min(index ?? storedSublayers.count, storedSublayers.count))
            return LayerChanges.record()
        }
        let action = layer.actionForChange(of: kCAOnOrderIn)
        layer.detach(isMoving: true)
        storedSublayers.insert(layer, at: min(index ?? storedSublayers.count, storedSublayers.count))
        layer.parent = self
        PendingWork.announce(layer, to: self)
        LayoutRounds.sublayersDidChange(in: self)
        layer.finishChange(of: kCAOnOrderIn, action: action)
    }

    final func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
        guard let sibling else { return insert(layer, at: above ? nil : 0) }
        guard layer !== sibling else { return }
        if layer.parent === self { storedSublayers.removeAll { $0 === layer } }
        // One that is no sublayer is looked for up to the end (behaviour/rules.md 18.2).
        let index: Int = storedSublayers.firstIndex { $0 === sibling } ?? storedSublayers.count - (above ? 1 : 0)
        if layer.parent === self {
            storedSublayers.insert(layer, at: above ? index + 1 : index)
            return LayerChanges.record()
        }
        insert(layer, at: above ? index + 1 : index)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = storedSublayers.firstIndex(where: { $0 === old }) else { return }
        insert(new, at: index)
        old.detach()
    }

    final func replaceSublayers(with layers: [CALayer]) {
        for layer in storedSublayers where !layers.contains(where: { $0 === layer }) { layer.detach() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    final func replaceMask(with mask: CALayer?) {
        guard mask !== storedMask else { return }
        storedMask?.maskOwner = nil
        mask?.detach()
        storedMask = mask
        mask?.maskOwner = self
        if let mask { PendingWork.announce(mask, to: self) }
        LayerChanges.record()
    }

    final func detach(isMoving: Bool = false) {
        if let owner = maskOwner { owner.replaceMask(with: nil) }
        guard let old = parent else { return }
        let action = isMoving ? nil : actionForChange(of: kCAOnOrderOut)
        old.storedSublayers.removeAll { $0 === self }
        parent = nil
        LayoutRounds.sublayersDidChange(in: old)
        finishChange(of: kCAOnOrderOut, action: action)
    }

    final func isDescendant(of other: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === other { return true }
            layer = current.parent ?? current.maskOwner
        }
        return false
    }
}
