import Foundation

extension Target {
    /// Checks that the target can be built here: every file exists, and none is of a kind that Linux cannot build.
    ///
    /// Throws one `ProjectError` that names all files of the first problem found. Tests in Objective-C are no problem where there are
    /// others in Swift: see `leftOutTests`. With a checkout, all of them must lie there.
    package func checkFiles(in checkout: Checkout? = nil) throws {
        try checkNames()
        try checkout?.check(sources, "Target \(name) takes sources")
        try checkout?.check(resources.map(\.source), "Target \(name) takes resources")
        let cFamily = unsupportedFiles.filter { $0.reason == .cFamily }
        if !cFamily.isEmpty, !isTestInSwift {
            throw ProjectError(
                .unsupportedFile, "Target \(name) has \(Self.count(cFamily.count, "source")) in Objective-C, C or C++, which Quince cannot build:"
                    + Self.list(cFamily.map(\.url)),
                advice: "Rewrite them in Swift, or take them out of the target.")
        }
        let models = unsupportedFiles.filter { $0.reason == .coreDataModel }
        if !models.isEmpty {
            throw ProjectError(
                .unsupportedFile, "Target \(name) uses Core Data, which Quince does not have:" + Self.list(models.map(\.url)),
                advice: "Take the models out of the target to run the rest of the app.")
        }
        if !missingPods.isEmpty {
            throw ProjectError(
                .unreachablePackage, "Target \(name) uses pods that are not there: \(missingPods.joined(separator: ", ")).",
                advice: "Install them with CocoaPods (pod install) and bring the Pods folder along, or give their folders with :path.")
        }
        let missingSources = sources.filter { !Self.exists($0) }
        if !missingSources.isEmpty {
            throw ProjectError(
                .missingFile, "Target \(name) lists \(Self.count(missingSources.count, "source file")) that \(missingSources.count == 1 ? "does" : "do") not exist:"
                    + Self.list(missingSources),
                advice: "Restore them, or remove them from the target's Compile Sources.")
        }
        let missingResources = resources.map(\.source).filter { !Self.exists($0) }
        if !missingResources.isEmpty {
            throw ProjectError(
                .missingFile, "Target \(name) lists \(Self.count(missingResources.count, "resource")) that \(missingResources.count == 1 ? "does" : "do") not exist:"
                    + Self.list(missingResources),
                advice: "Restore them, or remove them from the target's Copy Bundle Resources.")
        }
        if sources.isEmpty {
            throw ProjectError(.missingFile, "Target \(name) has no Swift source files.", advice: "Add some to its Compile Sources.")
        }
    }

    /// Says which tests cannot be run because they are in Objective-C, C or C++, while those in Swift are; nil where there are none.
    package var leftOutTests: String? {
        let cFamily = unsupportedFiles.filter { $0.reason == .cFamily }
        guard !cFamily.isEmpty, isTestInSwift else { return nil }
        return "Target \(name) has \(Self.count(cFamily.count, "source")) in Objective-C, C or C++, which Quince leaves out:"
            + Self.list(cFamily.map(\.url))
    }

    private var isTestInSwift: Bool { kind == .unitTests && !sources.isEmpty }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func list(_ urls: [URL]) -> String {
        let shown = urls.prefix(10).map { "\n  \($0.path)" }.joined()
        return urls.count > 10 ? shown + "\n  and \(urls.count - 10) more" : shown
    }
}
