import CoreGraphics
import Foundation

extension CALayer {
    /// Sets one value of the state, with the action the change sets off. Returns whether it was a change.
    @discardableResult
    @inline(__always)
    final func change<Value: Equatable>(
        _ path: WritableKeyPath<LayerState, Value>, to value: Value, key: String
    ) -> Bool {
        guard state[keyPath: path] != value else { return false }
        let action = actionForChange(of: key)
        state[keyPath: path] = value
        finishChange(of: key, action: action)
        return true
    }

    final func changeTiming<Value: Equatable>(_ path: WritableKeyPath<MediaTiming, Value>, to value: Value) {
        guard state.timing[keyPath: path] != value else { return }
        state.timing[keyPath: path] = value
        LayerChanges.record()
    }

    /// The action to run after `key` has changed; asked for before, so that it can see the old value.
    final func actionForChange(of key: String) -> (any CAAction)? {
        guard modelLayer == nil, !CATransaction.disableActions() else { return nil }
        if delegate == nil && !isCommitted && actions == nil { return nil }
        return action(forKey: key)
    }

    final func finishChange(of key: String, action: (any CAAction)?) {
        if modelLayer != nil { return }
        LayerChanges.record()
        action?.run(forKey: key, object: self, arguments: nil)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// Says that the same values now draw something else.
    package final func contentChanged() {
        contentVersion &+= 1
        if modelLayer == nil { LayerChanges.record() }
    }

    /// The animation of an animatable property that nobody else gave an action for.
    final func implicitAnimation(forKey key: String) -> (any CAAction)? {
        guard isCommitted else { return nil }
        if key == "sublayers" || key == "contents" || key == kCAOnOrderIn || key == kCAOnOrderOut {
            return nil
        }
        guard Self.isAnimatable(key), let old = (presentation() ?? self).animatableValue(forKeyPath: key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = old
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    final func mark(_ work: PendingWork) {
        guard !pending.contains(work) else { return }
        pending.insert(work)
        LayerChanges.record()
        let below: PendingWork = work == .layout ? .layoutBelow : .displayBelow
        var above = parent ?? maskOwner
        while let layer = above, !layer.pending.contains(below) {
            layer.pending.insert(below)
            above = layer.parent ?? layer.maskOwner
        }
    }

    /// Lays out this layer and all below it that asked for it.
    final func layoutTree() {
        if !pending.isDisjoint(with: [.layout, .layoutBelow]) { LayoutRounds.run(self) }
    }

    /// Draws whatever asked for it, in this layer and below.
    package final func displayTree() {
        guard !pending.isDisjoint(with: [.display, .displayBelow]) else { return }
        displayIfNeeded()
        pending.remove(.displayBelow)
        for sublayer in storedSublayers { sublayer.displayTree() }
        storedMask?.displayTree()
    }
}
