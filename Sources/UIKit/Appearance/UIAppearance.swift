/// Containers that appearances can be limited to: views and view controllers that others are inside of.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Classes whose looks can be set for all their instances at once.
///
/// `appearance()` answers a stand-in: what is set on it is set on every instance that enters a window, unless that instance
/// was given a value of its own before. Instances that are in a window already keep what they have.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The stand-in for all instances.
    static func appearance() -> Self
    /// The stand-in for instances inside one of the first class, which is inside one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The stand-in for instances whose traits contain these.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    public static func appearance() -> Self { AppearanceProxies.proxy(for: self) }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(for: self, containers: containerTypes)
    }

    public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(for: self, traits: trait) }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.proxy(for: self, containers: containerTypes, traits: trait)
    }
}

extension UIViewController: UIAppearanceContainer {}
