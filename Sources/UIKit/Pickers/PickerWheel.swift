/// One wheel of a picker: a finger turns it, it glides on and comes to rest on a row.
final class PickerWheel: UIScrollView {
    let component: Int
    private unowned let picker: UIPickerView
    private(set) var rowCount = 0
    private var geometry = WheelGeometry()
    private var shown: [Int: UIView] = [:]
    private var spare: [UIView] = []
    /// The row the wheel rests on, or is to rest on.
    private(set) var selectedRow = 0
    private let tap = UITapGestureRecognizer()

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        isOpaque = false
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.9965)
        tap.onAction = { [weak self] in self?.tapped() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("wheels are made by pickers")
    }

    var rowHeight: CGFloat {
        get { geometry.rowHeight }
        set {
            guard newValue > 0, newValue != geometry.rowHeight else { return }
            geometry.rowHeight = newValue
            contentDidChange()
        }
    }

    // MARK: Rows

    /// Asks for everything anew.
    func reload(rows: Int) {
        rowCount = max(0, rows)
        for view in shown.values { view.removeFromSuperview() }
        shown = [:]
        spare = []
        selectedRow = max(0, min(selectedRow, rowCount - 1))
        contentDidChange()
    }

    private func contentDidChange() {
        let rows: CGFloat = CGFloat(max(0, rowCount - 1)) * rowHeight
        contentSize = CGSize(width: bounds.width, height: rows + bounds.height)
        if !isTracking, !isDecelerating { contentOffset = CGPoint(x: 0, y: offset(of: selectedRow)) }
        setNeedsLayout()
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight }

    private func row(at offset: CGFloat) -> Int { max(0, min(rowCount - 1, Int((offset / rowHeight).rounded()))) }

    func select(_ row: Int, animated: Bool) {
        selectedRow = max(0, min(row, rowCount - 1))
        setContentOffset(CGPoint(x: 0, y: offset(of: selectedRow)), animated: animated)
    }

    func view(for row: Int) -> UIView? { shown[row] }

    private var lastSize = CGSize.zero

    override func layoutSubviews() {
        if bounds.size != lastSize {
            lastSize = bounds.size
            geometry.height = bounds.height
            contentDidChange()
        }
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: CGFloat(max(0, rowCount - 1)) * rowHeight + bounds.height)
        placeRows()
    }

    private func placeRows() {
        guard rowCount > 0, bounds.height > 0 else { return }
        let turned: CGFloat = contentOffset.y / rowHeight
        let middle = Int(turned.rounded())
        let seen: ClosedRange<Int> = (middle - geometry.reach - 1)...(middle + geometry.reach + 1)
        for (row, view) in shown where !seen.contains(row) { retire(row, view) }
        for row in max(0, seen.lowerBound)...max(0, min(rowCount - 1, seen.upperBound)) {
            guard let place = geometry.place(CGFloat(row) - turned) else {
                if let view = shown[row] { retire(row, view) }
                continue
            }
            let view: UIView = shown[row] ?? make(row)
            view.transform = .identity
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.y)
            view.transform = CGAffineTransform(scaleX: place.horizontalScale, y: place.verticalScale)
            view.alpha = place.alpha
        }
    }

    // MARK: Assistive technologies

    private var spoken: (any UIPickerViewAccessibilityDelegate)? { picker.delegate as? any UIPickerViewAccessibilityDelegate }

    override var accessibilityLabel: String? {
        get {
            spoken?.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
                ?? spoken?.pickerView(picker, accessibilityLabelForComponent: component) ?? super.accessibilityLabel
        }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get {
            spoken?.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
                ?? spoken?.pickerView(picker, accessibilityHintForComponent: component) ?? super.accessibilityHint
        }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityUserInputLabels: [String]! {
        get {
            let attributed: [String] = spoken?.pickerView(picker, accessibilityAttributedUserInputLabelsForComponent: component).map(\.string) ?? []
            let plain: [String] = attributed.isEmpty ? spoken?.pickerView(picker, accessibilityUserInputLabelsForComponent: component) ?? [] : attributed
            return plain.isEmpty ? super.accessibilityUserInputLabels : plain
        }
        set { super.accessibilityUserInputLabels = newValue }
    }

    /// The title of the chosen row.
    var selectedTitle: String? {
        guard let row = shown[selectedRow] as? PickerRowView else { return nil }
        return row.custom.map { $0.accessibilityLabel ?? AccessibilityTree.firstElement(in: $0)?.accessibilityLabel } ?? row.title
    }

    func refill() {
        for (row, view) in shown {
            if let holder = view as? PickerRowView { picker.fill(holder, row: row, component: component) }
        }
    }

    private func retire(_ row: Int, _ view: UIView) {
        view.removeFromSuperview()
        shown[row] = nil
        if spare.count < 4 { spare.append(view) }
    }

    private func make(_ row: Int) -> UIView {
        let holder = spare.popLast() as? PickerRowView ?? PickerRowView()
        shown[row] = holder
        addSubview(holder)
        picker.fill(holder, row: row, component: component)
        return holder
    }

    // MARK: Turning

    override func restingOffset(for target: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: offset(of: row(at: target.y)))
    }

    override func scrollingDidEnd() {
        super.scrollingDidEnd()
        let nearest: Int = row(at: contentOffset.y)
        guard abs(offset(of: nearest) - contentOffset.y) < 1 else { return choose(nearest) }
        settle(on: nearest)
    }

    private func tapped() {
        guard rowCount > 0, !isDecelerating else { return }
        let distance: CGFloat = geometry.distance(atY: tap.location(in: self).y - bounds.midY)
        let row: Int = max(0, min(rowCount - 1, self.row(at: contentOffset.y) + Int(distance.rounded())))
        if row != self.row(at: contentOffset.y) { choose(row) }
    }

    /// Turns to a row on the user's behalf.
    func choose(_ row: Int) {
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        onArrival = { [weak self] in self?.settle(on: row) }
        waitForArrival()
    }

    private var onArrival: (() -> Void)?

    private func waitForArrival() {
        DeferredWork.shared.schedule(after: 0) { [weak self] in
            guard let self, let arrived = onArrival else { return }
            if isTracking {
                onArrival = nil
            } else if isScrollAnimating {
                waitForArrival()
            } else {
                onArrival = nil
                arrived()
            }
        }
    }

    private func settle(on row: Int) {
        guard row != selectedRow else { return }
        selectedRow = row
        picker.userDidSelect(row, in: component)
    }
}

/// Carries a row's title, or a view of the app's.
final class PickerRowView: UIView {
    private lazy var label: UILabel = {
        let label = UILabel()
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        return label
    }()
    /// The app's view, kept to be used again.
    private(set) var custom: UIView?
    var alignment: NSTextAlignment = .center
    /// Room beside a title at the trailing side.
    var inset: CGFloat = 9

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("rows are made by wheels")
    }

    var title: String? { label.text }

    func show(_ view: UIView) {
        if custom !== view { custom?.removeFromSuperview() }
        label.removeFromSuperview()
        custom = view
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    func show(_ title: NSAttributedString?, plain: String?, font: UIFont, color: UIColor) {
        custom?.removeFromSuperview()
        custom = nil
        if label.superview == nil { addSubview(label) }
        label.textAlignment = alignment
        label.attributedText = nil
        label.font = font
        label.textColor = color
        if let title {
            let text = NSMutableAttributedString(string: title.string, attributes: [.font: font, .foregroundColor: color])
            title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { attributes, range, _ in
                // As in UIKit, the colour counts and the font is the picker's.
                text.addAttributes(attributes.filter { $0.key != .font }, range: range)
            }
            label.attributedText = text
        } else {
            label.text = plain
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let custom {
            custom.frame = bounds
        } else {
            let leading: CGFloat = min(9, inset)
            label.frame = bounds.inset(by: UIEdgeInsets(left: isRightToLeft ? inset : leading, right: isRightToLeft ? leading : inset))
        }
    }
}
