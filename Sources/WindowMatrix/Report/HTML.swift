import Foundation

/// Text made safe for the places of a page.
enum HTML {
    /// For text and attribute values.
    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
        return result
    }

    /// JSON inside a script element: nothing in it can end the element.
    static func script(_ json: String) -> String { json.replacingOccurrences(of: "<", with: "\\u003c") }

    /// A file name as a relative address.
    static func path(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    }

    /// Without a fraction where there is none.
    static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
