import Foundation
import Testing

@testable import UIKit

@Suite("Calendars") @MainActor struct CalendarViewTests {
    @MainActor private final class Owner: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
        var asked: [Int] = []
        var log: [String] = []
        var refused: Set<Int> = []

        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            asked.append(dateComponents.day ?? 0)
            return dateComponents.day == 12 ? .default(color: .systemRed, size: .large) : nil
        }

        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
            log.append("left \(previousDateComponents.month ?? 0) for \(calendarView.visibleDateComponents.month ?? 0)")
        }

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            log.append("chose \(dateComponents?.day ?? 0)")
        }

        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
            !refused.contains(dateComponents?.day ?? 0)
        }

        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
            log.append("+\(dateComponents.day ?? 0)")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
            log.append("-\(dateComponents.day ?? 0)")
        }
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func view(_ owner: Owner) -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 370, height: 430))
        view.calendar = Self.calendar
        view.locale = Locale(identifier: "en_US")
        view.delegate = owner
        view.visibleDateComponents = DateComponents(year: 2023, month: 9)
        view.layoutIfNeeded()
        return view
    }

    private func days(_ view: UIView) -> [DayButton] { view.subviews.flatMap { ($0 as? DayButton).map { [$0] } ?? days($0) } }
    private func tap(_ day: Int, in view: UICalendarView) { days(view)[day - 1].sendActions(for: .touchUpInside) }

    @Test("centred without a width it has its own, between two edges theirs", arguments: [320, 280, 700] as [CGFloat])
    func width(room: CGFloat) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: room, height: 800))
        let (centred, stretched) = (UICalendarView(), UICalendarView())
        for view in [centred, stretched] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        NSLayoutConstraint.activate([
            centred.centerXAnchor.constraint(equalTo: parent.centerXAnchor), centred.topAnchor.constraint(equalTo: parent.topAnchor),
            stretched.leadingAnchor.constraint(equalTo: parent.leadingAnchor), stretched.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            stretched.topAnchor.constraint(equalTo: centred.bottomAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(centred.frame.width == 320)
        #expect(centred.frame.midX == room / 2)
        #expect(stretched.frame.width == room)
        #expect(days(centred).count >= 28)
    }

    @Test("a month is shown with its days, and decorations are asked for once a day")
    func decorations() {
        let owner = Owner()
        let view = view(owner)
        #expect(days(view).count == 30)
        #expect(view.visibleDateComponents.year == 2023 && view.visibleDateComponents.month == 9)
        owner.asked = []
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(owner.asked.isEmpty)
        #expect(days(view)[11].decoration != nil && days(view)[10].decoration == nil)
        view.reloadDecorations(
            forDateComponents: [DateComponents(year: 2023, month: 9, day: 12), DateComponents(year: 2023, month: 9, day: 13)], animated: false)
        #expect(owner.asked == [12, 13])
        view.layoutIfNeeded()
        let decoration = days(view)[11].decoration!
        #expect(decoration.frame.size == CGSize(width: 8, height: 8) && decoration.frame.minY >= days(view)[11].bounds.height - DayButton.decorationHeight)
    }

    @Test("the arrows go from month to month, within the dates there are, and the delegate hears of it")
    func months() throws {
        let owner = Owner()
        let view = view(owner)
        view.availableDateRange = DateInterval(start: Self.calendar.date(from: DateComponents(year: 2023, month: 9, day: 5))!, end: .distantFuture)
        let month = try #require(view.subviews.first)
        let arrows = month.subviews.compactMap { $0 as? UIButton }
        #expect(arrows.map(\.isEnabled) == [false, true])
        #expect(!days(view)[3].isEnabled && days(view)[4].isEnabled)
        arrows[1].sendActions(for: .touchUpInside)
        #expect(owner.log == ["left 9 for 10"] && days(view).count == 31)
    }

    @Test("one day: a tap chooses it, a tap on it again chooses none unless the delegate refuses")
    func single() {
        let owner = Owner()
        let view = view(owner)
        let selection = UICalendarSelectionSingleDate(delegate: owner)
        view.selectionBehavior = selection
        tap(4, in: view)
        tap(7, in: view)
        #expect(owner.log == ["chose 4", "chose 7"] && selection.selectedDate?.day == 7)
        #expect(days(view).filter(\.isSelected).map(\.cell) == [days(view)[6].cell])
        owner.refused = [0, 9]
        selection.updateSelectableDates()
        #expect(!days(view)[8].isEnabled)
        tap(7, in: view)
        #expect(selection.selectedDate?.day == 7)
        owner.refused = []
        tap(7, in: view)
        #expect(selection.selectedDate == nil && owner.log.last == "chose 0")
        selection.setSelected(DateComponents(year: 2024, month: 2, day: 29), animated: false)
        #expect(view.visibleDateComponents.month == 2 && days(view)[28].isSelected)
    }

    @Test("several days: a tap adds a day or takes it away")
    func several() {
        let owner = Owner()
        let view = view(owner)
        let selection = UICalendarSelectionMultiDate(delegate: owner)
        view.selectionBehavior = selection
        for day in [3, 5, 3] { tap(day, in: view) }
        #expect(owner.log == ["+3", "+5", "-3"] && selection.selectedDates.map(\.day) == [5])
        selection.selectedDates = [DateComponents(year: 2023, month: 9, day: 1)]
        #expect(days(view).filter(\.isSelected).count == 1 && days(view)[0].isSelected)
    }

    @Test("days are set in the design that is asked for")
    func design() {
        let view = view(Owner())
        func widths() -> [CGFloat] { days(view).flatMap(\.subviews).compactMap { ($0 as? UILabel)?.intrinsicContentSize.width } }
        let plain = widths()
        view.fontDesign = .monospaced
        #expect(widths() != plain)
        view.fontDesign = .default
        #expect(widths() == plain)
    }

    @Test("without a selection taps do nothing")
    func none() {
        let view = view(Owner())
        #expect(days(view).allSatisfy { !$0.isUserInteractionEnabled })
    }
}
