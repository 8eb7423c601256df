/// A trait an app or UIKit defines: a value that flows from a window down to every view.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value
    /// The value where nobody set one.
    static var defaultValue: Self.Value { get }
    /// Name in descriptions; defaults to the type's name.
    static var name: String { get }
    static var identifier: String { get }
    /// Whether dynamic colours may depend on this trait, so that views redraw when it changes. Default false.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { _typeName(Self.self, qualified: true) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public typealias Value = UIUserInterfaceIdiom
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public typealias Value = UIUserInterfaceStyle
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public typealias Value = UIUserInterfaceLevel
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
    public typealias Value = UIAccessibilityContrast
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitLegibilityWeight: UITraitDefinition {
    public typealias Value = UILegibilityWeight
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

public struct UITraitDisplayScale: UITraitDefinition {
    public typealias Value = CGFloat
    /// Pixels a point; 0 is unspecified.
    public static var defaultValue: CGFloat { 0 }
}

public struct UITraitDisplayGamut: UITraitDefinition {
    public typealias Value = UIDisplayGamut
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitLayoutDirection: UITraitDefinition {
    public typealias Value = UITraitEnvironmentLayoutDirection
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public typealias Value = UIContentSizeCategory
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

public struct UITraitForceTouchCapability: UITraitDefinition {
    public typealias Value = UIForceTouchCapability
    public static var defaultValue: UIForceTouchCapability { .unknown }
}

public struct UITraitActiveAppearance: UITraitDefinition {
    public typealias Value = UIUserInterfaceActiveAppearance
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}

/// The size of items in a toolbar of macOS. Kept: there are none.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    public typealias Value = UINSToolbarItemPresentationSize
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
}

/// How much of a picture's light is shown. Kept: pictures are drawn in the standard range.
public struct UITraitImageDynamicRange: UITraitDefinition {
    public typealias Value = UIImage.DynamicRange
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// Whether a scene is recorded or mirrored. It is not.
public struct UITraitSceneCaptureState: UITraitDefinition {
    public typealias Value = UISceneCaptureState
    public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The language that text is set for. Kept: text is set by what its characters are.
public struct UITraitTypesettingLanguage: UITraitDefinition {
    public typealias Value = Locale.Language?
    public static var defaultValue: Locale.Language? { nil }
}
