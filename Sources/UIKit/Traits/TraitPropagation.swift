/// The flow of traits down the tree (behaviour/rules.md 1.8).
@MainActor enum TraitPropagation {
    /// Something that decides the traits of `view` changed: its place in the tree or its overrides.
    static func environmentDidChange(_ view: UIView) {
        guard view.window != nil || view is UIWindow else {
            invalidate(view)
            return
        }
        // What a controller puts into its view as it hears of new traits is laid out by these, before the view hears of them.
        if AppContext.current.viewsWaitingForControllers > 0 {
            let host: UIView? = sequence(first: view, next: \.superview).dropFirst().first { $0.owningController != nil }
            if let host, host.isWaitingForController { host.resolveTraits() }
        }
        update(view)
    }

    /// Outside a window nobody is told: traits are resolved when asked for.
    private static func invalidate(_ view: UIView) {
        view.traitsAreCurrent = false
        for subview in view.subviews { invalidate(subview) }
    }

    /// Resolves the traits of `view` and its descendants anew and tells those whose traits changed, from the top down:
    /// a controller before its view.
    static func update(_ view: UIView) {
        let previous: UITraitCollection = view.storedTraits
        let isFirst: Bool = !view.traitsAreCurrent
        if let controller = view.owningController { inform(controller, of: view) }
        let current: UITraitCollection = view.resolveTraits()
        let changed: Bool = current !== previous && current != previous
        if changed {
            notify(view, previous: previous, current: current)
        } else if isFirst {
            // Outside a window traits were resolved in silence: what UIKit derives from them catches up.
            let applied: UITraitCollection = view.appliedTraits
            current.performAsCurrent {
                if applied !== current, applied != current { view.traitsDidChange(from: applied) }
                view.traitObservers.catchUp(from: applied)
            }
        }
        if changed || isFirst || view.subviews.contains(where: { !$0.traitsAreCurrent }) {
            for subview in view.subviews { update(subview) }
        }
    }

    private static func inform(_ controller: UIViewController, of view: UIView) {
        view.isWaitingForController = true
        AppContext.current.viewsWaitingForControllers += 1
        controller.updateTraits()
        AppContext.current.viewsWaitingForControllers -= 1
        view.isWaitingForController = false
    }

    private static func notify(_ view: UIView, previous: UITraitCollection, current: UITraitCollection) {
        current.performAsCurrent {
            view.traitsDidChange(from: previous)
            CallTrace.record(view: view, "traitCollectionDidChange(_:)")
            view.traitCollectionDidChange(previous)
            view.traitObservers.notify(previous: previous, current: current)
        }
    }
}

extension UIView {
    /// Works out this view's traits from the nearest controller or superview and its own overrides, and keeps them.
    @discardableResult
    func resolveTraits() -> UITraitCollection {
        let base: UITraitCollection = inheritedTraits
        var values: TraitValues = base.values
        if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
        if !traitOverrides.isEmpty { values = traitOverrides.applied(to: values) }
        if let minimum = minimumContentSizeCategory, values.contentSizeCategory < minimum { values.contentSizeCategory = minimum }
        if let maximum = maximumContentSizeCategory, values.contentSizeCategory > maximum { values.contentSizeCategory = maximum }
        if values == base.values {
            storedTraits = base == storedTraits ? storedTraits : base
        } else if values != storedTraits.values {
            storedTraits = UITraitCollection(values)
        }
        traitsAreCurrent = window != nil || self is UIWindow
        return storedTraits
    }

    private var inheritedTraits: UITraitCollection {
        if let window = self as? UIWindow { return window.environmentTraits }
        if let owningController { return owningController.traitCollection }
        return superview?.traitCollection ?? UITraitCollection.detached
    }

    /// Refreshes what depends on traits in UIKit itself when a view's traits change.
    func traitsDidChange(from previous: UITraitCollection) {
        let current: UITraitCollection = storedTraits
        appliedTraits = current
        if current.hasDifferentColorAppearance(comparedTo: previous) {
            updateBackgroundColor()
            colorAppearanceDidChange()
            setNeedsDisplay()
        }
        if current.displayScale != previous.displayScale, current.displayScale > 0 {
            layer.contentsScale = current.displayScale
            setNeedsDisplay()
        }
        if current.layoutDirection != previous.layoutDirection { semanticsDidChange() }
        if current.horizontalSizeClass != previous.horizontalSizeClass
            || current.preferredContentSizeCategory != previous.preferredContentSizeCategory
        {
            marginsMayHaveChanged()
            // The readable width follows the text size.
            marginsGuideDidChange()
        }
        contentTraitsDidChange(from: previous)
        setNeedsLayout()
    }

    /// The direction this view is laid out in may be another now.
    func semanticsDidChange() {
        directionDidChangeForConstraints()
        marginsMayHaveChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func updateBackgroundColor() {
        guard let backgroundColor else {
            layer.backgroundColor = nil
            return
        }
        layer.backgroundColor = resolve(backgroundColor).cgColor
    }
}

extension UITraitCollection {
    /// The traits of an object that is in no window: those of the main screen.
    @MainActor static var detached: UITraitCollection { UIScreen.main.traitCollection }
}
