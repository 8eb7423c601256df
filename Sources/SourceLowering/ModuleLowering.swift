import Foundation
import SwiftParser
import SwiftSyntax

/// Rewrites the Swift sources of one module so that they compile on Linux and behave as with the Objective-C runtime.
///
///     let uikit = try ModuleIndex.scanning(folder: ".../Sources/UIKit", module: "UIKit")
///     let lowered = ModuleLowering(module: "Demo", imported: [uikit]).lower(files)
///
/// The work is linear in the size of the sources and uses all cores.
package struct ModuleLowering: Sendable {
    let module: String
    let imported: [ModuleIndex]
    let options: LoweringOptions

    /// - Parameter imported: what the module can see: the frameworks' indexes and those of the modules it depends on, in
    ///   any order.
    package init(module: String, imported: [ModuleIndex] = [], options: LoweringOptions = LoweringOptions()) {
        self.module = module
        self.imported = imported
        self.options = options
    }

    package func lower(_ files: [SourceFile]) -> LoweredModule {
        var options = options
        options.importableModules.formUnion([module] + imported.map(\.module))
        options.exchangesMethods = files.contains { ExchangeRewriter.exchangesMethods($0.text) }
        options.describesProtocols = files.contains { ProtocolObjectRewriter.describesProtocols($0.text) }
        let evaluator = ConditionEvaluator(options: options)
        let budget = ParsingBudget()
        let readings = concurrentMap(files) { ParsedFile.Reading($0, evaluator: evaluator, budget) }
        let refused = readings.compactMap(\.refusal)
        let parsed = withoutPreviews(readings.map(\.file), evaluator, budget)
        let files = parsed.map(\.source)
        let missing = parsed.map(LeftOutFiles.missingImport)
        let leftOut = LeftOutFiles.indices(
            zip(parsed, missing).map { LeftOutFiles.File(importsMissingFramework: $1 != nil, isMain: LeftOutFiles.isMain($0)) })
        let written = ModuleIndex(module: module, types: parsed.enumerated().flatMap { leftOut.contains($0) ? [] : $1.records })
        let renamer: Swift4Renamer? = options.usesSwift4Names ? Swift4Renamer(written) : nil
        let index = renamer?.index(written) ?? written
        let table = SymbolTable(own: index, imported: imported, renamer: renamer)
        let names = LoweredNames(files)
        let results = concurrentMap(Array(parsed.enumerated())) { offset, file in
            let rewriter = FileRewriter(file, names: names.names(at: offset), table: table, evaluator: evaluator)
            guard leftOut.contains(offset), let reason = missing[offset] else { return rewriter.rewrite() }
            return rewriter.leaveOut(for: reason.needs)
        }
        return LoweredModule(
            files: results.map(\.file),
            registration: RegistrationWriter.moduleFile(
                module: module, functions: results.compactMap(\.registrationFunction), imports: options.foundationReplacement),
            diagnostics: refused + results.flatMap(\.diagnostics),
            leftOut: Dictionary(zip(files.map(\.path), results.map(\.leftOut)), uniquingKeysWith: +),
            index: index, entry: EntryPoint(files: parsed.enumerated().filter { !leftOut.contains($0.offset) }.map(\.element), index: written))
    }

    /// The files without what is for Xcode's canvas alone.
    private func withoutPreviews(_ files: [ParsedFile], _ evaluator: ConditionEvaluator, _ budget: ParsingBudget) -> [ParsedFile] {
        var files = files
        for (index, source) in DesignTimePreviews.stripped(files) {
            files[index] = ParsedFile.Reading(source, evaluator: evaluator, budget).file
        }
        return files
    }
}

extension ModuleIndex {
    /// Indexes every Swift file under a folder, as the lowering of a module that imports it needs.
    package static func scanning(
        folder: String, module: String, options: LoweringOptions = LoweringOptions()
    ) throws -> ModuleIndex {
        let root = URL(fileURLWithPath: folder, isDirectory: true)
        let paths = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
        let files = try paths.map { path in
            let file = root.appendingPathComponent(path)
            return SourceFile(path: file.path, text: try String(contentsOf: file, encoding: .utf8))
        }
        return ModuleIndex(module: module, files: files, options: options)
    }

    /// Indexes a module's files.
    package init(module: String, files: [SourceFile], options: LoweringOptions = LoweringOptions()) {
        let evaluator = ConditionEvaluator(options: options)
        let budget = ParsingBudget()
        self.init(module: module, types: concurrentMap(files) { ParsedFile.Reading($0, evaluator: evaluator, budget).file.records }.flatMap { $0 })
    }
}

/// A file with its syntax tree and declarations.
struct ParsedFile: @unchecked Sendable {
    // SwiftSyntax trees are immutable.
    let source: SourceFile
    /// Without what is left out.
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    /// With what is left out.
    let whole: SourceFileSyntax
    let records: [TypeRecord]
    let leftOut: [LeftOutPart]
    /// The columns that leaving out moved.
    let columns: ColumnMap

    /// A file and why it was refused, if it was. One that cannot be read is as good as empty: the error keeps the app from being built.
    struct Reading: Sendable {
        let file: ParsedFile
        let refusal: LoweringDiagnostic?

        init(_ source: SourceFile, evaluator: ConditionEvaluator, _ budget: ParsingBudget) {
            var problem = SourceNesting.problem(in: source.text)
            let tree = problem == nil ? budget.parse(source.text) : nil
            if problem == nil, tree == nil { problem = .tooSlow }
            refusal = problem.map { LoweringDiagnostic(refusing: source, $0) }
            let source = tree == nil ? SourceFile(path: source.path, text: "") : source
            file = ParsedFile(source, tree ?? Parser.parse(source: ""), evaluator: evaluator)
        }
    }

    private init(_ source: SourceFile, _ whole: SourceFileSyntax, evaluator: ConditionEvaluator) {
        self.source = source
        self.whole = whole
        let bytes = Array(source.text.utf8)
        leftOut = source.leftOut + AbsentImports.parts(in: whole, bytes: bytes, evaluator)
        if leftOut.isEmpty {
            (self.bytes, tree, columns) = (bytes, whole, ColumnMap())
        } else {
            let (text, columns) = LeftOutEdits.apply(leftOut, to: source.text)
            (self.bytes, tree, self.columns) = (Array(text.utf8), Parser.parse(source: text), columns)
        }
        records = Indexer.records(of: tree, evaluator: evaluator)
    }
}

/// The names of a module's lowered files and of what is generated in them.
struct LoweredNames {
    struct Names {
        let file: String
        /// Part of every generated identifier of the file.
        let identifier: String
    }

    private let all: [Names]

    init(_ files: [SourceFile]) {
        var counts: [String: Int] = [:]
        all = files.map { file in
            let stem = file.stem
            let count = counts[stem.lowercased(), default: 0]
            counts[stem.lowercased()] = count + 1
            let unique = count == 0 ? stem : "\(stem)_\(count + 1)"
            let identifier = String(unique.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) && $0.isASCII ? Character($0) : "_" })
            // Only a file of this very name may hold top-level code. For others the compiler wants a name of its own, since
            // #sourceLocation makes the original's name known as well.
            return Names(file: unique == "main" ? "main.swift" : "\(unique).lowered.swift", identifier: "\(identifier)_\(count)")
        }
    }

    func names(at index: Int) -> Names { all[index] }
}
