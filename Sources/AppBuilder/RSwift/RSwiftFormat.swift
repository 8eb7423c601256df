import XcodeProject

/// The values that go into a text, by the formats in it.
enum RSwiftFormat {
    typealias Parameter = RSwiftContents.Text.Parameter

    /// The values of a format; nil where there is no telling, as where positions are left out.
    static func parameters(of format: String) -> [Parameter]? {
        parts(of: format).flatMap { parts in parts.contains { $0.reference != nil } ? nil : parts.map { Parameter(type: $0.type) } }
    }

    /// The values of an entry of a `.stringsdict`.
    static func parameters(of entry: [String: PropertyListValue]) -> [Parameter]? {
        guard case .string(let format)? = entry["NSStringLocalizedFormatKey"] else { return nil }
        return parameters(of: format, in: entry, within: [])
    }

    private static func parameters(of format: String, in entry: [String: PropertyListValue], within: Set<String>) -> [Parameter]? {
        guard let parts = parts(of: format) else { return nil }
        var result: [Parameter] = []
        for part in parts {
            guard let name = part.reference else {
                result.append(Parameter(type: part.type))
                continue
            }
            guard let values = variable(name, in: entry, within: within) else { return nil }
            result += values
        }
        return result
    }

    /// The values of a variable of a `.stringsdict`: its number, and what its forms mention besides.
    private static func variable(_ name: String, in entry: [String: PropertyListValue], within: Set<String>) -> [Parameter]? {
        guard !within.contains(name), within.count < 20, case .dictionary(let rule)? = entry[name],
            case .string(let kind)? = rule["NSStringFormatValueTypeKey"],
            let own = parts(of: "%" + kind)?.first
        else { return nil }
        var result = [Parameter(type: own.type)]
        for (key, value) in rule.sorted(by: { $0.key < $1.key }) where !key.hasPrefix("NSString") {
            guard case .string(let form) = value, let parts = parts(of: form) else { continue }
            var mentioned: [Parameter] = []
            for part in parts {
                if let other = part.reference {
                    guard let values = variable(other, in: entry, within: within.union([name])) else { return nil }
                    mentioned += values
                } else {
                    mentioned.append(Parameter(label: name, type: part.type))
                }
            }
            guard let merged = merged(result, mentioned) else { return nil }
            result = merged
        }
        return result
    }

    /// The values of both, where one is the beginning of the other; nil where they differ.
    static func merged(_ first: [Parameter], _ second: [Parameter]) -> [Parameter]? {
        var result: [Parameter] = []
        for index in 0..<max(first.count, second.count) {
            guard index < first.count, index < second.count else {
                result.append(index < first.count ? first[index] : second[index])
                continue
            }
            let (one, other) = (first[index], second[index])
            guard one.type == other.type, one.label == nil || other.label == nil || one.label == other.label else { return nil }
            result.append(Parameter(label: one.label ?? other.label, type: one.type))
        }
        return result
    }

    // MARK: Formats

    private struct Part {
        var type = ""
        /// The variable of a `.stringsdict` that stands here.
        var reference: String?
    }

    /// The formats in a text in the order of their values; nil where positions are left out.
    private static func parts(of format: String) -> [Part]? {
        var placed: [Int: Part] = [:]
        var next = 1
        for match in format.matches(of: /%(?:(\d{1,3})\$)?(?:#@([^@]+)@|[-+ 0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|t|z|j)?([@aAcCdDeEfFgGiopsSuUxX%]))/) {
            if match.output.3 == "%" { continue }
            let place: Int = match.output.1.flatMap { Int($0) } ?? next
            if match.output.1 == nil { next += 1 }
            if let name = match.output.2 {
                placed[place] = Part(reference: String(name))
            } else {
                placed[place] = Part(type: type(of: match.output.3 ?? "@"))
            }
        }
        let places: [Int] = placed.keys.sorted()
        return places == Array(1..<(places.count + 1)) ? places.compactMap { placed[$0] } : nil
    }

    private static func type(of specifier: Substring) -> String {
        switch specifier {
        case "a", "A", "e", "E", "f", "F", "g", "G": "Double"
        case "d", "D", "i": "Int"
        case "o", "u", "U", "x", "X": "UInt"
        case "c", "C": "CChar"
        case "s", "S": "UnsafePointer<CChar>"
        case "p": "UnsafeRawPointer"
        default: "String"
        }
    }
}
