import FolderAccess
import Foundation
import ProcessControl
import SourceLowering

/// The shared libraries of the frameworks beside UIKit that an app uses.
///
/// Setting Quince up leaves them out: each is compiled and linked when an app first imports it, and again when it or the runtime changed.
/// SwiftPM cannot link a library of one target that takes the targets below it from another library, so that is done here.
struct LinkedLibraries {
    let runtime: Runtime
    /// The frameworks that the plan's modules import, and those that these import.
    let frameworks: [String]
    /// Which of them each module imports itself.
    private let imports: [String: Set<String>]
    /// Which frameworks each framework's own sources import.
    private let dependencies: [String: [String]]

    init(runtime: Runtime, plan: BuildPlan) {
        self.runtime = runtime
        // A module of the app's own hides a framework of its name.
        let own = Set(plan.modules.map(\.name) + plan.modules.flatMap(\.productDependencies).map(\.name))
        let available = LinkedFrameworks.names.union(LinkedFrameworks.supplements).subtracting(own)
        var imports: [String: Set<String>] = [:]
        for module in plan.modules {
            // What is made of data models imports Core Data, and what adds Quick's specs to the tests XCTest.
            let generated: Set<String> = Set((module.dataModels.isEmpty ? [] : ["CoreData"]) + (SpecEntry.isNeeded(in: module) ? ["XCTest"] : []))
            let named: Set<String> = ModuleSources.importsOfApple(of: module.sources).union(module.implicitImports).union(generated).subtracting(own)
            imports[module.name] = Set(named.map(LinkedFrameworks.module(for:))).intersection(available)
        }
        self.imports = imports
        var found: [String: [String]] = [:]
        var queue = Array(imports.values.reduce(into: Set()) { $0.formUnion($1) })
        while let name = queue.popLast() {
            guard found[name] == nil else { continue }
            let needed = Self.dependencies(of: name, in: runtime)
            found[name] = needed
            queue += needed
        }
        dependencies = found
        frameworks = found.keys.sorted()
    }

    /// All there are.
    init(all runtime: Runtime) {
        self.runtime = runtime
        imports = [:]
        frameworks = LinkedFrameworks.names.union(LinkedFrameworks.supplements).sorted()
        dependencies = Dictionary(uniqueKeysWithValues: frameworks.map { ($0, Self.dependencies(of: $0, in: runtime)) })
    }

    static func folder(of framework: String, in runtime: Runtime) -> URL {
        runtime.sources.appendingPathComponent("Frameworks/\(framework)")
    }

    /// The frameworks that a framework's own sources import.
    private static func dependencies(of framework: String, in runtime: Runtime) -> [String] {
        let imports = ModuleSources.imports(of: sources(of: framework, in: runtime))
        return LinkedFrameworks.names.filter { imports.contains(LinkedFrameworks.moduleName(of: $0)) }
    }

    /// A framework's own sources.
    static func sources(of framework: String, in runtime: Runtime) -> [URL] {
        let folder = folder(of: framework, in: runtime)
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
        return paths.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0) }
    }

    /// The indexes of the frameworks for the lowering of sources, read from their sources.
    func indexes() throws -> [ModuleIndex] {
        try frameworks.map { try ModuleIndex.scanning(folder: Self.folder(of: $0, in: runtime).path, module: $0) }
    }

    private static func module(of framework: String, in runtime: Runtime) -> URL {
        runtime.products.appendingPathComponent("Modules/\(LinkedFrameworks.moduleName(of: framework)).swiftmodule")
    }

    // MARK: Flags

    /// For the compiler of a module that is rewritten: what the frameworks' modules really are called, and their versions, since SwiftPM does
    /// not look at modules that are found by a search path.
    func compilerFlags(for module: BuildModule) -> [String] {
        (imports[module.name] ?? []).sorted().flatMap { name -> [String] in
            let module = LinkedFrameworks.moduleName(of: name)
            let stamp = FileStamp(Self.module(of: name, in: runtime))
            let version = stamp.map { ["-DQUINCE_\(name)_\($0.size)_\(Int($0.modified * 1000))"] } ?? []
            return (LinkedFrameworks.supplements.contains(name) ? [] : ["-module-alias", "\(name)=\(module)"]) + version
        }
    }

    /// For every module of the app: what the C modules are called that frameworks stand on, since loading a framework's module loads them.
    func moduleMapFlags() -> [String] {
        frameworks.flatMap(LinkedFrameworks.parts(of:)).flatMap { part -> [String] in
            let map = runtime.products.appendingPathComponent("\(part).build/module.modulemap")
            return FileManager.default.fileExists(atPath: map.path) ? ["-Xcc", "-fmodule-map-file=\(map.path)"] : []
        }
    }

    var linkerFlags: [String] { frameworks.map { "-l" + LinkedFrameworks.moduleName(of: $0) } }

    // MARK: Linking

    /// Makes the libraries that are not there yet, or are older than what they are made of.
    ///
    /// - Parameter onCompiling: Called with a framework's name before it is compiled, which takes seconds.
    func link(onCompiling: (String) -> Void = { _ in }) throws {
        // Installed ones are whole.
        if runtime.installed != nil { return }
        let order = inOrder()
        guard order.contains(where: isToBeCompiled) else { return try order.forEach { try link($0, anew: false) } }
        // Two builds in one folder fail, the launcher's included, which holds the same folder. Another Quince may have compiled them meanwhile.
        try FolderHandle(at: runtime.buildFolder.path).exclusively {
            let outdated = order.filter(isToBeCompiled)
            // Compiling one compiles what it imports.
            for name in Self.roots(of: outdated, dependencies: { dependencies[$0] ?? [] }) {
                onCompiling(name)
                try compile(name)
            }
            for name in order { try link(name, anew: outdated.contains(name)) }
        }
    }

    /// Those of `names` that none of the others needs.
    static func roots(of names: [String], dependencies: (String) -> [String]) -> [String] {
        var needed: Set<String> = []
        var queue = names.flatMap(dependencies)
        while let name = queue.popLast() {
            if needed.insert(name).inserted { queue += dependencies(name) }
        }
        return names.filter { !needed.contains($0) }
    }

    /// Those that others use before these.
    private func inOrder() -> [String] {
        var result: [String] = []
        func visit(_ name: String) {
            guard !result.contains(name) else { return }
            dependencies[name]?.forEach(visit)
            result.append(name)
        }
        frameworks.forEach(visit)
        return result
    }

    /// The objects that the compiler made of a module of another package. One that is not built has none, but for the folder.
    private static func objects(of part: String, in runtime: Runtime) -> [URL] {
        let folder = runtime.products.appendingPathComponent("\(part).build")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".o") }.sorted()
        return names.isEmpty ? [folder.appendingPathComponent("none.o")] : names.map { folder.appendingPathComponent($0) }
    }

    private func library(_ name: String) -> URL {
        runtime.products.appendingPathComponent("lib\(LinkedFrameworks.moduleName(of: name)).so")
    }

    /// Whether a framework is to be compiled before it is linked. Other builds than the launcher's are whole: their owner makes them.
    private func isToBeCompiled(_ name: String) -> Bool {
        guard runtime.isLaunchersBuild else { return false }
        return Self.isOutdated(
            library: FileStamp(library(name))?.modified, runtime: FileStamp(runtime.library)?.modified,
            sources: Self.sources(of: name, in: runtime).map { FileStamp($0)?.modified })
    }

    /// Whether a framework's library, of these times of change, lacks what its sources or the runtime have now.
    static func isOutdated(library: Double?, runtime: Double?, sources: [Double?]) -> Bool {
        guard let library else { return true }
        return (sources + [runtime]).contains { $0.map { $0 > library } ?? true }
    }

    /// The options that the launcher builds Quince with, and the part of its set-up that this is. With others a framework's build would compile what
    /// it stands on once more, UIKit included.
    static let buildOptions = ["-c", "release", "-debug-info-format", "none"]
    static let buildVariables = ["QUINCE_SETUP": "frameworks"]

    private func compile(_ name: String) throws {
        let arguments = ["build", "--package-path", runtime.root.path] + Self.buildOptions + ["--target", LinkedFrameworks.moduleName(of: name)]
        let answer = try SwiftTool(variables: Self.buildVariables).run(arguments, in: runtime.root) { try $0.capture() }
        guard answer.outcome == .exited(0) else {
            throw BuildError(
                .runtimeMissing, "\(name) cannot be compiled in \(runtime.root.path).\n\(answer.output)\(answer.error)",
                advice: "See that the folder can be written to, and start Quince with its launcher, \(runtime.root.path)/quince, once more.")
        }
    }

    private func link(_ name: String, anew: Bool) throws {
        let module = LinkedFrameworks.moduleName(of: name)
        let own = Self.sources(of: name, in: runtime).map {
            runtime.products.appendingPathComponent("\(module).build/\($0.lastPathComponent).o")
        }
        let objects = own + LinkedFrameworks.parts(of: name).flatMap { Self.objects(of: $0, in: runtime) }
        let stamps = objects.map { FileStamp($0)?.modified }
        guard let newest = stamps.compactMap({ $0 }).max(), !stamps.contains(nil) else {
            throw BuildError(
                .runtimeMissing, "\(name) is not built: \(runtime.products.path)/\(module).build lacks files.",
                advice: "Start Quince with its launcher, \(runtime.root.path)/quince, which builds it.")
        }
        let library = library(name)
        if let made = FileStamp(library)?.modified, made >= newest, !anew { return }
        // Under another name first: two builds may be at it.
        let new = runtime.products.appendingPathComponent(".\(library.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: new) }
        let others = (dependencies[name] ?? []).map { "-l" + LinkedFrameworks.moduleName(of: $0) }
        var arguments = ["-emit-library", "-o", new.path, "-module-name", module]
        arguments += objects.map(\.path)
        arguments += ["-L", runtime.products.path, "-l\(Runtime.libraryName)"] + others
        // Packages' modules may be written in C++.
        if !LinkedFrameworks.parts(of: name).isEmpty { arguments.append("-lstdc++") }
        arguments += ["-Xlinker", "-soname", "-Xlinker", library.lastPathComponent, "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
        let answer = try CommandRunner("swiftc", arguments).capture()
        guard answer.outcome == .exited(0), rename(new.path, library.path) == 0 else {
            throw BuildError(
                .runtimeMissing, "\(library.path) cannot be made.\n\(answer.error)",
                advice: "See that the folder can be written to, and start Quince with its launcher once more.")
        }
    }
}
