extension UIWindow {
    /// The controller presented last, or the root.
    var frontController: UIViewController? {
        var front: UIViewController? = rootViewController
        while let next = front?.nestedPresentation?.shown { front = next }
        return front
    }

    /// The controller that decides about the status bar and orientations: the last that covers the window or asks to decide.
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

    var coveringController: UIViewController? {
        var covering: UIViewController? = rootViewController
        var front: UIViewController? = rootViewController
        while let presentation = front?.nestedPresentation {
            front = presentation.shown
            let covers: Bool = presentation.style == .fullScreen || presentation.shown.modalPresentationCapturesStatusBarAppearance
            if covers { covering = front }
        }
        return covering
    }
}
