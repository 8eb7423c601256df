import ObjectRuntime

/// A text of a table without values in it: `R.string.localizable.title`.
public struct StringResource: Sendable {
    /// The language that texts are taken from.
    public enum Source: Sendable {
        /// The language that the bundle has for the device.
        case hosting(Bundle)
        /// One language's folder.
        case selected(Bundle, Locale)
        case none

        public var bundle: Bundle? {
            switch self {
            case .hosting(let bundle), .selected(let bundle, _): bundle
            case .none: nil
            }
        }

        /// The first of the languages that the bundle has the table in; without languages the device's.
        public init(bundle: Bundle, tableName: String, preferredLanguages: [String]?, locale: Locale?) {
            guard let preferredLanguages else {
                self = locale.map { .selected(bundle, $0) } ?? .hosting(bundle)
                return
            }
            for language in preferredLanguages {
                for name in [language, String(language.prefix { $0 != "-" && $0 != "_" })] {
                    guard let path = bundle.path(forResource: name, ofType: "lproj"), let own = Bundle(path: path) else { continue }
                    let has = ["strings", "stringsdict"].contains { FileManager.default.fileExists(atPath: "\(path)/\(tableName).\($0)") }
                    guard has else { continue }
                    self = .selected(own, locale ?? Locale(identifier: name))
                    return
                }
            }
            self = .hosting(bundle)
        }

        var locale: Locale? { if case .selected(_, let locale) = self { locale } else { nil } }
    }

    public let key: String
    public let tableName: String
    public let source: Source
    /// The text in the language of the developers.
    public let developmentValue: String?
    public let comment: String?
    /// The languages that have the text; of versions before 7.
    public let locales: [String]

    public init(key: String, tableName: String, source: Source, developmentValue: String?, comment: String?) {
        (self.key, self.tableName, self.source, self.developmentValue, self.comment) = (key, tableName, source, developmentValue, comment)
        locales = []
    }

    public init(key: String, tableName: String, bundle: Bundle, locales: [String], comment: String?) {
        (self.key, self.tableName, self.source, self.comment, self.locales) = (key, tableName, .hosting(bundle), comment, locales)
        developmentValue = nil
    }

    public var bundle: Bundle { source.bundle ?? .main }

    /// The text in the language that the source says.
    public func callAsFunction() -> String { text(in: source) }

    /// The text in the first of these languages that has it.
    public func callAsFunction(preferredLanguages: [String]?) -> String { text(in: source.preferring(preferredLanguages, table: tableName)) }

    func text(in source: Source) -> String {
        guard let bundle = source.bundle else { return developmentValue ?? key }
        return NSLocalizedString(key, tableName: tableName, bundle: bundle, value: developmentValue ?? "", comment: "")
    }
}

extension StringResource.Source {
    func preferring(_ languages: [String]?, table: String) -> Self {
        guard let languages, let bundle else { return self }
        return Self(bundle: bundle, tableName: table, preferredLanguages: languages, locale: nil)
    }
}

extension String {
    /// The text that `R.string` names.
    public init(resource: StringResource) { self = resource() }
    public init(resource: StringResource, preferredLanguages: [String], locale: Locale? = nil) { self = resource(preferredLanguages: preferredLanguages) }
}
