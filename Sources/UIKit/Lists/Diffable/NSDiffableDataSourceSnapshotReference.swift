import ObjectRuntime

/// An identifier of any kind; an object that cannot be hashed stands for itself.
struct AnyIdentifier: Hashable, @unchecked Sendable {
    let value: AnyHashable

    init(_ identifier: Any) { value = identifier as? AnyHashable ?? AnyHashable(IdentifiedObject(object: identifier as AnyObject)) }

    /// The identifier as it was given.
    var base: Any { (value.base as? IdentifiedObject)?.object ?? value.base }

    private struct IdentifiedObject: Hashable {
        let object: AnyObject
        static func == (a: Self, b: Self) -> Bool { a.object === b.object }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
    }
}

/// A snapshot as an object, with identifiers of any kind: what a fetched results controller hands out.
open class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
    private typealias Identifier = AnyIdentifier

    var snapshot = NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>()

    public override init() { super.init() }

    init(_ snapshot: NSDiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>) {
        self.snapshot = snapshot
        super.init()
    }

    private func wrapped(_ identifiers: [Any]) -> [Identifier] { identifiers.map(Identifier.init) }
    private func wrapped(_ identifier: Any) -> Identifier { Identifier(identifier) }

    open var numberOfItems: Int { snapshot.numberOfItems }
    open var numberOfSections: Int { snapshot.numberOfSections }
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { snapshot.numberOfItems(inSection: wrapped(sectionIdentifier)) }
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: wrapped(sectionIdentifier)).map(\.base)
    }
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: wrapped(itemIdentifier))?.base
    }
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int { snapshot.indexOfItem(wrapped(itemIdentifier)) ?? NSNotFound }
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int { snapshot.indexOfSection(wrapped(sectionIdentifier)) ?? NSNotFound }

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.appendSections(wrapped(sectionIdentifiers)) }
    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(wrapped(identifiers)) }
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(wrapped(identifiers), toSection: wrapped(sectionIdentifier))
    }
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(wrapped(identifiers), beforeItem: wrapped(itemIdentifier))
    }
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(wrapped(identifiers), afterItem: wrapped(itemIdentifier))
    }
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(wrapped(fromIdentifier), beforeItem: wrapped(toIdentifier))
    }
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(wrapped(fromIdentifier), afterItem: wrapped(toIdentifier))
    }
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) {
        snapshot.insertSections(wrapped(sectionIdentifiers), beforeSection: wrapped(toSectionIdentifier))
    }
    open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) {
        snapshot.insertSections(wrapped(sectionIdentifiers), afterSection: wrapped(toSectionIdentifier))
    }
    open func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any) {
        snapshot.moveSection(wrapped(fromSectionIdentifier), beforeSection: wrapped(toSectionIdentifier))
    }
    open func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any) {
        snapshot.moveSection(wrapped(fromSectionIdentifier), afterSection: wrapped(toSectionIdentifier))
    }
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }

    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(wrapped(identifiers)) }
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.deleteSections(wrapped(sectionIdentifiers)) }
    open func deleteAllItems() { snapshot.deleteAllItems() }
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(wrapped(identifiers)) }
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(wrapped(identifiers)) }
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.reloadSections(wrapped(sectionIdentifiers)) }
}

extension NSDiffableDataSourceSnapshotReference: NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        copy.snapshot = snapshot
        return copy
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The snapshot behind a reference, as far as its identifiers are of these types; what `reference as NSDiffableDataSourceSnapshot` is on
    /// Apple's systems.
    public init(__reference reference: NSDiffableDataSourceSnapshotReference) {
        self.init()
        for section in reference.sectionIdentifiers {
            guard let identifier = section as? SectionIdentifierType else { continue }
            appendSections([identifier])
            appendItems(reference.itemIdentifiersInSection(withIdentifier: section).compactMap { $0 as? ItemIdentifierType }, toSection: identifier)
        }
        reloadItems(reference.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    }

    /// A snapshot is what it is.
    public init(__reference snapshot: Self) { self = snapshot }
}
