import Foundation
import SourceLowering

/// Decides after a compiler's run what is left out before the next one.
struct LeavingOut {
    /// What a file of the plan's modules is.
    struct Source {
        var module: String
        var text: String
        /// What was left out of it in this run, by the record and by the rewriting.
        var parts: [LeftOutPart]

        /// Modules that it imports and that are not there.
        var absentModules: Set<String> { Set(parts.filter { $0.kind == .importDeclaration }.map(\.needs)) }
    }

    let names: SDKNames
    let frameworks: String
    let sources: [String: Source]
    /// Names that files in other languages declare, which are left out as a whole.
    var foreignNames: Set<String> = []
    /// Modules some of whose own sources are not there.
    var incompleteModules: Set<String> = []

    /// Adds to `record` what the errors ask for. Returns whether anything is new: then it is worth another run.
    func add(_ errors: [(main: Diagnostic, notes: [Diagnostic])], own: [Diagnostic], to record: inout LeftOutRecord) -> Bool {
        var isNew = false
        let absent = Dictionary(sources.values.map { ($0.module, $0.absentModules) }, uniquingKeysWith: { $0.union($1) })
        let byFile = Dictionary(grouping: errors, by: \.main.file)
        let ownByFile = Dictionary(grouping: own, by: \.file)
        for path in Set(byFile.keys).union(ownByFile.keys).sorted() {
            guard let source = sources[path] else { continue }
            let placeholders = Set(record.placeholders(in: source.module).map(\.name))
            let finder = LeftOutFinder(text: source.text, placeholders: placeholders)
            var file = FileRound(path: path, source: source, finder: finder, judge: judge(placeholders: placeholders), absentInModule: absent[source.module] ?? [],
                lacksSources: incompleteModules.contains(source.module))
            for error in ownByFile[path] ?? [] { file.leaveOut(error, fault: .missing, needs: Self.needs(ofOwn: error.message)) }
            file.take(byFile[path] ?? [])
            for wanted in file.placeholders {
                if let placeholder = placeholder(wanted, in: source.module, at: path), record.add(placeholder, to: source.module) {
                    isNew = true
                } else {
                    file.leaveOut(wanted.error, fault: .missing, needs: wanted.name)
                }
            }
            isNew = record.add(file.parts, to: path, text: source.text) || isNew
        }
        return isNew
    }

    private func judge(placeholders: Set<String>) -> FaultJudge {
        FaultJudge(
            names: names, undeclared: foreignNames.union(sources.values.flatMap { $0.parts.flatMap(\.names) }), placeholders: placeholders, frameworks: frameworks)
    }

    /// What the rewriting says cannot be: most often it names the thing itself.
    private static func needs(ofOwn message: String) -> String {
        message
    }

    /// A class for a name that a view or controller of another module goes by, unless it is used as a protocol.
    private func placeholder(_ wanted: FileRound.Wanted, in module: String, at path: String) -> LeftOutRecord.Placeholder? {
        let finders = sources.values.filter { $0.module == module }.map { LeftOutFinder(text: $0.text) }
        guard !finders.contains(where: { $0.usesAsProtocol(wanted.name) }) else { return nil }
        let labels = finders.reduce(into: Set<[String]>()) { $0.formUnion($1.initializerLabels(of: wanted.name)) }
        return LeftOutRecord.Placeholder(
            name: wanted.name, isController: wanted.isController, initializers: labels.sorted { $0.joined(separator: ":") < $1.joined(separator: ":") }, path: path,
            position: SourcePosition(line: wanted.error.line, column: wanted.error.column))
    }
}

/// The errors in one file and what they lead to.
struct FileRound {
    struct Wanted {
        var name: String
        var isController: Bool
        var error: Diagnostic
    }

    let path: String
    let source: LeavingOut.Source
    let finder: LeftOutFinder
    let judge: FaultJudge
    private let absentInModule: Set<String>
    private let lacksSources: Bool
    private(set) var parts: [LeftOutPart] = []
    private(set) var placeholders: [Wanted] = []

    init(path: String, source: LeavingOut.Source, finder: LeftOutFinder, judge: FaultJudge, absentInModule: Set<String> = [], lacksSources: Bool = false) {
        self.absentInModule = absentInModule
        self.lacksSources = lacksSources
        self.path = path
        self.source = source
        self.finder = finder
        self.judge = judge
    }

    /// Takes the compiler's errors: first those that are plain, then those that may follow from them.
    mutating func take(_ errors: [(main: Diagnostic, notes: [Diagnostic])]) {
        var rest: [(main: Diagnostic, notes: [Diagnostic])] = []
        for error in errors {
            var place = place(of: error.main)
            place.isTouched = finder.isTouched(at: SourcePosition(line: error.main.line, column: error.main.column), by: source.parts)
            if let needs = judge.missing(error.main.message, notes: error.notes, at: place) { leaveOut(error.main, needs: needs) } else { rest.append(error) }
        }
        for error in rest where isBesidePart(error.main) {
            let position = SourcePosition(line: error.main.line, column: error.main.column)
            var place = place(of: error.main)
            place.isBesideMissing = true
            // Most often the part takes it along; where it does not, the statement goes too.
            if !isCovered(position), let needs = judge.missing(error.main.message, notes: error.notes, at: place) { leaveOut(error.main, needs: needs) }
        }
    }

    private func place(of error: Diagnostic) -> FaultJudge.Place {
        let position = SourcePosition(line: error.line, column: error.column)
        return FaultJudge.Place(
            absentModules: source.absentModules, absentInModule: absentInModule, word: finder.word(at: position),
            isForLater: finder.isForLater(than: Self.version, at: position), lacksSources: lacksSources, words: finder.words(at: position))
    }

    /// The version of iOS whose behaviour Quince has.
    private static let version = [17, 5]

    private mutating func leaveOut(_ error: Diagnostic, needs: String) {
        let fault = CompilerFault(error.message)
        if case .name(let name, _) = fault, let isController = placeholderKind(name), !judge.placeholders.contains(name) {
            if !placeholders.contains(where: { $0.name == name }) { placeholders.append(Wanted(name: name, isController: isController, error: error)) }
            return
        }
        switch fault {
        case .override: leaveOut(error, fault: .override, needs: needs)
        case .conformance(let name): leaveOut(error, fault: .conformance(name), needs: needs)
        case .initialization: leaveOut(error, fault: .initialization, needs: needs)
        default: leaveOut(error, fault: .missing, needs: needs)
        }
    }

    /// Whether a class that is not there was a view controller (true) or a view (false); nil where it was something else, or nobody knows.
    private func placeholderKind(_ name: String) -> Bool? {
        switch judge.names.kind(of: name) {
        case .controller: return true
        case .view: return false
        case nil where name.first?.isUppercase == true:
            if name.hasSuffix("ViewController") { return true }
            return name.hasSuffix("View") ? false : nil
        default: return nil
        }
    }

    /// Leaves out the smallest unit around the error that is not left out already.
    mutating func leaveOut(_ error: Diagnostic, fault: LeftOutFinder.Fault, needs: String) {
        let position = SourcePosition(line: error.line, column: error.column)
        guard !isCovered(position) else { return }
        let present = source.parts + parts
        let units = finder.units(at: position, fault: fault, needs: needs)
        if let unit = units.first(where: { unit in !unit.contains { part in present.contains { $0.covers(part) } } }) { parts += unit }
    }

    private func isCovered(_ position: SourcePosition) -> Bool {
        guard let offset = finder.offset(of: position) else { return false }
        return parts.contains { $0.range.contains(offset) }
    }

    /// Whether a new part lies in the same statement.
    private func isBesidePart(_ error: Diagnostic) -> Bool {
        guard let range = finder.statementRange(at: SourcePosition(line: error.line, column: error.column)) else { return false }
        return parts.contains { range.overlaps($0.range) }
    }
}
