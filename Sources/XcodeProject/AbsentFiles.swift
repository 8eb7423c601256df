import Foundation

extension Project {
    /// The same without sources and resources that do not exist: `unsupportedFiles` has them, and says which of them `.gitignore` keeps out of the
    /// checkout.
    package func leavingOutAbsentFiles() -> Project {
        let ignored = IgnoredFiles(of: checkout)
        var result = self
        result.targets = targets.map { $0.leavingOutAbsentFiles(ignored) }
        return result
    }
}

extension Target {
    fileprivate func leavingOutAbsentFiles(_ ignored: IgnoredFiles) -> Target {
        let known = unsupportedFiles.filter { $0.reason == .missing }.map(\.url)
        let found = (sources + resources.map(\.source)).filter { !FileManager.default.fileExists(atPath: $0.path) }
        let absent = Set(known + found)
        guard !absent.isEmpty else { return self }
        var result = self
        result.sources.removeAll(where: absent.contains)
        result.resources.removeAll { absent.contains($0.source) }
        result.unsupportedFiles.removeAll { absent.contains($0.url) }
        let files = absent.sorted { $0.path < $1.path }
        let notInCheckout = ignored.files(among: files)
        result.unsupportedFiles += files.map { UnsupportedFile(url: $0, reason: notInCheckout.contains($0) ? .notInCheckout : .missing) }
        return result
    }
}
