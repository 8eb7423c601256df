/// Which texts may become the name of a file or folder.
///
/// Everything that a project calls something (targets, modules, languages, places in a bundle) passes here before it is part of a path.
package enum FileName {
    /// The longest name, in bytes: file systems take 255, and names get endings.
    package static let longest = 200

    /// Why `name` cannot be the name of a file, as the end of a sentence that begins with the name; nil when it can.
    package static func problem(with name: String) -> String? {
        if name.isEmpty { return "is empty" }
        if name == "." || name == ".." { return "stands for another folder" }
        if name.utf8.contains(UInt8(ascii: "/")) { return "has a slash" }
        if name.unicodeScalars.contains(where: isControl) { return "has a control character" }
        if name.utf8.count > longest { return "is longer than \(longest) bytes" }
        return nil
    }

    /// Why `path` cannot be a place below a folder; nil when each part between its slashes can be a name.
    package static func problem(withPath path: String) -> String? {
        if path.hasPrefix("/") { return "is no path below a folder" }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if path.utf8.count > 3000 { return "is longer than 3000 bytes" }
        return parts.lazy.compactMap { problem(with: String($0)) }.first
    }

    /// `path` without `.` and empty parts, and with each `..` taking the part before it away; nil when it leads out of where it begins.
    package static func normalised(_ path: String) -> String? {
        if path.hasPrefix("/") { return nil }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// `name` for a message: on one line, and not without end.
    package static func quoted(_ name: String) -> String {
        let visible = name.unicodeScalars.prefix(80).map { isControl($0) ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
        return "\"\(visible)\(name.unicodeScalars.count > 80 ? "..." : "")\""
    }

    /// Controls, and what turns the direction of text or breaks lines.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
    }
}
