import Foundation
import Testing
@testable import QuinceFSCalendar
@testable import UIKit

private let dates: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
}()

private func day(_ year: Int, _ month: Int, _ day: Int) -> Date { dates.date(from: DateComponents(year: year, month: month, day: day))! }

@Suite("Pages of calendars")
struct CalendarPagesTests {
    private func pages(_ scope: FSCalendarScope, _ placeholders: FSCalendarPlaceholderType = .fillSixRows, firstWeekday: Int = 1) -> CalendarPages {
        var calendar = dates
        calendar.firstWeekday = firstWeekday
        return CalendarPages(calendar: calendar, scope: scope, placeholders: placeholders, minimum: day(2024, 1, 10), maximum: day(2025, 3, 5))
    }

    @Test("A month begins with the days before its first one, and with a week of them where it begins with a week")
    func months() {
        let pages = pages(.month)
        #expect(pages.count == 15 && pages.page(of: day(2024, 5, 14)) == 4 && pages.date(ofPage: 4) == day(2024, 5, 1))
        #expect(pages.date(page: 4, item: 0) == day(2024, 4, 28) && pages.position(of: day(2024, 4, 28), page: 4) == .previous)
        #expect(pages.item(of: day(2024, 5, 14), page: 4) == 16 && pages.position(of: day(2024, 6, 1), page: 4) == .next)
        // The first of September 2024 is a Sunday.
        #expect(pages.date(page: 8, item: 0) == day(2024, 8, 25) && pages.rows(ofMonth: day(2024, 9, 1)) == 6)
        #expect(self.pages(.month, .fillHeadTail).date(page: 8, item: 0) == day(2024, 9, 1))
    }

    @Test("Without placeholders the days of other months are blank, and a month has the rows that it needs")
    func placeholders() {
        let none = pages(.month, .none)
        #expect(none.rows(ofMonth: day(2024, 5, 1)) == 5 && none.rows(ofMonth: day(2024, 6, 1)) == 6 && none.rows(ofMonth: day(2026, 2, 1)) == 4)
        #expect(none.isBlank(page: 4, item: 0) && !none.isBlank(page: 4, item: 3))
        let some = pages(.month, .fillHeadTail)
        #expect(!some.isBlank(page: 4, item: 0) && some.isBlank(page: 4, item: 35))
    }

    @Test("Weeks begin with the day that is set, and are counted from that of the least date")
    func weeks() {
        let pages = pages(.week, firstWeekday: 2)
        #expect(pages.firstOfWeek(day(2024, 1, 10)) == day(2024, 1, 8) && pages.page(of: day(2024, 1, 14)) == 0 && pages.page(of: day(2024, 1, 15)) == 1)
        #expect(pages.date(page: 1, item: 6) == day(2024, 1, 21) && pages.contains(day(2025, 3, 5)) && !pages.contains(day(2024, 1, 9)))
    }

    @Test("Widths are half points that make the whole") func widths() {
        #expect(HalfPoints.parts(of: 390, count: 7).reduce(0, +) == 390 && HalfPoints.parts(of: 390, count: 7).allSatisfy { $0 * 2 == ($0 * 2).rounded() })
    }
}

@Suite("FSCalendar", .serialized) @MainActor
struct FSCalendarTests {
    private final class Owner: NSObject, FSCalendarDataSource, FSCalendarDelegateAppearance {
        var heard: [String] = []
        func minimumDate(for calendar: FSCalendar) -> Date { day(2024, 1, 1) }
        func maximumDate(for calendar: FSCalendar) -> Date { day(2024, 12, 31) }
        func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { date == day(2024, 5, 3) ? 2 : 0 }
        func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool { date != day(2024, 5, 6) }
        func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {
            heard.append("selected \(dates.component(.day, from: date))")
        }
        func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {
            heard.append("deselected \(dates.component(.day, from: date))")
        }
        func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {
            heard.append("height")
            calendar.frame.size.height = bounds.height
        }
        func calendarCurrentPageDidChange(_ calendar: FSCalendar) { heard.append("page \(dates.component(.month, from: calendar.currentPage))") }
        func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor? {
            date == day(2024, 5, 8) ? .green : nil
        }
    }

    private func shown(_ stage: FrameworkStage, _ owner: Owner) throws -> FSCalendar {
        let calendar = FSCalendar(frame: CGRect(x: 0, y: 60, width: 390, height: 300))
        calendar.timeZone = dates.timeZone
        calendar.locale = Locale(identifier: "en_US")
        calendar.today = day(2024, 5, 14)
        calendar.dataSource = owner
        calendar.delegate = owner
        calendar.setCurrentPage(day(2024, 5, 14), animated: false)
        try #require(stage.window.rootViewController?.view).addSubview(calendar)
        stage.session.advance(by: 0.2)
        owner.heard = []
        return calendar
    }

    private func tap(_ date: Date, _ calendar: FSCalendar, _ stage: FrameworkStage) throws {
        let frame: CGRect = calendar.convert(calendar.frame(for: date), to: nil)
        try stage.play("tap \(Int(frame.midX)) \(Int(frame.midY))\nwait 0.5")
    }

    @Test("shows a month with its days, events and looks, today among them")
    func month() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let calendar = try shown(stage, Owner())
        try stage.play("expect \"May 2024\"\nexpect \"Wed\"")
        let count = calendar.visibleCells().count
        #expect(count == 42)
        #expect(calendar.currentPage == day(2024, 5, 1))
        let today = try #require(calendar.cell(for: day(2024, 5, 14), at: .current))
        #expect(today.titleLabel.text == "14" && today.dateIsToday && today.titleLabel.textColor == .white && today.shapeLayer.opacity == 1)
        #expect(calendar.cell(for: day(2024, 5, 3), at: .current)?.eventIndicator.numberOfEvents == 2)
        #expect(calendar.cell(for: day(2024, 5, 8), at: .current)?.titleLabel.textColor == .green)
        let other = try #require(calendar.cell(for: day(2024, 6, 1), at: .next))
        #expect(other.isPlaceholder && other.titleLabel.textColor == .lightGray && calendar.monthPosition(for: other) == .next)
    }

    @Test("selects the day that is touched, unless its delegate refuses, and in the other's place")
    func selecting() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let calendar = try shown(stage, owner)
        try tap(day(2024, 5, 20), calendar, stage)
        try tap(day(2024, 5, 6), calendar, stage)
        try tap(day(2024, 5, 21), calendar, stage)
        #expect(owner.heard == ["selected 20", "deselected 20", "selected 21"] && calendar.selectedDate == day(2024, 5, 21))
        calendar.allowsMultipleSelection = true
        try tap(day(2024, 5, 22), calendar, stage)
        try tap(day(2024, 5, 21), calendar, stage)
        #expect(calendar.selectedDates == [day(2024, 5, 22)] && owner.heard.suffix(2) == ["selected 22", "deselected 21"])
        calendar.select(day(2024, 7, 4))
        stage.session.advance(by: 1)
        #expect(calendar.currentPage == day(2024, 7, 1) && calendar.cell(for: day(2024, 7, 4), at: .current)?.isSelected == true)
        calendar.select(day(2025, 7, 4))
        #expect(calendar.selectedDate == day(2024, 7, 4))
    }

    @Test("is leafed through by swipes, within its bounds")
    func leafing() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let calendar = try shown(stage, owner)
        calendar.setCurrentPage(day(2030, 1, 1), animated: false)
        #expect(calendar.currentPage == day(2024, 12, 1) && owner.heard == ["page 12"])
        calendar.setCurrentPage(day(2024, 5, 1), animated: true)
        stage.session.advance(by: 1)
        try stage.play("expect \"May 2024\"")
        calendar.scrollDirection = .vertical
        stage.session.advance(by: 0.2)
        #expect(calendar.pageOffset == 4 && calendar.visibleCells().count == 42)
    }

    @Test("becomes a week, with that of the day that is selected, and a month again")
    func scopes() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let calendar = try shown(stage, owner)
        calendar.select(day(2024, 5, 22))
        calendar.setScope(.week, animated: true)
        stage.session.advance(by: 1)
        #expect(owner.heard == ["height", "page 5"] && calendar.currentPage == day(2024, 5, 19) && calendar.visibleCells().count == 7)
        #expect(calendar.frame.height < 120 && calendar.cell(for: day(2024, 5, 22), at: .current)?.isSelected == true)
        calendar.scope = .month
        stage.session.advance(by: 1)
        #expect(calendar.currentPage == day(2024, 5, 1) && calendar.frame.height == 300 && calendar.visibleCells().count == 42)
    }

    @Test("is what interface files name, with its outlets") func outlets() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let owner = Owner()
        let calendar = FSCalendar()
        calendar.setValue(owner, forKey: "delegate")
        calendar.setValue(owner, forKey: "dataSource")
        #expect(calendar.delegate === owner && calendar.dataSource === owner)
    }
}
