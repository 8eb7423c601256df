/// How the window of a scene is brought to the screen. Kept: windows come in front of the app's others as they are. Since iOS 17.
public protocol UIWindowScenePlacement: Hashable {}

/// As the system has it.
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    public init() {}
}

/// In front of the others, in the middle of the screen.
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    public init() {}
}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
    public static func standard() -> Self { UIWindowSceneStandardPlacement() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
    public static func prominent() -> Self { UIWindowSceneProminentPlacement() }
}

extension UIWindowScene {
    /// How a window looks beside the others.
    public enum PresentationStyle: UInt, Sendable { case automatic = 0, standard, prominent }

    /// Who asks for a window, and how it is to come.
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// Kept, as the placement is. Default automatic.
        open var preferredPresentationStyle: PresentationStyle = .automatic
        /// nil is the system's own placement. Default nil.
        open var placement: (any UIWindowScenePlacement)?
    }
}
