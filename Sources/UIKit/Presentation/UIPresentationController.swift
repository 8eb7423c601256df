/// Manages a controller's presentation: where its view stands, what stands around it and how it adapts to its place.
///
/// Subclasses answer where the presented view goes, add views of their own to `containerView` and animate them alongside
/// the transition.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitChangeObservable,
    TraitObserving
{
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        content = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    private weak var content: UIViewController?
    private(set) weak var presenter: UIViewController?
    /// The presentation under way, from its start to its end.
    weak var presentation: Presentation?
    /// Seen through `delegate`, which subclasses narrow to a protocol of their own.
    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Who and where

    /// The controller that presents. Before the presentation begins and where none was given, the presented one.
    open var presentingViewController: UIViewController { presentation?.presenter ?? presenter ?? presentedViewController }

    open var presentedViewController: UIViewController {
        guard let content else { preconditionFailure("The presented view controller is gone") }
        return content
    }

    /// The controller on screen: the presented one, or what the delegate put around it.
    var shownViewController: UIViewController { presentation?.shown ?? presentedViewController }

    /// The style this controller presents in.
    open var presentationStyle: UIModalPresentationStyle { .custom }

    /// Holds the presented view and whatever stands around it; nil before and after the presentation.
    open var containerView: UIView? { presentation?.containerIfInstalled }

    /// The view that is moved by the transition. Default: the presented controller's.
    open var presentedView: UIView? { shownViewController.view }

    /// The frame of the presented view once the transition is over, in `containerView`'s coordinates. Default: all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the window rather than the context. Default true.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the tree while it is covered. Default false.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Adaptation

    /// The style taken where the window's traits are.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: environmentTraits) }

    /// The style taken in a place with these traits, without the delegate's word; `none` where nothing changes.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style: UIModalPresentationStyle = presentationStyle
        let adapted: UIModalPresentationStyle = PresentationAdaptation.standard(
            style, horizontal: traitCollection.horizontalSizeClass, vertical: traitCollection.verticalSizeClass)
        return adapted == style ? .none : adapted
    }

    // MARK: Layout

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    open func presentationTransitionWillBegin() {}
    /// `completed` is false when an interactive presentation was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The animator used where no transitioning delegate gives one.
    func standardAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(style: transitionStyle, isPresenting: presenting)
    }

    /// The presented controller's, where the context does not give its own.
    private var transitionStyle: UIModalTransitionStyle {
        let isInContext: Bool = [.currentContext, .overCurrentContext].contains(presentedViewController.modalPresentationStyle)
        return isInContext && presentingViewController.providesPresentationContextTransitionStyle
            ? presentingViewController.modalTransitionStyle : presentedViewController.modalTransitionStyle
    }

    /// Whether the presenter's tint turns grey while this stands before it.
    var dimsPresenter: Bool { false }

    /// Whether touches that hit nothing in the container reach what lies under it.
    var letsTouchesThrough: Bool { false }

    /// Whether the user may dismiss: asked of the delegate.
    func userMayDismiss() -> Bool {
        adaptiveDelegate.traced("presentationControllerShouldDismiss(_:)")?.presentationControllerShouldDismiss(self) ?? true
    }
    func userDidDismiss() {
        adaptiveDelegate.traced("presentationControllerDidDismiss(_:)")?.presentationControllerDidDismiss(self)
    }

    // MARK: Content

    open var preferredContentSize: CGSize { shownViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of the presented view in a container of `parentSize`. Default: what it keeps, or all where it covers all now.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        guard let containerView, let presentedView else { return parentSize }
        return presentedView.bounds.size == containerView.bounds.size ? parentSize : presentedView.bounds.size
    }

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let shown: UIViewController = shownViewController
        let place: UIPresentationController? = presentation.map { $0.announcedController ?? self } ?? self
        let new: CGSize = place?.size(forChildContentContainer: shown, withParentContainerSize: size) ?? size
        if new != shown.viewIfLoaded?.bounds.size {
            CallTrace.record(shown, "viewWillTransition(to: \(new.traceText))")
            shown.viewWillTransition(to: new, with: coordinator)
        } else {
            for child in shown.childrenToPrepare { child.announceRotationAlone(with: coordinator) }
            shown.announceRotation(with: coordinator)
            shown.ownPresentation?.active.viewWillTransition(to: size, with: coordinator)
        }
    }

    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentation?.announceAdaptation(to: newCollection, coordinator)
        let traits: UITraitCollection = (presentation?.announcedController ?? self).presentedTraits(from: newCollection)
        if traits != shownViewController.traitCollection {
            CallTrace.record(shownViewController, "willTransition(to: \(traits.traceText))")
            shownViewController.willTransition(to: traits, with: coordinator)
        }
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { presentedTraits(from: environmentTraits) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    let traitObservers = TraitObservers()

    /// Traits imposed on the presented controller.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { shownViewController.traitEnvironmentDidChange() } }
    }

    open var traitOverrides = UITraitOverrides() {
        didSet { shownViewController.traitEnvironmentDidChange() }
    }

    /// The traits of the place in which the presentation stands (behaviour/rules.md 1.8).
    var environmentTraits: UITraitCollection {
        presentation?.environmentTraits ?? presenter?.viewIfLoaded?.window?.traitCollection ?? .detached
    }

    /// The traits that the presented controller starts from in a place with `environment`.
    func presentedTraits(from environment: UITraitCollection) -> UITraitCollection {
        var values: TraitValues = environment.values
        adjust(&values)
        if let overrideTraitCollection { values.merge(overrideTraitCollection.values) }
        if !traitOverrides.isEmpty { values = traitOverrides.applied(to: values) }
        return values == environment.values ? environment : UITraitCollection(values)
    }

    /// Changes traits as the kind of presentation does.
    func adjust(_ traits: inout TraitValues) {}
}

extension UIContentContainer where Self: UIPresentationController {
    /// Decides about adaptation and dismissal. Not retained.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
