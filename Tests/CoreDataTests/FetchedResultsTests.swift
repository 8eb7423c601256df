import ObjectRuntime
import TestSupport
import Testing
import UIKit

@testable import QuinceCoreData

@Suite("Core Data: fetched results") @MainActor struct FetchedResultsTests {
    final class Listener: NSFetchedResultsControllerDelegate {
        var heard: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { heard.append("will") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { heard.append("did") }

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }
            heard.append("\(type) \((anObject as? Book)?.title ?? "?") \(text(indexPath)) \(text(newIndexPath))")
        }

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            heard.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
        }
    }

    final class Snapshots: NSFetchedResultsControllerDelegate {
        var last: NSDiffableDataSourceSnapshot<String, NSManagedObjectID>?
        func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
            last = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>(__reference: snapshot)
        }
    }

    private func controller(_ context: NSManagedObjectContext, section: String? = nil) throws -> NSFetchedResultsController<Book> {
        let request = Book.request()
        request.sortDescriptors = (section.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? []) + [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: section, cacheName: nil)
        try controller.performFetch()
        return controller
    }

    @Test("a request with an empty list of sort descriptors will do") func unsorted() throws {
        let context = try Library.container().viewContext
        for title in ["B", "A"] { context.book(title) }
        try context.save()
        let request = Book.request()
        request.sortDescriptors = []
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.fetchedObjects?.map(\.title) == ["B", "A"])
        context.book("C")
        context.processPendingChanges()
        #expect(controller.fetchedObjects?.count == 3 && listener.heard == ["will", "insert C - 0.2", "did"])
    }

    @Test("inserted, changed, moved and deleted objects are told with their places, once each")
    func changes() throws {
        let context = try Library.container().viewContext
        for title in ["B", "D", "F"] { context.book(title) }
        try context.save()
        let controller = try controller(context)
        let listener = Listener()
        controller.delegate = listener
        #expect(controller.fetchedObjects?.map(\.title) == ["B", "D", "F"] && controller.sections?.count == 1)
        context.book("A")
        let f = controller.object(at: IndexPath(item: 2, section: 0)), d = controller.object(at: IndexPath(item: 1, section: 0))
        f.title = "C"
        d.year = 5
        context.delete(controller.object(at: IndexPath(item: 0, section: 0)))
        context.processPendingChanges()
        #expect(listener.heard == ["will", "delete B 0.0 -", "insert A - 0.0", "update D 0.1 0.2", "move C 0.2 0.1", "did"])
        #expect(controller.fetchedObjects?.map(\.title) == ["A", "C", "D"] && controller.indexPath(forObject: f) == IndexPath(item: 1, section: 0))
        listener.heard = []
        context.named("Tag", "unrelated").setValue("x", forKey: "name")
        context.processPendingChanges()
        #expect(listener.heard.isEmpty)
    }

    @Test("sections come, go and are told before their objects")
    func sections() throws {
        let context = try Library.container().viewContext
        context.book("B", 1, by: nil)
        context.book("C", 2)
        try context.save()
        let controller = try controller(context, section: "year")
        let listener = Listener()
        controller.delegate = listener
        #expect(controller.sections?.map(\.name) == ["1", "2"] && controller.sections?[1].numberOfObjects == 1)
        let b = controller.object(at: IndexPath(item: 0, section: 0))
        b.year = 3
        context.processPendingChanges()
        #expect(listener.heard == ["will", "delete section 1 0", "insert section 3 1", "move B 0.0 1.0", "did"])
        #expect(controller.sectionIndexTitles == ["2", "3"])
    }

    @Test("a predicate decides who comes in and who leaves, merges from other contexts included")
    func membership() throws {
        let container = try Library.container()
        let context = container.viewContext
        let book = context.book("B", 1)
        try context.save()
        let request = Book.request()
        request.predicate = NSPredicate(format: "year > 5")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        book.year = 7
        context.processPendingChanges()
        book.year = 2
        context.processPendingChanges()
        let other = container.newBackgroundContext()
        nonisolated(unsafe) var saved: Notification?
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: other, queue: nil) { saved = $0 }
        defer { NotificationCenter.default.removeObserver(observer) }
        try other.performAndWait {
            other.book("Z", 9)
            try other.save()
        }
        context.mergeChanges(fromContextDidSave: try #require(saved))
        #expect(listener.heard == ["will", "insert B - 0.0", "did", "will", "delete B 0.0 -", "did", "will", "insert Z - 0.0", "did"])
    }

    @Test("a delegate that takes snapshots gets one with the fetch and with each change")
    func snapshots() throws {
        let context = try Library.container().viewContext
        let a = context.book("A", 1), b = context.book("B", 2)
        try context.save()
        let request = Book.request()
        request.sortDescriptors = [NSSortDescriptor(key: "year", ascending: true)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "year", cacheName: nil)
        let listener = Snapshots()
        controller.delegate = listener
        try controller.performFetch()
        #expect(listener.last?.sectionIdentifiers == ["1", "2"] && listener.last?.itemIdentifiers == [a.objectID, b.objectID])
        b.year = 0
        context.processPendingChanges()
        #expect(listener.last?.sectionIdentifiers == ["0", "1"] && listener.last?.itemIdentifiers == [b.objectID, a.objectID])
    }

    @Test("random changes lead from the old rows to the new ones as a table applies them (seed 1)")
    func random() throws {
        let context = try Library.container().viewContext
        var generator = SeededGenerator(1)
        for index in 0..<20 { context.book("\(index)", Int32.random(in: 0..<3, using: &generator)) }
        try context.save()
        let controller = try controller(context, section: "year")
        for _ in 0..<60 {
            let old = controller.results.sections.map { ResultsSection($0.name, $0.members) }
            var touched: Set<NSManagedObject> = []
            for book in controller.fetchedObjects ?? [] where Int.random(in: 0..<6, using: &generator) == 0 {
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: context.delete(book)
                case 1: book.title = "\(Int.random(in: 0..<100, using: &generator))"
                default: book.year = Int32.random(in: 0..<3, using: &generator)
                }
                touched.insert(book)
            }
            for _ in 0..<2 { touched.insert(context.book("\(Int.random(in: 0..<100, using: &generator))", Int32.random(in: 0..<3, using: &generator))) }
            try controller.performFetch()
            let change = ResultsChange(from: old, to: controller.results.sections, touched: touched.filter { !$0.isDeleted })
            #expect(Self.applied(change, to: old) == controller.results.sections.map { $0.members.map(\.objectID) })
        }
    }

    /// As `UITableView` takes a batch: deletions and old places first, then insertions and new places.
    private static func applied(_ change: ResultsChange, to old: [ResultsSection]) -> [[NSManagedObjectID]] {
        var rows: [[NSManagedObjectID?]] = old.map { $0.members.map(\.objectID) }
        for object in change.objects { if object.type == .delete || object.type == .move, let place = object.old { rows[place.section][place.item] = nil } }
        for (_, index) in change.deletedSections.reversed() { rows.remove(at: index) }
        var left = rows.map { $0.compactMap { $0 } }
        for (_, index) in change.insertedSections { left.insert([], at: index) }
        for object in change.objects.filter({ $0.type == .insert || $0.type == .move }).sorted(by: { $0.new! < $1.new! }) {
            guard let place = object.new else { continue }
            left[place.section].insert(object.object.objectID, at: min(place.item, left[place.section].count))
        }
        return left
    }
}
