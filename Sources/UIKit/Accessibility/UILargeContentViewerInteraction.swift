/// Shows a view's name large while a finger rests on it, at accessibility sizes. Kept: the large content viewer is not drawn.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The gesture that the app's others may wait for.
    public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer(target: nil, action: nil)
    /// Whether the viewer is on: at accessibility sizes.
    open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }
    nonisolated public static let enabledStatusDidChangeNotification = NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public override convenience init() { self.init(delegate: nil) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func viewController(for interaction: UILargeContentViewerInteraction) throws(Unimplemented) -> UIViewController
    /// The item at a point of the interaction's view. Not asked: the viewer is not drawn.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// The finger left the viewer over an item, or over none. Not called: the viewer is not drawn.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
}

extension UILargeContentViewerInteractionDelegate {
    public func viewController(for interaction: UILargeContentViewerInteraction) throws(Unimplemented) -> UIViewController {
        try ObjCRuntime.invokeOptional("viewControllerForLargeContentViewerInteraction:", on: self, [interaction])
    }
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        let item: (any UILargeContentViewerItem)?? = try? ObjCRuntime.invokeOptional(
            "largeContentViewerInteraction:itemAt:", on: self, [interaction, point])
        return item ?? nil
    }
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
        try? ObjCRuntime.invokeOptional("largeContentViewerInteraction:didEndOn:at:", on: self, [interaction, item, point])
    }
}
