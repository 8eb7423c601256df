import Foundation
import InputLimits
import SourceLowering

/// The names that apps find here: what the runtime's frameworks and the toolchain's modules declare, kept for each build of the runtime.
struct KnownNames {
    private let declared: Set<String>

    init(declared: Set<String>) { self.declared = declared }

    private static let modules = ["ObjectRuntime", "CoreGraphics", "CoreText", "QuartzCore", "CoreImage", "UIKit", "QuinceCombine", "QuinceOSLog"]

    init(runtime: Runtime) throws {
        let cache = runtime.products.appendingPathComponent("KnownNames.json")
        if let made = FileStamp(cache), let built = FileStamp(runtime.library), made.modified >= built.modified,
            let data = try? Data(contentsOf: cache), let names = try? JSONDecoder().decode(Set<String>.self, from: data)
        {
            declared = names
            return
        }
        let frameworks = LinkedFrameworks.names.union(LinkedFrameworks.supplements).map { "Frameworks/\($0)" }
        let folders = (Self.modules + frameworks.sorted()).map { runtime.sources.appendingPathComponent($0) }
        let files = try folders.flatMap { folder -> [SourceFile] in
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
                SourceFile(path: name, text: try InputFile.text(at: folder.appendingPathComponent(name)))
            }
        }
        declared = FileNames.read(files, options: LoweringOptions()).reduce(into: try SystemNames.read()) { $0.formUnion($1.declared) }
        // Only a convenience: the folder may belong to someone else.
        try? JSONEncoder().encode(declared).write(to: cache, options: .atomic)
    }

    func contains(_ name: String) -> Bool { declared.contains(name) }
}
