import ObjectRuntime
import UIKit

/// One section of results.
final class ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]
    var title: String?

    init(_ name: String, _ members: [NSManagedObject]) {
        self.name = name
        self.members = members
    }

    var indexTitle: String? { title }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// The state of a controller, whatever the type of its results.
final class FetchedResults: @unchecked Sendable {
    enum Form { case snapshot, difference }

    let settings: FetchSettings
    let context: NSManagedObjectContext
    let sectionKeyPath: String?
    let cacheName: String?
    private(set) weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The controller, where its type is the one that delegates know.
    var controller: () -> NSFetchedResultsController<NSFetchRequestResult>? = { nil }
    private var twin: NSFetchedResultsController<NSFetchRequestResult>?
    private(set) var isFetched = false
    private(set) var all: [NSManagedObject] = []
    private(set) var sections: [ResultsSection] = []
    private var places: [NSManagedObject: IndexPath]?
    private var unanswered: Set<Form> = []
    private var observer: (any NSObjectProtocol)?

    init(settings: FetchSettings, context: NSManagedObjectContext, sectionKeyPath: String?, cacheName: String?) {
        (self.settings, self.context, self.sectionKeyPath, self.cacheName) = (settings, context, sectionKeyPath, cacheName)
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func setDelegate(_ new: (any NSFetchedResultsControllerDelegate)?) {
        delegate = new
        unanswered = []
        if isFetched { watch() }
    }

    func recordUnanswered(_ form: Form) { unanswered.insert(form) }

    private var speaker: NSFetchedResultsController<NSFetchRequestResult> {
        if let controller = controller() { return controller }
        if let twin { return twin }
        let new = NSFetchedResultsController<NSFetchRequestResult>(twinOf: self)
        // The twin knows the results, which know it: it is let go of with the delegate.
        return new
    }

    func performFetch() throws {
        settings.resultType = []
        all = try context.results(of: settings).compactMap { $0 as? NSManagedObject }
        sections = sectioned(all)
        places = nil
        isFetched = true
        watch()
        if let found = delegate, !unanswered.contains(.snapshot) {
            nonisolated(unsafe) let delegate = found
            let controller = speaker, snapshot = snapshot(reconfiguring: [])
            Self.unchecked { delegate.controller(controller, didChangeContentWith: snapshot) }
        }
    }

    private func watch() {
        guard observer == nil, delegate != nil else { return }
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
            [weak self] notification in
            self?.update(notification)
        }
    }

    /// Delegates are on the main actor by their declaration, and hear on the context's queue.
    private static func unchecked<Result>(_ body: @escaping @MainActor () -> Result) -> Result { unsafeBitCast(body, to: (() -> Result).self)() }

    // MARK: Places

    func object(at indexPath: IndexPath) -> NSManagedObject? {
        guard sections.indices.contains(indexPath.section), sections[indexPath.section].members.indices.contains(indexPath.item) else { return nil }
        return sections[indexPath.section].members[indexPath.item]
    }

    func indexPath(of object: NSManagedObject) -> IndexPath? {
        if places == nil { places = Self.places(in: sections) }
        return places?[object]
    }

    static func places(in sections: [ResultsSection]) -> [NSManagedObject: IndexPath] {
        var places: [NSManagedObject: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (item, object) in info.members.enumerated() { places[object] = IndexPath(item: item, section: section) }
        }
        return places
    }

    func sectionName(of object: NSManagedObject) -> String {
        guard let sectionKeyPath else { return "" }
        return object.value(forKeyPath: sectionKeyPath).map { $0 is NSNull ? "" : "\($0)" } ?? ""
    }

    private func sectioned(_ objects: [NSManagedObject]) -> [ResultsSection] {
        guard sectionKeyPath != nil else { return [ResultsSection("", objects)] }
        var sections: [ResultsSection] = []
        for object in objects {
            let name = sectionName(of: object)
            if sections.last?.name == name { sections[sections.count - 1].members.append(object) } else { sections.append(ResultsSection(name, [object])) }
        }
        for section in sections { section.title = indexTitle(section.name) }
        return sections
    }

    func indexTitle(_ name: String) -> String? {
        guard let found = delegate else { return name.first.map { String($0).uppercased() } }
        nonisolated(unsafe) let delegate = found
        let controller = speaker
        return Self.unchecked { delegate.controller(controller, sectionIndexTitleForSectionName: name) }
    }

    var indexTitles: [String] {
        var seen: Set<String> = []
        return sections.compactMap(\.indexTitle).filter { seen.insert($0).inserted }
    }

    // MARK: Changes

    private func objects(_ notification: Notification, _ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }

    private func update(_ notification: Notification) {
        guard isFetched, let entity = try? settings.entity(in: context.model) else { return }
        if notification.userInfo?[NSInvalidatedAllObjectsKey] != nil { return }
        func isMine(_ object: NSManagedObject) -> Bool {
            settings.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
        }
        let deleted = objects(notification, NSDeletedObjectsKey).filter(isMine)
        let touched = objects(notification, NSInsertedObjectsKey).union(objects(notification, NSUpdatedObjectsKey)).union(
            objects(notification, NSRefreshedObjectsKey)
        )
        .filter { isMine($0) && !$0.isDeleted }
        guard !deleted.isEmpty || !touched.isEmpty else { return }
        let before = Set(all)
        let gone = deleted.intersection(before)
        let fitting = touched.filter { settings.predicate?.evaluate(with: $0) != false }
        let left = touched.subtracting(fitting).intersection(before)
        guard !gone.isEmpty || !left.isEmpty || !fitting.isEmpty else { return }
        let new =
            settings.limit > 0 || settings.offset > 0
            ? (try? context.results(of: settings).compactMap { $0 as? NSManagedObject }) ?? all : merged(removing: gone.union(touched), adding: Array(fitting))
        let oldSections = sections
        let change = ResultsChange(from: oldSections, to: sectioned(new), touched: touched)
        guard !change.isEmpty else { return }
        announce(change, new)
    }

    /// The results without those that changed, and with those in their places.
    private func merged(removing removed: Set<NSManagedObject>, adding added: [NSManagedObject]) -> [NSManagedObject] {
        let descriptors = settings.sortDescriptors ?? []
        func isBefore(_ a: NSManagedObject, _ b: NSManagedObject) -> Bool {
            for descriptor in descriptors {
                switch descriptor.compare(a, to: b) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            // As a fetch orders what sorts the same: saved ones first, by their keys.
            let x = a.identifier.key, y = b.identifier.key
            return (x < 0) == (y < 0) ? (x < 0 ? x > y : x < y) : y < 0
        }
        let kept = all.filter { !removed.contains($0) }
        let sorted = added.sorted(by: isBefore)
        var result: [NSManagedObject] = []
        result.reserveCapacity(kept.count + sorted.count)
        var next = kept.startIndex
        for object in sorted {
            // The first of those left that comes behind it.
            var low = next, high = kept.endIndex
            while low < high {
                let middle = (low + high) / 2
                if isBefore(object, kept[middle]) { high = middle } else { low = middle + 1 }
            }
            result += kept[next..<low]
            result.append(object)
            next = low
        }
        return result + kept[next...]
    }

    private func announce(_ change: ResultsChange, _ new: [NSManagedObject]) {
        let old = all
        func takeOver() {
            all = new
            sections = change.new
            places = nil
        }
        guard let found = delegate else { return takeOver() }
        nonisolated(unsafe) let delegate = found
        let controller = speaker
        Self.unchecked { delegate.controllerWillChangeContent(controller) }
        takeOver()
        if !unanswered.contains(.snapshot) {
            let snapshot = snapshot(reconfiguring: change.updated)
            Self.unchecked { delegate.controller(controller, didChangeContentWith: snapshot) }
        }
        if unanswered.contains(.snapshot), !unanswered.contains(.difference) {
            let difference = new.map(\.objectID).difference(from: old.map(\.objectID)).inferringMoves()
            Self.unchecked { delegate.controller(controller, didChangeContentWith: difference) }
        }
        if unanswered.contains(.snapshot), unanswered.contains(.difference) { notify(delegate, controller, change) }
        Self.unchecked { delegate.controllerDidChangeContent(controller) }
    }

    private func notify(
        _ delegate: any NSFetchedResultsControllerDelegate, _ controller: NSFetchedResultsController<NSFetchRequestResult>, _ change: ResultsChange
    ) {
        nonisolated(unsafe) let delegate = delegate
        func notify(_ section: ResultsSection, _ index: Int, _ type: NSFetchedResultsChangeType) {
            nonisolated(unsafe) let section = section
            Self.unchecked { delegate.controller(controller, didChange: section, atSectionIndex: index, for: type) }
        }
        for (section, index) in change.deletedSections { notify(section, index, .delete) }
        for (section, index) in change.insertedSections { notify(section, index, .insert) }
        for changed in change.objects {
            nonisolated(unsafe) let object = changed
            Self.unchecked { delegate.controller(controller, didChange: object.object, at: object.old, for: object.type, newIndexPath: object.new) }
        }
    }

    private func snapshot(reconfiguring updated: [NSManagedObject]) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
        }
        // Items that changed and stay are to be shown anew.
        if !updated.isEmpty { snapshot.reloadItems(withIdentifiers: updated.map(\.objectID)) }
        return snapshot
    }
}

/// How results differ from what they were, as tables are told of it.
struct ResultsChange {
    struct Object {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        let old: IndexPath?
        let new: IndexPath?
    }

    let new: [ResultsSection]
    private(set) var deletedSections: [(ResultsSection, Int)] = []
    private(set) var insertedSections: [(ResultsSection, Int)] = []
    private(set) var objects: [Object] = []
    private(set) var updated: [NSManagedObject] = []

    var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

    /// - Parameter touched: objects that changed; the others keep their order among each other.
    init(from old: [ResultsSection], to new: [ResultsSection], touched: Set<NSManagedObject>) {
        self.new = new
        let oldNames = Set(old.map(\.name)), newNames = Set(new.map(\.name))
        deletedSections = old.enumerated().filter { !newNames.contains($1.name) }.map { ($1, $0) }
        insertedSections = new.enumerated().filter { !oldNames.contains($1.name) }.map { ($1, $0) }
        let before = FetchedResults.places(in: old), after = FetchedResults.places(in: new)
        for (object, place) in before where after[object] == nil { objects.append(Object(object: object, type: .delete, old: place, new: nil)) }
        objects.sort { $0.old! > $1.old! }
        var inserted: [Object] = []
        for (object, place) in after where before[object] == nil { inserted.append(Object(object: object, type: .insert, old: nil, new: place)) }
        objects += inserted.sorted { $0.new! < $1.new! }
        let staying = touched.filter { before[$0] != nil && after[$0] != nil }
        let moved = Self.moved(staying, old, new, before, after)
        for object in staying.sorted(by: { before[$0]! < before[$1]! }) {
            let isMoved = moved.contains(object)
            objects.append(Object(object: object, type: isMoved ? .move : .update, old: before[object], new: after[object]))
            updated.append(object)
        }
    }

    /// Which of the objects that changed stand elsewhere among those that did not, or among each other.
    private static func moved(
        _ staying: Set<NSManagedObject>, _ old: [ResultsSection], _ new: [ResultsSection], _ before: [NSManagedObject: IndexPath],
        _ after: [NSManagedObject: IndexPath]
    ) -> Set<NSManagedObject> {
        func gaps(_ sections: [ResultsSection], _ others: [NSManagedObject: IndexPath]) -> [NSManagedObject: (section: String, gap: Int)] {
            var result: [NSManagedObject: (section: String, gap: Int)] = [:]
            for section in sections {
                var gap = 0
                for object in section.members {
                    if staying.contains(object) { result[object] = (section.name, gap) } else if others[object] != nil { gap += 1 }
                }
            }
            return result
        }
        guard !staying.isEmpty else { return [] }
        let oldGaps = gaps(old, after), newGaps = gaps(new, before)
        var moved: Set<NSManagedObject> = []
        var groups: [String: [NSManagedObject]] = [:]
        for object in staying {
            guard let a = oldGaps[object], let b = newGaps[object] else { continue }
            if a.section != b.section || a.gap != b.gap { moved.insert(object) } else { groups["\(a.gap) \(a.section)", default: []].append(object) }
        }
        // Of those in one gap the most that keep their order stay.
        for group in groups.values where group.count > 1 {
            let byOld = group.sorted { before[$0]! < before[$1]! }
            var best = [Int](repeating: 1, count: byOld.count), previous = [Int](repeating: -1, count: byOld.count)
            guard byOld.count <= 2000 else {
                moved.formUnion(zip(byOld, group.sorted { after[$0]! < after[$1]! }).filter { $0 !== $1 }.map(\.0))
                continue
            }
            for index in byOld.indices {
                for earlier in 0..<index where after[byOld[earlier]]! < after[byOld[index]]! && best[earlier] + 1 > best[index] {
                    best[index] = best[earlier] + 1
                    previous[index] = earlier
                }
            }
            var keep: Set<Int> = []
            var next = best.indices.max { best[$0] < best[$1] } ?? -1
            while next >= 0 {
                keep.insert(next)
                next = previous[next]
            }
            for index in byOld.indices where !keep.contains(index) { moved.insert(byOld[index]) }
        }
        return moved
    }
}
