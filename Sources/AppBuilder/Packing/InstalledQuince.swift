import Foundation
import ProcessControl

/// The description of a Quince that was installed from a package: `installed.json` in its folder.
struct InstalledQuince: Codable, Hashable {
    static let fileName = "installed.json"

    var version: String
    /// The toolchain that it was built with, by its own first line: others cannot read its modules.
    var toolchain: String
    /// The Debian packages that it needs where it builds apps: the launcher that lists them stays with the sources.
    var packages: [String]?

    /// Nil where Quince runs in the folder that it was built in.
    init?(in root: URL) {
        guard let data = try? Data(contentsOf: root.appendingPathComponent(Self.fileName)), let installed = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = installed
    }

    init(version: String, toolchain: String, packages: [String]) {
        self.version = version
        self.toolchain = toolchain
        self.packages = packages
    }

    /// The toolchain in PATH.
    /// - Throws: `BuildError` where there is none.
    static func toolchain() throws -> String {
        let answer = try? CommandRunner("swift", ["--version"]).capture()
        guard let line = answer?.output.split(separator: "\n").first(where: { $0.contains("Swift version") }) else {
            // One that is there may lack a library of the system's.
            if let reason = answer?.error.split(separator: "\n").first {
                throw BuildError(.runtimeMissing, "The Swift toolchain in PATH does not run: \(reason)", advice: "Install what swift.org names beside it.")
            }
            throw BuildError(
                .runtimeMissing, "There is no Swift toolchain in PATH, which building an app takes.",
                advice: "Install Swift from swift.org, or draw an app that quince pack packed elsewhere.")
        }
        return String(line)
    }

    /// - Throws: `BuildError` where the toolchain in PATH is another one.
    func checkToolchain() throws {
        if let error = refusal(of: try Self.toolchain()) { throw error }
    }

    /// Why a toolchain, by its own first line, cannot be used with this Quince; nil for the one that it was built with.
    func refusal(of present: String) -> BuildError? {
        guard present != toolchain else { return nil }
        return BuildError(
            .otherBuild, "This Quince was built with \(toolchain), and the toolchain in PATH is \(present).",
            advice: "Put the one it was built with first in PATH, or install a package of Quince that was made with yours (quince package).")
    }
}
