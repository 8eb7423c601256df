/// The freedom that the user has with a scene's window, by its buttons. Windows of devices have none: kept.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
    /// Default true.
    open var isClosable = true
    /// Default true.
    open var isMiniaturizable = true
}
