import Foundation
import InputLimits

/// A property list as a value: what `project.pbxproj` and `Info.plist` consist of.
package enum PropertyListValue: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// Reads the XML, binary and old ASCII forms. Throws `ReadingLimitError` for a list that is too large or nested too deeply.
    package init(contentsOf url: URL) throws {
        try self.init(data: InputFile.data(at: url), name: url.path)
    }

    /// - Parameter name: what a message calls the list.
    package init(data: Data, name: String = "The property list") throws {
        try PropertyListNesting.check(data, budget: ReadingBudget(), of: name)
        self.init(foundation: try PropertyListSerialization.propertyList(from: data, options: [], format: nil))
    }

    private init(foundation value: Any) {
        switch value {
        case let value as String: self = .string(value)
        case let value as [Any]: self = .array(value.map(PropertyListValue.init(foundation:)))
        case let value as [String: Any]: self = .dictionary(value.mapValues(PropertyListValue.init(foundation:)))
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        // A number also casts to Bool, so ask for the type that the reader made.
        case let value where type(of: value) == Bool.self: self = .boolean(value as? Bool ?? false)
        case let value as Int: self = .integer(value)
        case let value as Double: self = .real(value)
        default: self = .string(String(describing: value))
        }
    }

    package var foundation: Any {
        switch self {
        case .string(let value): value
        case .boolean(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .date(let value): value
        case .data(let value): value
        case .array(let values): values.map(\.foundation)
        case .dictionary(let values): values.mapValues(\.foundation)
        }
    }

    /// The XML form, the same bytes for the same value.
    package func xmlData() throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: foundation, format: .xml, options: 0)
    }

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var array: [PropertyListValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    package var dictionary: [String: PropertyListValue]? {
        if case .dictionary(let values) = self { values } else { nil }
    }

    package var boolean: Bool? {
        switch self {
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .string(let value): ["YES", "TRUE", "1"].contains(value.uppercased())
        default: nil
        }
    }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, PropertyListValue)...) {
        self = .dictionary(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}

extension [String: PropertyListValue] {
    /// Adds `other`'s entries: dictionaries merge, everything else of `other` replaces what is here.
    package func merging(_ other: [String: PropertyListValue]) -> [String: PropertyListValue] {
        merging(other) { mine, theirs in
            guard let mine = mine.dictionary, let theirs = theirs.dictionary else { return theirs }
            return .dictionary(mine.merging(theirs))
        }
    }
}
