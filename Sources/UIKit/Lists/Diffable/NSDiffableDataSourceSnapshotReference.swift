import ObjectRuntime

/// A snapshot as an object, with identifiers of any kind: what a fetched results controller hands out.
open class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
    private struct Identifier: Hashable, @unchecked Sendable {
        let value: AnyHashable
    }

    private var snapshot = NSDiffableDataSourceSnapshot<Identifier, Identifier>()

    public override init() { super.init() }

    private func wrapped(_ identifiers: [Any]) -> [Identifier] { identifiers.compactMap { $0 as? AnyHashable }.map(Identifier.init) }
    private func wrapped(_ identifier: Any) -> Identifier {
        Identifier(value: identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject)))
    }

    open var numberOfItems: Int { snapshot.numberOfItems }
    open var numberOfSections: Int { snapshot.numberOfSections }
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.value.base) }
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.value.base) }
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.value.base) }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { snapshot.numberOfItems(inSection: wrapped(sectionIdentifier)) }
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: wrapped(sectionIdentifier)).map(\.value.base)
    }
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: wrapped(itemIdentifier))?.value.base
    }
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int { snapshot.indexOfItem(wrapped(itemIdentifier)) ?? NSNotFound }
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int { snapshot.indexOfSection(wrapped(sectionIdentifier)) ?? NSNotFound }

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.appendSections(wrapped(sectionIdentifiers)) }
    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(wrapped(identifiers)) }
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(wrapped(identifiers), toSection: wrapped(sectionIdentifier))
    }
    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(wrapped(identifiers)) }
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.deleteSections(wrapped(sectionIdentifiers)) }
    open func deleteAllItems() { snapshot.deleteAllItems() }
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(wrapped(identifiers)) }
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(wrapped(identifiers)) }
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.reloadSections(wrapped(sectionIdentifiers)) }
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
