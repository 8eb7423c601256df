extension UIWindow {
    /// The root controller, or the controller of the first view that an app from before there were root controllers added to the window.
    var leadingController: UIViewController? { rootViewController ?? subviews.lazy.compactMap(\.owningController).first }

    /// The controller presented last, or the root.
    var frontController: UIViewController? {
        var front: UIViewController? = leadingController
        while let next = front?.nestedPresentation?.shown { front = next }
        return front
    }

    /// Whether the front controller lets the home indicator go.
    var hidesHomeIndicator: Bool {
        var controller: UIViewController? = coveringController
        while let child = controller?.childForHomeIndicatorAutoHidden { controller = child }
        return controller?.prefersHomeIndicatorAutoHidden ?? false
    }

    /// The keyboard has another place: sheets that are typed into make room for it when they are laid out.
    func makeSheetsFollowKeyboard() {
        var front: UIViewController? = rootViewController
        while let presentation = front?.nestedPresentation {
            presentation.containerIfInstalled?.setNeedsLayout()
            front = presentation.shown
        }
    }

    /// Whether a sheet has everything behind it stand back, on black.
    var hasBlackBehindSheet: Bool {
        var front: UIViewController? = rootViewController
        while let presentation = front?.nestedPresentation {
            if presentation.phase != .waiting, (presentation.active as? UISheetPresentationController)?.showsBlackBehind == true { return true }
            front = presentation.shown
        }
        return false
    }

    /// The controller that decides about the status bar and orientations: the last that covers the window or asks to decide.
    var coveringController: UIViewController? {
        var covering: UIViewController? = leadingController
        var front: UIViewController? = covering
        while let presentation = front?.nestedPresentation {
            front = presentation.shown
            let covers: Bool = presentation.style == .fullScreen || presentation.shown.modalPresentationCapturesStatusBarAppearance
            if covers { covering = front }
        }
        return covering
    }
}
