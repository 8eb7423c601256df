internal import ListEngine

/// The sections and items of a list at one moment. No identifier stands in it twice.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>:
    @unchecked Sendable
{
    private(set) var sections: [SectionIdentifierType] = []
    private(set) var items: [[ItemIdentifierType]] = []
    private(set) var reloadedItems: Set<ItemIdentifierType> = []
    private(set) var reconfiguredItems: Set<ItemIdentifierType> = []
    private(set) var reloadedSections: Set<SectionIdentifierType> = []
    private var lookup = Lookup()

    /// The places of the identifiers, worked out when somebody asks, shared by copies until one changes.
    private final class Lookup {
        var places: [ItemIdentifierType: ItemIndex]?
        var sections: [SectionIdentifierType: Int]?
    }

    public init() {}

    // MARK: Counts and identifiers

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    public var itemIdentifiers: [ItemIdentifierType] { items.count == 1 ? items[0] : Array(items.joined()) }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(reloadedItems) }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(reconfiguredItems) }
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(reloadedSections) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[required(identifier)].count }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { items[required(identifier)] }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section] }
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(of: identifier) }

    /// Counted through all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        place(of: identifier).map { place in items[..<place.section].reduce(0) { $0 + $1.count } + place.item }
    }

    func place(of identifier: ItemIdentifierType) -> ItemIndex? {
        if lookup.places == nil {
            var places: [ItemIdentifierType: ItemIndex] = Dictionary(minimumCapacity: numberOfItems)
            for (section, items) in items.enumerated() {
                for (item, identifier) in items.enumerated() {
                    let isRepeated: Bool = places.updateValue(ItemIndex(section: section, item: item), forKey: identifier) != nil
                    precondition(!isRepeated, "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifier)")
                }
            }
            lookup.places = places
        }
        return lookup.places?[identifier]
    }

    /// Items of a call that are told apart at once; those of longer lists are when the place of one is asked for.
    private static var mostCompared: Int { 10_000 }

    /// Stops the program where UIKit raises: at the call that brings an identifier twice.
    private func requireUnique(_ identifiers: [ItemIdentifierType]) {
        guard identifiers.count > 1, identifiers.count <= Self.mostCompared else { return }
        var known: Set<ItemIdentifierType> = Set(minimumCapacity: identifiers.count)
        for identifier in identifiers where !known.insert(identifier).inserted {
            preconditionFailure("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifier)")
        }
    }

    private func index(of identifier: SectionIdentifierType) -> Int? {
        if sections.count < 8 { return sections.firstIndex(of: identifier) }
        if lookup.sections == nil { lookup.sections = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.element, $0.offset) }) }
        return lookup.sections?[identifier]
    }

    private func required(_ identifier: SectionIdentifierType) -> Int {
        guard let index = index(of: identifier) else { preconditionFailure("Invalid section identifier: \(identifier)") }
        return index
    }

    private func required(_ identifier: ItemIdentifierType) -> ItemIndex {
        guard let place = place(of: identifier) else { preconditionFailure("Invalid item identifier specified: \(identifier)") }
        return place
    }

    private mutating func changed() {
        lookup = Lookup()
    }

    // MARK: Items

    /// Adds items at the end of a section; of the last one where none is named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        precondition(!sections.isEmpty, "There are currently no sections in the data source. Please add a section first.")
        let section: Int = sectionIdentifier.map { required($0) } ?? sections.count - 1
        requireUnique(identifiers)
        items[section].append(contentsOf: identifiers)
        changed()
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let place: ItemIndex = required(beforeIdentifier)
        requireUnique(identifiers)
        items[place.section].insert(contentsOf: identifiers, at: place.item)
        changed()
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let place: ItemIndex = required(afterIdentifier)
        requireUnique(identifiers)
        items[place.section].insert(contentsOf: identifiers, at: place.item + 1)
        changed()
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in items.indices where items[section].contains(where: gone.contains) { items[section].removeAll { gone.contains($0) } }
        changed()
    }

    /// Removes the sections too.
    public mutating func deleteAllItems() {
        sections = []
        items = []
        changed()
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        remove(identifier)
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        remove(identifier)
        insertItems([identifier], afterItem: toIdentifier)
    }

    private mutating func remove(_ identifier: ItemIdentifierType) {
        let place: ItemIndex = required(identifier)
        items[place.section].remove(at: place.item)
        changed()
    }

    /// Makes the items' cells anew when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItems.formUnion(identifiers) }
    /// Fills the items' cells again when the snapshot is applied (iOS 15).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reconfiguredItems.formUnion(identifiers) }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: required(toIdentifier))
    }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: required(toIdentifier) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers {
            precondition(self.index(of: identifier) == nil, "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(identifier)")
        }
        sections.insert(contentsOf: identifiers, at: index)
        items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
        changed()
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone: [Int] = identifiers.compactMap { index(of: $0) }
        for index in gone.sorted(by: >) {
            sections.remove(at: index)
            items.remove(at: index)
        }
        changed()
    }

    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        let from: Int = required(identifier)
        sections.remove(at: from)
        let moved: [ItemIdentifierType] = items.remove(at: from)
        changed()
        let to: Int = required(other) + offset
        sections.insert(identifier, at: to)
        items.insert(moved, at: to)
        changed()
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { reloadedSections.formUnion(identifiers) }

    /// Gives a section other items.
    mutating func replaceItems(ofSection identifier: SectionIdentifierType, with identifiers: [ItemIdentifierType]) {
        items[required(identifier)] = identifiers
        changed()
    }

    /// The snapshot once it is applied: nothing is to be reloaded any more.
    var settled: NSDiffableDataSourceSnapshot {
        guard !(reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty) else { return self }
        var copy: NSDiffableDataSourceSnapshot = self
        copy.reloadedItems = []
        copy.reconfiguredItems = []
        copy.reloadedSections = []
        return copy
    }

    var ends: [Int] {
        var end = 0
        return items.map {
            end += $0.count
            return end
        }
    }

    /// The changes that lead from `old` here.
    func changes(from old: NSDiffableDataSourceSnapshot) -> BatchChanges {
        SectionedDifference(
            fromSections: old.sections, items: old.itemIdentifiers, ends: old.ends, toSections: sections, items: itemIdentifiers, ends: ends
        ).changes
    }
}
