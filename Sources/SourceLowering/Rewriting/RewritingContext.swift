import SwiftSyntax

/// The state of rewriting one file that all subjects share: what it is made of, where the walk is, and what has come of it.
final class RewritingContext {
    let file: ParsedFile
    let names: LoweredNames.Names
    let table: SymbolTable
    let evaluator: ConditionEvaluator
    let lines: LineTable
    let edits = SourceEdits()
    var diagnostics: [LoweringDiagnostic] = []
    /// The parts that the rewriting itself leaves out.
    var leftOut: [LeftOutPart] = []
    /// The types that the walk is in, the outermost first.
    var scopes: [TypeScope] = []
    var codeDepth = 0
    /// Generated declarations behind the file's end.
    var tail: [String] = []
    /// Names of types whose own a member of theirs hides, by the types' keys.
    var aliases: [String: String] = [:]
    /// The calls that register methods of frameworks which ask what was put in their place, by the methods' selectors and classes.
    var exchangeable: [String: String] = [:]
    var registrationCalls: [String] = []
    var registrationStatements: [String] = []
    var generatedCount = 0

    init(_ file: ParsedFile, names: LoweredNames.Names, table: SymbolTable, evaluator: ConditionEvaluator) {
        self.file = file
        self.names = names
        self.table = table
        self.evaluator = evaluator
        lines = LineTable(file.bytes)
    }

    func newName() -> String {
        generatedCount += 1
        return "__q\(names.identifier)_\(generatedCount)"
    }
}
