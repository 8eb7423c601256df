import Foundation

extension NSMutableString {
    /// Appends the format with the arguments put in, as `String(format:)` does.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}

extension NSString {
    /// The format with the arguments put in as the user's language writes them. A format from a `.stringsdict` takes the plural forms that the numbers ask for.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        self.init(string: String(__format: format as String, locale: .current, arguments: args))
    }

    /// - Parameter locale: a `Locale` or an `NSLocale`; nil formats for no locale. On Linux Foundation takes the class alone.
    public convenience init(format: String, locale: Locale?, arguments argList: CVaListPointer) {
        self.init(format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) }, arguments: argList)
    }
}
