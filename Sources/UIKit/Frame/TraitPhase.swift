/// Traits down: windows whose environment changed tell their trees.
@MainActor enum TraitPhase {
    static func run(in windows: [UIWindow]) {
        for window in windows where window.storedTraits != window.resolvedTraitsNow { TraitPropagation.update(window) }
    }
}

extension UIWindow {
    /// The traits that the window would have if they were worked out now.
    fileprivate var resolvedTraitsNow: UITraitCollection {
        if overrideUserInterfaceStyle == .unspecified, traitOverrides.isEmpty { return environmentTraits }
        return storedTraits
    }
}
