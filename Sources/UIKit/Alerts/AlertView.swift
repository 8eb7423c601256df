/// The form in which an alert's content is presented.
enum AlertForm {
    case alert, actionSheet, popover
}

/// The content of an alert.
@MainActor struct AlertContent {
    var title: String?
    var message: String?
    /// In place of the plain ones.
    var attributedTitle: NSAttributedString?
    var attributedMessage: NSAttributedString?
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
    var fields: [UITextField] = []
    /// The app's own content below the words.
    var controller: UIViewController?

    /// The actions in the order of their rows: cancel last.
    var rows: [UIAlertAction] {
        actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    }

    /// Whether an action's title is drawn heavier.
    func isEmphasized(_ action: UIAlertAction) -> Bool {
        if let preferred { return action === preferred }
        return action.style == .cancel
    }
}

/// The figures of alerts, in points.
enum AlertMetrics {
    static let width: CGFloat = 270
    static let popoverWidth: CGFloat = 304
    static let cornerRadius: CGFloat = 14
    static let sheetMargin: CGFloat = 8
    static let sheetGap: CGFloat = 8

    static func rowHeight(_ form: AlertForm) -> CGFloat { form == .alert ? 44 : 57 }
    static func headerPadding(_ form: AlertForm) -> UIEdgeInsets {
        form == .alert ? UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16) : UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
    }
    /// Laid over the material: in the dark, cards stand out from a black screen.
    @MainActor static let lift = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.05 : 0) }
    static let titleGap: CGFloat = 4
    /// From a row's edge to its picture or checkmark, and from these to the title.
    static let pictureInset: CGFloat = 16
    static let pictureGap: CGFloat = 12
    static let fieldHeight: CGFloat = 32
    static let fieldGap: CGFloat = 8
}

/// An alert or action sheet: cards of blurred background with the header and the rows of actions.
final class AlertView: UIView {
    var onChoice: ((UIAlertAction) -> Void)?
    var form = AlertForm.alert {
        didSet { if form != oldValue { rebuild() } }
    }

    private var content = AlertContent()
    private let main = AlertCard()
    /// An action sheet's cancel button stands on a card of its own.
    private let second = AlertCard(isSolid: true)
    private let header = AlertHeaderView()

    init() {
        super.init(frame: .zero)
        isOpaque = false
        addSubview(main)
        for card in [main, second] { card.onChoice = { [weak self] in self?.onChoice?($0) } }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("alert views are made by alert controllers")
    }

    func show(_ content: AlertContent) {
        self.content = content
        rebuild()
    }

    private func rebuild() {
        header.show(content, form: form)
        var rows: [UIAlertAction] = content.rows
        second.removeFromSuperview()
        if form != .alert { rows = content.actions.filter { $0.style != .cancel } }
        if form == .actionSheet, let cancel = content.actions.first(where: { $0.style == .cancel }) {
            second.show(header: nil, rows: [cancel], content: content, form: form)
            addSubview(second)
        }
        main.show(header: header.isEmpty ? nil : header, rows: rows, content: content, form: form)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets: CGFloat = form == .popover ? safeAreaInsets.top + safeAreaInsets.bottom : 0
        var height: CGFloat = main.height(width: size.width)
        if second.superview != nil { height += AlertMetrics.sheetGap + second.height(width: size.width) }
        return CGSize(width: size.width, height: min(height, size.height - insets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room: CGRect = form == .popover ? bounds.inset(by: safeAreaInsets) : bounds
        let below: CGFloat = second.superview == nil ? 0 : second.height(width: room.width) + AlertMetrics.sheetGap
        main.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: room.height - below)
        second.frame = CGRect(
            x: room.minX, y: main.frame.maxY + AlertMetrics.sheetGap, width: room.width, height: max(0, below - AlertMetrics.sheetGap))
    }
}
