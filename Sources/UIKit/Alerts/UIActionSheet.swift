/// The action sheet of before `UIAlertController`, which shows it: at the bottom of the window on a phone, in a popover on a pad.
@preconcurrency @MainActor open class UIActionSheet: UIView {
    open var title = ""
    open weak var delegate: (any UIActionSheetDelegate)?
    /// Default automatic. The sheet looks the same in every style, as since iOS 7.
    open var actionSheetStyle: UIActionSheetStyle = .automatic
    /// -1 where there is none. A popover shows no cancel button: a touch outside stands for it.
    open var cancelButtonIndex = -1
    /// Shown in red; -1 where there is none.
    open var destructiveButtonIndex = -1
    open var numberOfButtons: Int { titles.count }
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1 }
    open var isVisible: Bool { shown != nil }
    private var titles: [String] = []
    private weak var shown: UIAlertController?

    public convenience init(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?) {
        self.init(frame: .zero)
        fill(title, delegate, cancelButtonTitle, destructiveButtonTitle, [])
    }

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        fill(title, delegate, cancelButtonTitle, destructiveButtonTitle, [firstButtonTitle] + moreButtonTitles)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The destructive button comes first, the cancel button last.
    private func fill(_ title: String?, _ delegate: (any UIActionSheetDelegate)?, _ cancel: String?, _ destructive: String?, _ others: [String]) {
        self.title = title ?? ""
        self.delegate = delegate
        if let destructive { destructiveButtonIndex = addButton(withTitle: destructive) }
        for other in others { addButton(withTitle: other) }
        if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
    }

    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }

    // MARK: Showing

    /// Shows the sheet; on a pad in the middle of the view, without an arrow.
    open func show(in view: UIView) {
        show(animated: true) { popover in
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
    }

    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(animated: animated) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }

    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(animated: animated) { $0.barButtonItem = item }
    }

    open func show(from view: UIToolbar) { show(from: view.bounds, in: view, animated: true) }

    open func show(from view: UITabBar) { show(from: view.bounds, in: view, animated: true) }

    private func show(animated: Bool, at place: (UIPopoverPresentationController) -> Void) {
        guard shown == nil, let front = LegacyPresenter.front else { return }
        let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            sheet.addAction(UIAlertAction(title: title, style: style) { _ in self.end(index) })
        }
        // Without a cancel button a touch outside a popover answers with -1.
        if cancelButtonIndex == -1, sheet.automaticPresentationStyle == .popover {
            sheet.addAction(UIAlertAction(title: nil, style: .cancel) { _ in self.end(-1) })
        }
        if let popover = sheet.popoverPresentationController { place(popover) }
        shown = sheet
        delegate.map { try? $0.willPresent(self) }
        front.present(sheet, animated: animated) { self.delegate.map { try? $0.didPresent(self) } }
    }

    /// Takes the sheet away, as if the button had been touched, but for `actionSheet(_:clickedButtonAt:)`.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let shown else { return }
        delegate.map { try? $0.actionSheet(self, willDismissWithButtonIndex: buttonIndex) }
        shown.dismiss(animated: animated) {
            self.shown = nil
            self.delegate.map { try? $0.actionSheet(self, didDismissWithButtonIndex: buttonIndex) }
        }
    }

    private func end(_ index: Int) {
        shown = nil
        guard let delegate else { return }
        try? delegate.actionSheet(self, clickedButtonAt: index)
        try? delegate.actionSheet(self, willDismissWithButtonIndex: index)
        try? delegate.actionSheet(self, didDismissWithButtonIndex: index)
    }
}

public enum UIActionSheetStyle: Int, Sendable { case automatic = -1, `default` = 0, blackTranslucent = 1, blackOpaque = 2 }
