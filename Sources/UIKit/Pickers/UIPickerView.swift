/// Wheels side by side, each with rows of which one is chosen.
///
/// 216 points high by default. The wheels share the width, with 5 points between them, unless the delegate gives widths.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let band = UIView()
    private var needsLoad = true

    static let height: CGFloat = 216
    private static let gap: CGFloat = 5
    private static let margin: CGFloat = 9
    static let rowHeight: CGFloat = 32

    public override init(frame: CGRect) {
        super.init(frame: UIPickerView.completed(frame))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UIPickerView.self)
    }

    private static func completed(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: frame.minY, width: frame.width > 0 ? frame.width : 320, height: frame.height > 0 ? frame.height : height)
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.layer.cornerCurve = .continuous
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    // MARK: Data

    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadLater() }
    }

    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { reloadLater() }
    }

    private func reloadLater() {
        needsLoad = true
        setNeedsLayout()
    }

    func loadIfNeeded() {
        if needsLoad { reloadAllComponents() }
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].rowCount : 0
    }

    /// Asks data source and delegate for everything; chosen rows stay chosen where they still exist.
    open func reloadAllComponents() {
        guard let dataSource else {
            for wheel in wheels { wheel.removeFromSuperview() }
            wheels = []
            return
        }
        needsLoad = false
        let count: Int = max(0, dataSource.numberOfComponents(in: self))
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(wheels.count, of: self)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reloadComponent(component) }
    }

    open func reloadComponent(_ component: Int) {
        guard !needsLoad, let dataSource, wheels.indices.contains(component) else { return loadIfNeeded() }
        let wheel: PickerWheel = wheels[component]
        wheel.rowHeight = (try? delegate?.pickerView(self, rowHeightForComponent: component)) ?? Self.rowHeight
        wheel.reload(rows: dataSource.pickerView(self, numberOfRowsInComponent: component))
        setNeedsLayout()
    }

    /// Fills a row with its content: the app's view, its attributed title, or its title.
    func fill(_ holder: PickerRowView, row: Int, component: Int) {
        holder.alignment = alignment(of: component)
        holder.inset = titleInset(of: component)
        if let delegate, let view = try? delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: holder.custom) {
            return holder.show(view)
        }
        // UIKit's wheels have text of 21 points that does not follow the text size.
        let font = UIFont.systemFont(ofSize: 21)
        let attributed: NSAttributedString? = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
        let plain: String? = attributed == nil ? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?" : nil
        holder.show(attributed, plain: plain, font: font, color: textColor)
    }

    /// Of titles without a colour of their own. For UIKit's own pickers, and for key-value coding.
    var textColor: UIColor = .label { didSet { if textColor != oldValue { refill() } } }
    /// For UIKit's own pickers.
    func alignment(of component: Int) -> NSTextAlignment { .center }
    func titleInset(of component: Int) -> CGFloat { 9 }
    /// Asks again what the rows in sight show.
    func refill() {
        for wheel in wheels { wheel.refill() }
    }

    // MARK: Selection

    /// The row chosen in a wheel, -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
        return wheels[component].selectedRow
    }

    /// Turns a wheel to a row. The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        layoutIfNeeded()
        wheels[component].select(row, animated: animated && window != nil)
    }

    func userDidSelect(_ row: Int, in component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    func wheel(_ component: Int) -> PickerWheel? { wheels.indices.contains(component) ? wheels[component] : nil }

    /// The view of a row in sight: the app's own where it gave one.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let holder = wheel(component)?.view(for: row) as? PickerRowView else { return nil }
        return holder.custom ?? holder
    }

    /// The size of a wheel's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        layoutIfNeeded()
        guard let wheel = wheel(component) else { return .zero }
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// Whether the band behind the chosen rows is drawn. As in UIKit since iOS 7 it always is, and this changes nothing.
    open var showsSelectionIndicator = true

    // MARK: Layout

    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.height) }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: Self.height) }

    /// For UIKit's own pickers: the wheels' widths where the delegate does not say.
    func widths(in room: CGFloat) -> [CGFloat] {
        let given: [CGFloat?] = wheels.indices.map { try? delegate?.pickerView(self, widthForComponent: $0) }
        let open: Int = given.count { $0 == nil }
        let gaps: CGFloat = CGFloat(max(0, wheels.count - 1)) * Self.gap
        let rest: CGFloat = max(0, room - gaps - given.compactMap { $0 }.reduce(0, +))
        return given.map { $0 ?? rest / CGFloat(max(1, open)) }
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths: [CGFloat] = self.widths(in: bounds.width - 2 * Self.margin - 2 * Self.margin)
        let gaps: CGFloat = CGFloat(max(0, wheels.count - 1)) * Self.gap
        let total: CGFloat = widths.reduce(0, +) + gaps
        var x: CGFloat = bounds.midX - total / 2
        let order: [Int] = isRightToLeft ? wheels.indices.reversed() : Array(wheels.indices)
        for index in order {
            wheels[index].frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            x += widths[index] + Self.gap
        }
        let tallest: CGFloat = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        band.frame = CGRect(
            x: Self.margin, y: bounds.midY - tallest / 2, width: max(0, bounds.width - 2 * Self.margin), height: tallest)
    }

    /// Touches between the wheels turn the nearest one.
    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self, isUserInteractionEnabled else { return hit }
        return wheels.min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) } ?? hit
    }
}
