/// The presenter for interfaces that have no controller of their own.
@MainActor enum LegacyPresenter {
    /// The controller in front of the key window.
    static var front: UIViewController? {
        let windows: [UIWindow] = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        var controller: UIViewController? = (windows.first(where: \.isKeyWindow) ?? windows.first)?.leadingController
        while let next = controller?.presentedViewController, !next.isBeingDismissed { controller = next }
        return controller
    }
}
