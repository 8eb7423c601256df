extension UIViewController {
    /// The traits a child starts from, when this controller's are `own`.
    func childTraits(_ child: UIViewController, from own: UITraitCollection) -> UITraitCollection {
        var values: TraitValues = own.values
        adjustTraits(&values, for: child)
        if let override = childOverrides[ObjectIdentifier(child)] { values.merge(override.values) }
        if child.overrideUserInterfaceStyle != .unspecified { values.style = child.overrideUserInterfaceStyle }
        if !child.traitOverrides.isEmpty { values = child.traitOverrides.applied(to: values) }
        return values == own.values ? own : UITraitCollection(values)
    }

    /// Works the controller's traits out from where its view stands, its parent, its window or the screen, and keeps them.
    /// From iOS 17 on, views between a parent's view and a child's have a say (behaviour/rules.md 1.8).
    @discardableResult
    func resolveTraits() -> UITraitCollection {
        let resolved: UITraitCollection
        if let parent {
            let place: UIView? = viewIfLoaded?.superview
            resolved = parent.childTraits(self, from: place?.window == nil ? parent.traitCollection : place?.traitCollection ?? .detached)
        } else if let hostPresentation {
            resolved = rootTraits(from: hostPresentation.active.traitCollection)
        } else {
            let base: UITraitCollection = hostingWindow?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? .detached
            resolved = rootTraits(from: base)
        }
        if resolved != storedTraits {
            storedTraits = resolved
            // Of traits that a parent imposes the app is told, whoever asked for them before.
            if parent?.childOverrides[ObjectIdentifier(self)] == nil { toldTraits = resolved }
        }
        traitsAreCurrent = isAttached
        return storedTraits
    }

    private func rootTraits(from base: UITraitCollection) -> UITraitCollection {
        var values: TraitValues = base.values
        if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
        if !traitOverrides.isEmpty { values = traitOverrides.applied(to: values) }
        return values == base.values ? base : UITraitCollection(values)
    }

    private var isAttached: Bool {
        hostingWindow != nil || hostPresentation != nil || (parent?.isAttached ?? false) || viewIfLoaded?.window != nil
    }

    /// The controller's place or overrides changed.
    func traitEnvironmentDidChange() {
        if isAttached, let view = viewIfLoaded, view.window != nil {
            TraitPropagation.update(view)
        } else {
            invalidateTraits()
        }
    }

    private func invalidateTraits() {
        traitsAreCurrent = false
        viewIfLoaded?.traitsAreCurrent = false
        for child in children { child.invalidateTraits() }
    }

    /// Resolves anew and tells the app if something changed (behaviour/rules.md 1.4: before the view and its layout).
    func updateTraits() {
        let previous: UITraitCollection = toldTraits
        let current: UITraitCollection = resolveTraits()
        guard current !== previous, current != previous else { return }
        toldTraits = current
        current.performAsCurrent {
            traitsWillReachApp(from: previous)
            CallTrace.record(self, "traitCollectionDidChange(_:)")
            traitCollectionDidChange(previous)
            traitObservers.notify(previous: previous, current: current)
        }
        for child in children where child.viewIfLoaded?.window == nil { child.invalidateTraits() }
    }
}
