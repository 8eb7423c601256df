import Foundation
import InputLimits

/// An `.xcconfig` file: settings by line, with includes.
enum ConfigurationFile {
    /// The settings of the file, includes first, later lines over earlier ones. `searchPaths` are the folders where included files may lie besides those
    /// of the files that include them, `names` finds those that are spelt otherwise than they are named.
    ///
    /// What CocoaPods would write is passed over where it is not there: it only says where the pods are.
    ///
    /// Throws `ProjectError` when the file, or one it includes without `?`, does not exist, `ReadingLimitError` where includes are nested
    /// too deeply or a value grows too large.
    static func read(
        _ url: URL, expanding variables: [String: String] = [:], searchPaths: [URL] = [], checkout: Checkout? = nil, names: LooseNames? = nil,
        budget: ReadingBudget = ReadingBudget()
    ) throws -> BuildSettings.Layer {
        var reading = Reading(variables: variables, searchPaths: searchPaths, checkout: checkout, names: names, budget: budget)
        return try reading.read(url)
    }

    /// The files that an `#include` may mean, in the order in which Xcode looks for them: in each of the folders, with the extension added where the
    /// path has none.
    static func candidates(for path: String, in folders: [URL]) -> [URL] {
        let names = (path as NSString).pathExtension.isEmpty ? [path, path + ".xcconfig"] : [path]
        return folders.flatMap { folder in names.map { folder.appending(relativePath: $0) } }
    }

    /// One file with all that it includes, each of them read once.
    private struct Reading {
        /// Steps of the budget that opening a file costs.
        private static let cost = 100

        let variables: [String: String]
        let checkout: Checkout?
        let names: LooseNames?
        let budget: ReadingBudget
        private var chain: Set<String> = []
        /// The folders of the files that include each other, and those to search besides, the nearest last.
        private var folders: [URL]
        private var known: [String: BuildSettings.Layer] = [:]

        init(variables: [String: String], searchPaths: [URL], checkout: Checkout?, names: LooseNames?, budget: ReadingBudget) {
            self.variables = variables
            self.names = names
            folders = searchPaths.reversed()
            self.checkout = checkout
            self.budget = budget
        }

        mutating func read(_ url: URL, isOptional: Bool = false) throws -> BuildSettings.Layer {
            if let layer = known[url.path] { return layer }
            guard let text = try text(of: url) else {
                if isOptional { return [:] }
                throw missing(url)
            }
            // A file that includes itself, directly or by way of others, adds nothing the second time.
            guard chain.insert(url.path).inserted else { return [:] }
            folders.append(url.deletingLastPathComponent())
            defer {
                chain.remove(url.path)
                folders.removeLast()
            }
            try budget.check(depth: chain.count, of: "\(url.path): the chain of #include")
            var result: BuildSettings.Layer = [:]
            for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
                let place = "\(url.path):\(number + 1)"
                switch parse(String(line)) {
                case .include(let path, let isOptional):
                    let path = try SettingReference.expand(path, budget: budget, of: place) { variables[$0] }
                    let places = ConfigurationFile.candidates(for: path, in: folders.reversed())
                    let found = places.map { names?.existing($0) ?? $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
                    // What is not there is no matter of where it would be.
                    if found == nil, isOptional || path.hasPrefix("Pods/") || path.contains("/Pods/") { continue }
                    let file = found ?? places[0]
                    // At the system's limit of links, a path that exists may still not open.
                    let included = try read(file, isOptional: isOptional)
                    try budget.spend(included.count, on: place)
                    for (key, value) in included { try assign(key, value, in: &result, at: place) }
                case .assignment(let key, let value): try assign(key, value, in: &result, at: place)
                case nil: continue
                }
            }
            known[url.path] = result
            return result
        }

        private func text(of url: URL) throws -> String? {
            try checkout?.check(url, "The project reads a build configuration file")
            try budget.spend(Self.cost, on: "\(url.path): the chain of #include")
            guard url.path.utf8.count <= ReadingBudget.longestPath else {
                throw ReadingLimitError(subject: "The path of an included file, \(url.path.prefix(80))...", limit: .bytes(ReadingBudget.longestPath))
            }
            return try InputFile.textIfReadable(at: url)
        }

        private func missing(_ url: URL) -> ProjectError {
            ProjectError(
                .missingFile, "The build configuration file \(url.path) is missing.",
                advice: url.pathComponents.contains("Pods")
                    ? "The project uses CocoaPods: run pod install first."
                    : "Add the file, or remove it from the project's configurations.")
        }

        /// A later line may add to an earlier one through `$(inherited)`.
        private func assign(_ key: String, _ value: String, in layer: inout BuildSettings.Layer, at place: String) throws {
            guard let earlier = layer[key] else {
                layer[key] = value
                return
            }
            let parts = value.components(separatedBy: "$(inherited)")
            let size = value.utf8.count + (parts.count - 1) * earlier.utf8.count
            try budget.spend(size / 64, on: place)
            try SettingReference.check(size: size) { "\(place): the value of \(key.prefix(80))" }
            layer[key] = parts.joined(separator: earlier)
        }
    }

    enum Line: Equatable {
        case include(String, isOptional: Bool)
        case assignment(String, String)
    }

    /// The statement in a line, or nil for a blank line or comment.
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
