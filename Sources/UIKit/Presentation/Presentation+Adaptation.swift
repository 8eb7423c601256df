/// A presentation takes another style where its own does not fit, and changes again with its place (behaviour/rules.md 3.3, 3.4).
extension Presentation {
    /// The style for a place with these traits.
    func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let asked: UIModalPresentationStyle = controller.presentationStyle
        if asked == .popover, content is UIAlertController { return traits.horizontalSizeClass == .compact ? .overFullScreen : asked }
        let own: UIModalPresentationStyle = controller.adaptivePresentationStyle(for: traits)
        let style: UIModalPresentationStyle = PresentationAdaptation.resolve(
            asked, standard: own == .none ? asked : own, answer: delegateAnswer(for: traits), horizontal: traits.horizontalSizeClass,
            vertical: traits.verticalSizeClass)
        // A sheet is one controller whatever its kind: it adapts by its layout.
        if controller is UISheetPresentationController, style == .pageSheet || style == .formSheet { return asked }
        return style
    }

    private func delegateAnswer(for traits: UITraitCollection) -> UIModalPresentationStyle? {
        guard let delegate = controller.adaptiveDelegate else { return nil }
        if let answer = try? delegate.adaptivePresentationStyle(for: controller, traitCollection: traits) { return answer }
        return try? delegate.adaptivePresentationStyle(for: controller)
    }

    private func makeController(for style: UIModalPresentationStyle) -> UIPresentationController {
        if style == controller.presentationStyle { return controller }
        let new: UIPresentationController
        switch style {
        case .pageSheet, .formSheet:
            if let popover = controller as? UIPopoverPresentationController {
                new = popover.adaptiveSheetPresentationController
            } else {
                new = UISheetPresentationController(presentedViewController: content, presenting: presenter)
            }
        default:
            new = content.makePresentationController(for: style, presenter: presenter)
        }
        (new as? UISheetPresentationController)?.isFormSheet = style == .formSheet
        new.presentation = self
        if new.adaptiveDelegate == nil { new.adaptiveDelegate = controller.adaptiveDelegate }
        controller.adaptiveDelegate.traced("presentationController(_:prepare:)")?.presentationController(controller, prepare: new)
        return new
    }

    /// The style of the first appearance.
    func takeInitialStyle() {
        let new: UIModalPresentationStyle = style(in: environmentTraits)
        guard new != style else { return }
        let around: UIViewController = controllerToShow(in: new)
        controller.adaptiveDelegate.traced("presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")?
            .presentationController(
                controller, willPresentWithAdaptiveStyle: new, transitionCoordinator: nil)
        take(new, showing: around)
    }

    private func controllerToShow(in new: UIModalPresentationStyle) -> UIViewController {
        guard new != controller.presentationStyle else { return content }
        return controller.adaptiveDelegate.traced("presentationController(_:viewControllerForAdaptivePresentationStyle:)")?
            .presentationController(controller, viewControllerForAdaptivePresentationStyle: new)
            ?? content
    }

    private func take(_ new: UIModalPresentationStyle, showing around: UIViewController) {
        style = new
        active = makeController(for: new)
        show(around)
    }

    /// Puts another controller around the content, or takes it away.
    private func show(_ new: UIViewController) {
        guard new !== shown else { return }
        let old: UIViewController = shown
        if old !== content {
            old.hostPresentation = nil
            content.leaveParent()
        }
        shown = new
        new.hostPresentation = self
        new.traitEnvironmentDidChange()
    }

    /// Size classes are about to change: the delegate hears of a new style before it comes.
    func announceAdaptation(to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        guard phase == .presented || phase == .presenting else { return }
        announcedTraits = traits
        let new: UIModalPresentationStyle = style(in: traits)
        guard new != style else { return }
        announced = (new, controllerToShow(in: new))
        controller.adaptiveDelegate.traced("presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")?
            .presentationController(
                controller, willPresentWithAdaptiveStyle: new == controller.presentationStyle ? .none : new,
                transitionCoordinator: coordinator)
    }

    /// The controller that will be at work in the style that was announced; nil while none is, or while it is not known.
    var announcedController: UIPresentationController? {
        guard let announced else { return nil }
        if announced.style == controller.presentationStyle { return controller }
        guard announced.style == .pageSheet || announced.style == .formSheet else { return nil }
        guard let sheet = (controller as? UIPopoverPresentationController)?.adaptiveSheetPresentationController else { return nil }
        sheet.presentation = self
        return sheet
    }

    /// The place's traits have changed: takes the style that fits it now.
    func adaptIfNeeded() {
        announcedTraits = nil
        guard phase == .presented || phase == .presenting else { return }
        let new: UIModalPresentationStyle = style(in: environmentTraits)
        guard new != style else { return }
        if announced?.style != new {
            announced = (new, controllerToShow(in: new))
            controller.adaptiveDelegate.traced("presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")?
                .presentationController(
                    controller, willPresentWithAdaptiveStyle: new == controller.presentationStyle ? .none : new,
                    transitionCoordinator: nil)
        }
        let around: UIViewController = announced?.shown ?? content
        announced = nil
        let old: UIViewController = shown
        active.dismissalTransitionWillBegin()
        active.presentedView?.removeFromSuperview()
        active.dismissalTransitionDidEnd(true)
        take(new, showing: around)
        if shown !== old { exchangeAppearance(from: old) }
        active.presentationTransitionWillBegin()
        if let view = active.presentedView {
            view.transform = .identity
            view.frame = active.frameOfPresentedViewInContainerView
            if view.superview !== container { container.addSubview(view) }
        }
        active.presentationTransitionDidEnd(true)
        updateCovering()
        shown.traitEnvironmentDidChange()
        container.setNeedsLayout()
    }

    /// The controller around the content comes or goes; the content itself stays on screen.
    private func exchangeAppearance(from old: UIViewController) {
        if shown !== content {
            AppearanceTransitions.begin(shown, appearing: true, animated: false)
            AppearanceTransitions.end(shown)
        }
        if old !== content {
            AppearanceTransitions.begin(old, appearing: false, animated: false)
            AppearanceTransitions.end(old)
        }
    }
}

extension UIViewController {
    /// Leaves the container that a delegate put around a presented controller.
    fileprivate func leaveParent() {
        if let navigation = parent as? UINavigationController {
            navigation.setViewControllers([], animated: false)
        } else if parent != nil {
            willMove(toParent: nil)
            removeFromParent()
        }
        viewIfLoaded?.removeFromSuperview()
    }
}
