import Foundation

/// The kinds of results by number: Foundation on Linux calls their names deprecated, since it makes no such results. Its numbers, by which apps know
/// the names, are twice Apple's for most.
package enum CheckingKind {
    static let spelling: UInt64 = 1 << 2
    static let date: UInt64 = 1 << 4
    static let address: UInt64 = 1 << 5
    package static let link: UInt64 = 1 << 6
    static let quote: UInt64 = 1 << 7
    static let dash: UInt64 = 1 << 8
    static let replacement: UInt64 = 1 << 9
    static let correction: UInt64 = 1 << 10
    package static let phoneNumber: UInt64 = 1 << 11
    static let transitInformation: UInt64 = 1 << 12
}

/// Something that was found in text, and what it is.
final class DetectedData: NSTextCheckingResult {
    /// The values of the kinds of results that Foundation on Linux has none for.
    struct Content {
        var url: URL?
        var phoneNumber: String?
        var date: Date?
        var timeZone: TimeZone?
        var duration: TimeInterval = 0
        var components: [NSTextCheckingKey: String]?
        var replacement: String?
        var alternatives: [String]?
    }

    private let place: NSRange
    private let type: CheckingType
    let content: Content

    init(_ type: UInt64, range: NSRange, _ content: Content = Content()) {
        (place, self.type, self.content) = (range, CheckingType(rawValue: type), content)
        super.init()
    }

    required init?(coder aDecoder: NSCoder) { nil }
    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    private var found: DetectedData.Content? { (self as? DetectedData)?.content }

    /// The address that a link leads to.
    public var url: URL? { found?.url }
    public var phoneNumber: String? { found?.phoneNumber }
    public var date: Date? { found?.date }
    public var timeZone: TimeZone? { found?.timeZone }
    /// In seconds; 0 for a result without a date.
    public var duration: TimeInterval { found?.duration ?? 0 }
    /// The parts of an address or of information on a flight.
    public var components: [NSTextCheckingKey: String]? { found?.components }
    /// The parts of an address; nil for any other result.
    public var addressComponents: [NSTextCheckingKey: String]? { resultType.rawValue == CheckingKind.address ? components : nil }
    /// The text that a quote, a dash, a replacement or a correction puts in place of what was found.
    public var replacementString: String? { found?.replacement }
    public var alternativeStrings: [String]? { found?.alternatives }

    public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult { DetectedData(CheckingKind.spelling, range: range) }
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        DetectedData(CheckingKind.date, range: range, .init(date: date))
    }
    public class func dateCheckingResult(range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval) -> NSTextCheckingResult {
        DetectedData(CheckingKind.date, range: range, .init(date: date, timeZone: timeZone, duration: duration))
    }
    public class func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedData(CheckingKind.address, range: range, .init(components: components))
    }
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { DetectedData(CheckingKind.link, range: range, .init(url: url)) }
    public class func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
        DetectedData(CheckingKind.quote, range: range, .init(replacement: replacementString))
    }
    public class func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
        DetectedData(CheckingKind.dash, range: range, .init(replacement: replacementString))
    }
    public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
        DetectedData(CheckingKind.replacement, range: range, .init(replacement: replacementString))
    }
    public class func correctionCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
        DetectedData(CheckingKind.correction, range: range, .init(replacement: replacementString))
    }
    public class func correctionCheckingResult(range: NSRange, replacementString: String, alternativeStrings: [String]) -> NSTextCheckingResult {
        DetectedData(CheckingKind.correction, range: range, .init(replacement: replacementString, alternatives: alternativeStrings))
    }
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedData(CheckingKind.phoneNumber, range: range, .init(phoneNumber: phoneNumber))
    }
    public class func transitInformationCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult {
        DetectedData(CheckingKind.transitInformation, range: range, .init(components: components))
    }
}

/// The parts of addresses and flights. Foundation on Linux keeps the names to itself.
extension NSTextCheckingKey {
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
