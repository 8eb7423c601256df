import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of the web and of mail, and telephone numbers, in text. Dates and postal addresses are not found.
///
/// On Apple's systems it is a regular expression; here it has the same methods, and is none.
open class NSDataDetector: NSObject, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes

    /// Throws where none of the types is one that is looked for anywhere (`link`, `phoneNumber`, `date`, `address`, `transitInformation`).
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes & Self.known != 0 else {
            throw NSError(domain: NSCocoaErrorDomain, code: 2048, userInfo: [NSLocalizedDescriptionKey: "No types to look for."])
        }
        self.checkingTypes = checkingTypes
    }

    private static let known: UInt64 =
        CheckingKind.link | CheckingKind.phoneNumber | CheckingKind.date | CheckingKind.address | CheckingKind.transitInformation

    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        if checkingTypes & CheckingKind.link != 0 { found += links(in: string, range) }
        if checkingTypes & CheckingKind.phoneNumber != 0 {
            // Digits of an address are no number.
            found += numbers(in: string, range).filter { number in !found.contains { NSIntersectionRange($0.range, number.range).length > 0 } }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }

    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }

    open func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    // MARK: What is found

    private static let linkPattern =
        #"(?i)(?<![a-z0-9@.])(?:(?:https?|ftp)://[^\s<>"]+|mailto:[^\s<>"]+|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
        + #"|(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)*|[a-z0-9-]+(?:\.[a-z0-9-]+)*)"#
        + #"\.(?:com|org|net|edu|gov|int|info|biz|io|co|app|dev|ai|me|tv|us|uk|de|fr|it|es|nl|ch|at|se|no|fi|dk|pl|ru|jp|cn|in|br|ca|au|eu)\b(?:[/?#][^\s<>"]*)?)"#
    private static let phonePattern = #"(?<![0-9A-Za-z])\+?\(?[0-9][0-9()\-. \u00a0]{5,}[0-9](?![0-9A-Za-z])"#

    private func links(in string: String, _ range: NSRange) -> [DetectedData] {
        ranges(of: Self.linkPattern, in: string, range).compactMap { range in
            let range = Self.withoutTrailingMarks(range, in: string)
            let text = (string as NSString).substring(with: range)
            let isMail = text.contains("@") && !text.contains("/") && !text.lowercased().hasPrefix("mailto:")
            let address = isMail ? "mailto:" + text : text.contains("://") || text.lowercased().hasPrefix("mailto:") ? text : "http://" + text
            guard let url = URL(string: address) ?? address.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed).flatMap(URL.init) else {
                return nil
            }
            return DetectedData(CheckingKind.link, range: range, .init(url: url))
        }
    }

    private func numbers(in string: String, _ range: NSRange) -> [DetectedData] {
        ranges(of: Self.phonePattern, in: string, range).compactMap { range in
            let text = (string as NSString).substring(with: range)
            guard (7...15).contains(text.filter(\.isNumber).count) else { return nil }
            return DetectedData(CheckingKind.phoneNumber, range: range, .init(phoneNumber: text))
        }
    }

    private func ranges(of pattern: String, in string: String, _ range: NSRange) -> [NSRange] {
        ((try? NSRegularExpression(pattern: pattern))?.matches(in: string, range: range) ?? []).map(\.range)
    }

    /// A sentence's own marks after an address, and a bracket that was opened before it.
    private static func withoutTrailingMarks(_ range: NSRange, in string: String) -> NSRange {
        var text = (string as NSString).substring(with: range)
        while let last = text.last, ".,;:!?'\")]}".contains(last) {
            if last == ")", text.contains("(") { break }
            text.removeLast()
        }
        return NSRange(location: range.location, length: text.utf16.count)
    }
}
