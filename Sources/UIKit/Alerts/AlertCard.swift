/// A rounded card of an alert: a header over rows of actions. A finger may slide over the rows before it chooses.
final class AlertCard: UIView {
    var onChoice: ((UIAlertAction) -> Void)?
    private let background: UIVisualEffectView
    private let scroll = UIScrollView()
    private let actionScroll = UIScrollView()
    private var header: AlertHeaderView?
    private var rows: [AlertRow] = []
    private var lines: [UIView] = []
    private var form = AlertForm.alert

    /// - Parameter isSolid: whether nothing shines through, as with an action sheet's cancel button.
    init(isSolid: Bool = false) {
        background = UIVisualEffectView(effect: isSolid ? nil : UIBlurEffect(style: .systemMaterial))
        background.contentView.backgroundColor = isSolid ? .secondarySystemGroupedBackground : AlertMetrics.lift
        super.init(frame: .zero)
        isOpaque = false
        clipsToBounds = true
        layer.cornerCurve = .continuous
        for view in [background, scroll, actionScroll] { addSubview(view) }
        for scroll in [scroll, actionScroll] { scroll.contentInsetAdjustmentBehavior = .never }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("alert cards are made by alert views")
    }

    func show(header: AlertHeaderView?, rows actions: [UIAlertAction], content: AlertContent, form: AlertForm) {
        self.form = form
        layer.cornerRadius = form == .popover ? 0 : AlertMetrics.cornerRadius
        background.isHidden = form == .popover
        if let old = self.header, old !== header { old.removeFromSuperview() }
        self.header = header
        if let header { scroll.addSubview(header) }
        for view in rows + lines { view.removeFromSuperview() }
        rows = actions.map { AlertRow($0, isEmphasized: content.isEmphasized($0), form: form) }
        lines = rows.map { _ in AlertLine() } + [AlertLine()]
        for row in rows { actionScroll.addSubview(row) }
        for line in lines { addSubview(line) }
        for line in lines.dropLast() { actionScroll.addSubview(line) }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Two actions of an alert stand side by side where their titles fit.
    private func isSideBySide(_ width: CGFloat) -> Bool {
        form == .alert && rows.count == 2 && rows.allSatisfy { $0.titleWidth + 16 <= width / 2 }
    }

    private func headerHeight(_ width: CGFloat) -> CGFloat { header?.height(width: width) ?? 0 }

    private func actionsHeight(_ width: CGFloat) -> CGFloat {
        guard !rows.isEmpty else { return 0 }
        let height: CGFloat = rows.map { $0.height(form) }.max() ?? 0
        return isSideBySide(width) ? height : rows.reduce(0) { $0 + $1.height(form) }
    }

    func height(width: CGFloat) -> CGFloat { headerHeight(width) + actionsHeight(width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let width: CGFloat = bounds.width
        let wanted: CGFloat = actionsHeight(width)
        // Where there is not room for all, the words keep at least half of it.
        let words: CGFloat = headerHeight(width)
        let actions: CGFloat = min(wanted, max(bounds.height - words, min(bounds.height / 2, wanted)))
        scroll.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - actions)
        scroll.contentSize = CGSize(width: width, height: words)
        header?.frame = CGRect(x: 0, y: 0, width: width, height: words)
        actionScroll.frame = CGRect(x: 0, y: bounds.height - actions, width: width, height: actions)
        actionScroll.contentSize = CGSize(width: width, height: wanted)
        layOutRows(width)
    }

    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    private func layOutRows(_ width: CGFloat) {
        let sideBySide: Bool = isSideBySide(width)
        var y: CGFloat = 0
        // Side by side the cancel action, last of the rows, stands first.
        let ordered: [AlertRow] = sideBySide && rows[1].action.style == .cancel ? rows.reversed() : rows
        for (index, row) in ordered.enumerated() {
            let height: CGFloat = sideBySide ? actionsHeight(width) : row.height(form)
            row.frame =
                sideBySide
                ? CGRect(x: CGFloat(isRightToLeft ? 1 - index : index) * width / 2, y: 0, width: width / 2, height: height)
                : CGRect(x: 0, y: y, width: width, height: height)
            lines[index].isHidden = index == 0
            lines[index].frame =
                sideBySide
                ? CGRect(x: width / 2, y: 0, width: hairline, height: height) : CGRect(x: 0, y: y, width: width, height: hairline)
            y += height
        }
        let top: AlertLine? = lines.last as? AlertLine
        top?.isHidden = header == nil || rows.isEmpty
        top?.frame = CGRect(x: 0, y: actionScroll.frame.minY, width: width, height: hairline)
    }

    // MARK: Touches

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit.isDescendant(of: actionScroll) ? self : hit
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for row in rows { row.isPressed = false }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let chosen: AlertRow? = row(under: touches)
        for row in rows { row.isPressed = false }
        if let chosen { onChoice?(chosen.action) }
    }

    private func highlight(_ touches: Set<UITouch>) {
        let touched: AlertRow? = row(under: touches)
        for row in rows { row.isPressed = row === touched }
    }

    private func row(under touches: Set<UITouch>) -> AlertRow? {
        guard let touch = touches.first, actionScroll.frame.contains(touch.location(in: self)) else { return nil }
        return rows.first { $0.action.isEnabled && $0.frame.contains(touch.location(in: actionScroll)) }
    }
}

/// A line between the rows of an alert.
final class AlertLine: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .separator
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("lines are made by alert cards")
    }
}

/// One action of an alert: its title, a picture before it and a checkmark after it.
final class AlertRow: UIView {
    let action: UIAlertAction
    private let label = UILabel()
    private let picture: UIImageView?
    private let checkmark: UIImageView?
    private let isEmphasized: Bool

    init(_ action: UIAlertAction, isEmphasized: Bool, form: AlertForm) {
        self.action = action
        self.isEmphasized = isEmphasized
        picture = action.image.map { UIImageView(image: $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0) }
        let mark = UIImage(systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
        checkmark = action.isChecked ? UIImageView(image: mark) : nil
        super.init(frame: .zero)
        isOpaque = false
        let size: CGFloat = form == .alert ? 17 : 20
        let font = UIFont.systemFont(ofSize: size, weight: isEmphasized ? .semibold : .regular)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = action.titleTextAlignment
        label.text = action.title
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
        for view in [picture, checkmark].compactMap({ $0 }) { addSubview(view) }
        updateColor()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("rows are made by alert cards")
    }

    var isPressed = false {
        didSet { backgroundColor = isPressed ? .systemFill : nil }
    }

    /// The width that the title needs, with room for what is beside it.
    var titleWidth: CGFloat { label.intrinsicContentSize.width + room.leading + room.trailing }

    func height(_ form: AlertForm) -> CGFloat {
        let words: CGFloat = max(AlertMetrics.rowHeight(form), label.intrinsicContentSize.height + 22)
        return max(words, (picture?.image?.size.height ?? 0) + 16)
    }

    override func tintColorDidChange() { updateColor() }

    private func updateColor() {
        let color: UIColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        label.textColor = action.isEnabled ? action.titleTextColor ?? color : color
        picture?.tintColor = action.isEnabled ? action.imageTintColor ?? color : color
        checkmark?.tintColor = label.textColor
    }

    /// The part of the title's room that picture and checkmark take beyond its margins. A title in the middle of the row stays there.
    private var room: (leading: CGFloat, trailing: CGFloat) {
        func taken(_ view: UIImageView?) -> CGFloat {
            view?.image.map { AlertMetrics.pictureInset + $0.size.width + AlertMetrics.pictureGap - Self.margin } ?? 0
        }
        let (leading, trailing): (CGFloat, CGFloat) = (taken(picture), taken(checkmark))
        let isCentered: Bool = action.titleTextAlignment == .center
        return isCentered ? (max(leading, trailing), max(leading, trailing)) : (leading, trailing)
    }

    private static let margin: CGFloat = 8

    override func layoutSubviews() {
        super.layoutSubviews()
        // A title at an edge stands where pictures do.
        let margin: CGFloat = action.titleTextAlignment == .center ? Self.margin : AlertMetrics.pictureInset
        let (leading, trailing): (CGFloat, CGFloat) = (max(room.leading + Self.margin, margin), max(room.trailing + Self.margin, margin))
        label.frame = bounds.inset(by: UIEdgeInsets(left: isRightToLeft ? trailing : leading, right: isRightToLeft ? leading : trailing))
        place(picture, atLeft: !isRightToLeft)
        place(checkmark, atLeft: isRightToLeft)
    }

    private func place(_ view: UIImageView?, atLeft: Bool) {
        guard let view, let image = view.image else { return }
        let insets: UIEdgeInsets = image.alignmentRectInsets
        let x: CGFloat =
            atLeft ? AlertMetrics.pictureInset - insets.left : bounds.width - AlertMetrics.pictureInset - image.size.width + insets.right
        view.frame = pixelAligned(
            CGRect(x: x, y: (bounds.height - image.size.height) / 2, width: image.size.width, height: image.size.height))
    }
}
