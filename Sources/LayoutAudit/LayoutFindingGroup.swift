import AppSession

/// Findings in rows of one list that look alike are told as one.
package enum LayoutFindingGroup {
    struct Key: Hashable {
        private var kind: FindingKind
        private var text: String
        private var classes: [String]
        private var places: [Int]

        init(_ observation: LayoutObservation) {
            kind = observation.key.kind
            text = observation.key.text
            // What rows show differs; the classes of the views, and whose they are, do not.
            classes = observation.views.map { Self.withoutWords($0) }
            places = observation.isGrouped ? [] : observation.key.places
        }

        /// Whether a finding of the kind about a view may be told as one with those of the key.
        func concerns(_ element: LayoutElement, _ other: FindingKind) -> Bool {
            guard kind == other else { return false }
            return places.isEmpty ? classes.contains(Self.withoutWords(element.name)) : places.contains(element.place)
        }

        private static func withoutWords(_ name: String) -> String {
            guard let start = name.firstIndex(of: "\""), let end = name.lastIndex(of: "\""), start < end else { return name }
            return String(name[..<start] + name[name.index(after: end)...])
        }
    }

    static func merged(_ findings: [(key: Key, finding: LayoutFinding)]) -> [LayoutFinding] {
        var order: [Key] = []
        var groups: [Key: LayoutFinding] = [:]
        for (key, finding) in findings {
            guard let known = groups[key] else {
                order.append(key)
                groups[key] = finding
                continue
            }
            // What is told of them is that of a defect, although a note may have the greater number.
            var merged: LayoutFinding = (finding.weight.rank, -finding.amount) < (known.weight.rank, -known.amount) ? finding : known
            merged.ranges = union(known.ranges + finding.ranges)
            merged.count = known.count + 1
            groups[key] = merged
        }
        return order.compactMap { groups[$0] }
    }

    /// Ranges in ascending order, those that touch or overlap as one.
    package static func union(_ ranges: [LayoutFinding.Range]) -> [LayoutFinding.Range] {
        ranges.sorted { $0.from < $1.from }.reduce(into: []) { result, range in
            if let last = result.last, range.from <= last.to + 1 { result[result.count - 1].to = max(last.to, range.to) } else { result.append(range) }
        }
    }
}
