import UIKit

/// How a text is looked for.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject, NSCopying {
    open var backwards = false
    open var caseSensitive = false
    /// Default true: beyond the end it goes on at the beginning.
    open var wraps = true
    nonisolated public override init() { super.init() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> WKFindConfiguration in
            let copy = WKFindConfiguration()
            (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
            return copy
        }
    }
}

/// Whether a text was found.
@preconcurrency @MainActor open class WKFindResult: NSObject, NSCopying {
    public let matchFound: Bool
    init(matchFound: Bool) { self.matchFound = matchFound }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension WKWebView {
    /// Looks for a text among the words of the page.
    public func find(
        _ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        let result = search(string, configuration)
        ServiceReply.sendInSession { completionHandler(result) }
    }
    public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult { search(string, configuration) }

    private func search(_ string: String, _ configuration: WKFindConfiguration) -> WKFindResult {
        let found = PageSearch.place(
            of: string, in: words, after: found, backwards: configuration.backwards, caseSensitive: configuration.caseSensitive, wraps: configuration.wraps)
        self.found = found
        return WKFindResult(matchFound: found != nil)
    }
}

/// Looks for texts in pages.
enum PageSearch {
    /// The next place of a text after, or before, the one that was found last.
    static func place(of string: String, in text: String, after last: NSRange?, backwards: Bool, caseSensitive: Bool, wraps: Bool) -> NSRange? {
        let (page, options) = (text as NSString, options(backwards: backwards, caseSensitive: caseSensitive))
        guard !string.isEmpty, page.length > 0 else { return nil }
        let whole = NSRange(location: 0, length: page.length)
        var part = whole
        if let last, NSMaxRange(last) <= page.length {
            part =
                backwards
                ? NSRange(location: 0, length: last.location)
                : NSRange(location: NSMaxRange(last), length: page.length - NSMaxRange(last))
        }
        let next = page.range(of: string, options: options, range: part)
        if next.location != NSNotFound { return next }
        guard wraps, part.length < whole.length else { return nil }
        let again = page.range(of: string, options: options, range: whole)
        return again.location == NSNotFound ? nil : again
    }

    private static func options(backwards: Bool, caseSensitive: Bool) -> NSString.CompareOptions {
        var options: NSString.CompareOptions = []
        if backwards { options.insert(.backwards) }
        if !caseSensitive { options.insert(.caseInsensitive) }
        return options
    }
}
