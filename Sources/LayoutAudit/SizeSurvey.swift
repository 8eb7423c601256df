import AppSession

/// Layout pictures over a range of sizes, as many as it takes to know what happens at every one of them.
///
/// Between two sizes nothing is looked at where the views are the same, the same was observed, and a third size in the middle has every
/// frame, and how bad everything is, half-way between: then all frames move along straight lines. Elsewhere the range is halved until its ends are neighbours, so that
/// what is found begins and ends at the very point.
package struct SizeSurvey: Sendable {
    package struct Sample: Sendable {
        package var size: Int
        package var picture: LayoutPicture
        var observations: [LayoutObservation]
        var structure: LayoutStructure
        /// How bad each observation is.
        var amounts: [LayoutObservation.Key: Double]
    }

    package let axis: LayoutFinding.Axis
    /// In ascending order of size.
    package private(set) var samples: [Sample] = []
    private let rules: [any LayoutRule]
    /// Whether nothing happens between neighbouring samples that are alike.
    private var isContinuous = true

    /// Sizes between two that are looked at although nothing seems to happen.
    package static let step = 32

    /// - Parameters:
    ///   - step: the greatest distance of sizes that are looked at; 1 for every one.
    ///   - measure: lays the app out at a size. Called for the least first, then in an order that goes back by less than `step`.
    package init(
        _ range: ClosedRange<Int>, axis: LayoutFinding.Axis = .width, step: Int = SizeSurvey.step, rules: [any LayoutRule] = LayoutRules.all,
        measure: (Int) throws -> LayoutPicture
    ) rethrows {
        self.axis = axis
        self.rules = rules
        var last: Sample = Self.sample(range.lowerBound, try measure(range.lowerBound), rules)
        samples.append(last)
        var size: Int = range.lowerBound
        while size < range.upperBound {
            size = min(size + max(1, step), range.upperBound)
            let next: Sample = Self.sample(size, try measure(size), rules)
            try refine(last, next, measure)
            samples.append(next)
            last = next
        }
    }

    /// Pictures of sizes that have none between them, such as those of phones.
    package init(of pictures: [LayoutPicture], rules: [any LayoutRule] = LayoutRules.all) {
        axis = .width
        self.rules = rules
        samples = pictures.map { Self.sample(Int($0.width), $0, rules) }.sorted { $0.size < $1.size }
        isContinuous = false
    }

    /// Screens of some sizes, with what is wrong with each beside the places of its views.
    package init(of diagnoses: [ScreenDiagnosis], axis: LayoutFinding.Axis = .width) {
        self.axis = axis
        rules = []
        samples = diagnoses.map { Self.sample(Int($0.picture.width), $0.picture, $0.observations) }.sorted { $0.size < $1.size }
        isContinuous = false
    }

    private mutating func refine(_ low: Sample, _ high: Sample, _ measure: (Int) throws -> LayoutPicture) rethrows {
        guard high.size - low.size > 1 else { return }
        let middle: Int = (low.size + high.size) / 2
        let sample: Sample = Self.sample(middle, try measure(middle), rules)
        if Self.isSteady(low, sample, high) { return samples.append(sample) }
        try refine(low, sample, measure)
        samples.append(sample)
        try refine(sample, high, measure)
    }

    private static func sample(_ size: Int, _ picture: LayoutPicture, _ rules: [any LayoutRule]) -> Sample {
        sample(size, picture, rules.flatMap { $0.observations(in: picture) })
    }

    private static func sample(_ size: Int, _ picture: LayoutPicture, _ observations: [LayoutObservation]) -> Sample {
        Sample(
            size: size, picture: picture, observations: observations, structure: LayoutStructure(of: picture),
            amounts: Dictionary(observations.map { ($0.key, $0.amount) }) { max($0, $1) })
    }

    // MARK: Steadiness

    private static func isSteady(_ low: Sample, _ middle: Sample, _ high: Sample) -> Bool {
        guard low.amounts.count == high.amounts.count, low.structure == high.structure, low.structure == middle.structure else { return false }
        let (a, b, c) = (low.picture.elements, middle.picture.elements, high.picture.elements)
        guard a.count == b.count, b.count == c.count else { return false }
        let part: Double = Double(middle.size - low.size) / Double(high.size - low.size)
        // What is as bad at both ends may not be there between them: constraints that fit one size alone.
        guard low.amounts.count == middle.amounts.count,
            low.amounts.allSatisfy({ key, amount in
                guard let between = middle.amounts[key], let end = high.amounts[key] else { return false }
                return isBetween(amount, between, end, part)
            })
        else { return false }
        return a.indices.allSatisfy { index in
            a[index].place == b[index].place && b[index].place == c[index].place && a[index].lineCount == c[index].lineCount
                && a[index].lineCount == b[index].lineCount && a[index].traits == b[index].traits && b[index].traits == c[index].traits
                && isBetween(a[index].frame, b[index].frame, c[index].frame, part)
        }
    }

    /// Whether a frame is as far from two others as `part` says, to a point: frames land on whole pixels.
    private static func isBetween(_ low: Rect, _ middle: Rect, _ high: Rect, _ part: Double) -> Bool {
        isBetween(low.x, middle.x, high.x, part) && isBetween(low.y, middle.y, high.y, part) && isBetween(low.width, middle.width, high.width, part)
            && isBetween(low.height, middle.height, high.height, part)
    }

    private static func isBetween(_ low: Double, _ middle: Double, _ high: Double, _ part: Double) -> Bool { abs(low + (high - low) * part - middle) <= 1.01 }

    // MARK: Findings

    /// The defects and the sizes at which they are, in the order of the kinds and then of the sizes.
    package func findings() -> [LayoutFinding] {
        var sizes: [LayoutObservation.Key: [(place: Int, observation: LayoutObservation)]] = [:]
        var order: [LayoutObservation.Key] = []
        for (place, sample) in samples.enumerated() {
            for observation in sample.observations {
                if sizes[observation.key] == nil { order.append(observation.key) }
                if sizes[observation.key]?.last?.place != place { sizes[observation.key, default: []].append((place, observation)) }
            }
        }
        let pictures: [LayoutPicture] = samples.map(\.picture)
        let rulesByKind: [FindingKind: any LayoutRule] = Dictionary(rules.map { ($0.kind, $0) }) { first, _ in first }
        let found: [(key: LayoutFindingGroup.Key, finding: LayoutFinding)] = order.compactMap { key in
            guard rulesByKind[key.kind]?.isDefect(key, in: pictures) ?? true, let seen = sizes[key] else { return nil }
            return (LayoutFindingGroup.Key(seen[0].observation), finding(seen))
        }
        let merged: [LayoutFinding] = LayoutFindingGroup.merged(found)
        guard isContinuous else { return merged }
        return merged + SmallRanges(samples.map { ($0.size, $0.structure) }, axis: axis).findings()
    }

    private func finding(_ seen: [(place: Int, observation: LayoutObservation)]) -> LayoutFinding {
        // What is seen at one size at least is a defect, although nobody may see it at others.
        let worst = seen.max { (-$0.observation.weight.rank, $0.observation.amount) < (-$1.observation.weight.rank, $1.observation.amount) } ?? seen[0]
        var finding = LayoutFinding(
            kind: worst.observation.key.kind, weight: worst.observation.weight, axis: axis, views: worst.observation.views, detail: worst.observation.detail,
            ranges: ranges(seen.map(\.place)), worst: samples[worst.place].size, amount: worst.observation.amount)
        finding.check = worst.observation.check
        finding.shots = [shot(worst)]
        if let other = [seen[0], seen[seen.count - 1]].max(by: { abs($0.place - worst.place) < abs($1.place - worst.place) }), other.place != worst.place {
            finding.shots.append(shot(other))
        }
        return finding
    }

    private func shot(_ seen: (place: Int, observation: LayoutObservation)) -> LayoutFinding.Shot {
        let picture: LayoutPicture = samples[seen.place].picture
        let marks: [LayoutFinding.Mark] = seen.observation.key.places.compactMap { picture.element(at: $0)?.ink }.map {
            LayoutFinding.Mark(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        }
        let window = LayoutFinding.Mark(x: 0, y: 0, width: picture.width, height: picture.height)
        return LayoutFinding.Shot(size: samples[seen.place].size, marks: marks, window: window)
    }

    /// Neighbouring samples are one range: between them nothing changes.
    private func ranges(_ places: [Int]) -> [LayoutFinding.Range] {
        var ranges: [LayoutFinding.Range] = []
        var last: Int = -2
        for place in places {
            let size: Int = samples[place].size
            if isContinuous, place == last + 1, !ranges.isEmpty { ranges[ranges.count - 1].to = size } else { ranges.append(.init(size, size)) }
            last = place
        }
        return ranges
    }
}
