import Foundation

/// Packages that are rewritten though none of what they import asks for it: as they were fetched they do not compile here, because something of
/// Foundation's is another than Apple's. The next build knows them.
struct RewrittenPackages {
    private(set) var identities: Set<String>

    init(keptIn folder: BuildFolder) {
        identities = folder.contents(of: BuildFolder.rewrittenPackagesName).flatMap { try? JSONDecoder().decode(Set<String>.self, from: $0) } ?? []
    }

    /// Adds the packages of a plan in which a build failed, where the errors are in such packages alone.
    ///
    /// - Returns: whether another plan has more of them.
    mutating func add(_ error: BuildError, in plan: BuildPlan) -> Bool {
        guard error.kind == .compilation, !error.files.isEmpty else { return false }
        var found: Set<String> = []
        for file in error.files {
            guard let package = plan.plainPackages.first(where: { file.hasPrefix($0.value.path + "/") }) else { return false }
            found.insert(package.key)
        }
        guard !found.isSubset(of: identities) else { return false }
        identities.formUnion(found)
        return true
    }

    func keep(in folder: BuildFolder) throws {
        try folder.write(JSONEncoder().encode(identities), to: BuildFolder.rewrittenPackagesName)
    }
}
