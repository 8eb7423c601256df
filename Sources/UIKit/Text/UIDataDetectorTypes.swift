/// The kinds of data that a text view finds in its text and makes links of.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// Text with links where something of these types stands that is none yet: addresses of the web and telephone numbers, which are all that
    /// ``NSDataDetector`` finds.
    func linking(_ text: NSAttributedString) -> NSAttributedString {
        let types: [(UIDataDetectorTypes, UInt64)] = [(.link, CheckingKind.link), (.phoneNumber, CheckingKind.phoneNumber)]
        let wanted: UInt64 = types.filter { contains($0.0) }.reduce(0) { $0 | $1.1 }
        guard wanted != 0, text.length > 0, let detector = try? NSDataDetector(types: wanted) else { return text }
        let found = detector.matches(in: text.string, range: NSRange(location: 0, length: text.length))
        guard !found.isEmpty else { return text }
        let result = NSMutableAttributedString(attributedString: text)
        for match in found where text.attribute(.link, at: match.range.location, effectiveRange: nil) == nil {
            let number: URL? = match.phoneNumber.flatMap { URL(string: "tel:" + $0.filter { $0.isNumber || $0 == "+" }) }
            if let url = match.url ?? number { result.addAttribute(.link, value: url, range: match.range) }
        }
        return result
    }
}
