/// Whether a scene has the pointer to itself. There is no pointer: it never does.
@preconcurrency @MainActor open class UIPointerLockState: NSObject {
    override init() { super.init() }

    open var isLocked: Bool { false }
    /// Posted when a scene gets or loses the pointer; nobody posts it here.
    public nonisolated static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
    public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

extension UIScene {
    /// Nil on iPhones, which take no pointer.
    public var pointerLockState: UIPointerLockState? { UIDevice.current.userInterfaceIdiom == .pad ? ownPointerLockState : nil }
}
