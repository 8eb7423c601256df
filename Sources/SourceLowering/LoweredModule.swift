/// A module's sources, ready for the compiler.
package struct LoweredModule: Sendable {
    package let files: [LoweredFile]
    /// The file that announces the module's classes before `main` runs.
    package let registration: LoweredFile
    /// In the order of files, then lines.
    package let diagnostics: [LoweringDiagnostic]
    /// The parts left out of each file, by its path: those that were asked for, and those that the lowering itself found to need something missing.
    package let leftOut: [String: [LeftOutPart]]
    /// The declarations that the modules that import this one need to know of it.
    package let index: ModuleIndex
    /// The beginning of the program, and the delegate it has.
    package let entry: EntryPoint
}

/// One file for the compiler. Its lines point back at the original with `#sourceLocation`.
package struct LoweredFile: Sendable {
    /// The file name to write it under; no other file of the module has it.
    package let name: String
    /// The original's path, nil for a generated file.
    package let originalPath: String?
    package let text: String
    /// The columns that a rewritten expression moved behind it on its line.
    package let columns: ColumnMap
}

/// Translates columns that the compiler reports for a lowered file into the original's. Lines need no translation.
package struct ColumnMap: Sendable {
    struct Shift: Sendable {
        /// The first column, counted from 1 in the lowered line, that the shift applies to.
        let column: Int
        /// The number of columns to subtract.
        let amount: Int
    }

    var shifts: [Int: [Shift]] = [:]
    /// Those of the text before, which had columns moved itself.
    var earlier: [Int: [Shift]] = [:]

    /// The original column of a place that the compiler reported.
    package func originalColumn(line: Int, column: Int) -> Int {
        Self.undo(earlier, line: line, column: Self.undo(shifts, line: line, column: column))
    }

    private static func undo(_ shifts: [Int: [Shift]], line: Int, column: Int) -> Int {
        guard let shift = shifts[line]?.last(where: { $0.column <= column }) else { return column }
        return max(1, column - shift.amount)
    }
}
