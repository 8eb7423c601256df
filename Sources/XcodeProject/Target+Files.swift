import Foundation

extension Target {
    /// Checks that the target can be built here: every source exists, and there is something in Swift. Resources
    /// that are not there are no problem: see ``Project/leavingOutAbsentResources()``.
    ///
    /// Throws one `ProjectError` that names all files of the first problem found. Files that Linux cannot build are no problem beside
    /// others in Swift. With a checkout, all of them must lie there.
    package func checkFiles(in checkout: Checkout? = nil) throws {
        if let problem { throw problem }
        try checkNames()
        try checkout?.check(sources, "Target \(name) takes sources")
        try checkout?.check(resources.map(\.source), "Target \(name) takes resources")
        let cFamily = unsupportedFiles.filter { $0.reason == .cFamily }
        if !cFamily.isEmpty, sources.isEmpty {
            throw ProjectError(
                .unsupportedFile, "Target \(name) has \(Self.count(cFamily.count, "source")) in Objective-C, C or C++, which Quince cannot build, and none in Swift:"
                    + Self.list(cFamily.map(\.url)),
                advice: "Rewrite them in Swift.")
        }
        let missingSources = sources.filter { !Self.exists($0) }
        if !missingSources.isEmpty {
            throw ProjectError(
                .missingFile, "Target \(name) lists \(Self.count(missingSources.count, "source file")) that \(missingSources.count == 1 ? "does" : "do") not exist:"
                    + Self.list(missingSources),
                advice: "Restore them, or remove them from the target's Compile Sources.")
        }
        if sources.isEmpty {
            throw ProjectError(.missingFile, "Target \(name) has no Swift source files.", advice: "Add some to its Compile Sources.")
        }
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func list(_ urls: [URL]) -> String {
        let shown = urls.prefix(10).map { "\n  \($0.path)" }.joined()
        return urls.count > 10 ? shown + "\n  and \(urls.count - 10) more" : shown
    }
}

extension Project {
    /// The project with targets that list the resources that are there; the others are among what they have that cannot be built.
    package func leavingOutAbsentResources() -> Project {
        var result = self
        for index in result.targets.indices {
            let absent = result.targets[index].resources.filter { !FileManager.default.fileExists(atPath: $0.source.path) }
            guard !absent.isEmpty else { continue }
            result.targets[index].resources.removeAll(where: absent.contains)
            result.targets[index].unsupportedFiles += absent.map { UnsupportedFile(url: $0.source, reason: .absentResource) }
        }
        return result
    }
}
