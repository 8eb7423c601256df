import Foundation

/// The build settings of a target under one configuration: layers that override each other, expanded on demand.
package struct BuildSettings: Sendable {
    /// What a conditional setting, `KEY[sdk=iphoneos*]`, is matched with. Quince builds as for the simulator.
    package struct Platform: Hashable, Sendable {
        package var sdk: String
        package var architecture: String
        package var configuration: String

        package init(sdk: String = "iphonesimulator17.5", architecture: String = "x86_64", configuration: String) {
            self.sdk = sdk
            self.architecture = architecture
            self.configuration = configuration
        }
    }

    /// One level: what a configuration of the project, of the target or a configuration file sets.
    package typealias Layer = [String: String]

    package let platform: Platform
    /// From what others inherit to what overrides.
    private let layers: [[Assignment]]
    private let byName: [[String: [Int]]]

    package init(layers: [Layer], platform: Platform) {
        self.platform = platform
        self.layers = layers.map { layer in layer.sorted { $0.key < $1.key }.map { Assignment(key: $0.key, value: $0.value) } }
        byName = self.layers.map { layer in
            Dictionary(grouping: layer.indices, by: { layer[$0].name })
        }
    }

    /// The value with every reference expanded, or nil when no layer sets it.
    package subscript(name: String) -> String? {
        var active: Set<String> = []
        return value(of: name, below: layers.count, active: &active)
    }

    /// The value as a list, split at blanks outside quotes.
    package func list(_ name: String) -> [String] { Self.words(self[name] ?? "") }

    package func flag(_ name: String) -> Bool? { self[name].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } }

    /// Replaces `$(VAR)`, `${VAR}`, `$(VAR:modifier)` and `$VAR` in `text`; what nothing sets becomes empty.
    package func expand(_ text: String, extra: [String: String] = [:]) -> String {
        var active: Set<String> = []
        return SettingReference.expand(text) { name in extra[name] ?? value(of: name, below: layers.count, active: &active) }
    }

    /// Names that any layer sets, without conditions.
    package var names: Set<String> { Set(byName.flatMap(\.keys)) }

    private func value(of name: String, below limit: Int, active: inout Set<String>) -> String? {
        for index in stride(from: limit - 1, through: 0, by: -1) {
            guard let candidates = byName[index][name] else { continue }
            let matching = candidates.map { layers[index][$0] }.filter { $0.matches(platform) }
            guard let best = matching.max(by: { $0.conditions.count < $1.conditions.count }) else { continue }
            // A loop of references ends here, as an unset name would.
            guard active.insert("\(index) \(name)").inserted else { return nil }
            defer { active.remove("\(index) \(name)") }
            var path = active
            return SettingReference.expand(best.value) { reference in
                let inherits = reference == "inherited" || reference == name
                return value(of: inherits ? name : reference, below: inherits ? index : layers.count, active: &path)
            }
        }
        return nil
    }

    /// Splits at blanks; quotes and backslashes keep blanks, and are removed.
    package static func words(_ text: String) -> [String] {
        var words: [String] = []
        var current: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                current = (current ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { current = (current ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                current = current ?? ""
            } else if character.isWhitespace {
                if let word = current { words.append(word) }
                current = nil
            } else {
                current = (current ?? "") + String(character)
            }
        }
        if let word = current { words.append(word) }
        return words
    }
}

/// One line of a layer: `NAME[condition=pattern] = value`.
private struct Assignment: Sendable {
    let name: String
    let conditions: [(key: String, pattern: String)]
    let value: String

    init(key: String, value: String) {
        self.value = value
        guard let bracket = key.firstIndex(of: "[") else {
            name = key.trimmingCharacters(in: .whitespaces)
            conditions = []
            return
        }
        name = key[..<bracket].trimmingCharacters(in: .whitespaces)
        // Both `A[sdk=x][arch=y]` and `A[sdk=x,arch=y]` are written.
        conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) }).compactMap { part in
            let sides = part.split(separator: "=", maxSplits: 1)
            return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
        }
    }

    func matches(_ platform: BuildSettings.Platform) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.key {
            case "sdk": Glob.matches(condition.pattern, platform.sdk)
            case "arch": Glob.matches(condition.pattern, platform.architecture)
            case "config": Glob.matches(condition.pattern, platform.configuration)
            default: condition.pattern == "*"
            }
        }
    }
}
