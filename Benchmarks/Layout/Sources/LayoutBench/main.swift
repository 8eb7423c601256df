import CKiwi

keep_freed_memory()
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "memory" {
    MemoryReport.printOwn(cells: Int(arguments.dropFirst().first ?? "") ?? 10_000)
} else if arguments.first == "loop", let kind = GeneratedSystem.Kind(rawValue: arguments.dropFirst().first ?? "") {
    Profiling.run(kind, Array(arguments.dropFirst(2)))
} else {
    let isQuick = arguments.contains("quick")
    let wanted = GeneratedSystem.Kind.allCases.filter { arguments.contains($0.rawValue) }
    var report = Report(largest: isQuick ? 1000 : 10_000)
    for kind in wanted.isEmpty ? GeneratedSystem.Kind.allCases : wanted { report.run(kind) }
    Goals(report).print()
}
