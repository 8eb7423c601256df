import Foundation

// The symbols of dates as Apple's declare them: implicitly unwrapped optionals of a formatter, arrays of a calendar. Lowering asks for these.

extension DateFormatter {
    public var __eraSymbols: [String]! {
        get { eraSymbols }
        set { eraSymbols = newValue }
    }
    public var __longEraSymbols: [String]! {
        get { longEraSymbols }
        set { longEraSymbols = newValue }
    }
    public var __monthSymbols: [String]! {
        get { monthSymbols }
        set { monthSymbols = newValue }
    }
    public var __shortMonthSymbols: [String]! {
        get { shortMonthSymbols }
        set { shortMonthSymbols = newValue }
    }
    public var __veryShortMonthSymbols: [String]! {
        get { veryShortMonthSymbols }
        set { veryShortMonthSymbols = newValue }
    }
    public var __standaloneMonthSymbols: [String]! {
        get { standaloneMonthSymbols }
        set { standaloneMonthSymbols = newValue }
    }
    public var __shortStandaloneMonthSymbols: [String]! {
        get { shortStandaloneMonthSymbols }
        set { shortStandaloneMonthSymbols = newValue }
    }
    public var __veryShortStandaloneMonthSymbols: [String]! {
        get { veryShortStandaloneMonthSymbols }
        set { veryShortStandaloneMonthSymbols = newValue }
    }
    public var __weekdaySymbols: [String]! {
        get { weekdaySymbols }
        set { weekdaySymbols = newValue }
    }
    public var __shortWeekdaySymbols: [String]! {
        get { shortWeekdaySymbols }
        set { shortWeekdaySymbols = newValue }
    }
    public var __veryShortWeekdaySymbols: [String]! {
        get { veryShortWeekdaySymbols }
        set { veryShortWeekdaySymbols = newValue }
    }
    public var __standaloneWeekdaySymbols: [String]! {
        get { standaloneWeekdaySymbols }
        set { standaloneWeekdaySymbols = newValue }
    }
    public var __shortStandaloneWeekdaySymbols: [String]! {
        get { shortStandaloneWeekdaySymbols }
        set { shortStandaloneWeekdaySymbols = newValue }
    }
    public var __veryShortStandaloneWeekdaySymbols: [String]! {
        get { veryShortStandaloneWeekdaySymbols }
        set { veryShortStandaloneWeekdaySymbols = newValue }
    }
    public var __quarterSymbols: [String]! {
        get { quarterSymbols }
        set { quarterSymbols = newValue }
    }
    public var __shortQuarterSymbols: [String]! {
        get { shortQuarterSymbols }
        set { shortQuarterSymbols = newValue }
    }
    public var __standaloneQuarterSymbols: [String]! {
        get { standaloneQuarterSymbols }
        set { standaloneQuarterSymbols = newValue }
    }
    public var __shortStandaloneQuarterSymbols: [String]! {
        get { shortStandaloneQuarterSymbols }
        set { shortStandaloneQuarterSymbols = newValue }
    }
}

extension Calendar {
    public var __eraSymbols: [String] { eraSymbols }
    public var __longEraSymbols: [String] { longEraSymbols }
    public var __monthSymbols: [String] { monthSymbols }
    public var __shortMonthSymbols: [String] { shortMonthSymbols }
    public var __veryShortMonthSymbols: [String] { veryShortMonthSymbols }
    public var __standaloneMonthSymbols: [String] { standaloneMonthSymbols }
    public var __shortStandaloneMonthSymbols: [String] { shortStandaloneMonthSymbols }
    public var __veryShortStandaloneMonthSymbols: [String] { veryShortStandaloneMonthSymbols }
    public var __weekdaySymbols: [String] { weekdaySymbols }
    public var __shortWeekdaySymbols: [String] { shortWeekdaySymbols }
    public var __veryShortWeekdaySymbols: [String] { veryShortWeekdaySymbols }
    public var __standaloneWeekdaySymbols: [String] { standaloneWeekdaySymbols }
    public var __shortStandaloneWeekdaySymbols: [String] { shortStandaloneWeekdaySymbols }
    public var __veryShortStandaloneWeekdaySymbols: [String] { veryShortStandaloneWeekdaySymbols }
    public var __quarterSymbols: [String] { quarterSymbols }
    public var __shortQuarterSymbols: [String] { shortQuarterSymbols }
    public var __standaloneQuarterSymbols: [String] { standaloneQuarterSymbols }
    public var __shortStandaloneQuarterSymbols: [String] { shortStandaloneQuarterSymbols }
}

extension NSCalendar {
    public var __eraSymbols: [String] { eraSymbols }
    public var __longEraSymbols: [String] { longEraSymbols }
    public var __monthSymbols: [String] { monthSymbols }
    public var __shortMonthSymbols: [String] { shortMonthSymbols }
    public var __veryShortMonthSymbols: [String] { veryShortMonthSymbols }
    public var __standaloneMonthSymbols: [String] { standaloneMonthSymbols }
    public var __shortStandaloneMonthSymbols: [String] { shortStandaloneMonthSymbols }
    public var __veryShortStandaloneMonthSymbols: [String] { veryShortStandaloneMonthSymbols }
    public var __weekdaySymbols: [String] { weekdaySymbols }
    public var __shortWeekdaySymbols: [String] { shortWeekdaySymbols }
    public var __veryShortWeekdaySymbols: [String] { veryShortWeekdaySymbols }
    public var __standaloneWeekdaySymbols: [String] { standaloneWeekdaySymbols }
    public var __shortStandaloneWeekdaySymbols: [String] { shortStandaloneWeekdaySymbols }
    public var __veryShortStandaloneWeekdaySymbols: [String] { veryShortStandaloneWeekdaySymbols }
    public var __quarterSymbols: [String] { quarterSymbols }
    public var __shortQuarterSymbols: [String] { shortQuarterSymbols }
    public var __standaloneQuarterSymbols: [String] { standaloneQuarterSymbols }
    public var __shortStandaloneQuarterSymbols: [String] { shortStandaloneQuarterSymbols }
}
