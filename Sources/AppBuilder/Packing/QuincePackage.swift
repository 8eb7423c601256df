import FolderAccess
import Foundation
import ProcessControl

/// A Debian package and a tarball of Quince itself: what `quince package` makes, so that a machine is ready without building Quince.
///
/// Everything lies in `/usr/lib/quince`: programs and libraries with the Swift runtime in `lib`, and the sources, which apps are built with.
package struct QuincePackage {
    private static let place = "usr/lib/quince"

    private let runtime: Runtime
    private let tool: URL
    private let version: String
    /// The programs of `quince run` and `quince serve`, as far as they are there.
    private let hosts: [URL]

    package init(runtime: Runtime, tool: URL, version: String, hosts: [URL]) {
        self.runtime = runtime
        self.tool = tool
        self.version = version
        self.hosts = hosts
    }

    /// Compiles every framework, and writes both files.
    /// - Returns: the files.
    /// - Throws: `BuildError`.
    package func write(to folder: URL, onProgress: (String) -> Void) throws -> [URL] {
        let toolchain = try InstalledQuince.toolchain()
        try LinkedLibraries(all: runtime).link { onProgress("Compiling \($0)") }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let staging = try TemporaryFolder(in: folder, prefix: ".quince-package.", mode: 0o755)
            defer { staging.remove() }
            onProgress("Copying")
            let programs = try fill(staging.url.appendingPathComponent(Self.place), toolchain: toolchain)
            let binaries = staging.url.appendingPathComponent("usr/bin")
            try FileManager.default.createDirectory(at: binaries, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: binaries.appendingPathComponent("quince").path, withDestinationPath: "../lib/quince/quince")
            onProgress("Compressing")
            let tarball = folder.appendingPathComponent("quince_\(version)_\(try architecture()).tar.gz")
            try run("tar", ["--create", "--gzip", "--file", tarball.path, "--owner=0", "--group=0", "--sort=name", "--directory", staging.url.path, "usr"])
            let package = folder.appendingPathComponent("quince_\(version)_\(try architecture()).deb")
            try writeControl(to: staging.url.appendingPathComponent("DEBIAN"), packages: programs.packages())
            try run("dpkg-deb", ["-Zzstd", "--build", "--root-owner-group", staging.url.path, package.path])
            return [package, tarball]
        } catch let error as BuildError {
            throw error
        } catch let error as ProcessError {
            throw error
        } catch {
            throw BuildError(.cannotWrite, "\(folder.path) cannot be written: \(error.localizedDescription)", advice: "Choose another folder with --out.")
        }
    }

    /// The tree below `/usr/lib/quince`. Returns the programs in it.
    private func fill(_ root: URL, toolchain: String) throws -> ProgramFolder {
        let files = FileManager.default
        try files.createDirectory(at: root, withIntermediateDirectories: true)
        let frameworks = try files.contentsOfDirectory(atPath: runtime.products.path).filter { $0.hasPrefix("libQuince") && $0.hasSuffix(".so") }.sorted()
        let programs = try ProgramFolder(
            runtime: runtime, programs: [tool] + frameworks.map { runtime.products.appendingPathComponent($0) } + hosts)
        let products = root.appendingPathComponent(ProgramFolder.name)
        try programs.write(to: products)
        for name in frameworks where !files.fileExists(atPath: products.appendingPathComponent(name).path) {
            try files.copyItem(at: runtime.products.appendingPathComponent(name), to: products.appendingPathComponent(name))
        }
        for host in hosts { try files.copyItem(at: host, to: products.appendingPathComponent(host.lastPathComponent)) }
        try copyModules(to: products)
        try files.copyItem(at: runtime.sources, to: root.appendingPathComponent("Sources"))
        for name in ["Package.swift", "LICENSE"] {
            try files.copyItem(at: runtime.root.appendingPathComponent(name), to: root.appendingPathComponent(name))
        }
        try write(ProgramFolder.launcher, to: root.appendingPathComponent("quince"), isProgram: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let installed = InstalledQuince(version: version, toolchain: toolchain, packages: Installation(root: runtime.root).packages())
        try encoder.encode(installed).write(to: root.appendingPathComponent(InstalledQuince.fileName))
        return programs
    }

    /// Copies the files that compilers of apps read: the modules, and headers of other packages that they load.
    private func copyModules(to products: URL) throws {
        let files = FileManager.default
        let modules = products.appendingPathComponent("Modules")
        try files.createDirectory(at: modules, withIntermediateDirectories: false)
        let ending = ".swiftmodule"
        for name in try files.contentsOfDirectory(atPath: runtime.products.appendingPathComponent("Modules").path)
        where name.hasSuffix(ending) && !name.contains("Tests") {
            try files.copyItem(at: runtime.products.appendingPathComponent("Modules/\(name)"), to: modules.appendingPathComponent(name))
        }
        for part in try files.contentsOfDirectory(atPath: runtime.products.path) where part.hasSuffix(".build") {
            let map = runtime.products.appendingPathComponent("\(part)/module.modulemap")
            guard let text = try? String(contentsOf: map, encoding: .utf8), let header = Self.header(in: text),
                header.hasPrefix(runtime.root.path + "/.build/checkouts/")
            else { continue }
            let folder = products.appendingPathComponent(part)
            try files.createDirectory(at: folder, withIntermediateDirectories: false)
            let headers = URL(fileURLWithPath: header).deletingLastPathComponent()
            try files.copyItem(at: headers, to: folder.appendingPathComponent("include"))
            let moved = text.replacingOccurrences(of: headers.path, with: "include")
            try write(moved, to: folder.appendingPathComponent("module.modulemap"))
        }
    }

    /// The umbrella header that a module map names.
    static func header(in moduleMap: String) -> String? {
        guard let start = moduleMap.range(of: "umbrella header \"") else { return nil }
        return String(moduleMap[start.upperBound...].prefix { $0 != "\"" })
    }

    private func writeControl(to folder: URL, packages: [String]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let headers = Installation(root: runtime.root).packages().filter { !packages.contains($0) }
        try write(
            Self.control(version: version, architecture: architecture(), depends: Set(packages + ["coreutils"]).sorted(), suggests: headers),
            to: folder.appendingPathComponent("control"))
    }

    static func control(version: String, architecture: String, depends: [String], suggests: [String]) -> String {
        """
        Package: quince
        Version: \(version)
        Architecture: \(architecture)
        Maintainer: Quince
        Section: devel
        Priority: optional
        Depends: \(depends.joined(separator: ", "))
        Recommends: bubblewrap, git
        Suggests: \((suggests).joined(separator: ", "))
        Description: runs UIKit apps on Linux and proves them right in every window
         Draws apps that quince pack packed; with the Swift toolchain that it was made with,
         and the suggested headers, it builds apps from their Xcode projects, too.

        """
    }

    private func architecture() throws -> String {
        let answer = try CommandRunner("dpkg", ["--print-architecture"]).capture()
        return answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func write(_ text: String, to file: URL, isProgram: Bool = false) throws {
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: file.path)
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        let answer = try CommandRunner(program, arguments).capture()
        guard answer.outcome == .exited(0) else { throw BuildError(.cannotWrite, "\(program) failed: \(answer.error)") }
    }
}
