import ObjectRuntime
import UIKit

/// How an object of a controller's results changed.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1, delete, move, update
}

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo: AnyObject {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// The results of a fetch, in sections, kept up to date with what changes in the context.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    let results: FetchedResults
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext

    /// - Parameters:
    ///   - fetchRequest: must have sort descriptors, though the list may be empty; the first must order objects as their sections come.
    ///   - sectionNameKeyPath: leads to the name of an object's section; nil for one section.
    ///   - name: of a cache of the sections; kept, and not needed here.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?
    ) {
        precondition(fetchRequest.sortDescriptors != nil, "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        results = FetchedResults(settings: fetchRequest.settings, context: context, sectionKeyPath: sectionNameKeyPath, cacheName: name)
        super.init()
        // Delegates know the controller as one of anything: where this is none, a twin over the same results speaks for it.
        results.controller = { [weak self] in
            guard let self else { return nil }
            return (self as AnyObject) as? NSFetchedResultsController<NSFetchRequestResult>
        }
    }

    /// A controller without results, which stands in a property until the real one takes its place. It must not fetch.
    public convenience override init() {
        self.init(
            twinOf: FetchedResults(
                settings: NSFetchRequest<ResultType>().settings, context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
                sectionKeyPath: nil, cacheName: nil))
    }

    /// A controller of anything over the results of another.
    init(twinOf results: FetchedResults) {
        self.results = results
        fetchRequest = NSFetchRequest(results.settings)
        managedObjectContext = results.context
        super.init()
    }

    open var sectionNameKeyPath: String? { results.sectionKeyPath }
    open var cacheName: String? { results.cacheName }
    open class func deleteCache(withName name: String?) {}

    open var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.setDelegate(newValue) }
    }

    /// Fetches; the results are there afterwards.
    open func performFetch() throws { try results.performFetch() }

    /// The results in their order; nil before the fetch.
    open var fetchedObjects: [ResultType]? { results.isFetched ? results.all.compactMap { $0 as? ResultType } : nil }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = results.object(at: indexPath) as? ResultType else {
            preconditionFailure("no object at index \(indexPath.item) in section at index \(indexPath.section)")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? { (object as? NSManagedObject).flatMap(results.indexPath(of:)) }
    open var sections: [any NSFetchedResultsSectionInfo]? { results.isFetched ? results.sections : nil }

    /// The letter for a section in an index.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { results.indexTitle(sectionName) }
    open var sectionIndexTitles: [String] { results.indexTitles }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results.sections.firstIndex { $0.indexTitle == title } ?? min(sectionIndex, max(0, results.sections.count - 1))
    }

    // A controller and its twin are one.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any FetchedResultsHolder)?.results === results }
    open override var hash: Int { ObjectIdentifier(results).hashValue }
}

protocol FetchedResultsHolder { var results: FetchedResults { get } }
extension NSFetchedResultsController: FetchedResultsHolder {}

/// Hears how results change.
///
/// A delegate that takes snapshots or differences hears of those alone; others hear of each section and object between `willChange` and
/// `didChange`, deletions and the old places of moves in the coordinates before all changes, insertions and new places in those after.
@preconcurrency @MainActor public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    {
        controller.results.recordUnanswered(.snapshot)
    }

    public func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>) {
        controller.results.recordUnanswered(.difference)
    }

    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    ) {
        try? ObjCRuntime.invokeOptional("controller:didChange:at:for:newIndexPath:", on: self, [controller, anObject, indexPath, type, newIndexPath])
    }

    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        try? ObjCRuntime.invokeOptional("controller:didChange:atSectionIndex:for:", on: self, [controller, sectionInfo, sectionIndex, type])
    }

    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        try? ObjCRuntime.invokeOptional("controllerWillChangeContent:", on: self, [controller])
    }

    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        try? ObjCRuntime.invokeOptional("controllerDidChangeContent:", on: self, [controller])
    }

    public func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String) -> String? {
        (try? ObjCRuntime.invokeOptional("controller:sectionIndexTitleForSectionName:", on: self, [controller, sectionName]))
            ?? sectionName.first.map { String($0).uppercased() }
    }
}
