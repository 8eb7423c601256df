import Foundation
import ProcessControl

/// Quince's own build that apps link: one shared library and the module files of its frameworks.
package struct Runtime: Hashable, Sendable {
    /// The folder of Quince's `Package.swift`.
    package let root: URL
    /// The folder of `libQuinceRuntime.so`, with `Modules` beside it.
    package let products: URL

    package static let libraryName = "QuinceRuntime"
    /// Apple's frameworks that the runtime has; a module that imports one of them needs the runtime.
    package static let frameworks: Set<String> = ["UIKit", "QuartzCore", "CoreImage", "CoreGraphics", "CoreText"]
    /// Packages of pkg-config whose headers the runtime's C modules include.
    private static let systemLibraries = ["cairo", "pangocairo", "pangoft2", "libpng", "libturbojpeg", "libdeflate", "sqlite3"]

    /// Finds the runtime of the Quince that this process belongs to.
    ///
    /// `QUINCE_ROOT` names its folder; without it, the folders above the executable are searched.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let root = environment["QUINCE_ROOT"].map { URL(fileURLWithPath: $0).standardizedFileURL } ?? Self.root(above: executable)
        guard let root else {
            throw BuildError(
                .runtimeMissing, "\(executable.path) does not lie in a Quince folder.", advice: "Start Quince with its launcher, ./quince.")
        }
        let candidates = [
            executable.deletingLastPathComponent(), root.appendingPathComponent(".build/release"),
        ]
        guard let products = candidates.first(where: Self.holdsRuntime) else {
            throw BuildError(
                .runtimeMissing, "Quince's runtime library is not built.",
                advice: "Start Quince with its launcher, \(root.path)/quince, which builds it.")
        }
        self.root = root
        self.products = products.resolvingSymlinksInPath()
    }

    package init(root: URL, products: URL) {
        self.root = root
        self.products = products
    }

    /// Whether this is the build that the launcher makes, which leaves the frameworks beside UIKit to the first app that imports them.
    var isLaunchersBuild: Bool { products.path == root.appendingPathComponent(".build/release").resolvingSymlinksInPath().path }

    /// Set where Quince was installed from a package.
    var installed: InstalledQuince? { InstalledQuince(in: root) }

    /// The folder that builds of Quince by its launcher lock while they are at work.
    var buildFolder: URL { root.appendingPathComponent(".build") }

    package var library: URL { products.appendingPathComponent("lib\(Self.libraryName).so") }

    /// The folder of the runtime's own sources.
    package var sources: URL { root.appendingPathComponent("Sources") }

    private static func holdsRuntime(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("lib\(libraryName).so").path)
    }

    private static func root(above executable: URL) -> URL? {
        var folder = executable.deletingLastPathComponent()
        while folder.path != "/" {
            let source = folder.appendingPathComponent("Sources/AppSession")
            if FileManager.default.fileExists(atPath: source.path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The flags that the compiler needs to import the runtime's modules. Their C modules are loaded with them, though apps never see these: without
    /// library evolution the compiler wants every type a module stores.
    func compilerFlags() throws -> [String] {
        var flags = ["-I", products.appendingPathComponent("Modules").path]
        for name in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() where name.hasPrefix("C") {
            for place in ["module.modulemap", "include/module.modulemap"] {
                let map = sources.appendingPathComponent("\(name)/\(place)")
                if FileManager.default.fileExists(atPath: map.path) { flags += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
            }
        }
        return flags + (try Self.headerFlags()).flatMap { ["-Xcc", $0] } + versionFlags
    }

    /// Another runtime, another command line: its classes are laid out anew, and SwiftPM does not look at modules that are found by
    /// a search path.
    private var versionFlags: [String] {
        FileStamp(library).map { ["-DQUINCE_RUNTIME_\($0.size)_\(Int($0.modified * 1000))"] } ?? []
    }

    /// Tells one build of Quince from another.
    var version: String {
        let files = [library, URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()]
        return files.map { FileStamp($0).map { "\($0.size) \($0.modified)" } ?? "" }.joined(separator: ", ")
    }

    /// The names that Apple's SDK has.
    var sdkNames: SDKNames { SDKNames(folder: sources.appendingPathComponent("AppBuilder/Facts")) }

    var linkerFlags: [String] {
        ["-L", products.path, "-l\(Self.libraryName)", "-Xlinker", "-rpath", "-Xlinker", products.path]
    }

    static func missingHeaders(of library: String) -> BuildError {
        BuildError(
            .runtimeMissing, "The headers of \(library) are missing, which building an app takes.",
            advice: "Run quince doctor, which names the Debian packages, or draw an app that quince pack packed elsewhere.")
    }

    private static func headerFlags() throws -> [String] {
        var seen: Set<String> = []
        return try systemLibraries.flatMap { library -> [String] in
            let answer = try CommandRunner("pkg-config", ["--cflags-only-I", library]).capture()
            // The first stands for all, which doctor names: an installed Quince runs without them, and the compiler would say that an app is at fault.
            if library == systemLibraries[0], answer.outcome != .exited(0) { throw missingHeaders(of: library) }
            return answer.output.split(whereSeparator: \.isWhitespace).map(String.init)
        }.filter { seen.insert($0).inserted }
    }
}
