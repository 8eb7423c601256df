import AppSession

/// The sizes at which an app is late: a step of its window's size takes it longer than the frame lasts in which the step is to be seen.
///
/// Steps are measured every 16 points. Between a size that is slow and one that is not the one half-way is measured, until they are neighbours.
package struct SlowSteps {
    /// Milliseconds of a frame where a screen shows 120 a second.
    package static let limit = 8.3

    /// Points between the sizes that are measured anyway.
    private static let distance = 16
    /// How often a size that is slow is measured: what the machine does besides makes single steps slow.
    private static let looks = 5

    private struct Sample {
        var size: Int
        var milliseconds: Double
        var isSlow: Bool { milliseconds > SlowSteps.limit }
    }

    private let axis: LayoutFinding.Axis
    /// In ascending order of size.
    private var samples: [Sample] = []

    /// - Parameter measure: the milliseconds that a step to a size takes.
    package init(_ range: ClosedRange<Int>, axis: LayoutFinding.Axis = .width, measure: (Int) throws -> Double) rethrows {
        self.axis = axis
        var last: Sample = try Self.sample(range.lowerBound, measure)
        samples.append(last)
        while last.size < range.upperBound {
            let next: Sample = try Self.sample(min(last.size + Self.distance, range.upperBound), measure)
            try refine(last, next, measure)
            samples.append(next)
            last = next
        }
    }

    private static func sample(_ size: Int, _ measure: (Int) throws -> Double) rethrows -> Sample {
        var sample = Sample(size: size, milliseconds: try measure(size))
        for _ in 1..<looks where sample.isSlow { sample.milliseconds = min(sample.milliseconds, try measure(size)) }
        return sample
    }

    private mutating func refine(_ low: Sample, _ high: Sample, _ measure: (Int) throws -> Double) rethrows {
        guard low.isSlow != high.isSlow, high.size - low.size > 1 else { return }
        let middle: Sample = try Self.sample((low.size + high.size) / 2, measure)
        try refine(low, middle, measure)
        samples.append(middle)
        try refine(middle, high, measure)
    }

    /// One finding with all sizes that are slow, or none.
    package func findings() -> [LayoutFinding] {
        guard let worst = samples.filter(\.isSlow).max(by: { $0.milliseconds < $1.milliseconds }) else { return [] }
        var ranges: [LayoutFinding.Range] = []
        var wasSlow = false
        for sample in samples {
            if sample.isSlow, wasSlow { ranges[ranges.count - 1].to = sample.size }
            if sample.isSlow, !wasSlow { ranges.append(.init(sample.size, sample.size)) }
            wasSlow = sample.isSlow
        }
        let milliseconds = Int(worst.milliseconds.rounded(.up))
        return [
            LayoutFinding(
                kind: .slowStep, axis: axis, views: ["The window"],
                detail: "takes \(milliseconds) milliseconds of processor time for a step of its \(axis.rawValue), and a frame lasts \(Self.limit)",
                ranges: ranges, worst: worst.size, amount: worst.milliseconds)
        ]
    }
}
