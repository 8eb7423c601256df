import Foundation

extension Target {
    /// Checks that the target can be built here: there is something in Swift.
    ///
    /// Throws one `ProjectError` that names all files of the first problem found. Files that are not there or that Linux cannot build are no problem
    /// beside others in Swift; `unsupportedFiles` has them. With a checkout, all of them must lie there.
    ///
    /// - Parameter needsSwift: false for a target whose sources in other languages something here stands for.
    package func checkFiles(in checkout: Checkout? = nil, needsSwift: Bool = true) throws {
        if let problem { throw problem }
        try checkNames()
        try checkout?.check(sources, "Target \(name) takes sources")
        try checkout?.check(resources.map(\.source), "Target \(name) takes resources")
        guard needsSwift else { return }
        let cFamily = unsupportedFiles.filter { $0.reason == .cFamily }
        if !cFamily.isEmpty, sources.isEmpty {
            throw ProjectError(
                .unsupportedFile,
                "Target \(name) has \(Self.count(cFamily.count, "source")) in Objective-C, C or C++, which Quince cannot build, and none in Swift:"
                    + Self.list(cFamily.map(\.url)),
                advice: "Rewrite them in Swift.")
        }
        let missing = unsupportedFiles.filter { $0.reason == .missing && $0.url.pathExtension == "swift" }.map(\.url)
        if sources.isEmpty, !missing.isEmpty {
            throw ProjectError(
                .missingFile,
                "Target \(name) lists \(Self.count(missing.count, "source file")) that \(missing.count == 1 ? "does" : "do") not exist, and no other:"
                    + Self.list(missing),
                advice: "Restore them, or remove them from the target's Compile Sources.")
        }
        if sources.isEmpty {
            throw ProjectError(.missingFile, "Target \(name) has no Swift source files.", advice: "Add some to its Compile Sources.")
        }
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func list(_ urls: [URL]) -> String {
        let shown = urls.prefix(10).map { "\n  \($0.path)" }.joined()
        return urls.count > 10 ? shown + "\n  and \(urls.count - 10) more" : shown
    }
}
