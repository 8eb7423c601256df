import AppSession
import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct DatePickerTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func model(_ mode: UIDatePicker.Mode, _ locale: String = "en_US", interval: Int = 1) -> DateWheels {
        DateWheels(
            mode: mode, calendar: Self.calendar, locale: Locale(identifier: locale), minuteInterval: interval, today: date(2024, 2, 10, 12))
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ date: Date) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.calendar = Self.calendar
        picker.timeZone = Self.calendar.timeZone
        picker.locale = Locale(identifier: "en_US")
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.date = date
        return picker
    }

    @Test("the locale decides the wheels and their order") func fields() {
        #expect(model(.time).fields == [.hour, .minute, .period])
        #expect(model(.time, "de_DE").fields == [.hour, .minute])
        #expect(model(.date).fields == [.month, .day, .year])
        #expect(model(.date, "de_DE").fields == [.day, .month, .year])
        #expect(model(.dateAndTime).fields == [.date, .hour, .minute, .period])
        #expect(model(.countDownTimer).fields == [.hours, .minutes])
        #expect(model(.yearAndMonth).fields == [.month, .year])
    }

    @Test(
        "rows stand for the date and lead back to it",
        arguments: [
            UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth,
        ])
    func rows(mode: UIDatePicker.Mode) {
        for locale in ["en_US", "de_DE"] {
            let model = model(mode, locale)
            for day in [date(2024, 2, 29, 0, 0), date(2023, 12, 31, 23, 59), date(2024, 2, 10, 12, 5), date(1999, 7, 4, 9, 41)] {
                let rows: [Int] = model.fields.map { model.row(of: day, $0) }
                #expect(model.date(rows: rows, from: day) == day)
            }
        }
    }

    @Test("a day that its month does not have becomes the month's last") func shortMonths() {
        let model = model(.date)
        var rows: [Int] = model.fields.map { model.row(of: date(2024, 1, 31, 8), $0) }
        rows[0] += 1
        #expect(model.date(rows: rows, from: date(2024, 1, 31, 8)) == date(2024, 2, 29, 8))
    }

    @Test("words of the rows") func words() {
        let model = model(.dateAndTime, interval: 15)
        let day: Date = date(2024, 2, 11, 15, 30)
        #expect(model.fields.map { model.title(model.row(of: day, $0), $0) } == ["Sun Feb 11", "3", "30", "PM"])
        #expect(model.title(model.row(of: date(2024, 2, 10), .date), .date) == "Today")
        #expect(model.rowCount(.minute) % 4 == 0)
        let dates = self.model(.date)
        #expect(dates.fields.map { dates.title(dates.row(of: day, $0), $0) } == ["February", "11", "2024"])
    }

    @Test("a wheel takes the round that is nearest") func rounds() {
        let model = model(.time)
        let eleven: Int = model.row(of: date(2024, 1, 1, 11), .hour)
        #expect(model.row(of: date(2024, 1, 1, 12), .hour, near: eleven) == eleven + 1)
    }

    @Test("rows beyond the limits are not possible") func limits() {
        let model = model(.date)
        let now: Date = date(2024, 6, 15)
        let rows: [Int] = model.fields.map { model.row(of: now, $0) }
        func possible(_ field: DateWheels.Field, _ row: Int) -> Bool {
            model.isPossible(row, field, rows: rows, from: now, minimum: date(2024, 3, 10), maximum: date(2025, 1, 1))
        }
        #expect(possible(.month, rows[0] - 3) && !possible(.month, rows[0] - 4))
        #expect(possible(.year, rows[2] - 0) && !possible(.year, rows[2] - 1))
    }

    @Test("turning a wheel changes the date and tells; limits hold") func turning() throws {
        let picker = picker(.date, .wheels, date(2024, 5, 20))
        let stage = TouchStage()
        defer { stage.close() }
        var told: [Date] = []
        picker.addAction(UIAction { [weak picker] _ in told.append(picker!.date) }, for: .valueChanged)
        picker.frame = CGRect(x: 0, y: 100, width: 393, height: 216)
        stage.view.addSubview(picker)
        stage.wait(0.1)
        let wheels = try #require(picker.subviews.first as? UIPickerView)
        wheels.wheel(1)?.choose(wheels.selectedRow(inComponent: 1) + 1)
        for _ in 0..<60 { stage.wait(1.0 / 60) }
        #expect(picker.date == date(2024, 5, 21) && told == [date(2024, 5, 21)])
        picker.maximumDate = date(2024, 5, 22)
        wheels.wheel(0)?.choose(wheels.selectedRow(inComponent: 0) + 1)
        for _ in 0..<90 { stage.wait(1.0 / 60) }
        #expect(picker.date == date(2024, 5, 22))
        #expect(wheels.selectedRow(inComponent: 0) % 12 == 4)
    }

    @Test("durations are at least a minute") func durations() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 60)
        picker.countDownDuration = 5400
        #expect(picker.countDownDuration == 5400)
    }

    @Test("a compact picker opens a calendar whose days change the date") func compact() throws {
        let picker = picker(.dateAndTime, .automatic, date(2024, 5, 20, 9, 41))
        #expect(picker.datePickerStyle == .compact)
        let root = UIViewController()
        root.view.addSubview(picker)
        picker.sizeToFit()
        picker.frame.origin = CGPoint(x: 20, y: 200)
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        try device.play("picture compact\ntap \"May 20, 2024\"\nwait 1\npicture calendar\ntap \"8\"\nwait 0.3")
        #expect(picker.date == date(2024, 5, 8, 9, 41))
        try device.play("tap \"Next Month\"\nwait 0.4\ntap \"30\"\nwait 0.3\npicture june")
        #expect(picker.date == date(2024, 6, 30, 9, 41))
        try device.play("tap 10 700\nwait 1\ntap \"Time Picker\"\nwait 1\npicture time")
        #expect(root.presentedViewController != nil)
        #expect(AccessibilityTree.elements(in: picker).map(\.accessibilityLabel) == ["Date Picker", "Time Picker"])
    }

    @Test("what a compact picker opens has no arrow; its month opens wheels; minutes are shown in steps and the date stays")
    func compactDetails() throws {
        let picker = picker(.dateAndTime, .compact, date(2024, 5, 20, 9, 41))
        picker.minuteInterval = 15
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        root.view.addSubview(picker)
        picker.sizeToFit()
        picker.frame.origin = CGPoint(x: 20, y: 200)
        for (name, window) in [("phone", "iphone-6.1-390.portrait.full"), ("pad", "ipad-pro-11.landscape.full")] {
            picker.date = date(2024, 5, 20, 9, 41)
            let device = try TestDevice(window, root: root)
            defer { device.close() }
            // A script finds the narrow space that a formatter writes by the one that a keyboard has.
            try device.play("expect \"9:30\u{202F}AM\"\nexpect \"9:30 AM\"\ntap \"May 20, 2024\"\nwait 1\npicture compact-\(name)")
            #expect(picker.date == date(2024, 5, 20, 9, 41))
            let popover = try #require(root.presentedViewController?.popoverPresentationController)
            #expect(!popover.hasArrow)
            // The screen is dimmed, and not the words that the calendar belongs to.
            let parts: [UIView] = picker.subviews.flatMap { [$0] + $0.subviews }
            let opener: CompactDateButton = try #require(parts.compactMap { $0 as? CompactDateButton }.first { $0.isOpen })
            #expect(opener.tintColor != picker.tintColor)
            #expect(opener.subviews.contains { ($0 as? UILabel)?.textColor == opener.tintColor })
            try device.play("tap \"May 2024\"\nwait 1\npicture compact-months-\(name)\ntap \"May 2024\"\nwait 1\ntap \"8\"\nwait 0.3")
            #expect(picker.date == date(2024, 5, 8, 9, 41))
            root.dismiss(animated: false)
            device.session.advance(by: 0.5)
        }
    }

    @Test("how the styles look") func looks() throws {
        let root = UIViewController()
        for (index, mode) in [UIDatePicker.Mode.date, .dateAndTime, .countDownTimer].enumerated() {
            let picker = picker(mode, .wheels, date(2024, 5, 20, 9, 41))
            picker.frame = CGRect(x: 0, y: 60 + 230 * CGFloat(index), width: 390, height: 216)
            root.view.addSubview(picker)
        }
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        try device.play("picture wheels")
        root.view.subviews.forEach { $0.removeFromSuperview() }
        let inline = picker(.dateAndTime, .inline, date(2024, 5, 20, 9, 41))
        inline.minimumDate = date(2024, 5, 4)
        inline.frame = CGRect(x: 10, y: 80, width: 370, height: inline.intrinsicContentSize.height)
        root.view.addSubview(inline)
        try device.play("wait 0.1\npicture inline\ntraits dark\nwait 0.1\npicture inline-dark")
        #expect(inline.intrinsicContentSize.height > 300)
    }

    @Test("a month's days stand in weeks that begin on the calendar's first weekday") func months() {
        let grid = MonthGrid(containing: date(2024, 2, 10), calendar: Self.calendar, locale: Locale(identifier: "en_US"))
        #expect(grid.days.count == 35 && grid.weekCount == 5)
        #expect(grid.days.firstIndex { $0 != nil } == 4)
        #expect(grid.weekdays.first == "SUN")
    }
}
