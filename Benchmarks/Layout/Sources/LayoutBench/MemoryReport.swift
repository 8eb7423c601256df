import Glibc
import LayoutEngine

enum MemoryReport {
    /// Builds cells one by one, sweeps the window, and prints the process's peak and present resident memory in MB.
    static func printOwn(cells: Int) {
        let before = resident("VmRSS:")
        let engine = LayoutSystem()
        let window = engine.makeInput(320)
        var constraintCount = 0
        for cell in 0..<cells {
            // A description of one cell, so that descriptions do not count.
            let system = GeneratedSystem(.d, count: 1, seed: UInt32(cell))
            let variables = [window] + (1..<system.variableCount).map { _ in engine.makeVariable() }
            constraintCount += system.constraints.count
            for constraint in system.constraints {
                let terms = [constraint.terms.0, constraint.terms.1, constraint.terms.2, constraint.terms.3]
                let form = LinearForm(terms.prefix(Int(constraint.termCount)).map { LayoutTerm(variables[Int($0.variable)], $0.coefficient) })
                engine.add(form, EngineContender.relation(constraint), -constraint.constant, priority: EngineContender.priority(constraint))
            }
        }
        for width in stride(from: 320.0, through: 1366, by: 10) {
            engine.setInput(window, to: width)
            engine.solve()
        }
        engine.drainChanges { _, _, _ in }
        print(
            "memory, \(cells) cells of \(constraintCount / cells) constraints: "
                + "peak \(shown(resident("VmHWM:") - before)) MB, now \(shown(resident("VmRSS:") - before)) MB over the \(shown(before)) MB at start")
    }

    /// The peak that a process of its own reports, in MB.
    static func peakOfCells(_ cells: Int) -> Double {
        guard let output = popen("'\(CommandLine.arguments[0])' memory \(cells)", "r") else { return .nan }
        defer { pclose(output) }
        var line = [CChar](repeating: 0, count: 512)
        guard fgets(&line, 512, output) != nil else { return .nan }
        let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        print(text, terminator: "")
        let words = text.split(separator: " ")
        return words.firstIndex(of: "peak").flatMap { Double(words[$0 + 1]) } ?? .nan
    }

    private static func resident(_ key: String) -> Double {
        guard let file = fopen("/proc/self/status", "r") else { return .nan }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if text.hasPrefix(key) {
                return (Double(text.dropFirst(key.count).filter { $0.isNumber }) ?? .nan) / 1024
            }
        }
        return .nan
    }
}
