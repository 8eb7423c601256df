/// The time below a calendar: a compact picker of its own.
final class CompactTimeField: UIView {
    let picker = UIDatePicker(frame: .zero)

    init(_ owner: UIDatePicker) {
        super.init(frame: .zero)
        isOpaque = false
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .compact
        picker.locale = owner.locale
        picker.calendar = owner.calendar
        picker.timeZone = owner.timeZone
        picker.minuteInterval = owner.minuteInterval
        picker.textColor = owner.textColor
        picker.date = owner.date
        picker.addAction(
            UIAction { [weak owner, weak picker] _ in
                if let picker { owner?.userDidChoose(picker.date) }
            }, for: .valueChanged)
        addSubview(picker)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("times are made by calendars")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }
}
