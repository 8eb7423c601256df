/// The change of a view while a pointer is over it. Kept: there is no pointer. Since iOS 17.
public protocol UIHoverEffect {}

/// The effect that the system chooses.
public struct UIHoverAutomaticEffect: UIHoverEffect {
    public init() {}
}

/// The view becomes lighter.
public struct UIHoverHighlightEffect: UIHoverEffect {
    public init() {}
}

/// The view rises.
public struct UIHoverLiftEffect: UIHoverEffect {
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIPointerEffect: UIHoverEffect {}
