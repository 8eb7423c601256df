// Bar items are no views: their stand-ins are asked when a bar shows an item, for what the item was not given itself.

extension UIBarItem: UIAppearance {
    public static func appearance() -> Self { AppearanceProxies.item(for: self, containers: [], traits: nil) }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.item(for: self, containers: containerTypes, traits: nil)
    }

    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.item(for: self, containers: [], traits: trait)
    }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.item(for: self, containers: containerTypes, traits: trait)
    }

    /// The words' attributes as `view` shows the item: its own, over those of its class's stand-ins.
    func shownTitleAttributes(for state: UIControl.State, in view: UIView) -> [NSAttributedString.Key: Any]? {
        if let own = titleTextAttributes(for: state) { return own }
        return AppearanceProxies.items(for: self, in: view).lazy.compactMap { $0.titleTextAttributes(for: state) }.first
    }
}

extension UIBarButtonItem {
    func shownTintColor(in view: UIView) -> UIColor? {
        if let tintColor { return tintColor }
        return AppearanceProxies.items(for: self, in: view).lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
    }
}
