/// The changes that animation blocks made while it listened, so that they can be undone: how a cancelled interactive
/// transition returns to its beginning.
@MainActor final class AnimationRecording {
    private struct Change {
        let layer: CALayer
        let key: String
        let value: Any?
    }

    private var changes: [Change] = []
    /// Those whose properties are changed.
    var layers: [CALayer] { changes.map(\.layer) }
    private static var current: AnimationRecording? {
        get { AppContext.current.animation.recording }
        set { AppContext.current.animation.recording = newValue }
    }

    /// Runs `body` and notes what its animation blocks change.
    func record(_ body: () -> Void) {
        let outer: AnimationRecording? = Self.current
        Self.current = self
        body()
        Self.current = outer
    }

    /// Called for each property that an animation block animates, before it has its new value.
    static func record(_ layer: CALayer, _ key: String, from value: Any?) {
        current?.changes.append(Change(layer: layer, key: key, value: value))
    }

    /// Gives every property the value it had and ends its animation; their completions run, unfinished.
    func restore() {
        UIView.performWithoutAnimation {
            for change in changes.reversed() { put(change) }
        }
        let layers: [CALayer] = changes.map(\.layer)
        changes = []
        for layer in layers { layer.removeAllAnimations() }
    }

    /// Takes the driven animations away and leaves every property at its old value, at what is seen now, or at its new one.
    func end(at position: UIViewAnimatingPosition) {
        let shown: [Any?] = changes.map { position == .current ? ($0.layer.presentation() ?? $0.layer).value(forKeyPath: $0.key) : nil }
        for change in changes where change.layer.animation(forKey: change.key) is DrivenAnimation {
            change.layer.removeAnimation(forKey: change.key)
        }
        UIView.performWithoutAnimation {
            switch position {
            case .end: break
            case .start: for change in changes.reversed() { put(change) }
            case .current:
                for (change, value) in zip(changes, shown) { put(Change(layer: change.layer, key: change.key, value: value)) }
            }
        }
        changes = []
    }

    /// Geometry goes through the view, which tells whoever depends on it.
    private func put(_ change: Change) {
        let view = change.layer.delegate as? UIView
        switch (change.key, change.value) {
        case ("position", let point as CGPoint) where view != nil: view?.center = point
        case ("bounds", let bounds as CGRect) where view != nil: view?.bounds = bounds
        default: change.layer.setValue(change.value, forKeyPath: change.key)
        }
    }
}
