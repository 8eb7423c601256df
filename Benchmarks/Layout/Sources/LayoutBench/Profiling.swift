enum Profiling {
    static func run(_ kind: GeneratedSystem.Kind, _ arguments: [String]) {
        let count = Int(arguments.first ?? "") ?? 1000
        let part = arguments.dropFirst().first ?? "build"
        let system = GeneratedSystem(kind, count: count)
        let end = cpuSeconds() + 3
        var rounds = 0
        let start = cpuSeconds()
        if part == "sweep" {
            printSweep(system)
        } else if part == "build" {
            while cpuSeconds() < end {
                EngineContender(system).setWidth(320)
                rounds += 1
            }
        } else {
            let contender = EngineContender(system)
            while cpuSeconds() < end {
                if part == "edit" {
                    contender.setEdited(rounds % 2 == 0)
                } else {
                    contender.setWidth(320 + 1046 * Double(rounds % 101) / 100)
                }
                rounds += 1
            }
        }
        if rounds == 0 { return }
        print(kind, count, part, (cpuSeconds() - start) / Double(rounds) * 1e6, "us")
    }

    /// Prints what each width of a sweep took, the median of many sweeps.
    private static func printSweep(_ system: GeneratedSystem) {
        let contender = EngineContender(system)
        let widths = (1...100).map { 320 + 1046 * Double($0) / 100 }
        var times = [[Double]](repeating: [], count: widths.count)
        for _ in 0..<51 {
            contender.setWidth(320)
            for (index, width) in widths.enumerated() {
                let start = cpuSeconds()
                contender.setWidth(width)
                times[index].append(cpuSeconds() - start)
            }
        }
        for (width, samples) in zip(widths, times) { print(width, shown(median(samples) * 1e6)) }
    }
}
