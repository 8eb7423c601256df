import Foundation

/// An `.xcconfig` file: settings by line, with includes.
enum ConfigurationFile {
    /// The settings of the file, includes first, later lines over earlier ones.
    ///
    /// Throws `ProjectError` when the file, or one it includes without `?`, does not exist.
    static func read(_ url: URL, expanding variables: [String: String] = [:], checkout: Checkout? = nil) throws -> BuildSettings.Layer {
        var chain: Set<String> = []
        return try read(url, variables: variables, checkout: checkout, chain: &chain)
    }

    private static func read(
        _ url: URL, variables: [String: String], checkout: Checkout?, chain: inout Set<String>
    ) throws -> BuildSettings.Layer {
        try checkout?.check(url, "The project reads a build configuration file")
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw ProjectError(
                .missingFile, "The build configuration file \(url.path) is missing.",
                advice: url.pathComponents.contains("Pods")
                    ? "The project uses CocoaPods: run pod install first."
                    : "Add the file, or remove it from the project's configurations.")
        }
        guard chain.insert(url.path).inserted else { return [:] }
        defer { chain.remove(url.path) }
        var result: BuildSettings.Layer = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            switch parse(String(line)) {
            case .include(let path, let isOptional):
                let path = SettingReference.expand(path) { variables[$0] }
                let file = url.deletingLastPathComponent().appending(relativePath: path)
                if isOptional && !FileManager.default.fileExists(atPath: file.path) { continue }
                for (key, value) in try read(file, variables: variables, checkout: checkout, chain: &chain) { assign(key, value, in: &result) }
            case .assignment(let key, let value): assign(key, value, in: &result)
            case nil: continue
            }
        }
        return result
    }

    /// A later line may add to an earlier one through `$(inherited)`.
    private static func assign(_ key: String, _ value: String, in layer: inout BuildSettings.Layer) {
        guard let earlier = layer[key] else {
            layer[key] = value
            return
        }
        layer[key] = value.replacingOccurrences(of: "$(inherited)", with: earlier)
    }

    enum Line: Equatable {
        case include(String, isOptional: Bool)
        case assignment(String, String)
    }

    /// What a line says, or nil for a blank line or comment.
    static func parse(_ line: String) -> Line? {
        let code = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        let text = code.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("#include") {
            let isOptional = text.hasPrefix("#include?")
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.count >= 3 ? .include(String(parts[1]), isOptional: isOptional) : nil
        }
        // The first `=` outside the brackets of a condition separates.
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0:
                let key = text[..<index].trimmingCharacters(in: .whitespaces)
                var value = text[text.index(after: index)...].trimmingCharacters(in: .whitespaces)
                if value.hasSuffix(";") { value.removeLast() }
                return key.isEmpty ? nil : .assignment(key, value)
            default: continue
            }
        }
        return nil
    }
}
