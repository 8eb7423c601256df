import AppSession

/// The differences between two pictures of the same size, before and after the window was resized.
package struct LostState {
    private let before: LayoutPicture
    private let after: LayoutPicture
    /// Places of views that change by themselves, with time.
    private let restless: Set<Int>

    package init(before: LayoutPicture, after: LayoutPicture, restless: Set<Int> = []) {
        self.before = before
        self.after = after
        self.restless = restless
    }

    /// Places of views that two pictures of the same size show differently, and of those that only one has.
    package static func changes(from first: LayoutPicture, to second: LayoutPicture) -> Set<Int> {
        let (old, new): (Set<Int>, Set<Int>) = (Set(first.elements.map(\.place)), Set(second.elements.map(\.place)))
        let known: [Int: LayoutElement] = Dictionary(first.elements.map { ($0.place, $0) }) { first, _ in first }
        let changed: [Int] = second.elements.filter { element in known[element.place].map { change($0, element) != nil } ?? false }.map(\.place)
        return old.symmetricDifference(new).union(changed)
    }

    /// - Parameter size: the size at which both were taken.
    package func findings(at size: Int, axis: LayoutFinding.Axis = .width) -> [LayoutFinding] {
        let old: [Int: LayoutElement] = Dictionary(before.elements.map { ($0.place, $0) }) { first, _ in first }
        let new: [Int: LayoutElement] = Dictionary(after.elements.map { ($0.place, $0) }) { first, _ in first }
        var changes: [(element: LayoutElement, detail: String, amount: Double)] = []
        for element in before.elements where !restless.contains(element.place) {
            guard let now = new[element.place] else {
                if isHighest(element, missingIn: new, among: before) { changes.append((element, "is gone", 1000)) }
                continue
            }
            if let change = Self.change(element, now) { changes.append((element, change.detail, change.amount)) }
        }
        for element in after.elements where old[element.place] == nil && !restless.contains(element.place) && isHighest(element, missingIn: old, among: after) {
            changes.append((element, "was not there before", 1000))
        }
        return changes.map { change in
            LayoutFinding(
                kind: .lostState, axis: axis, views: [change.element.name], detail: change.detail + " after the window was resized and came back",
                ranges: [.init(size, size)], worst: size, amount: change.amount)
        }
    }

    /// Of a tree that is not there the top is told. Rows of lists stand where they stand by what scrolled.
    private func isHighest(_ element: LayoutElement, missingIn others: [Int: LayoutElement], among picture: LayoutPicture) -> Bool {
        guard let parent = element.parent else { return true }
        return others[picture.elements[parent].place] != nil
    }

    private static func change(_ old: LayoutElement, _ new: LayoutElement) -> (detail: String, amount: Double)? {
        if old.words != new.words { return ("became \"\(new.words.prefix(40))\"", 1000) }
        if old.traits.contains(.selected) != new.traits.contains(.selected) {
            return (old.traits.contains(.selected) ? "is not selected any more" : "is selected", 1000)
        }
        if let a = old.range, let b = new.range, max(abs(a.down - b.down), abs(a.right - b.right)) > 1.5 {
            return ("stands \(points(abs(a.down - b.down) + abs(a.right - b.right))) from where it was scrolled to", abs(a.down - b.down))
        }
        // Rows follow what scrolled.
        guard old.scroll == nil, old.kind != .container else { return nil }
        let moved: Double = max(
            max(abs(old.frame.x - new.frame.x), abs(old.frame.y - new.frame.y)),
            max(abs(old.frame.width - new.frame.width), abs(old.frame.height - new.frame.height)))
        return moved > 1 ? ("has another place or size by \(points(moved))", moved) : nil
    }
}
