import Foundation
import InputLimits
import InterfaceFiles
import SourceLowering

/// Rewrites the modules of a plan for Linux, each with what the modules below it declare.
struct PlanLowering {
    let plan: BuildPlan
    let frameworks: [ModuleIndex]
    let dynamicMembers: DynamicMembers
    let leftOutRecord: LeftOutRecord
    /// Every file that was rewritten, by its path, with what is left out of it.
    private(set) var sources: [String: LeavingOut.Source] = [:]
    /// The columns that rewritten lines moved, by the original's path.
    private(set) var columns: [String: ColumnMap] = [:]
    private(set) var diagnostics: [LoweringDiagnostic] = []
    private var indexes: [String: ModuleIndex] = [:]
    private var entries: [String: EntryPoint] = [:]

    init(plan: BuildPlan, frameworks: [ModuleIndex], dynamicMembers: DynamicMembers = DynamicMembers(), leftOut: LeftOutRecord = LeftOutRecord()) {
        self.plan = plan
        self.frameworks = frameworks
        self.dynamicMembers = dynamicMembers
        leftOutRecord = leftOut
    }

    /// The lowered files of `module`. Modules must come in the plan's order, dependencies first.
    mutating func lower(_ module: BuildModule) throws -> [LoweredFile] {
        var sources = try module.sources.map { file in
            do {
                let text = try InputFile.text(at: file)
                return SourceFile(
                    path: file.path, text: text, dynamicMembers: dynamicMembers.places(in: file.path, text: text),
                    leftOut: leftOutRecord.parts(in: file.path, text: text))
            } catch let limit as ReadingLimitError {
                throw BuildError(.compilation, limit.message, advice: limit.advice)
            } catch {
                throw BuildError(.compilation, "\(file.path) cannot be read as UTF-8 text.", advice: "Convert it to UTF-8.")
            }
        }
        let made = try module.dataModels.flatMap { model in
            ManagedObjectClasses(model: try DataModelCompiler.read(model).currentModel ?? DataModel()).files.map { SourceFile(path: $0.name, text: $0.text) }
        }
        sources += made
        if let placeholders = PlaceholderSource(leftOutRecord.placeholders(in: module.name, of: sources.map(\.text))) {
            sources.append(SourceFile(path: PlaceholderSource.fileName, text: placeholders.text))
        }
        let imported = frameworks + dependencies(of: module).compactMap { indexes[$0] }
        let options = options(for: module)
        let lowered = ModuleLowering(module: module.identifier, imported: imported, options: options).lower(sources)
        indexes[module.name] = lowered.index
        entries[module.name] = lowered.entry
        diagnostics += lowered.diagnostics
        let absentInHeaders: Set<String> = options.absentInHeaders
        for source in sources where source.path != PlaceholderSource.fileName && !made.contains(where: { $0.path == source.path }) {
            self.sources[source.path] = LeavingOut.Source(
                module: module.name, text: source.text, parts: lowered.leftOut[source.path] ?? [], absentInHeaders: absentInHeaders)
        }
        for file in lowered.files { if let path = file.originalPath { columns[path] = file.columns } }
        return lowered.files + [lowered.registration]
    }

    /// The file that starts an app: whose own beginning is left out, and what else of it the running app has to know to be missing.
    func entry(of module: BuildModule) -> AppEntry {
        AppEntry(
            module: module.name, entry: entries[module.name] ?? EntryPoint(isWritten: true),
            parts: sources.filter { $0.value.module == module.name }.mapValues(\.parts),
            texts: sources.filter { $0.value.module == module.name }.mapValues(\.text), project: plan.leftOut)
    }

    /// Names that a type has already in the frameworks and in `module`.
    func members(of type: String, in module: BuildModule) -> Set<String> {
        let known: [ModuleIndex] = frameworks + [indexes[module.name]].compactMap { $0 }
        return Set(known.flatMap(\.types).filter { $0.name == type }.flatMap { $0.properties.map(\.name) + $0.methods.map(\.name) })
    }

    private func options(for module: BuildModule) -> LoweringOptions {
        let products = plan.modules.flatMap(\.productDependencies).map(\.name)
        var options = LoweringOptions(
            activeConditions: Set(module.language.conditionsHere), languageVersion: module.language.version,
            importableModules: LinkedFrameworks.importable.union(plan.modules.flatMap { [$0.name] + [$0.sourceName].compactMap { $0 } } + products).union(
                plan.plainModules))
        options.implicitImports = module.implicitImports
        options.umbrellaModules = module.umbrellaModules
        options.sourceModule = module.sourceName
        options.isMainActorByDefault = module.language.isMainActorByDefault
        options.exportsImplicitImports = module.kind == .library
        return options
    }

    private func dependencies(of module: BuildModule) -> [String] {
        var seen: Set<String> = []
        var queue = module.moduleDependencies
        while let name = queue.popLast() {
            if seen.insert(name).inserted { queue += plan.module(named: name)?.moduleDependencies ?? [] }
        }
        return seen.sorted()
    }
}

/// The declarations of the runtime's frameworks, as the lowering needs to know them. Read from their sources once for each build of the runtime.
struct FrameworkIndexes {
    let runtime: Runtime

    private static let modules = ["ObjectRuntime", "CoreGraphics", "CoreText", "QuartzCore", "CoreImage", "UIKit", "QuinceLeftOut"]

    func read() throws -> [ModuleIndex] {
        let cache = runtime.products.appendingPathComponent("FrameworkIndexes.json")
        if let made = FileStamp(cache), let built = FileStamp(runtime.library), made.modified >= built.modified,
            let data = try? Data(contentsOf: cache), let indexes = try? JSONDecoder().decode([ModuleIndex].self, from: data)
        {
            return indexes
        }
        let indexes = try Self.modules.map { name in
            try ModuleIndex.scanning(folder: runtime.sources.appendingPathComponent(name).path, module: name)
        }
        // Only a convenience: the folder may belong to someone else.
        try? JSONEncoder().encode(indexes).write(to: cache, options: .atomic)
        return indexes
    }
}
