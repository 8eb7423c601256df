/// Arrangements that hold for a few sizes only, with another one on both sides that is the same: a rule of the app's that misses some sizes.
struct SmallRanges {
    private let samples: [(size: Int, structure: LayoutStructure)]
    private let axis: LayoutFinding.Axis

    /// The most points that an arrangement may hold for to be taken for a mistake.
    private static let most = 40

    init(_ samples: [(size: Int, structure: LayoutStructure)], axis: LayoutFinding.Axis) {
        self.samples = samples
        self.axis = axis
    }

    func findings() -> [LayoutFinding] {
        var runs: [(from: Int, to: Int, structure: LayoutStructure)] = []
        for sample in samples {
            if let last = runs.last, last.structure == sample.structure {
                runs[runs.count - 1].to = sample.size
            } else {
                runs.append((sample.size, sample.size, sample.structure))
            }
        }
        guard runs.count > 2 else { return [] }
        return (1..<runs.count - 1).compactMap { index in
            let run = runs[index]
            guard runs[index - 1].structure == runs[index + 1].structure, run.to - run.from < Self.most else { return nil }
            return LayoutFinding(
                kind: .smallRange, axis: axis, views: ["The arrangement"],
                detail:
                    "is another one than on both sides of it, for \(run.to - run.from + 1) \(axis == .width ? "width" : "height")\(run.to > run.from ? "s" : "")",
                ranges: [.init(run.from, run.to)], worst: run.from, amount: Double(run.to - run.from + 1))
        }
    }
}
