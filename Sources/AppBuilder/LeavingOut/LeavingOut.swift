import Foundation
import SourceLowering

/// Decides after a compiler's run what is left out before the next one.
struct LeavingOut {
    /// A file of the plan's modules.
    struct Source {
        var module: String
        var text: String
        /// The parts left out of it in this run, by the record and by the rewriting.
        var parts: [LeftOutPart]
        /// Modules that the target's headers import for each of its files and that are not there.
        var absentInHeaders: Set<String> = []

        /// Modules that it imports and that are not there.
        var absentModules: Set<String> { Set(parts.filter { $0.kind == .importDeclaration }.map(\.needs)).union(absentInHeaders) }
    }

    let names: SDKNames
    let frameworks: String
    let sources: [String: Source]
    /// Names that files in other languages declare, which are left out as a whole.
    var foreignNames: Set<String> = []
    /// Modules some of whose own sources are not there.
    var incompleteModules: Set<String> = []
    /// Modules with sources in other languages, which are left out.
    var modulesWithForeignSources: Set<String> = []
    var modulesInSwift4: Set<String> = []
    /// Whether anything here has a name, asked where nothing else explains an error.
    var isKnown: (String) -> Bool = { _ in true }
    /// The compiler's errors in earlier turns of this build.
    var earlier = EarlierErrors()

    /// Adds to `record` what the errors ask for. Returns whether anything is new: then it is worth another run.
    func add(_ errors: [(main: Diagnostic, notes: [Diagnostic])], own: [Diagnostic], to record: inout LeftOutRecord) -> Bool {
        var isNew = false
        let absent = Dictionary(sources.values.map { ($0.module, $0.absentModules) }, uniquingKeysWith: { $0.union($1) })
        let byFile = Dictionary(grouping: errors, by: \.main.file)
        let ownByFile = Dictionary(grouping: own, by: \.file)
        let superclasses = Superclasses(of: sources.values)
        // Of what the compiler saw: it will see this turn's placeholders in the next one.
        let seen = record
        var rounds: [String: FileRound] = [:]
        // Classes that get placeholders in this turn, by module.
        var wanted: [String: Set<String>] = [:]
        for path in Set(byFile.keys).union(ownByFile.keys) {
            guard let source = sources[path] else { continue }
            let file = round(of: source, seen, absent, superclasses)
            wanted[source.module, default: []].formUnion(file.wantedPlaceholders(byFile[path] ?? []))
            rounds[path] = file
        }
        for (path, round) in rounds.sorted(by: { $0.key < $1.key }) {
            var file = round
            let source = round.source
            if let wanted = wanted[source.module], !wanted.isEmpty {
                file.awaitsSuperclass = { superclasses.first(above: $0, where: wanted.contains) != nil }
            }
            // What the rewriting says cannot be: its message names the thing itself.
            for error in ownByFile[path] ?? [] { file.leaveOut(error, fault: .missing, needs: error.message) }
            // What a member belongs to may be a class that gets a placeholder.
            let awaitsTypes = wanted[source.module]?.isEmpty == false
            file.take((byFile[path] ?? []).filter { !awaitsTypes || !Self.isOfUnknownType($0.main) })
            for wanted in file.placeholders where !record.placeholders(in: source.module).contains(where: { $0.name == wanted.name }) {
                if let placeholder = placeholder(wanted, in: source.module, at: path), record.add(placeholder, to: source.module) {
                    isNew = true
                } else {
                    file.leaveOut(wanted.error, fault: .missing, needs: wanted.name)
                }
            }
            isNew = record.add(file.parts, to: path, text: source.text) || isNew
        }
        return isNew || addImplicitMembers(of: byFile, to: &record) || addConsequences(of: byFile, to: &record)
    }

    private static func isOfUnknownType(_ error: Diagnostic) -> Bool { error.message.hasPrefix("cannot infer contextual base in reference to member ") }

    private func round(of source: Source, _ record: LeftOutRecord, _ absent: [String: Set<String>], _ superclasses: Superclasses) -> FileRound {
        let placeholders = Set(record.placeholders(in: source.module).map(\.name))
        let judge = judge(placeholders: placeholders)
        return FileRound(
            source: source, finder: LeftOutFinder(text: source.text, placeholders: placeholders), judge: judge, absentInModule: absent[source.module] ?? [],
            lacksSources: incompleteModules.contains(source.module), hasForeignSources: modulesWithForeignSources.contains(source.module),
            isInSwift4: modulesInSwift4.contains(source.module),
            absentAncestor: { name in
                judge.lostConformance(of: name) ?? superclasses.first(above: name) { placeholders.contains($0) || judge.lostConformance(of: $0) != nil }
            })
    }

    /// Leaves out what needs a member that is written without its type, `.caption1`, and that the SDK has and nothing here: the compiler names no type then.
    private func addImplicitMembers(of errors: [String: [(main: Diagnostic, notes: [Diagnostic])]], to record: inout LeftOutRecord) -> Bool {
        var isNew = false
        for (path, errors) in errors.sorted(by: { $0.key < $1.key }) {
            let unknown = errors.map(\.main).filter(Self.isOfUnknownType)
            guard let source = sources[path], !unknown.isEmpty else { continue }
            var file = FileRound(source: source, finder: LeftOutFinder(text: source.text), judge: judge(placeholders: []))
            for error in unknown {
                guard let name = CompilerFault.quoted(error.message).first, names.isMemberOfAnyType(name), !isKnown(name), !isDeclared(name) else { continue }
                file.leaveOut(error, fault: .missing, needs: name)
            }
            isNew = record.add(file.parts, to: path, text: source.text) || isNew
        }
        return isNew
    }

    /// Whether the sources seem to declare a name.
    private func isDeclared(_ name: String) -> Bool {
        func declares(_ line: Substring) -> Bool {
            line.contains(name) && !line.contains("." + name) && ["case ", "let ", "var ", "func "].contains { line.contains($0) }
        }
        return sources.values.contains { source in source.text.contains(name) && source.text.split(separator: "\n").contains(where: declares) }
    }

    /// Leaves out what the errors ask for that nothing else explains: those that the compiler did not find in a module before parts of it were left
    /// out follow from those parts.
    private func addConsequences(of errors: [String: [(main: Diagnostic, notes: [Diagnostic])]], to record: inout LeftOutRecord) -> Bool {
        var isNew = false
        for (path, errors) in errors.sorted(by: { $0.key < $1.key }) {
            guard let source = sources[path] else { continue }
            let new = errors.filter { earlier.isConsequence($0.main, in: source.module) }
            guard !new.isEmpty else { continue }
            var file = FileRound(
                source: source, finder: LeftOutFinder(text: source.text, placeholders: Set(record.placeholders(in: source.module).map(\.name))),
                judge: judge(placeholders: []))
            file.adoptConsequences(new)
            isNew = record.add(file.parts, to: path, text: source.text) || isNew
        }
        return isNew
    }

    /// Leaves out what the errors in these modules stand in, whatever they say. Returns whether anything is new.
    func adopt(_ errors: [(main: Diagnostic, notes: [Diagnostic])], in modules: Set<String>, to record: inout LeftOutRecord) -> Bool {
        var isNew = false
        for (path, errors) in Dictionary(grouping: errors, by: \.main.file).sorted(by: { $0.key < $1.key }) {
            guard let source = sources[path], modules.contains(source.module) else { continue }
            var file = FileRound(
                source: source, finder: LeftOutFinder(text: source.text, placeholders: Set(record.placeholders(in: source.module).map(\.name))),
                judge: judge(placeholders: []))
            file.adoptFaults(errors)
            isNew = record.add(file.parts, to: path, text: source.text) || isNew
        }
        return isNew
    }

    private func judge(placeholders: Set<String>) -> FaultJudge {
        FaultJudge(
            names: names, undeclared: foreignNames.union(sources.values.flatMap { $0.parts.flatMap(\.names) }), placeholders: placeholders,
            frameworks: frameworks, ownFiles: Set(sources.keys))
    }

    /// A class for a name that a view or controller of another module goes by, unless it is used as a protocol.
    private func placeholder(_ wanted: FileRound.Wanted, in module: String, at path: String) -> LeftOutRecord.Placeholder? {
        let finders = sources.values.filter { $0.module == module }.map { LeftOutFinder(text: $0.text) }
        guard !finders.contains(where: { $0.usesAsProtocol(wanted.name) }) else { return nil }
        let labels = finders.reduce(into: Set<[String]>()) { $0.formUnion($1.initializerLabels(of: wanted.name)) }
        return LeftOutRecord.Placeholder(
            name: wanted.name, isController: wanted.isController, initializers: labels.sorted { $0.joined(separator: ":") < $1.joined(separator: ":") },
            path: path,
            position: SourcePosition(line: wanted.error.line, column: wanted.error.column))
    }
}
