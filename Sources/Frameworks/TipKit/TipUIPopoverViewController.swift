/// Shows a tip in a popover at the thing that it is about, on phones too. Whoever presents it dismisses it when the tip is not to be shown any more.
@preconcurrency @MainActor public final class TipUIPopoverViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let tip: any Tip
    private let content: TipContentView

    public convenience init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.init(tip: tip, act: actionHandler)
        popoverPresentationController?.sourceItem = sourceItem
    }
    private init(tip: any Tip, act: @escaping @MainActor @Sendable (Tips.Action) -> Void) {
        self.tip = tip
        content = TipContentView(tip, act: act)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
    }
    public required init?(coder: NSCoder) { nil }

    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { popoverPresentationController?.sourceItem }
        set { popoverPresentationController?.sourceItem = newValue }
    }
    /// Default 36 by 36.
    public var imageSize: CGSize {
        get { content.imageSize }
        set { content.imageSize = newValue }
    }

    public override func loadView() {
        view = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        let width: CGFloat = 320
        let size: CGSize = content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        preferredContentSize = CGSize(width: width, height: size.height)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        TipStore.current.show(tip)
    }

    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }
}
