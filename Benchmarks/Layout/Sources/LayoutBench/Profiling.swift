enum Profiling {
    static func run(_ kind: GeneratedSystem.Kind, _ arguments: [String]) {
        let count = Int(arguments.first ?? "") ?? 1000
        let part = arguments.dropFirst().first ?? "build"
        let system = GeneratedSystem(kind, count: count)
        let end = cpuSeconds() + 3
        var rounds = 0
        let start = cpuSeconds()
        if part == "build" {
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
        print(kind, count, part, (cpuSeconds() - start) / Double(rounds) * 1e6, "us")
    }
}
