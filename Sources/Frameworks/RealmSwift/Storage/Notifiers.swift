import Dispatch
import ObjectRuntime

/// Tells of a collection's changes by their places.
final class CollectionNotifier<Collection: RealmCollection>: ChangeNotifier {
    private let core: _CollectionCore
    private let paths: [[String]]?
    private let block: (RealmCollectionChange<Collection>) -> Void
    private var known: [StoredValue]?

    static func observe(
        _ core: _CollectionCore, _ keyPaths: [String]?, _ queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Collection>) -> Void
    ) -> NotificationToken {
        guard let session = core.session else { realmException("Change notifications are only supported on managed collections.") }
        let target: RealmSession = session.observing(on: queue)
        let own: _CollectionCore = target === session ? core : core.copy(in: target) ?? core
        return target.notifications.add(CollectionNotifier(own, keyPaths, block), target)
    }

    private init(_ core: _CollectionCore, _ keyPaths: [String]?, _ block: @escaping (RealmCollectionChange<Collection>) -> Void) {
        self.core = core
        paths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
        self.block = block
    }

    var needsFirst: Bool { true }

    func skip(_ session: RealmSession) { if known != nil { known = core.elements } }

    func deliver(_ changes: ChangeSet, isLocal: Bool, _ session: RealmSession) {
        guard let old = known else {
            known = core.elements
            return block(.initial(Collection(_rlm: core)))
        }
        let new: [StoredValue] = core.elements
        known = new
        let difference = CollectionDifferences(old, new) { value in
            value.row.map { changes.concerns($0, paths: self.paths, in: session.state) } ?? false
        }
        if difference.isEmpty { return }
        block(
            .update(
                Collection(_rlm: core), deletions: difference.deletions, insertions: difference.insertions, modifications: difference.modifications))
    }
}

/// Tells of a map's changes by their keys.
final class MapNotifier<Key: _MapKey, Value: RealmCollectionValue>: ChangeNotifier {
    private let core: _CollectionCore
    private let paths: [[String]]?
    private let block: (RealmMapChange<Map<Key, Value>>) -> Void
    private var known: [String: StoredValue]?

    static func observe(
        _ core: _CollectionCore, _ keyPaths: [String]?, _ queue: DispatchQueue?, _ block: @escaping (RealmMapChange<Map<Key, Value>>) -> Void
    ) -> NotificationToken {
        guard let session = core.session else { realmException("Change notifications are only supported on managed collections.") }
        let target: RealmSession = session.observing(on: queue)
        let own: _CollectionCore = target === session ? core : core.copy(in: target) ?? core
        return target.notifications.add(MapNotifier(own, keyPaths, block), target)
    }

    private init(_ core: _CollectionCore, _ keyPaths: [String]?, _ block: @escaping (RealmMapChange<Map<Key, Value>>) -> Void) {
        self.core = core
        paths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
        self.block = block
    }

    var needsFirst: Bool { true }

    func skip(_ session: RealmSession) { if known != nil { known = core.entries } }

    func deliver(_ changes: ChangeSet, isLocal: Bool, _ session: RealmSession) {
        let map = Map<Key, Value>(_rlm: core)
        guard let old = known else {
            known = core.entries
            return block(.initial(map))
        }
        let new: [String: StoredValue] = core.entries
        known = new
        func keys(_ names: [String]) -> [Key] { names.sorted().compactMap { Key._rlmFromObjc($0, insideOptional: false) } }
        let modified: [String] = new.compactMap { name, value in
            guard let before = old[name] else { return nil }
            return before != value || (value.row.map { changes.concerns($0, paths: paths, in: session.state) } ?? false) ? name : nil
        }
        let deleted: [String] = old.keys.filter { new[$0] == nil }
        let inserted: [String] = new.keys.filter { old[$0] == nil }
        if modified.isEmpty, deleted.isEmpty, inserted.isEmpty { return }
        block(.update(map, deletions: keys(deleted), insertions: keys(inserted), modifications: keys(modified)))
    }
}

/// Tells of one object's changes.
final class ObjectNotifier<Observed>: ChangeNotifier {
    private let object: ObjectBase
    private let row: RowKey
    private let paths: [[String]]?
    private let block: (ObjectChange<Observed>) -> Void
    private var known: [String: StoredValue]
    private var isOver = false

    init(_ object: ObjectBase, _ home: ManagedHome, _ keyPaths: [String]?, _ block: @escaping (ObjectChange<Observed>) -> Void) {
        self.object = object
        row = home.row
        paths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
        self.block = block
        known = home.session.state.values(home.row) ?? [:]
    }

    var needsFirst: Bool { false }

    func skip(_ session: RealmSession) { known = session.state.values(row) ?? [:] }

    func deliver(_ changes: ChangeSet, isLocal: Bool, _ session: RealmSession) {
        if isOver { return }
        guard let values = session.state.values(row) else {
            isOver = true
            return block(.deleted)
        }
        let old: [String: StoredValue] = known
        known = values
        var names: Set<String> = changes.modified[row] ?? []
        if let paths {
            let concerned: [[String]] = paths.filter { changes.concerns(row, paths: [$0], in: session.state) }
            if concerned.isEmpty { return }
            names = Set(concerned.compactMap(\.first))
        }
        guard !names.isEmpty, let observed = object as? Observed, let schema = object.home?.schema else { return }
        block(
            .change(
                observed,
                schema.stored.filter { names.contains($0.name) }.map { property in
                    let oldValue: Any? = isLocal ? nil : session.any(old[property.name] ?? .null, property.shape)
                    return PropertyChange(name: property.name, oldValue: oldValue, newValue: object.value(of: property))
                }))
    }
}

extension ObjectNotifier where Observed: ObjectBase {
    static func observe(_ object: ObjectBase, _ keyPaths: [String]?, _ queue: DispatchQueue?, _ block: @escaping (ObjectChange<Observed>) -> Void)
        -> NotificationToken
    {
        guard let home = object.home else { realmException("Only objects which are managed by a Realm support change notifications") }
        let target: RealmSession = home.session.observing(on: queue)
        let own: ObjectBase = target === home.session ? object : target.object(home.row)
        return target.notifications.add(ObjectNotifier(own, own.home ?? home, keyPaths, block), target)
    }
}

extension RealmSession {
    /// The session whose queue observers are called on: this one's where it has a queue, else the main queue's.
    func observing(on queue: DispatchQueue?) -> RealmSession {
        if isFrozen { realmException("Frozen Realms do not change and do not have change notifications.") }
        if isWriting { realmException("Cannot register notification blocks from within write transactions.") }
        if queue == nil, self.queue != nil { return self }
        return queue === self.queue ? self : store.session(configuration, queue: queue ?? .main)
    }
}

/// The changes of a collection's elements: which are gone, which are new, and which of those that stayed were modified.
struct CollectionDifferences {
    private(set) var deletions: [Int] = []
    private(set) var insertions: [Int] = []
    private(set) var modifications: [Int] = []

    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

    /// An element that has another place among the others than before counts as deleted and inserted.
    init(_ old: [StoredValue], _ new: [StoredValue], isModified: (StoredValue) -> Bool) {
        var kept: [Int] = []
        if old == new {
            kept = Array(old.indices)
        } else {
            let change = Self.change(old, new)
            (deletions, insertions) = change
            let gone = Set(deletions)
            kept = old.indices.filter { !gone.contains($0) }
        }
        modifications = kept.filter { isModified(old[$0]) }
    }

    private static func change(_ old: [StoredValue], _ new: [StoredValue]) -> (deletions: [Int], insertions: [Int]) {
        let places = Dictionary(new.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        guard places.count == new.count, Set(old).count == old.count else { return difference(old, new) }
        // Of those in both the longest part that has kept its order stays.
        let common: [(old: Int, new: Int)] = old.enumerated().compactMap { place, value in places[value].map { (place, $0) } }
        let stays: [Int] = longestRising(common.map(\.new)).map { common[$0].old }
        let keptOld = Set(stays)
        let keptNew = Set(stays.compactMap { places[old[$0]] })
        return (old.indices.filter { !keptOld.contains($0) }, new.indices.filter { !keptNew.contains($0) })
    }

    private static func difference(_ old: [StoredValue], _ new: [StoredValue]) -> (deletions: [Int], insertions: [Int]) {
        var (deletions, insertions): ([Int], [Int]) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): deletions.append(offset)
            case .insert(let offset, _, _): insertions.append(offset)
            }
        }
        return (deletions.sorted(), insertions.sorted())
    }

    /// The places of a longest rising part.
    private static func longestRising(_ numbers: [Int]) -> [Int] {
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle: Int = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[place] = ends[low - 1] }
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var result: [Int] = []
        var place: Int = ends.last ?? -1
        while place >= 0 {
            result.append(place)
            place = previous[place]
        }
        return result.reversed()
    }
}
