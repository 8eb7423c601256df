import Foundation
import InputLimits

/// Reads the schemes that a project or its workspace shares.
package struct SchemeReader {
    private let folders: [URL]
    private let checkout: Checkout
    private let budget = ReadingBudget()

    package init(projectAt project: URL, checkout: Checkout) {
        folders = [project.appendingPathComponent("xcshareddata/xcschemes")]
        self.checkout = checkout
    }

    /// - Throws: `ReadingLimitError` where one is too large or too deeply nested, `ProjectError` where one lies outside of the checkout.
    package func schemes() throws -> [Scheme] {
        try folders.flatMap { folder -> [Scheme] in
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".xcscheme") }.sorted()
            return try names.compactMap { name in
                let file = folder.appendingPathComponent(name)
                try checkout.check(file, "The project has a scheme that")
                guard let text = try InputFile.textIfReadable(at: file) else { return nil }
                return try Self.scheme(named: String(name.dropLast(".xcscheme".count)), in: text, file: file.path, budget: budget)
            }
        }
    }

    /// Reads what a scheme's file says: elements by their names and attributes alone.
    static func scheme(named name: String, in text: String, file: String = "The scheme", budget: ReadingBudget = ReadingBudget()) throws -> Scheme {
        var reading = SchemeReading(name: name)
        var path: [String] = []
        for tag in text.split(separator: "<", omittingEmptySubsequences: true) where tag.first != "?" && tag.first != "!" {
            try budget.spend(1, on: file)
            if tag.first == "/" {
                if let ended = path.popLast() { reading.end(ended) }
                continue
            }
            guard let close = tag.lastIndex(of: ">") else { continue }
            let body = tag[..<close]
            let element = String(body.prefix { !$0.isWhitespace && $0 != "/" })
            guard !element.isEmpty else { continue }
            path.append(element)
            try budget.check(depth: path.count, of: "\(file): the element \(element)")
            reading.begin(element, attributes(of: body), in: path)
            if body.hasSuffix("/") { reading.end(path.removeLast()) }
        }
        return reading.finished
    }

    /// `name = "value"`, with the five characters that XML writes otherwise.
    private static func attributes(of tag: Substring) -> [String: String] {
        var result: [String: String] = [:]
        var rest = tag.drop { !$0.isWhitespace }
        while let equals = rest.firstIndex(of: "="), let open = rest[equals...].firstIndex(where: { $0 == "\"" || $0 == "'" }) {
            let name = rest[..<equals].filter { !$0.isWhitespace }
            let start = rest.index(after: open)
            guard let end = rest[start...].firstIndex(of: rest[open]) else { break }
            result[String(name)] = unescape(rest[start..<end])
            rest = rest[rest.index(after: end)...]
        }
        return result
    }

    private static func unescape(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"), ("&amp;", "&")].reduce(String(text)) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}

/// A scheme while its file is read.
private struct SchemeReading {
    private var scheme: Scheme
    private var testable: Scheme.Testable?
    private var usesLaunchEnvironment = false
    private var launchEnvironment: [String: String] = [:]
    private var testEnvironment: [String: String] = [:]

    init(name: String) { scheme = Scheme(name: name) }

    mutating func begin(_ element: String, _ attributes: [String: String], in path: [String]) {
        let isTest = path.contains("TestAction"), isLaunch = path.contains("LaunchAction")
        switch element {
        case "TestAction":
            scheme.configuration = attributes["buildConfiguration"]
            usesLaunchEnvironment = attributes["shouldUseLaunchSchemeArgsEnv"] == "YES"
        case "TestableReference" where isTest:
            testable = Scheme.Testable(target: "", isSkipped: attributes["skipped"] == "YES")
        case "BuildableReference" where testable != nil && testable?.target == "": testable?.target = attributes["BlueprintName"] ?? ""
        case "Test" where path.contains("SkippedTests"): if let name = attributes["Identifier"] { testable?.skippedTests.append(name) }
        case "EnvironmentVariable" where attributes["isEnabled"] != "NO":
            guard let key = attributes["key"], let value = attributes["value"] else { return }
            if isTest { testEnvironment[key] = value } else if isLaunch { launchEnvironment[key] = value }
        default: break
        }
    }

    mutating func end(_ element: String) {
        guard element == "TestableReference", let done = testable else { return }
        testable = nil
        if !done.target.isEmpty { scheme.testables.append(done) }
    }

    var finished: Scheme {
        var result = scheme
        result.environment = usesLaunchEnvironment ? launchEnvironment : testEnvironment
        return result
    }
}
