/// A date picker's wheels.
final class DateWheelsView: UIPickerView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    private weak var owner: UIDatePicker?
    private let model: DateWheels
    private let fields: [DateWheels.Field]
    /// "hours" and "min" beside the chosen rows of a duration.
    private var units: [UILabel] = []

    init(_ owner: UIDatePicker) {
        self.owner = owner
        model = owner.wheels
        fields = model.fields
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIPickerView.height))
        textColor = owner.textColor ?? .label
        dataSource = self
        delegate = self
        guard model.mode == .countDownTimer else { return }
        units = ["hours", "min"].map { word in
            let label = UILabel()
            label.text = word
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.textColor = textColor
            addSubview(label)
            return label
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("these wheels are made by date pickers")
    }

    var fittingSize: CGSize { CGSize(width: 320, height: UIPickerView.height) }

    private var rows: [Int] { fields.indices.map { selectedRow(inComponent: $0) } }

    func show(animated: Bool) {
        guard let owner else { return }
        for (index, field) in fields.enumerated() {
            let current: Int = selectedRow(inComponent: index)
            let isFresh: Bool = !isShown
            let row: Int = model.row(of: owner.date, field, near: isFresh ? nil : current)
            if row != current || isFresh { selectRow(row, inComponent: index, animated: animated) }
        }
        isShown = true
        refill()
        if !units.isEmpty { units[0].text = model.row(of: owner.date, .hours) == 1 ? "hour" : "hours" }
    }
    private var isShown = false

    func numberOfComponents(in pickerView: UIPickerView) -> Int { fields.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { model.rowCount(fields[component]) }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        model.title(row, fields[component])
    }

    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        guard let owner, isShown else { return nil }
        let field: DateWheels.Field = fields[component]
        let (minimum, maximum): (Date?, Date?) = owner.limits
        if field == .date, owner.highlightsToday, model.title(row, field) == SystemText.localized("Today") {
            return NSAttributedString(string: SystemText.localized("Today"), attributes: [.foregroundColor: tintColor ?? .systemBlue])
        }
        guard !model.isPossible(row, field, rows: rows, from: owner.date, minimum: minimum, maximum: maximum) else { return nil }
        return NSAttributedString(string: model.title(row, field), attributes: [.foregroundColor: UIColor.tertiaryLabel])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) throws(Unimplemented) -> CGFloat {
        let share: CGFloat = min(1, (bounds.width - 36) / 284)
        return share
            * {
                switch fields[component] {
                case .date: 122
                case .month: 128
                case .day: 52
                case .year: 76
                case .hour, .minute: 42
                case .period: 50
                case .hours, .minutes: 130
                }
            }()
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let owner else { return }
        var date: Date = model.date(rows: rows, from: owner.date)
        if model.mode == .countDownTimer {
            let start: Date = model.calendar.startOfDay(for: date)
            if date.timeIntervalSince(start) < 60 { date = start.addingTimeInterval(60 * Double(model.minuteInterval)) }
        }
        owner.userDidChoose(date)
    }

    override func alignment(of component: Int) -> NSTextAlignment {
        switch fields[component] {
        case .date, .hour: isRightToLeft ? .left : .right
        case .month: isRightToLeft ? .right : .left
        case .hours, .minutes: isRightToLeft ? .left : .right
        default: .center
        }
    }

    override func titleInset(of component: Int) -> CGFloat { fields[component] == .hours || fields[component] == .minutes ? 78 : 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in units.enumerated() {
            guard let wheel = wheel(index) else { continue }
            let size: CGSize = label.intrinsicContentSize
            let x: CGFloat = isRightToLeft ? wheel.frame.minX + 72 - size.width : wheel.frame.maxX - 72
            label.frame = pixelAligned(CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
            bringSubviewToFront(label)
        }
    }
}
