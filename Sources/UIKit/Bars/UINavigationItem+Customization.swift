extension UINavigationItem {
    /// Whether a bar may need the button with the menu of what has no room.
    var mayOverflow: Bool { !centerItemGroups.isEmpty || additionalOverflowItems != nil }

    /// The groups that the user may take out of the bar and put in again.
    var optionalGroups: [UIBarButtonItemGroup] { customizationIdentifier == nil ? [] : centerItemGroups.filter { $0.kind == .optional } }

    /// Lists the optional groups with a check mark at those that stand in the bar; a touch takes one out or puts it in. Nil where there are none.
    var customizationMenu: UIMenu? {
        let groups: [UIBarButtonItemGroup] = optionalGroups
        guard !groups.isEmpty else { return nil }
        return UIMenu(
            title: SystemText.localized("Customize Toolbar"), image: UIImage(systemName: "slider.horizontal.3"),
            children: groups.map { group in
                let shown: UIBarButtonItem? = group.representativeItem ?? group.barButtonItems.first
                return UIAction(
                    title: shown?.title ?? shown?.accessibilityLabel ?? "", image: shown?.image, attributes: .keepsMenuPresented,
                    state: group.isHidden ? .off : .on
                ) { [weak self] action in
                    group.isHidden.toggle()
                    action.state = group.isHidden ? .off : .on
                    self?.keepCustomization()
                }
            })
    }

    /// The app's defaults have what the user made of the bar, under this key.
    private var customizationKey: String? { customizationIdentifier.map { "UINavigationItemCustomization.\($0)" } }

    private func keepCustomization() {
        guard let customizationKey else { return }
        let shown: [(String, Bool)] = optionalGroups.compactMap { group in group.customizationIdentifier.map { ($0, !group.isHidden) } }
        UserDefaults.standard.set(Dictionary(shown) { $1 }, forKey: customizationKey)
        onChange?()
    }

    /// Gives the optional groups what the user made of them before, where that was kept.
    func readCustomization() {
        guard let customizationKey, let kept = UserDefaults.standard.dictionary(forKey: customizationKey) as? [String: Bool] else { return }
        for group in optionalGroups {
            guard let isShown = group.customizationIdentifier.flatMap({ kept[$0] }), group.isHidden == isShown else { continue }
            group.isHidden = !isShown
        }
    }
}
