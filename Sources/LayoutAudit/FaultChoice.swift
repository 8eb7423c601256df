import AppSession

/// Chooses mistakes to plant in a screen, given how it stands at every width: views that are there at all of the mistake's widths, and at others,
/// and at none of them have a mistake of that kind already.
package struct FaultChoice {
    private let samples: [SizeSurvey.Sample]
    /// The observations without any mistake, by the keys that distinguish findings.
    private let known: Set<LayoutFindingGroup.Key>
    private let findings: [LayoutFinding]

    /// Points of width that a mistake holds for at least, and for which its view is there without it.
    private static let least = 24
    private static let spare = 8

    /// - Parameters:
    ///   - survey: of the screen as it is, over the widths that mistakes may have.
    ///   - findings: what is wrong with the screen beside the places of its views.
    package init(_ survey: SizeSurvey, findings: [LayoutFinding] = []) {
        samples = survey.samples
        self.findings = findings
        known = Set(survey.samples.flatMap { $0.observations.map { LayoutFindingGroup.Key($0) } })
    }

    /// Nil where no view is fit for a mistake of the kind.
    package func fault(_ kind: FindingKind, seed: UInt64) -> PlantedFault? {
        var random = SeededNumbers(seed: seed)
        var stretches: [Stretch] = stretches(kind)
        while !stretches.isEmpty {
            let stretch: Stretch = stretches.remove(at: random.next(below: stretches.count))
            if let fault = fault(kind, stretch, &random) { return fault }
        }
        return nil
    }

    /// Samples one after the other at which a view is fit.
    private struct Stretch {
        var place: Int
        var first: Int
        var last: Int
    }

    // MARK: Views

    private func stretches(_ kind: FindingKind) -> [Stretch] {
        var done: [Stretch] = []
        var open: [Int: Stretch] = [:]
        for (index, sample) in samples.enumerated() {
            for element in sample.picture.elements where isFit(element, for: kind, in: sample.picture) {
                if open[element.place]?.last == index - 1 {
                    open[element.place]?.last = index
                } else {
                    if let ended = open[element.place] { done.append(ended) }
                    open[element.place] = Stretch(place: element.place, first: index, last: index)
                }
            }
        }
        let all: [Stretch] = done + open.values
        // The order of a dictionary is another one in every run.
        return all.sorted { ($0.place, $0.first) < ($1.place, $1.first) }
    }

    private func isFit(_ element: LayoutElement, for kind: FindingKind, in picture: LayoutPicture) -> Bool {
        guard element.control == nil, !element.frame.isEmpty, isInside(element, picture) else { return false }
        let isText: Bool = element.kind == .text && element.ink.width > 30
        let isTarget: Bool = element.kind == .control && element.traits.contains(.interactive) && !element.traits.contains(.systemSized) && element.bar == nil
        let isWhole: Bool = element.clip == nil
        let isFit: Bool =
            switch kind {
            case .collision: isText || element.kind == .control
            case .parentProtrusion: (isText || element.kind == .control) && isWhole && ParentProtrusionRule.holder(of: element, in: picture) != nil
            case .windowProtrusion: (isText || element.kind == .control) && isWhole && picture.reach(of: element).left < 1
            case .truncatedText, .clippedText: isText && element.lineCount == 1
            case .smallTarget: isTarget && min(element.touchWidth, element.touchHeight) >= 28
            case .unreachable: isTarget && !element.traits.contains(.covered)
            case .conflict, .slowStep: element.kind == .text || element.kind == .control || element.kind == .image
            case .coveredContent:
                (isText || element.kind == .control) && element.bar == nil && isWhole && (element.safe?.y ?? 0) > 4 && picture.reach(of: element).down < 1
                    && !CoveredContentRule.isPlacedByUIKit(element)
            case .lostState: isText || element.kind == .scroll && (element.range?.up ?? 0) > 60 || element.traits.contains(.selected) && isTarget
            case .lowContrast: isText && element.bar == nil && (element.scroll == nil || isClearOfBars(element))
            case .missingDescription: isTarget && !element.words.isEmpty
            case .wrapping, .smallRange, .ambiguousLayout, .undetectedElement, .wrongTraits, .readingOrder, .fixedTextSize: false
            }
        return isFit && !isKnown(element, kind)
    }

    /// Text that bars lie over is not measured.
    private func isClearOfBars(_ element: LayoutElement) -> Bool {
        guard let safe = element.safe else { return true }
        let excess = element.ink.excess(over: safe)
        return max(excess.left, excess.right, excess.top, excess.bottom) < 0.5
    }

    /// Whether all of it is on screen.
    private func isInside(_ element: LayoutElement, _ picture: LayoutPicture) -> Bool {
        let area: Rect = element.scroll.map { picture.elements[$0].frame } ?? picture.bounds
        guard let seen = element.frame.intersection(picture.bounds) else { return false }
        let excess = element.ink.excess(over: area)
        return max(excess.left, excess.right, excess.top, excess.bottom) < 1 && (element.kind == .scroll || seen == element.frame)
    }

    /// Whether the screen has a finding of the kind that would be told with the mistake as one.
    private func isKnown(_ element: LayoutElement, _ kind: FindingKind) -> Bool {
        known.contains { $0.concerns(element, kind) } || findings.contains { $0.kind == kind && $0.views.contains(element.name) }
    }

    // MARK: Widths

    private func fault(_ kind: FindingKind, _ stretch: Stretch, _ random: inout SeededNumbers) -> PlantedFault? {
        let middle: LayoutPicture = samples[(stretch.first + stretch.last) / 2].picture
        guard let element = middle.element(at: stretch.place), let low = samples.first?.size, let high = samples.last?.size else { return nil }
        let parts: [String] = parts(of: element.place, in: middle)
        switch kind {
        case .lostState:
            guard stretch.first == 0 else { return nil }
            return PlantedFault(kind: kind, view: element.name, parts: parts, place: element.place, from: low, to: low)
        case .lowContrast, .missingDescription:
            guard stretch.last == samples.count - 1 else { return nil }
            return PlantedFault(kind: kind, view: element.name, parts: parts, place: element.place, from: high, to: high)
        default: break
        }
        var (from, to): (Int, Int) = (samples[stretch.first].size, samples[stretch.last].size)
        var other: Int?
        if kind == .collision {
            guard let aim = aim(for: element, in: middle, &random) else { return nil }
            let widths: [Int] = samples[stretch.first...stretch.last].filter { isApart($0.picture, element.place, aim) }.map(\.size)
            guard let first = widths.first, let last = widths.last, widths.count == samples.count(where: { (first...last).contains($0.size) }) else {
                return nil
            }
            (from, to, other) = (first, last, aim)
        }
        if kind == .parentProtrusion { other = ParentProtrusionRule.holder(of: element, in: middle)?.place }
        guard to - from >= Self.least + Self.spare else { return nil }
        let start: Int = from + Self.spare + random.next(below: to - from - Self.least - Self.spare + 1)
        let end: Int = min(to, start + Self.least + random.next(below: max(1, to - start - Self.least + 1)))
        return PlantedFault(kind: kind, view: element.name, parts: parts, place: element.place, other: other, from: start, to: end)
    }

    private func parts(of place: Int, in picture: LayoutPicture) -> [String] {
        guard let index = picture.elements.firstIndex(where: { $0.place == place }) else { return [] }
        return picture.elements.indices.filter { $0 > index && picture.isAncestor(index, of: $0) }.map { picture.elements[$0].name }
    }

    /// The place of a view that another can be moved over: content of the same row, or of the same screen outside of rows.
    private func aim(for element: LayoutElement, in picture: LayoutPicture, _ random: inout SeededNumbers) -> Int? {
        let others: [LayoutElement] = picture.elements.filter {
            isFit($0, for: .collision, in: picture) && isApart(picture, element.place, $0.place)
        }
        return others.isEmpty ? nil : others[random.next(below: others.count)].place
    }

    private func isApart(_ picture: LayoutPicture, _ first: Int, _ second: Int) -> Bool {
        guard first != second, let a = picture.element(at: first), let b = picture.element(at: second) else { return false }
        return a.scroll == b.scroll && a.bar == b.bar && a.cell == b.cell && a.clip == b.clip && a.parent != nil && a.ink.intersection(b.ink) == nil
    }
}
