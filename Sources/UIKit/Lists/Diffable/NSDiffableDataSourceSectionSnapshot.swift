/// The items of one section, in an outline: items have children, which are shown while their parents are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: @unchecked Sendable {
    private struct Node {
        var parent: ItemIdentifierType?
        var level: Int
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var roots: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]

    public init() {}

    // MARK: Changing

    /// Adds items under `parent`, at the outermost level for nil.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, under: parent, at: siblings(under: parent).count)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let parent: ItemIdentifierType? = required(item).parent
        insert(items, under: parent, at: siblings(under: parent).firstIndex(of: item) ?? 0)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let parent: ItemIdentifierType? = required(item).parent
        insert(items, under: parent, at: (siblings(under: parent).firstIndex(of: item) ?? 0) + 1)
    }

    private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        let level: Int = parent.map { required($0).level + 1 } ?? 0
        for item in items {
            precondition(nodes[item] == nil, "Supplied identifiers are not unique: \(item)")
            nodes[item] = Node(parent: parent, level: level)
        }
        if let parent { nodes[parent]?.children.insert(contentsOf: items, at: index) } else { roots.insert(contentsOf: items, at: index) }
    }

    /// Adds another outline under `parent`.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        insert(snapshot.roots, after: item)
        for root in snapshot.roots { graft(snapshot, root) }
    }

    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        insert(snapshot.roots, before: item)
        for root in snapshot.roots { graft(snapshot, root) }
    }

    private mutating func graft(_ snapshot: NSDiffableDataSourceSectionSnapshot, _ item: ItemIdentifierType) {
        guard let node = snapshot.nodes[item] else { return }
        nodes[item]?.isExpanded = node.isExpanded
        append(node.children, to: item)
        for child in node.children { graft(snapshot, child) }
    }

    /// Removes items with everything below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            if let parent = node.parent { nodes[parent]?.children.removeAll { $0 == item } } else { roots.removeAll { $0 == item } }
            forget(item)
        }
    }

    private mutating func forget(_ item: ItemIdentifierType) {
        guard let node = nodes.removeValue(forKey: item) else { return }
        for child in node.children { forget(child) }
    }

    public mutating func deleteAll() {
        roots = []
        nodes = [:]
    }

    /// Gives an item other children.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
        for child in required(parent).children { forget(child) }
        nodes[parent]?.children = []
        append(snapshot.roots, to: parent)
        for root in snapshot.roots { graft(snapshot, root) }
    }

    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = true }
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = false }
    }

    // MARK: Asking

    private func siblings(under parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { required($0).children } ?? roots
    }

    private func required(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else { preconditionFailure("Invalid item identifier: \(item)") }
        return node
    }

    /// All items, parents before children.
    public var items: [ItemIdentifierType] { collect { _ in true } }
    public var rootItems: [ItemIdentifierType] { roots }
    /// Items all of whose ancestors are expanded.
    public var visibleItems: [ItemIdentifierType] { collect { $0.isExpanded } }

    private func collect(_ descends: (Node) -> Bool) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        func add(_ item: ItemIdentifierType) {
            found.append(item)
            guard let node = nodes[item], !node.children.isEmpty, descends(node) else { return }
            for child in node.children { add(child) }
        }
        for root in roots { add(root) }
        return found
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
    /// 0 for the outermost items.
    public func level(of item: ItemIdentifierType) -> Int { required(item).level }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { required(child).parent }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let node = nodes[item] else { return false }
        return node.parent.map { isExpanded($0) && isVisible($0) } ?? true
    }

    /// The part of the outline below an item.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        var result = NSDiffableDataSourceSectionSnapshot()
        let tops: [ItemIdentifierType] = includingParent ? [parent] : required(parent).children
        result.append(tops)
        for top in tops { result.graft(self, top) }
        return result
    }

    /// The outline as indented lines, for reading.
    public func visualDescription() -> String {
        items.map { String(repeating: "  ", count: level(of: $0)) + (isExpanded($0) ? "- " : "+ ") + "\($0)" }.joined(separator: "\n")
    }
}
