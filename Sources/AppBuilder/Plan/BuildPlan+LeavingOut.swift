import Foundation
import InputLimits

/// A fetched library that is left out, because it does not compile here.
struct BrokenLibrary: Codable, Hashable {
    var name: String
    /// The place of the first error in it, and its message.
    var file: String
    var line: Int
    var message: String
    /// Of its sources, to tell when they are others.
    var stamp: String

    var leftOut: LeftOut {
        LeftOut(file: file, line: line, declaration: "\(name) (\(message))", kind: "library", needs: "the library \(name), which does not compile here")
    }
}

extension BuildPlan {
    /// The fetched libraries that these errors stand in: nobody asks the app's author to mend those.
    func brokenLibraries(by errors: [Diagnostic]) -> [BrokenLibrary] {
        var found: [String: BrokenLibrary] = [:]
        for error in errors {
            guard let module = fetchedModule(of: error.file), found[module.name] == nil else { continue }
            found[module.name] = BrokenLibrary(name: module.name, file: error.file, line: error.line, message: error.message, stamp: Self.stamp(of: module))
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// Takes libraries out of the plan; what imports them does without. Those that changed since they were found stay.
    mutating func leaveOut(_ libraries: [BrokenLibrary]) {
        let current = libraries.filter { library in module(named: library.name).map { Self.stamp(of: $0) == library.stamp } ?? false }
        let names = Set(current.map(\.name))
        guard !names.isEmpty else { return }
        remove(names)
        for index in modules.indices { modules[index].moduleDependencies.removeAll(where: names.contains) }
        leftOut += current.map(\.leftOut)
        foreignNames.formUnion(names.flatMap(ForeignNames.generated))
    }

    /// The texts of all sources that can be read, by module and path.
    var texts: [String: [String: String]] {
        modules.reduce(into: [:]) { result, module in
            for file in module.sources { result[module.name, default: [:]][file.path] = try? InputFile.text(at: file) }
        }
    }

    private func fetchedModule(of file: String) -> BuildModule? {
        modules.first { module in
            guard module.isFetched else { return false }
            if case .cLibrary = module.kind {
                return file.contains("/\(ManifestWriter.path(of: module))/") || module.folder.map { file.hasPrefix($0.path + "/") } ?? false
            }
            return module.sources.contains { $0.path == file }
        }
    }

    private static func stamp(of module: BuildModule) -> String {
        let files: [URL] = module.sources + (module.clang?.sources ?? [])
        return BuildFolder.hash(files.map { file in "\(file.path) \(FileStamp(file).map { "\($0.size) \($0.modified)" } ?? "")" }.joined(separator: "\n"))
    }
}
