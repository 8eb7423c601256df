import Foundation
import SourceLowering

/// The parts of a project's sources that are left out. Only the compiler can find them, by not finding something; they are kept with the build, so
/// that the next one knows them from the start.
struct LeftOutRecord: Codable, Equatable {
    private struct File: Codable, Equatable {
        /// Of the text that the parts are in.
        var hash: String
        var parts: [LeftOutPart]
    }

    /// A class that stands for one that is not there.
    struct Placeholder: Codable, Hashable, Comparable {
        var name: String
        var isController: Bool
        /// The labels of the calls that make one.
        var initializers: [[String]]
        /// The place where it was first needed.
        var path: String
        var position: SourcePosition

        static func < (a: Placeholder, b: Placeholder) -> Bool { a.name < b.name }
    }

    /// The runtime that was built against: with another one, what was missing may be there.
    private var runtime: String
    /// The names of what the project as a whole lacked, dependencies that could not be had among them: with one there, what needs it is no longer missing.
    private var absent: [String]?
    private var files: [String: File] = [:]
    /// By module.
    private var placeholders: [String: [Placeholder]] = [:]
    /// Fetched libraries that do not compile.
    private(set) var libraries: [BrokenLibrary] = []
    /// Fetched libraries that are compiled without checks of data races.
    private(set) var unchecked: Set<String> = []

    init(runtime: String = "", absent: [String] = []) {
        self.runtime = runtime
        self.absent = Set(absent).sorted()
    }

    /// Reads what an earlier build kept that had the same runtime and lacked the same.
    init(keptIn folder: BuildFolder, runtime: String, absent: [String]) {
        self.init(data: folder.contents(of: BuildFolder.leftOutName), runtime: runtime, absent: absent)
    }

    init(data: Data?, runtime: String, absent: [String] = []) {
        self.init(runtime: runtime, absent: absent)
        guard let data, let kept = try? JSONDecoder().decode(LeftOutRecord.self, from: data), kept.runtime == runtime, kept.absent == self.absent else {
            return
        }
        self = kept
    }

    func keep(in folder: BuildFolder) {
        // Without it the next build only takes more turns.
        if let data { try? folder.write(data, to: BuildFolder.leftOutName) }
    }

    /// The record's contents as they are kept in the build folder.
    var data: Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try? encoder.encode(self)
    }

    /// The parts of a file, if its text is still the one they were found in.
    func parts(in path: String, text: String) -> [LeftOutPart] {
        guard let file = files[path], file.hash == BuildFolder.hash(text) else { return [] }
        return file.parts
    }

    func placeholders(in module: String) -> [Placeholder] { placeholders[module] ?? [] }

    /// Those that a module's sources still name, and that none of them declares by now.
    func placeholders(in module: String, of texts: [String]) -> [Placeholder] {
        placeholders(in: module).filter { placeholder in
            let finders = texts.filter { $0.contains(placeholder.name) }.map { LeftOutFinder(text: $0) }
            return finders.contains { $0.uses(placeholder.name) } && !finders.contains { $0.declaresType(placeholder.name) }
        }
    }

    var isEmpty: Bool { files.isEmpty && placeholders.isEmpty && libraries.isEmpty && unchecked.isEmpty }

    /// Whether a part that is left out needs one of these names.
    func needs(anyOf names: Set<String>) -> Bool {
        let needed = files.values.flatMap(\.parts).map { $0.needs.split(separator: ".").last.map(String.init) ?? $0.needs }
        return !names.isDisjoint(with: needed) || placeholders.values.contains { $0.contains { names.contains($0.name) } }
    }

    /// Leaves out more. What lies within a new part needs no part of its own any more. Returns whether anything is new.
    mutating func add(_ parts: [LeftOutPart], to path: String, text: String) -> Bool {
        guard !parts.isEmpty else { return false }
        var file = File(hash: BuildFolder.hash(text), parts: self.parts(in: path, text: text))
        var isNew = false
        for part in parts where !file.parts.contains(where: { $0.covers(part) }) {
            file.parts.removeAll { part.covers($0) }
            file.parts.append(part)
            isNew = true
        }
        file.parts.sort { $0.range.lowerBound < $1.range.lowerBound }
        files[path] = file
        return isNew
    }

    /// Leaves out a library. What was left out of its files no longer matters.
    mutating func add(_ library: BrokenLibrary) {
        libraries.removeAll { $0.name == library.name }
        libraries.append(library)
    }

    /// Has libraries compiled without checks of data races. Returns whether anything is new.
    mutating func leaveUnchecked(_ libraries: Set<String>) -> Bool {
        let isNew: Bool = !libraries.isSubset(of: unchecked)
        unchecked.formUnion(libraries)
        return isNew
    }

    /// Forgets the parts of files that have another text by now, placeholders that no file names any more, and what followed from them in other files:
    /// what those files need may be there again.
    /// - Parameter texts: Of the files of the modules that are built, by module and path.
    mutating func forgetConsequences(texts: [String: [String: String]]) {
        var gone: Set<String> = []
        let present = texts.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        for (path, file) in files {
            guard let text = present[path], BuildFolder.hash(text) != file.hash else { continue }
            gone.formUnion(file.parts.flatMap(\.namesElsewhere))
            files[path] = nil
        }
        for (module, every) in placeholders {
            guard let own = texts[module] else { continue }
            let used = placeholders(in: module, of: Array(own.values))
            gone.formUnion(every.map(\.name).filter { name in !used.contains { $0.name == name } })
            placeholders[module] = used.isEmpty ? nil : used
        }
        var before = -1
        while gone.count > before {
            before = gone.count
            for (path, file) in files {
                let kept = file.parts.filter { gone.isDisjoint(with: LeftOutPart.words($0.needs)) }
                guard kept.count < file.parts.count else { continue }
                gone.formUnion(file.parts.filter { !kept.contains($0) }.flatMap(\.namesElsewhere))
                files[path] = kept.isEmpty ? nil : File(hash: file.hash, parts: kept)
            }
        }
    }

    mutating func add(_ placeholder: Placeholder, to module: String) -> Bool {
        guard !placeholders(in: module).contains(where: { $0.name == placeholder.name }) else { return false }
        placeholders[module, default: []].append(placeholder)
        placeholders[module]?.sort()
        return true
    }
}

extension LeftOutPart {
    /// The names that other files miss by it: those of its declarations, and of a lost conformance the type and the protocol.
    fileprivate var namesElsewhere: [String] {
        [.conformance, .member, .type, .file].contains(kind) ? names.flatMap(Self.words) : []
    }

    /// The identifiers in what a part needs.
    fileprivate static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
}
