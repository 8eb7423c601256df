import SimulatedSystem
import SourceLowering

/// The errors in one file and what they lead to.
struct FileRound {
    struct Wanted {
        var name: String
        var isController: Bool
        var error: Diagnostic
    }

    let source: LeavingOut.Source
    let finder: LeftOutFinder
    let judge: FaultJudge
    /// Modules that are not there and that other files of the module import.
    private let absentInModule: Set<String>
    /// Whether the module's own sources are not all there.
    private let lacksSources: Bool
    private let hasForeignSources: Bool
    private let isInSwift4: Bool
    /// The first class above one of the module's that is not there.
    private let absentAncestor: (String) -> String?
    private let importsStandIn: Bool
    /// Whether a class gets its superclass back by the next turn: what the compiler says of it now follows from that one's absence.
    var awaitsSuperclass: (String) -> Bool = { _ in false }
    private(set) var parts: [LeftOutPart] = []
    private(set) var placeholders: [Wanted] = []

    init(
        source: LeavingOut.Source, finder: LeftOutFinder, judge: FaultJudge, absentInModule: Set<String> = [], lacksSources: Bool = false,
        hasForeignSources: Bool = false, isInSwift4: Bool = false, absentAncestor: @escaping (String) -> String? = { _ in nil }
    ) {
        self.source = source
        self.finder = finder
        self.judge = judge
        self.absentInModule = absentInModule
        self.lacksSources = lacksSources
        self.hasForeignSources = hasForeignSources
        self.isInSwift4 = isInSwift4
        self.absentAncestor = absentAncestor
        importsStandIn = ModuleSources.imports(in: source.text).contains(where: LinkedFrameworks.standsFor)
    }

    /// Takes the compiler's errors: first those that are plain, then those that may follow from them.
    mutating func take(_ errors: [(main: Diagnostic, notes: [Diagnostic])]) {
        var rest: [(main: Diagnostic, notes: [Diagnostic])] = []
        for error in errors {
            var place = place(of: error.main)
            if placeholderName(error.main) == nil, let type = place.enclosingType, awaitsSuperclass(type) { continue }
            place.isTouched = finder.isTouched(at: SourcePosition(line: error.main.line, column: error.main.column), by: source.parts)
            if let needs = needs(of: error, at: place) {
                leaveOut(error.main, notes: error.notes, needs: needs)
            } else {
                rest.append(error)
            }
        }
        for error in rest where isBesidePart(error.main) {
            let position = SourcePosition(line: error.main.line, column: error.main.column)
            var place = place(of: error.main)
            place.isBesideMissing = true
            // Most often the part takes it along; where it does not, the statement goes too.
            if !isCovered(position), let needs = needs(of: error, at: place) {
                leaveOut(error.main, notes: error.notes, needs: needs)
            }
        }
    }

    private func needs(of error: (main: Diagnostic, notes: [Diagnostic]), at place: FaultJudge.Place) -> String? {
        judge.missing(error.main.message, notes: error.notes + error.main.notesInExcerpt, at: place)
    }

    /// Takes errors that came up only when parts had been left out.
    mutating func adoptConsequences(_ errors: [(main: Diagnostic, notes: [Diagnostic])]) {
        for error in errors { leaveOut(error.main, notes: error.notes, needs: Self.whatWasLeftOut) }
    }

    static let whatWasLeftOut = "what was left out"

    /// Takes errors that are nobody's here to mend: the parts around them go, whatever is at fault.
    mutating func adoptFaults(_ errors: [(main: Diagnostic, notes: [Diagnostic])]) {
        for error in errors { leaveOut(error.main, notes: error.notes, needs: error.main.message) }
    }

    private func place(of error: Diagnostic) -> FaultJudge.Place {
        let position = SourcePosition(line: error.line, column: error.column)
        return FaultJudge.Place(
            absentModules: source.absentModules, absentInModule: absentInModule, importsStandIn: importsStandIn, word: finder.word(at: position),
            firstLabel: finder.firstLabel(at: position), call: finder.call(at: position),
            isForLater: finder.isForLater(than: SimulatedSystem.versionNumbers, at: position),
            lacksSources: lacksSources,
            hasForeignSources: hasForeignSources, isInSwift4: isInSwift4, superclass: finder.superclass(at: position),
            absentAncestor: finder.enclosingType(at: position).flatMap(absentAncestor),
            enclosingType: finder.enclosingType(at: position), words: finder.words(at: position),
            wordsOfClosure: finder.wordsOfClosure(at: position))
    }

    private mutating func leaveOut(_ error: Diagnostic, notes: [Diagnostic], needs: String) {
        let fault = CompilerFault(error.message)
        if let name = placeholderName(error), let isController = placeholderKind(name) {
            if !placeholders.contains(where: { $0.name == name }) { placeholders.append(Wanted(name: name, isController: isController, error: error)) }
            return
        }
        switch fault {
        case .override: leaveOut(error, fault: .override, needs: needs)
        case .conformance(let name): leaveOut(error, fault: .conformance(name), needs: needs)
        case .initialization:
            if !leaveOutProperties(withoutValue: [error] + notes, needs: needs) { leaveOut(error, fault: .initialization, needs: needs) }
        default: leaveOut(error, fault: .missing, needs: needs)
        }
    }

    /// Leaves out the stored properties that an initialiser gives no value any more: without them the initialiser may stay.
    private mutating func leaveOutProperties(withoutValue messages: [Diagnostic], needs: String) -> Bool {
        let lines = messages.flatMap { [$0.message] + $0.notesInExcerpt.map(\.message) }
        let names = lines.flatMap(CompilerFault.quoted).filter { $0.hasPrefix("self.") }.map { String($0.dropFirst("self.".count)) }
        let position = SourcePosition(line: messages[0].line, column: messages[0].column)
        let present = source.parts + parts
        let found = Set(names).sorted().compactMap { finder.storedProperty(named: $0, at: position, needs: needs) }
            .filter { part in !present.contains { $0.covers(part) } }
        parts += found
        return !found.isEmpty
    }

    /// The name of a class, where the error is that it is not there and a placeholder may stand for it.
    private func placeholderName(_ error: Diagnostic) -> String? {
        guard case .name(let name, _) = CompilerFault(error.message), placeholderKind(name) != nil, !judge.placeholders.contains(name) else { return nil }
        return name
    }

    /// The classes that the errors want placeholders for.
    func wantedPlaceholders(_ errors: [(main: Diagnostic, notes: [Diagnostic])]) -> Set<String> {
        Set(errors.filter { needs(of: $0, at: place(of: $0.main)) != nil }.compactMap { placeholderName($0.main) })
    }

    /// Whether a class that is not there was a view controller (true) or a view (false); nil where it was something else, or nobody knows.
    private func placeholderKind(_ name: String) -> Bool? {
        switch judge.names.kind(of: name) {
        case .controller: return true
        case .view: return false
        case nil where name.first?.isUppercase == true:
            if name.hasSuffix("ViewController") || name.hasSuffix("HostingController") { return true }
            return name.hasSuffix("View") ? false : nil
        default: return nil
        }
    }

    /// Leaves out the smallest unit around the error that is not left out already.
    mutating func leaveOut(_ error: Diagnostic, fault: LeftOutFinder.Fault, needs: String) {
        let position = SourcePosition(line: error.line, column: error.column)
        guard !isCovered(position) else { return }
        let present = source.parts + parts
        guard let unit = unit(at: position, fault: fault, needs: needs, beside: present) else { return }
        let within = present.filter { part in unit.contains { $0.covers(part) } }
        guard let cause = cause(of: error, needs: needs, takingAlong: within) else { return parts += unit }
        parts += self.unit(at: position, fault: fault, needs: cause, beside: present) ?? unit
    }

    private func unit(at position: SourcePosition, fault: LeftOutFinder.Fault, needs: String, beside present: [LeftOutPart]) -> [LeftOutPart]? {
        finder.units(at: position, fault: fault, needs: needs).first { unit in !unit.contains { part in present.contains { $0.covers(part) } } }
    }

    /// The need of a unit that takes earlier parts along, where the error only follows from these: the first thing that they need, which nothing would
    /// name any more.
    private func cause(of error: Diagnostic, needs: String, takingAlong within: [LeftOutPart]) -> String? {
        let name = needs.split(separator: ".").last.map(String.init) ?? needs
        guard CompilerFault(error.message).isConsequence || needs == Self.whatWasLeftOut || judge.undeclared.contains(name) else { return nil }
        let needed = within.filter { $0.kind != .importDeclaration }.map(\.needs)
        return needed.contains(needs) ? nil : needed.first { !judge.undeclared.contains($0) } ?? needed.first
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
