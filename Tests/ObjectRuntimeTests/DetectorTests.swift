import Foundation
import ObjectRuntime
import Testing

/// The kinds by the names that apps know, which Foundation calls deprecated.
private protocol KindNames {
    static var link: Self { get }
    static var phoneNumber: Self { get }
    static var date: Self { get }
    static var address: Self { get }
    static var replacement: Self { get }
    static var transitInformation: Self { get }
}

extension NSTextCheckingResult.CheckingType: KindNames {}

@Suite struct DetectorTests {
    private func kinds<Kind: KindNames>(_: Kind.Type) -> [Kind] {
        [.link, .phoneNumber, .date, .address, .replacement, .transitInformation]
    }

    @Test("kinds go by Foundation's names, for detectors and of what they find") func kinds() throws {
        let text = "See https://example.com or call +1 (555) 010-2030"
        let kinds = kinds(NSTextCheckingResult.CheckingType.self), range = NSRange(location: 0, length: text.utf16.count)
        for kind in kinds.prefix(2) {
            let found = try NSDataDetector(types: kind.rawValue).matches(in: text, range: range)
            #expect(found.map(\.resultType) == [kind])
        }
        let made: [NSTextCheckingResult] = [
            .linkCheckingResult(range: range, url: URL(fileURLWithPath: "/a")), .phoneNumberCheckingResult(range: range, phoneNumber: "12"),
            .dateCheckingResult(range: range, date: Date()), .addressCheckingResult(range: range, components: [:]),
            .replacementCheckingResult(range: range, replacementString: "a"), .transitInformationCheckingResult(range: range, components: [:]),
        ]
        #expect(made.map(\.resultType) == kinds)
    }

    @Test("addresses and numbers are found, without the sentence's own marks") func detector() throws {
        let text = "See https://example.com/a_(b), www.quince.org. Mail me@example.com or call +1 (555) 010-2030; not 12."
        let detector = try NSDataDetector(types: 1 << 6 | 1 << 11)
        let found = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
        let words = found.map { (text as NSString).substring(with: $0.range) }
        #expect(words == ["https://example.com/a_(b)", "www.quince.org", "me@example.com", "+1 (555) 010-2030"])
        #expect(
            found.map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" } == [
                "https://example.com/a_(b)", "http://www.quince.org", "mailto:me@example.com", "+1 (555) 010-2030",
            ])
        #expect(found.map(\.resultType.rawValue) == [64, 64, 64, 2048])
        #expect(detector.numberOfMatches(in: "nothing. here", range: NSRange(location: 0, length: 13)) == 0)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }

    @Test("results of every kind can be made, and have what their kind has") func madeResults() {
        let range = NSRange(location: 3, length: 5), day = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let link = NSTextCheckingResult.linkCheckingResult(range: range, url: URL(fileURLWithPath: "/a"))
        #expect(link.url?.path == "/a" && link.range == range && link.resultType.rawValue == 64 && link.phoneNumber == nil)
        let address = NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Berlin", .zip: "10115"])
        #expect(address.addressComponents?[.city] == "Berlin" && address.components?.count == 2)
        let flight = NSTextCheckingResult.transitInformationCheckingResult(range: range, components: [.flight: "AB 12"])
        #expect(flight.components == [.flight: "AB 12"] && flight.addressComponents == nil)
        let date = NSTextCheckingResult.dateCheckingResult(range: range, date: day, timeZone: .gmt, duration: 60)
        #expect(date.date == day && date.timeZone == .gmt && date.duration == 60 && link.duration == 0)
        let word = NSTextCheckingResult.correctionCheckingResult(range: range, replacementString: "the", alternativeStrings: ["the", "tea"])
        #expect(word.replacementString == "the" && word.alternativeStrings == ["the", "tea"])
        #expect(NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "12").phoneNumber == "12")
    }

    @Test("times are said as seen from another") func relative() {
        let formatter = RelativeDateTimeFormatter(), now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        func text(_ seconds: TimeInterval) -> String { formatter.localizedString(for: now + seconds, relativeTo: now) }
        #expect(text(-7200) == "2 hours ago" && text(60) == "in 1 minute" && text(0) == "in 0 seconds" && text(86400 * 10) == "in 1 week")
        formatter.unitsStyle = .short
        #expect(text(-7200) == "2 hr. ago" && text(-86400 * 2) == "2 days ago")
        formatter.unitsStyle = .abbreviated
        #expect(text(300) == "in 5min")
        (formatter.unitsStyle, formatter.dateTimeStyle) = (.full, .named)
        #expect(text(-86400) == "yesterday" && text(86400) == "tomorrow" && text(0) == "now" && text(-86400 * 40) == "last month")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago" && text(-86400) == "Yesterday")
        #expect(
            ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c" && ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    }

    @Test("coordinated access happens at once") func coordination() {
        var read: URL?
        NSFileCoordinator().coordinate(readingItemAt: URL(fileURLWithPath: "/a"), error: nil) { read = $0 }
        #expect(read?.path == "/a" && URL(fileURLWithPath: "/a").startAccessingSecurityScopedResource())
    }
}
