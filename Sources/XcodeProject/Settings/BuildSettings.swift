import Foundation
import InputLimits
import SimulatedSystem

/// The build settings of a target under one configuration: layers that override each other, with every reference expanded.
package struct BuildSettings: Sendable {
    /// The platform that a conditional setting, `KEY[sdk=iphoneos*]`, is matched with. Quince builds as for the simulator.
    package struct Platform: Hashable, Sendable {
        package var sdk: String
        package var architecture: String
        package var configuration: String

        package init(sdk: String = SimulatedSystem.sdk, architecture: String = "x86_64", configuration: String) {
            self.sdk = sdk
            self.architecture = architecture
            self.configuration = configuration
        }
    }

    /// One level: what a configuration of the project, of the target or a configuration file sets.
    package typealias Layer = [String: String]

    package let platform: Platform
    /// Names that any layer sets, without conditions.
    package let names: Set<String>
    /// Every value with its references expanded.
    private var values: [String: String]
    private let resolution: SettingResolution

    /// - Parameters:
    ///   - layers: from what others inherit to what overrides.
    ///   - owner: what a message calls the settings: a file and target.
    /// - Throws: `ReadingLimitError` naming the setting that goes beyond the budget: values are worked out here, all of them.
    package init(
        layers: [Layer], platform: Platform, owner: String = "The project", budget: ReadingBudget = ReadingBudget()
    ) throws {
        self.platform = platform
        let byName = layers.map { layer in
            Dictionary(grouping: layer.sorted { $0.key < $1.key }.map { SettingAssignment(key: $0.key, value: $0.value) }, by: \.name)
        }
        var resolution = SettingResolution(layers: byName, platform: platform, budget: budget, owner: owner)
        names = Set(byName.flatMap(\.keys))
        var values: [String: String] = [:]
        for name in names.sorted() { values[name] = try resolution.value(of: name) }
        self.values = values
        self.resolution = resolution
    }

    /// The value with every reference expanded, or nil when no layer sets it.
    package subscript(name: String) -> String? { values[name] }

    /// The settings with another value of `name`, in place of the one that it has; what was expanded with that stays.
    func replacing(_ name: String, with value: String) -> BuildSettings {
        var result = self
        result.values[name] = value
        return result
    }

    /// The value as a list, split at blanks outside quotes.
    package func list(_ name: String) -> [String] { Self.words(self[name] ?? "") }

    package func flag(_ name: String) -> Bool? { self[name].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } }

    /// Replaces `$(VAR)`, `${VAR}`, `$(VAR:modifier)` and `$VAR` in `text`; what nothing sets becomes empty.
    ///
    /// - Parameter subject: what a message calls the text, behind the settings' owner.
    package func expand(_ text: String, of subject: String = "a text with build settings", extra: [String: String] = [:]) throws -> String {
        try SettingReference.expand(text, budget: resolution.budget, of: "\(resolution.owner): \(subject)") { extra[$0] ?? values[$0] }
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
