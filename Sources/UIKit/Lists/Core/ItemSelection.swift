internal import ListEngine

/// The selected items, in the order they were selected.
struct ItemSelection {
    private(set) var paths: [IndexPath]

    init(_ paths: [IndexPath] = []) {
        self.paths = paths
    }

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    mutating func add(_ path: IndexPath) {
        if !paths.contains(path) { paths.append(path) }
    }

    mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }
    mutating func removeAll() { paths = [] }

    /// The selection after a batch: what is gone is selected no more.
    mutating func remap(_ map: BatchMap) {
        paths = paths.compactMap { map.newIndex(of: ItemIndex($0)).map { IndexPath($0) } }
    }
}
