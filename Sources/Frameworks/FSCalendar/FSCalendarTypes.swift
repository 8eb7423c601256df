import UIKit

public enum FSCalendarScope: UInt, Sendable {
    case month, week
}

public enum FSCalendarScrollDirection: UInt, Sendable {
    case vertical, horizontal
}

/// The days of other months that a month's page has.
public enum FSCalendarPlaceholderType: UInt, Sendable {
    case none, fillHeadTail, fillSixRows
}

/// The month that a day belongs to, as seen from the page that it is on.
public enum FSCalendarMonthPosition: UInt, Sendable {
    case previous, current, next
    case notFound = 0x7FFF_FFFF_FFFF_FFFF
}

public enum FSCalendarSeparators: UInt, Sendable {
    case none, interRows
}

public struct FSCalendarCaseOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let headerUsesDefaultCase: FSCalendarCaseOptions = []
    public static let headerUsesUpperCase = FSCalendarCaseOptions(rawValue: 1)
    public static let headerUsesCapitalized = FSCalendarCaseOptions(rawValue: 2)
    public static let weekdayUsesDefaultCase: FSCalendarCaseOptions = []
    public static let weekdayUsesUpperCase = FSCalendarCaseOptions(rawValue: 1 << 4)
    public static let weekdayUsesSingleUpperCase = FSCalendarCaseOptions(rawValue: 2 << 4)
}

public let FSCalendarStandardHeaderHeight: CGFloat = 40
public let FSCalendarStandardWeekdayHeight: CGFloat = 25
public let FSCalendarStandardMonthlyPageHeight: CGFloat = 300
public let FSCalendarStandardRowHeight: CGFloat = 38
public let FSCalendarAutomaticDimension: CGFloat = -1
public let FSCalendarDefaultCellReuseIdentifier: String = "_FSCalendarDefaultCellReuseIdentifier"

@preconcurrency @MainActor public protocol FSCalendarDataSource: NSObjectProtocol {
    func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String?
    func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String?
    func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage?
    func minimumDate(for calendar: FSCalendar) -> Date
    func maximumDate(for calendar: FSCalendar) -> Date
    func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell
    func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int
}

extension FSCalendarDataSource {
    public func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? { nil }
    public func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
    public func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { nil }
    public func minimumDate(for calendar: FSCalendar) -> Date { calendar.earliestDate }
    public func maximumDate(for calendar: FSCalendar) -> Date { calendar.latestDate }
    public func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell {
        calendar.dequeueReusableCell(withIdentifier: FSCalendarDefaultCellReuseIdentifier, for: date, at: position)
    }
    public func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 0 }
}

@preconcurrency @MainActor public protocol FSCalendarDelegate: NSObjectProtocol {
    func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
    func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition)
    func calendar(_ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
    func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition)
    func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool)
    func calendar(_ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date, at monthPosition: FSCalendarMonthPosition)
    func calendarCurrentPageDidChange(_ calendar: FSCalendar)
}

extension FSCalendarDelegate {
    public func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool { true }
    public func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {}
    public func calendar(_ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool { true }
    public func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {}
    public func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {}
    public func calendar(_ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date, at monthPosition: FSCalendarMonthPosition) {}
    public func calendarCurrentPageDidChange(_ calendar: FSCalendar) {}
}

/// A delegate that gives single days their looks. Nil leaves a day as the calendar's appearance has it.
@preconcurrency @MainActor public protocol FSCalendarDelegateAppearance: FSCalendarDelegate {
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date) -> [UIColor]?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date) -> [UIColor]?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date) -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date) -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date) -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date) -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date) -> CGFloat
}

extension FSCalendarDelegateAppearance {
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date) -> UIColor? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date) -> UIColor? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date) -> UIColor? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date) -> UIColor? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date) -> UIColor? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date) -> [UIColor]? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date) -> [UIColor]? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date) -> UIColor? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date) -> UIColor? { nil }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date) -> CGPoint { appearance.titleOffset }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date) -> CGPoint { appearance.subtitleOffset }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date) -> CGPoint { appearance.imageOffset }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date) -> CGPoint { appearance.eventOffset }
    public func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date) -> CGFloat { appearance.borderRadius }
}
