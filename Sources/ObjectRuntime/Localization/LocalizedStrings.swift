import Foundation

/// Reads `.strings` and `.stringsdict` tables out of a bundle's `.lproj` folders and keeps them.
final class LocalizedStrings: @unchecked Sendable {
    static let shared = LocalizedStrings()

    /// A text whose wording depends on numbers.
    struct PluralFormat {
        struct Variable {
            /// By plural category.
            let forms: [String: String]
        }

        let format: String
        let variables: [String: Variable]
        let language: String
    }

    private struct Table {
        var isThere = false
        var strings: [String: String] = [:]
        var plurals: [String: PluralFormat] = [:]
        var listsTexts = false
    }

    private let lock = NSLock()
    private var tables: [String: Table] = [:]
    /// Formats that were handed out, by their text, for when they are filled in.
    private var handedOut: [String: PluralFormat] = [:]
    private var knownSystemLanguage: String?

    func forgetAll() {
        lock.withLock {
            tables = [:]
            handedOut = [:]
            knownSystemLanguage = nil
        }
    }

    /// The language of the words that the system shows in this app.
    var systemLanguage: String {
        if let known = lock.withLock({ knownSystemLanguage }) { return known }
        let main = Bundle.main
        let found: String = SystemText.language(
            preferred: LanguageSettings.preferred, available: main.localizations,
            development: main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String,
            allowsMixed: main.object(forInfoDictionaryKey: "CFBundleAllowMixedLocalizations") as? Bool ?? false)
        lock.withLock { knownSystemLanguage = found }
        return found
    }

    /// The text under `key`; nil where no localisation has it. What should have been translated and is not becomes a warning.
    /// - Parameter value: the text given for a missing one.
    func string(forKey key: String, table: String, bundle: Bundle, value: String = "") -> String? {
        if SystemBundle.contains(bundle) { return SystemBundle.text(forKey: key) }
        let available = bundle.localizations
        let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        let languages = LanguageSettings.matching(available, development: development)
        func path(_ language: String) -> String { "\(bundle.bundlePath)/\(language).lproj/\(table)" }
        for (index, language) in languages.enumerated() {
            guard let found = string(forKey: key, in: path(language), language: language) else { continue }
            if index > 0 { warn(key, table, value, languages, found: index, development, among: [], path) }
            return found
        }
        // A bundle without localisations may have its table at the top.
        let resources = bundle.resourcePath ?? bundle.bundlePath
        if let found = string(forKey: key, in: "\(resources)/\(table)", language: LanguageSettings.preferred[0]) { return found }
        warn(key, table, value, languages, found: nil, development, among: available, path)
        return nil
    }

    private func warn(
        _ key: String, _ table: String, _ value: String, _ languages: [String], found: Int?, _ development: String?, among available: [String],
        _ path: (String) -> String
    ) {
        // Titles of the app's Info.plist have their text there.
        guard table != "InfoPlist", let first = languages.first, !key.isEmpty else { return }
        let missing = MissingTranslation(
            languages: languages, found: found, hasTable: available.contains { hasTable(path($0)) }, hasTableInFirst: hasTable(path(first)),
            listsTexts: listsTexts(path(first)), development: development, key: key, value: value)
        guard let language = missing.language else { return }
        WarningLog.shared.record(.translation, "\(language)/\(table)/\(key)") {
            MissingTranslation.warning(key: key, value: value, table: table, language: language)
        }
    }

    private func hasTable(_ path: String) -> Bool {
        if let known = lock.withLock({ tables[path]?.isThere }) { return known }
        return ["strings", "stringsdict"].contains { FileManager.default.fileExists(atPath: "\(path).\($0)") }
    }

    /// Whether a table that was read has keys that are texts themselves.
    private func listsTexts(_ path: String) -> Bool { lock.withLock { tables[path]?.listsTexts ?? false } }

    private func string(forKey key: String, in path: String, language: String) -> String? {
        // Asked before, since it locks as well.
        let pseudolocale: Pseudolocale? = LanguageSettings.pseudolocale
        return lock.withLock {
            let table = tables[path] ?? Self.read(path, language: language, pseudolocale)
            tables[path] = table
            if let plural = table.plurals[key] {
                handedOut[plural.format] = plural
                return plural.format
            }
            return table.strings[key]
        }
    }

    /// The plural rules of a format that `NSLocalizedString` returned.
    func pluralFormat(for text: String) -> PluralFormat? {
        guard text.contains("%#@") else { return nil }
        return lock.withLock { handedOut[text] }
    }

    // MARK: Reading

    private static func read(_ path: String, language: String, _ pseudolocale: Pseudolocale?) -> Table {
        func shown(_ text: String) -> String { pseudolocale.map { $0.text(text) } ?? text }
        var table = Table()
        let (strings, plurals) = (propertyList("\(path).strings") as? [String: String], propertyList("\(path).stringsdict") as? [String: Any])
        table.isThere = strings != nil || plurals != nil
        table.strings = (strings ?? [:]).mapValues(shown)
        table.listsTexts = table.strings.keys.contains { $0.contains(where: \.isWhitespace) }
        for (key, value) in plurals ?? [:] {
            guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
            let variables = entry.compactMapValues { variable($0) }
            // Where the format is nothing but a variable, its forms are the text.
            let isVariable: Bool = Pseudolocale.parts(of: format).allSatisfy(\.isPlaceholder)
            table.plurals[key] = PluralFormat(
                format: isVariable ? format : shown(format),
                variables: variables.mapValues { isVariable ? PluralFormat.Variable(forms: $0.forms.mapValues(shown)) : $0 }, language: language)
        }
        return table
    }

    private static func variable(_ value: Any) -> PluralFormat.Variable? {
        guard let entry = value as? [String: Any], entry["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
            return nil
        }
        let forms = entry.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
        return PluralFormat.Variable(forms: forms)
    }

    private static func propertyList(_ path: String) -> Any? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) { return list }
        // The old form is read only as UTF-8.
        guard let text = String(data: data, encoding: .utf16), let plain = text.data(using: .utf8) else { return nil }
        return try? PropertyListSerialization.propertyList(from: plain, format: nil)
    }
}

extension LocalizedStrings.PluralFormat {
    /// The format with its variables replaced by the forms that the numbers ask for, and the arguments in the order in which
    /// it now uses them: a form may leave its number out.
    func resolved(with arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
        var resolution = Resolution(format: self, arguments: arguments)
        let text = resolution.resolve(format, own: nil)
        return (text, resolution.used)
    }

    private struct Resolution {
        let format: LocalizedStrings.PluralFormat
        let arguments: [any CVarArg]
        private(set) var used: [any CVarArg] = []
        private var next = 0

        init(format: LocalizedStrings.PluralFormat, arguments: [any CVarArg]) {
            self.format = format
            self.arguments = arguments
        }

        /// - Parameter own: the argument that a form's conversions without a position mean.
        mutating func resolve(_ text: String, own: Int?) -> String {
            var result = ""
            var rest = text[...]
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                rest = rest[percent...].dropFirst()
                if rest.first == "%" {
                    result += "%%"
                    rest.removeFirst()
                    continue
                }
                let position = Self.consumePosition(&rest)
                let index = position ?? own ?? next
                if position == nil, own == nil { next += 1 }
                if let name = Self.consumeVariable(&rest) {
                    result += form(of: name, index: index)
                } else {
                    result += "%"
                    if index < arguments.count { used.append(arguments[index]) }
                }
            }
            return result + rest
        }

        private mutating func form(of name: String, index: Int) -> String {
            guard let variable = format.variables[name] else { return "" }
            let number = index < arguments.count ? Self.number(arguments[index]) : 0
            let category = PluralRules.category(of: number, language: format.language).rawValue
            let exact = number == 0 ? variable.forms["zero"] : nil
            return resolve(exact ?? variable.forms[category] ?? variable.forms["other"] ?? "", own: index)
        }

        /// `2$`, counted from 0.
        private static func consumePosition(_ rest: inout Substring) -> Int? {
            let digits = rest.prefix { $0.isNumber }
            guard !digits.isEmpty, rest.dropFirst(digits.count).first == "$" else { return nil }
            rest = rest.dropFirst(digits.count + 1)
            return Int(digits).map { $0 - 1 }
        }

        /// `#@name@`
        private static func consumeVariable(_ rest: inout Substring) -> String? {
            guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
            let name = String(rest.dropFirst(2)[..<end])
            rest = rest[end...].dropFirst()
            return name
        }

        private static func number(_ argument: any CVarArg) -> Double {
            if let integer = argument as? any BinaryInteger { return Double(integer) }
            if let real = argument as? any BinaryFloatingPoint { return Double(real) }
            return (argument as? NSNumber)?.doubleValue ?? 0
        }
    }
}

/// The text under `key` in the language of the device: from `Table.strings` or `Table.stringsdict` in the `.lproj` folder that
/// suits it best. `value`, or the key where that is empty, stands in for a missing text.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
    LocalizedStrings.shared.string(forKey: key, table: tableName ?? "Localizable", bundle: bundle, value: value)
        ?? LanguageSettings.shown(value.isEmpty ? key : value)
}
