let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "memory" {
    MemoryReport.printOwn(cells: Int(arguments.dropFirst().first ?? "") ?? 10_000)
} else if arguments.first == "loop", let kind = GeneratedSystem.Kind(rawValue: arguments.dropFirst().first ?? "") {
    // For a profiler: one system, built or resized again and again.
    Profiling.run(kind, Array(arguments.dropFirst(2)))
} else {
    var report = Report(largest: arguments.contains("quick") ? 1000 : 10_000)
    for kind in GeneratedSystem.Kind.allCases where arguments.isEmpty || arguments.contains("quick") || arguments.contains(kind.rawValue) {
        report.run(kind)
    }
    report.printGoals()
}
