/// Tells a delegate of 2010 when a classic split view hides its primary, presents it over the secondary and shows it again.
@MainActor final class SplitPopover {
    private weak var split: UISplitViewController?
    /// The bar button the delegate was given, while the primary hides.
    private var item: UIBarButtonItem?
    private var popover: HiddenPrimaryController?

    init(_ split: UISplitViewController) {
        self.split = split
    }

    /// The mode is another one now, or the split view has been given its first.
    func modeDidChange(to mode: UISplitViewController.DisplayMode) {
        guard let split, split.style == .unspecified, split.traitCollection.userInterfaceIdiom == .pad else { return }
        guard let primary = split.container(for: .primary) else { return }
        switch mode {
        case .secondaryOnly: hide(primary, of: split)
        case .oneOverSecondary:
            hide(primary, of: split)
            guard let popover else { return }
            split.delegate.traced("splitViewController(_:popoverController:willPresent:)")?
                .splitViewController(split, popoverController: popover, willPresent: primary)
        default: show(primary, of: split)
        }
    }

    private func hide(_ primary: UIViewController, of split: UISplitViewController) {
        guard item == nil else { return }
        let popover = HiddenPrimaryController(primary, of: split)
        let item = UIBarButtonItem(title: primary.title, primaryAction: UIAction { [weak split] _ in split?.toggleHiddenPrimary() })
        self.popover = popover
        self.item = item
        split.delegate.traced("splitViewController(_:willHide:with:for:)")?
            .splitViewController(split, willHide: primary, with: item, for: popover)
    }

    private func show(_ primary: UIViewController, of split: UISplitViewController) {
        guard let item else { return }
        self.item = nil
        popover = nil
        split.delegate.traced("splitViewController(_:willShow:invalidating:)")?
            .splitViewController(split, willShow: primary, invalidating: item)
    }
}

/// The popover a delegate of 2010 is given: what it dismisses is the primary over the secondary.
final class HiddenPrimaryController: UIPopoverController {
    private weak var split: UISplitViewController?

    init(_ primary: UIViewController, of split: UISplitViewController) {
        self.split = split
        super.init(contentViewController: primary)
    }

    override var isPopoverVisible: Bool { split?.displayMode == .oneOverSecondary }

    override func dismiss(animated: Bool) {
        if isPopoverVisible { split?.request(count: 0, animated: animated) }
    }
}

extension UISplitViewController {
    /// The button a delegate of 2010 was given.
    func toggleHiddenPrimary() {
        request(count: displayMode == .oneOverSecondary ? 0 : 1, animated: true)
    }
}
