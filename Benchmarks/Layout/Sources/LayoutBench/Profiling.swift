/// For a profiler, and for a quick look: one part of one system again and again.
enum Profiling {
    static func run(_ kind: GeneratedSystem.Kind, _ arguments: [String]) {
        let count = Int(arguments.first ?? "") ?? 1000
        let part = arguments.dropFirst().first ?? "build"
        let rounds = Int(arguments.dropFirst(2).first ?? "") ?? Int.max
        let system = GeneratedSystem(kind, count: count)
        let model = EngineContender(system)
        model.setWidth(320)
        let cells = ConstraintCells(system)
        cells.setWidth(320)
        let contender = EngineContender(system)
        contender.setWidth(320)
        contender.setWidth(1366)
        contender.setWidth(320)
        if part == "sweep" { return printWorstSteps(contender, rounds: min(rounds, 9)) }
        var times: [String: [Double]] = [:]
        let end = cpuSeconds() + (rounds == Int.max ? 3 : 1e9)
        var round = 0
        func time(_ name: String, _ body: () -> Void) {
            let start = cpuSeconds()
            body()
            times[name, default: []].append(cpuSeconds() - start)
        }
        // Taking apart what was built does not count.
        func timeBuild<C: Contender>(_ name: String, _ make: () -> C) {
            var made: C!
            time(name) {
                made = make()
                made.setWidth(320)
            }
            made = nil
        }
        while cpuSeconds() < end, round < rounds {
            switch part {
            case "build":
                timeBuild("first") { EngineContender(system) }
                timeBuild("next") { EngineContender(system, like: model) }
                if kind == .d {
                    timeBuild("cells first") { ConstraintCells(system) }
                    timeBuild("cells next") { ConstraintCells(system, like: cells) }
                    timeBuild("hand") { HandwrittenContender(system) }
                }
            case "cells": timeBuild("cells next") { ConstraintCells(system, like: cells) }
            case "firstcells": timeBuild("cells first") { ConstraintCells(system) }
            case "hand": timeBuild("hand") { HandwrittenContender(system) }
            case "first": timeBuild("first") { EngineContender(system) }
            case "next": timeBuild("next") { EngineContender(system, like: model) }
            case "edit": time("edit") { contender.setEdited(round % 2 == 0) }
            case "cross": time("cross") { contender.setWidth(round % 2 == 0 ? 700 : 708) }
            case "stay": time("stay") { contender.setWidth(round % 2 == 0 ? 710 : 708) }
            default: time("resize") { contender.setWidth(320 + 1046 * Double(round % 101) / 100) }
            }
            round += 1
        }
        for (name, samples) in times.sorted(by: { $0.key < $1.key }) {
            print(kind, count, part, name, "least", shown(samples.min()! * 1e6), "median", shown(median(samples) * 1e6), "us")
        }
    }

    /// The widths of a sweep that take longest, with the mean of all.
    private static func printWorstSteps(_ contender: EngineContender, rounds: Int) {
        var least = [Double](repeating: .infinity, count: Entrant.widths.count)
        for _ in 0..<rounds {
            for (index, width) in Entrant.widths.enumerated() {
                let start = cpuSeconds()
                contender.setWidth(width)
                least[index] = min(least[index], cpuSeconds() - start)
            }
            contender.setWidth(320)
        }
        print("mean", shown(least.reduce(0, +) / Double(least.count) * 1e6), "us")
        for index in least.indices.sorted(by: { least[$0] > least[$1] }).prefix(6) {
            print("to", Entrant.widths[index], shown(least[index] * 1e6), "us")
        }
    }
}
