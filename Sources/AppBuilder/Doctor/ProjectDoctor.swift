import FolderAccess
import Foundation
import InputLimits
import SourceLowering
import XcodeProject

/// Says what of a project is missing here, without building it: reads its files as a build does, with the same limits, and runs nothing of it
/// but a package's manifest.
package struct ProjectDoctor {
    let builder: AppBuilder
    /// Tests, as well as what they test.
    private let includesTests: Bool

    package init(builder: AppBuilder, includesTests: Bool = false) {
        self.builder = builder
        self.includesTests = includesTests
    }

    /// Looks at the project or package at `path`.
    ///
    /// Throws `ProjectError` or `ReadingLimitError` when it cannot be read, as a build would.
    package func diagnose(_ path: String) throws -> ProjectDiagnosis {
        let checkout = Checkout(ofProjectAt: path, isTrusted: builder.options.isTrusted)
        return try builder.explained(in: checkout) { () throws -> ProjectDiagnosis in
            switch try ProjectLocation(path: path) {
            case .xcodeProject(let url, let packages):
                return try diagnose(builder.read(url, workspacePackages: packages, checkout: checkout))
            case .swiftPackage(let folder): return try diagnose(packageAt: folder, checkout: checkout)
            }
        }
    }

    // MARK: Projects

    private func diagnose(_ project: Project) throws -> ProjectDiagnosis {
        let project: Project = project.withoutStoodForPackages
        let targets = try targets(of: project).filter { !$0.isStoodFor }.map(project.withoutMadeFiles)
        var diagnosis = ProjectDiagnosis(project: project.name, targets: targets.map(\.name), files: 0)
        var readings: [ModuleReading] = []
        for target in targets {
            do {
                if target.sources.isEmpty, !target.unsupportedFiles.isEmpty, target.kind == .library { continue }
                try target.checkFiles(in: project.checkout)
            } catch let error as ProjectError where error.kind != .outsideCheckout && error.kind != .unsafeName {
                diagnosis.problems.append(error.message)
            }
            let sources = target.sources.filter { FileManager.default.fileExists(atPath: $0.path) }
            readings.append(ModuleReading(name: target.moduleName, sources: sources, language: target.language))
            diagnosis.leftOut += Self.foreignFiles(of: target).map { $0.relative(to: project.folder) }
            diagnosis.dependencies += target.lackingPods.map { pod in
                let package: String? = target.packagesOfMissingPods[pod]?.remoteAddress
                let detail: String = "a pod that is not installed" + (package.map { "; the package \($0) is fetched in its place" } ?? "")
                return ProjectDiagnosis.Dependency(name: pod, state: .missing, detail: detail)
            }
        }
        diagnosis.dependencies += Self.dependencies(project.packages)
        let local = Set(targets.map(\.moduleName) + targets.flatMap(\.packageProducts).map(\.name))
        try read(readings, known: local, folder: project.folder, into: &diagnosis)
        return diagnosis
    }

    /// The app with what it needs; of a project without one the frameworks and libraries. With tests, also those.
    private func targets(of project: Project) throws -> [Target] {
        var roots: [Target]
        do {
            roots = [try project.application(named: builder.options.target)]
        } catch let error as ProjectError where error.kind == .noApplicationTarget {
            roots = project.targets.filter { [.framework, .library].contains($0.kind) && $0.isForIOS }
            let tests = project.targets.filter { $0.kind == .unitTests && $0.isForIOS }
            if roots.isEmpty { roots = tests }
            if roots.isEmpty { throw error }
        }
        if includesTests { roots += project.targets.filter { $0.kind == .unitTests && $0.isForIOS } }
        var seen: Set<String> = []
        return roots.flatMap(project.closure(of:)).filter {
            seen.insert($0.name).inserted && [.application, .framework, .library, .unitTests].contains($0.kind)
        }
    }

    private static func foreignFiles(of target: Target) -> [LeftOut] {
        let built = Set(ClangModule.modules(of: target).flatMap(\.sources))
        return target.unsupportedFiles.filter { !built.contains($0.url.standardizedFileURL) }.map {
            LeftOut(file: $0.url.path, declaration: $0.url.lastPathComponent, kind: "file", needs: ForeignNames.language(of: $0))
        }
    }

    private static func dependencies(_ packages: [PackageReference]) -> [ProjectDiagnosis.Dependency] {
        packages.map { package -> ProjectDiagnosis.Dependency in
            switch package.source {
            case .remote(let url, _):
                return ProjectDiagnosis.Dependency(name: package.identity, state: .fetched, detail: "\(url) is fetched by the first build; not looked at")
            case .local(let folder):
                let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
                return ProjectDiagnosis.Dependency(
                    name: package.identity, state: isThere ? .present : .missing, detail: isThere ? folder.path : "\(folder.path) does not exist")
            }
        }
    }

    // MARK: Packages

    private func diagnose(packageAt folder: URL, checkout: Checkout) throws -> ProjectDiagnosis {
        try checkout.check(folder, "The package is read")
        let place = try BuildFolder(
            forProjectNamed: folder.lastPathComponent, in: folder, override: builder.options.buildPath, checkout: checkout,
            swift: builder.swiftTool(reading: checkout))
        let lock = try builder.lock(place)
        defer { lock.release() }
        let manifest = try ManifestReader(folder: place).read(packageAt: folder)
        try manifest.check(in: checkout)
        let modules = manifest.modules.filter { $0.kind == .regular || $0.kind == .executable || (includesTests && $0.kind == .test) }
        var diagnosis = ProjectDiagnosis(project: manifest.name, targets: modules.map(\.name), files: 0)
        var readings: [ModuleReading] = []
        for module in modules {
            let sources = try ModuleSources.swiftFiles(of: module, in: manifest)
            try checkout.check(sources, "The package \(manifest.name) takes sources")
            readings.append(ModuleReading(name: module.name, sources: sources, language: module.language))
        }
        for module in manifest.modules where [.binary, .macro].contains(module.kind) {
            diagnosis.dependencies.append(
                ProjectDiagnosis.Dependency(name: module.name, state: .missing, detail: "a \(module.kind.rawValue) target, which cannot be built here"))
        }
        diagnosis.dependencies += Self.dependencies(manifest.remoteReferences)
        let products = Set(manifest.modules.flatMap(\.dependencies).map(\.name) + manifest.modules.map(\.name))
        try read(readings, known: products, folder: folder, into: &diagnosis)
        return diagnosis
    }

    // MARK: Sources

    private struct ModuleReading {
        var name: String
        var sources: [URL]
        var language: SwiftLanguage
    }

    /// Reads the sources and compares their names with what is there.
    private func read(_ modules: [ModuleReading], known local: Set<String>, folder: URL, into diagnosis: inout ProjectDiagnosis) throws {
        var uses: [FileNames] = []
        var options = LoweringOptions()
        for module in modules {
            let files = try module.sources.map { url in
                do {
                    return SourceFile(path: url.path, text: try InputFile.text(at: url))
                } catch let limit as ReadingLimitError {
                    throw limit
                } catch {
                    throw BuildError(.compilation, "\(url.path) cannot be read as UTF-8 text.", advice: "Convert it to UTF-8.")
                }
            }
            options = LoweringOptions(
                activeConditions: Set(module.language.conditionsHere), languageVersion: module.language.version,
                importableModules: LinkedFrameworks.importable.union(local))
            uses += FileNames.read(files, options: options)
        }
        diagnosis.files = uses.count
        let names = MissingNames(uses: uses, options: options, known: try KnownNames(runtime: builder.runtime), sdk: builder.runtime.sdkNames)
        diagnosis.imports = names.imports(relativeTo: folder)
        diagnosis.names = names.names(relativeTo: folder)
        diagnosis.problems += uses.filter(\.isUnreadable).map { "\($0.path) cannot be read: it is nested too deeply or takes too long to parse." }
    }
}
