import UIKit

/// A calendar's looks. Each change is seen at once.
@preconcurrency @MainActor open class FSCalendarAppearance: NSObject {
    weak var calendar: FSCalendar?
    private func changed() { calendar?.appearanceDidChange() }

    static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
    private static let words: UIColor = color(14, 69, 221)
    private static let dots: UIColor = color(31, 119, 219, 0.75)

    open var titleFont: UIFont! = .systemFont(ofSize: 13.5) { didSet { changed() } }
    open var subtitleFont: UIFont! = .systemFont(ofSize: 10) { didSet { changed() } }
    open var weekdayFont: UIFont! = .systemFont(ofSize: 14) { didSet { changed() } }
    open var headerTitleFont: UIFont! = .systemFont(ofSize: 16.5) { didSet { changed() } }

    open var headerTitleOffset: CGPoint = .zero { didSet { changed() } }
    open var titleOffset: CGPoint = .zero { didSet { changed() } }
    open var subtitleOffset: CGPoint = .zero { didSet { changed() } }
    open var eventOffset: CGPoint = .zero { didSet { changed() } }
    open var imageOffset: CGPoint = .zero { didSet { changed() } }

    open var eventDefaultColor: UIColor! = dots { didSet { changed() } }
    open var eventSelectionColor: UIColor! = dots { didSet { changed() } }
    open var weekdayTextColor: UIColor! = words { didSet { changed() } }
    open var headerTitleColor: UIColor! = words { didSet { changed() } }
    open var headerSeparatorColor: UIColor! = .lightGray.withAlphaComponent(0.3) { didSet { changed() } }
    open var headerDateFormat: String! = "MMMM yyyy" { didSet { changed() } }
    open var headerTitleAlignment: NSTextAlignment = .center { didSet { changed() } }
    /// How much is seen of the months beside the one in the middle. Default 0.2.
    open var headerMinimumDissolvedAlpha: CGFloat = 0.2 { didSet { changed() } }

    open var titleDefaultColor: UIColor! = .black { didSet { changed() } }
    open var titleSelectionColor: UIColor! = .white { didSet { changed() } }
    open var titleTodayColor: UIColor! = .white { didSet { changed() } }
    open var titlePlaceholderColor: UIColor! = .lightGray { didSet { changed() } }
    /// Default nil: as other days.
    open var titleWeekendColor: UIColor! { didSet { changed() } }
    open var subtitleDefaultColor: UIColor! = .darkGray { didSet { changed() } }
    open var subtitleSelectionColor: UIColor! = .white { didSet { changed() } }
    open var subtitleTodayColor: UIColor! = .white { didSet { changed() } }
    open var subtitlePlaceholderColor: UIColor! = .lightGray { didSet { changed() } }
    open var subtitleWeekendColor: UIColor! { didSet { changed() } }

    open var selectionColor: UIColor! = color(31, 119, 219) { didSet { changed() } }
    open var todayColor: UIColor! = color(198, 51, 42) { didSet { changed() } }
    /// Default nil: the colour of any day that is selected.
    open var todaySelectionColor: UIColor! { didSet { changed() } }
    open var borderDefaultColor: UIColor! { didSet { changed() } }
    open var borderSelectionColor: UIColor! { didSet { changed() } }
    /// From 0, a square, to 1, a circle. Default 1.
    open var borderRadius: CGFloat = 1 { didSet { changed() } }
    open var caseOptions: FSCalendarCaseOptions = [] { didSet { changed() } }
    open var separators: FSCalendarSeparators = .none { didSet { changed() } }

    func titleColor(_ state: FSCalendarDayState) -> UIColor? {
        state.pick(titleDefaultColor, selected: titleSelectionColor, todaySelected: nil, titleTodayColor, titlePlaceholderColor, titleWeekendColor)
    }
    func subtitleColor(_ state: FSCalendarDayState) -> UIColor? {
        state.pick(
            subtitleDefaultColor, selected: subtitleSelectionColor, todaySelected: nil, subtitleTodayColor, subtitlePlaceholderColor, subtitleWeekendColor)
    }
    func fillColor(_ state: FSCalendarDayState) -> UIColor? {
        state.pick(nil, selected: selectionColor, todaySelected: todaySelectionColor, todayColor, nil, nil)
    }
}

/// A day's states, of which the first that a colour is set for counts.
struct FSCalendarDayState {
    var isSelected: Bool
    var isToday: Bool
    var isPlaceholder: Bool
    var isWeekend: Bool

    func pick(
        _ normal: UIColor?, selected: UIColor?, todaySelected: UIColor?, _ today: UIColor?, _ placeholder: UIColor?, _ weekend: UIColor?
    ) -> UIColor? {
        if isSelected { return isToday ? todaySelected ?? selected : selected }
        if isToday, let today { return today }
        if isPlaceholder, let placeholder { return placeholder }
        if isWeekend, let weekend { return weekend }
        return normal
    }
}
