// Turning the interface, as controllers hear of it and ask for it.

extension UIViewController {
    /// How the interface is turned.
    @available(iOS, introduced: 2.0, deprecated: 8.0)
    public var interfaceOrientation: UIInterfaceOrientation { UIWindowScene.current }

    /// Has the device look again at which orientations the controllers allow, and turn the interface to how it is held if they do now.
    @available(iOS, introduced: 5.0, deprecated: 16.0, message: "Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`.")
    public class func attemptRotationToDeviceOrientation() { UIApplication.shared.orientationsMayHaveChanged?() }

    /// The same, for when this controller's answer has changed.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() { UIApplication.shared.orientationsMayHaveChanged?() }

    /// The size of the content in a popover, before `preferredContentSize`: 320 by 1100 points until it is set.
    @available(iOS, introduced: 3.2, deprecated: 7.0, message: "Use UIViewController.preferredContentSize instead.")
    public var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize == .zero ? CGSize(width: 320, height: 1100) : preferredContentSize }
        set { preferredContentSize = newValue }
    }

    /// Tells a controller whose size stays as it is of a rotation, and all below it: these methods knew nothing of sizes.
    func announceRotationAlone(with coordinator: any UIViewControllerTransitionCoordinator) {
        if shouldAutomaticallyForwardRotationMethods() {
            for child in childrenToPrepare { child.announceRotationAlone(with: coordinator) }
        }
        announceRotation(with: coordinator)
        ownPresentation?.active.shownViewController.announceRotationAlone(with: coordinator)
    }

    /// Tells the controller of a rotation by the methods of before iOS 8, at their three moments.
    func announceRotation(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let rotation = (coordinator as? TransitionCoordinator)?.rotation else { return }
        let duration: TimeInterval = coordinator.transitionDuration
        willRotate(to: rotation.to, duration: duration)
        coordinator.animate(
            alongsideTransition: { _ in
                self.willAnimateRotation(to: rotation.to, duration: duration)
            },
            completion: { _ in
                self.didRotate(from: rotation.from)
            })
    }
}
