import FolderAccess
import Foundation
import InputLimits
import SourceLowering
import XcodeProject

extension Target {
    /// The way it asks for R.swift, whose file it does not have; nil where it does not.
    var resourceSymbols: RSwiftRequest? {
        guard isMade else { return nil }
        return RSwiftRequest(target: self, sources: sources.compactMap { try? InputFile.text(at: $0) })
    }

    /// Whether tools make sources for it: it is the project's own, and no test.
    fileprivate var isMade: Bool { [.application, .framework, .library].contains(kind) && isForIOS && !isFetched }

    /// The same without the files that tools make which are part of a build here.
    var withoutMadeFiles: Target {
        guard unsupportedFiles.contains(where: { $0.url.lastPathComponent == RSwiftSource.fileName }), resourceSymbols != nil else { return self }
        var result = self
        result.unsupportedFiles.removeAll { $0.url.lastPathComponent == RSwiftSource.fileName }
        return result
    }
}

extension Project {
    /// The project with the sources that tools would make before its targets are compiled. They are written below the build folder.
    func addingMadeSources(for roots: [Target], in folder: BuildFolder) throws -> Project {
        var result = self
        let needed: Set<String> = Set(roots.flatMap(closure(of:)).map(\.name))
        for (index, target) in targets.enumerated() where needed.contains(target.name) && target.isMade {
            let request: RSwiftRequest? = target.resourceSymbols
            let models: [MadeModel] = madeModels(of: target)
            guard request != nil || !models.isEmpty || !SwiftGenSource.candidates(of: target).isEmpty else { continue }
            let types = RSwiftTypes(module: target.moduleName, classes: target.classes, modules: importableModules(of: target))
            var files: [String: FileSync.Content] = [:]
            if let request {
                for resource in target.resources { try checkout.check([resource.source], "Target \(target.name) takes resources") }
                let contents: RSwiftContents = try RSwiftReader.contents(of: target, types: types)
                let source = RSwiftSource(contents: contents, form: request.form, isPublic: request.isPublic, imports: request.imports)
                files[RSwiftSource.fileName] = .text(source.text)
            }
            let made = try SwiftGenSource(target: target, checkout: checkout, types: types).made(in: self.folder)
            for (file, text) in made where files[file.lastPathComponent] == nil { files[file.lastPathComponent] = .text(text) }
            for model in models { files[model.classes.fileName] = .text(model.classes.text) }
            guard !files.isEmpty else { continue }
            let place: String = "\(BuildFolder.madeSourcesName)/\(target.moduleName)"
            try FileSync(place, in: folder, reading: checkout.access).apply(files)
            let paths = Set(made.map(\.file.path) + models.map(\.file.standardizedFileURL.path))
            result.targets[index] = target.withoutMadeFiles
            result.targets[index].resources += models.map { Resource(source: $0.file, destination: $0.file.lastPathComponent) }
            result.targets[index].unsupportedFiles.removeAll { paths.contains($0.url.standardizedFileURL.path) }
            result.targets[index].sources += files.keys.sorted().map { folder.url.appendingPathComponent("\(place)/\($0)") }
        }
        return result
    }

    /// A target without the files that a build makes.
    func withoutMadeFiles(_ target: Target) -> Target {
        var result: Target = target.withoutMadeFiles
        let models = Set(madeModels(of: target).map(\.file))
        result.unsupportedFiles.removeAll { models.contains($0.url) }
        guard target.isMade, !SwiftGenSource.candidates(of: result).isEmpty else { return result }
        let types = RSwiftTypes(module: target.moduleName, classes: [], modules: [])
        let made = (try? SwiftGenSource(target: target, checkout: checkout, types: types).made(in: folder)) ?? []
        let paths = Set(made.map(\.file.path))
        result.unsupportedFiles.removeAll { paths.contains($0.url.standardizedFileURL.path) }
        return result
    }

    /// The Core ML models of a target that can be read, with their classes; without those whose classes its sources declare themselves.
    private func madeModels(of target: Target) -> [MadeModel] {
        let files: [URL] = target.unsupportedFiles.filter { $0.reason == .machineLearningModel }.map(\.url)
        guard target.isMade, !files.isEmpty else { return [] }
        var taken: Set<String> = target.classes
        return files.compactMap { file in
            let name: String = file.deletingPathExtension().lastPathComponent
            guard checkout.access.admits(file.path), let model = LearntModelReader.read(file, access: checkout.access),
                let classes = LearntModelClasses(model, named: name), taken.isDisjoint(with: classes.classes)
            else { return nil }
            taken.formUnion(classes.classes)
            return MadeModel(file: file, classes: classes)
        }
    }

    /// The modules that sources of a target can import besides Apple's: those of its targets and packages, and those that stand for libraries here.
    private func importableModules(of target: Target) -> Set<String> {
        let needed: [Target] = closure(of: target).filter { $0.name != target.name && [.framework, .library].contains($0.kind) && !$0.sources.isEmpty }
        return Set(needed.map(\.moduleName) + target.packageProducts.map(\.name)).union(LinkedFrameworks.importable)
    }
}

/// A Core ML model with the classes that are made for it.
private struct MadeModel {
    let file: URL
    let classes: LearntModelClasses
}

extension Target {
    /// The classes that its sources declare for all of its module.
    fileprivate var classes: Set<String> {
        sources.reduce(into: []) { result, file in if let text = try? InputFile.text(at: file) { result.formUnion(RSwiftTypes.classes(in: text)) } }
    }
}
