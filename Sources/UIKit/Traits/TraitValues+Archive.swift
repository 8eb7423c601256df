// The system's traits in archives: those that say something, by the names of their properties.
extension TraitValues {
    func encode(to coder: NSCoder) {
        func keep(_ value: Int, _ unspecified: Int, _ key: String) {
            if value != unspecified { coder.encode(value, forKey: key) }
        }
        keep(idiom.rawValue, UIUserInterfaceIdiom.unspecified.rawValue, "UITraitUserInterfaceIdiom")
        keep(horizontalSizeClass.rawValue, 0, "UITraitHorizontalSizeClass")
        keep(verticalSizeClass.rawValue, 0, "UITraitVerticalSizeClass")
        keep(style.rawValue, 0, "UITraitUserInterfaceStyle")
        keep(level.rawValue, UIUserInterfaceLevel.unspecified.rawValue, "UITraitUserInterfaceLevel")
        keep(contrast.rawValue, UIAccessibilityContrast.unspecified.rawValue, "UITraitAccessibilityContrast")
        keep(legibilityWeight.rawValue, UILegibilityWeight.unspecified.rawValue, "UITraitLegibilityWeight")
        keep(displayGamut.rawValue, UIDisplayGamut.unspecified.rawValue, "UITraitDisplayGamut")
        keep(layoutDirection.rawValue, UITraitEnvironmentLayoutDirection.unspecified.rawValue, "UITraitLayoutDirection")
        keep(forceTouchCapability.rawValue, UIForceTouchCapability.unknown.rawValue, "UITraitForceTouchCapability")
        keep(activeAppearance.rawValue, UIUserInterfaceActiveAppearance.unspecified.rawValue, "UITraitActiveAppearance")
        if displayScale != 0 { coder.encode(Double(displayScale), forKey: "UITraitDisplayScale") }
        if contentSizeCategory != .unspecified {
            coder.encode(contentSizeCategory.rawValue as NSString, forKey: "UITraitPreferredContentSizeCategory")
        }
    }

    init(archivedIn coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        func value<Value: RawRepresentable>(_ unspecified: Value, _ key: String) -> Value where Value.RawValue == Int {
            coder.containsValue(forKey: key) ? Value(rawValue: coder.decodeInteger(forKey: key)) ?? unspecified : unspecified
        }
        idiom = value(.unspecified, "UITraitUserInterfaceIdiom")
        horizontalSizeClass = value(.unspecified, "UITraitHorizontalSizeClass")
        verticalSizeClass = value(.unspecified, "UITraitVerticalSizeClass")
        style = value(.unspecified, "UITraitUserInterfaceStyle")
        level = value(.unspecified, "UITraitUserInterfaceLevel")
        contrast = value(.unspecified, "UITraitAccessibilityContrast")
        legibilityWeight = value(.unspecified, "UITraitLegibilityWeight")
        displayGamut = value(.unspecified, "UITraitDisplayGamut")
        layoutDirection = value(.unspecified, "UITraitLayoutDirection")
        forceTouchCapability = value(.unknown, "UITraitForceTouchCapability")
        activeAppearance = value(.unspecified, "UITraitActiveAppearance")
        if coder.containsValue(forKey: "UITraitDisplayScale") { displayScale = CGFloat(coder.decodeDouble(forKey: "UITraitDisplayScale")) }
        if let name = coder.archivedText("UITraitPreferredContentSizeCategory") { contentSizeCategory = UIContentSizeCategory(rawValue: name) }
    }
}
