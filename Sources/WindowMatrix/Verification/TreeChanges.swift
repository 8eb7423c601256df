/// The differences between two view trees, in words: `label "Inbox" moved 4 points down`.
///
/// A view's place is given in its superview: where a view moves, its content is not reported. Views that changed alike are reported together.
package enum TreeChanges {
    /// Sentences without a full stop, in the order of the tree; empty where the trees say the same.
    package static func sentences(from before: String, to after: String) -> [String] {
        guard before != after else { return [] }
        let (old, new) = (ViewTree(before), ViewTree(after))
        var changes: [Change] = []
        if let oldRoot = old.root, let newRoot = new.root { compare(oldRoot, newRoot, &changes) }
        return told(changes) + spoken(from: old.spoken, to: new.spoken)
    }

    /// One view and what happened to it.
    struct Change: Hashable {
        var subject: String
        var predicate: String
        /// The predicate of several subjects.
        var plural: String

        init(_ subject: String, _ predicate: String, plural: String? = nil) {
            self.subject = subject
            self.predicate = predicate
            self.plural = plural ?? predicate
        }
    }

    // MARK: Comparing

    private static func compare(_ old: ViewTree.View, _ new: ViewTree.View, _ changes: inout [Change]) {
        guard old != new else { return }
        changes += changesItself(old, new)
        for (oldChild, newChild) in pairs(old.subviews, new.subviews) {
            switch (oldChild, newChild) {
            case (let oldChild?, let newChild?): compare(oldChild, newChild, &changes)
            case (let gone?, nil): if !isHidden(gone) { changes.append(Change(ViewWords.name(of: gone), "disappeared")) }
            case (nil, let added?): if !isHidden(added) { changes.append(Change(ViewWords.name(of: added), "appeared")) }
            case (nil, nil): break
            }
        }
    }

    private static func changesItself(_ old: ViewTree.View, _ new: ViewTree.View) -> [Change] {
        let name: String = ViewWords.name(of: new)
        if isHidden(old) && isHidden(new) { return [] }
        if isHidden(old) != isHidden(new) {
            return [isHidden(new) ? Change(name, "is hidden", plural: "are hidden") : Change(name, "is no longer hidden", plural: "are no longer hidden")]
        }
        var changes: [Change] = []
        if old.text != new.text {
            changes.append(
                Change(
                    ViewWords.name(of: old), new.text.map { "now says \(ViewWords.quoted($0))" } ?? "has no text any more",
                    plural: new.text.map { "now say \(ViewWords.quoted($0))" } ?? "have no text any more"))
        }
        if let motion: String = ViewWords.motion(from: old.frame, to: new.frame) { changes.append(Change(name, "moved \(motion)")) }
        if let growth: String = ViewWords.growth(from: old.frame, to: new.frame) { changes.append(Change(name, "is \(growth)", plural: "are \(growth)")) }
        let known: (ViewTree.View) -> Set<String> = { Set($0.attributes) }
        if known(new).contains(truncated), !known(old).contains(truncated) { changes.append(Change(name, "is truncated", plural: "are truncated")) }
        if known(old).contains(truncated), !known(new).contains(truncated) {
            changes.append(Change(name, "is no longer truncated", plural: "are no longer truncated"))
        }
        return changes + attributeChanges(old, new, name)
    }

    private static let truncated = "truncated = YES"

    private static func attributeChanges(_ old: ViewTree.View, _ new: ViewTree.View, _ name: String) -> [Change] {
        func values(_ view: ViewTree.View) -> [(key: String, value: String)] {
            view.attributes.filter { $0 != truncated }.map { attribute in
                let parts: [Substring] = attribute.split(separator: " = ", maxSplits: 1)
                return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
            }
        }
        let before: [String: String] = Dictionary(values(old).map { ($0.key, $0.value) }) { first, _ in first }
        let after: [String: String] = Dictionary(values(new).map { ($0.key, $0.value) }) { first, _ in first }
        return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map { key in
            let text: String = ViewWords.attribute(key, from: before[key], to: after[key])
            return Change(name, text)
        }
    }

    private static func isHidden(_ view: ViewTree.View) -> Bool { view.attributes.contains("hidden = YES") }

    /// Which view was which: views of a class with the same words, and of what is between such pairs those of a class in their order.
    private static func pairs(_ old: [ViewTree.View], _ new: [ViewTree.View]) -> [(ViewTree.View?, ViewTree.View?)] {
        let oldNames: [String] = old.map(ViewWords.identity), newNames: [String] = new.map(ViewWords.identity)
        let difference = newNames.difference(from: oldNames)
        let removed: Set<Int> = Set(difference.removals.map { place(of: $0).offset }),
            inserted: Set<Int> = Set(difference.insertions.map { place(of: $0).offset })
        var result: [(ViewTree.View?, ViewTree.View?)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            var gone: [ViewTree.View] = [], added: [ViewTree.View] = []
            while i < old.count, removed.contains(i) { gone.append(old[i]); i += 1 }
            while j < new.count, inserted.contains(j) { added.append(new[j]); j += 1 }
            for view in gone {
                let partner: Int? = added.firstIndex { $0.className == view.className }
                result.append((view, partner.map { added.remove(at: $0) }))
            }
            result += added.map { (nil, $0) }
            if i < old.count, j < new.count, !removed.contains(i), !inserted.contains(j) {
                result.append((old[i], new[j]))
                i += 1
                j += 1
            }
        }
        return result
    }

    private static func place(of change: CollectionDifference<String>.Change) -> (offset: Int, element: String) {
        switch change {
        case .insert(let offset, let element, _), .remove(let offset, let element, _): (offset, element)
        }
    }

    // MARK: Telling

    /// Names that stand in one sentence.
    private static let mostNames = 3

    private static func told(_ changes: [Change]) -> [String] {
        var groups: [(predicate: String, members: [Change])] = []
        var places: [String: Int] = [:]
        for change in changes {
            if let place: Int = places[change.predicate] {
                groups[place].members.append(change)
            } else {
                places[change.predicate] = groups.count
                groups.append((change.predicate, [change]))
            }
        }
        // What people know by its words comes first, containers after it.
        let named: (Change) -> Bool = { $0.subject.contains("\"") }
        let inOrder = groups.filter { $0.members.contains(where: named) } + groups.filter { !$0.members.contains(where: named) }
        return inOrder.map { group in
            guard group.members.count > 1 else { return "\(group.members[0].subject) \(group.predicate)" }
            let names: [String] = counted((group.members.filter(named) + group.members.filter { !named($0) }).map(\.subject))
            let shown: [String] = Array(names.prefix(mostNames))
            let rest: Int = names.count - shown.count
            let list: String =
                switch (shown.count, rest) {
                case (1, _): shown[0]
                case (_, 0): shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
                default: "\(shown.joined(separator: ", ")) and \(rest) more"
                }
            return "\(list) \(group.members[0].plural)"
        }
    }

    /// Each name once, with its number where there are several: `4 labels "Inbox"`.
    private static func counted(_ names: [String]) -> [String] {
        var numbers: [String: Int] = [:]
        for name in names { numbers[name, default: 0] += 1 }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map { name in
            guard let number: Int = numbers[name], number > 1 else { return name }
            let end: String.Index = name.range(of: " \"")?.lowerBound ?? name.endIndex
            return "\(number) \(name[..<end])s\(name[end...])"
        }
    }

    private static func spoken(from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old)
        let gone: [String] = difference.removals.map { place(of: $0).element }
        let added: [String] = difference.insertions.map { place(of: $0).element }
        if gone.sorted() == added.sorted() { return gone.isEmpty ? [] : ["VoiceOver reads \(ViewWords.list(gone)) in another place"] }
        return gone.map { "VoiceOver no longer reads \($0)" } + added.map { "VoiceOver reads \($0)" }
    }
}
