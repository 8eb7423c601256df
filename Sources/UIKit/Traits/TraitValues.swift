/// The traits as plain values. Every member has a value that means "not said".
struct TraitValues: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom = .unspecified
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var style: UIUserInterfaceStyle = .unspecified
    var level: UIUserInterfaceLevel = .unspecified
    var contrast: UIAccessibilityContrast = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var displayScale: CGFloat = 0
    var displayGamut: UIDisplayGamut = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var contentSizeCategory: UIContentSizeCategory = .unspecified
    var forceTouchCapability: UIForceTouchCapability = .unknown
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize = .unspecified
    var imageDynamicRange: UIImage.DynamicRange = .unspecified
    var sceneCaptureState: UISceneCaptureState = .unspecified
    var typesettingLanguage: Locale.Language?
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    /// An app's own trait: its definition and the value set for it.
    struct CustomTrait: Hashable, @unchecked Sendable {
        let definition: UITrait
        let value: Any

        static func == (left: CustomTrait, right: CustomTrait) -> Bool {
            guard ObjectIdentifier(left.definition) == ObjectIdentifier(right.definition) else { return false }
            guard let a = left.value as? AnyHashable, let b = right.value as? AnyHashable else { return false }
            return a == b
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(definition))
        }
    }

    /// Takes over every trait that `other` says something about.
    mutating func merge(_ other: TraitValues) {
        if other.idiom != .unspecified { idiom = other.idiom }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.style != .unspecified { style = other.style }
        if other.level != .unspecified { level = other.level }
        if other.contrast != .unspecified { contrast = other.contrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.contentSizeCategory != .unspecified { contentSizeCategory = other.contentSizeCategory }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.toolbarItemPresentationSize != .unspecified { toolbarItemPresentationSize = other.toolbarItemPresentationSize }
        if other.imageDynamicRange != .unspecified { imageDynamicRange = other.imageDynamicRange }
        if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
        if let language = other.typesettingLanguage { typesettingLanguage = language }
        for (key, trait) in other.custom { custom[key] = trait }
    }

    /// Whether every trait said here is said alike in `whole`.
    func isContained(in whole: TraitValues) -> Bool {
        var merged: TraitValues = whole
        merged.merge(self)
        return merged == whole
    }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { (standardValue(of: trait) ?? custom[ObjectIdentifier(trait)]?.value) as? T.Value ?? T.defaultValue }
        set {
            if !setStandardValue(newValue, of: trait) {
                custom[ObjectIdentifier(trait)] = CustomTrait(definition: trait, value: newValue)
            }
        }
    }

    /// Takes the value of one trait from another set.
    mutating func copy(_ trait: UITrait, from other: TraitValues) {
        if trait == UITraitTypesettingLanguage.self {
            typesettingLanguage = other.typesettingLanguage
        } else if let value = other.standardValue(of: trait) {
            _ = setStandardValue(value, of: trait)
        } else {
            custom[ObjectIdentifier(trait)] = other.custom[ObjectIdentifier(trait)]
        }
    }

    func isSame(_ trait: UITrait, in other: TraitValues) -> Bool {
        var copy: TraitValues = self
        copy.copy(trait, from: other)
        return copy == self
    }

    private func standardValue(of trait: UITrait) -> Any? {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): idiom
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): style
        case ObjectIdentifier(UITraitUserInterfaceLevel.self): level
        case ObjectIdentifier(UITraitAccessibilityContrast.self): contrast
        case ObjectIdentifier(UITraitLegibilityWeight.self): legibilityWeight
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale
        case ObjectIdentifier(UITraitDisplayGamut.self): displayGamut
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): contentSizeCategory
        case ObjectIdentifier(UITraitForceTouchCapability.self): forceTouchCapability
        case ObjectIdentifier(UITraitActiveAppearance.self): activeAppearance
        case ObjectIdentifier(UITraitToolbarItemPresentationSize.self): toolbarItemPresentationSize
        case ObjectIdentifier(UITraitImageDynamicRange.self): imageDynamicRange
        case ObjectIdentifier(UITraitSceneCaptureState.self): sceneCaptureState
        case ObjectIdentifier(UITraitTypesettingLanguage.self): typesettingLanguage
        default: nil
        }
    }

    private mutating func setStandardValue(_ value: Any, of trait: UITrait) -> Bool {
        switch value {
        case let value as UIUserInterfaceIdiom: idiom = value
        case let value as UIUserInterfaceSizeClass:
            if ObjectIdentifier(trait) == ObjectIdentifier(UITraitHorizontalSizeClass.self) {
                horizontalSizeClass = value
            } else if ObjectIdentifier(trait) == ObjectIdentifier(UITraitVerticalSizeClass.self) {
                verticalSizeClass = value
            } else {
                return false
            }
        case let value as UIUserInterfaceStyle where trait == UITraitUserInterfaceStyle.self: style = value
        case let value as UIUserInterfaceLevel where trait == UITraitUserInterfaceLevel.self: level = value
        case let value as UIAccessibilityContrast where trait == UITraitAccessibilityContrast.self: contrast = value
        case let value as UILegibilityWeight where trait == UITraitLegibilityWeight.self: legibilityWeight = value
        case let value as CGFloat where trait == UITraitDisplayScale.self: displayScale = value
        case let value as UIDisplayGamut where trait == UITraitDisplayGamut.self: displayGamut = value
        case let value as UITraitEnvironmentLayoutDirection where trait == UITraitLayoutDirection.self: layoutDirection = value
        case let value as UIContentSizeCategory where trait == UITraitPreferredContentSizeCategory.self:
            contentSizeCategory = value
        case let value as UIForceTouchCapability where trait == UITraitForceTouchCapability.self: forceTouchCapability = value
        case let value as UIUserInterfaceActiveAppearance where trait == UITraitActiveAppearance.self: activeAppearance = value
        case let value as UINSToolbarItemPresentationSize where trait == UITraitToolbarItemPresentationSize.self: toolbarItemPresentationSize = value
        case let value as UIImage.DynamicRange where trait == UITraitImageDynamicRange.self: imageDynamicRange = value
        case let value as UISceneCaptureState where trait == UITraitSceneCaptureState.self: sceneCaptureState = value
        case _ where trait == UITraitTypesettingLanguage.self: typesettingLanguage = value as? Locale.Language
        default: return false
        }
        return true
    }

    /// Every trait UIKit itself defines.
    static let standard: [UITrait] = [
        UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
        UITraitLegibilityWeight.self, UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self, UITraitForceTouchCapability.self, UITraitActiveAppearance.self,
        UITraitToolbarItemPresentationSize.self, UITraitImageDynamicRange.self, UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
    ]
}
