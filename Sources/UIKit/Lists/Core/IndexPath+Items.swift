internal import ListEngine

extension IndexPath {
    /// The place of an item of a collection view.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The place of a row of a table view.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    init(_ index: ItemIndex) {
        self.init(indexes: [index.section, index.item])
    }
}

extension NSIndexPath {
    /// The place of an item of a collection view.
    public convenience init(forItem item: Int, inSection section: Int) { self.init(indexes: [section, item], length: 2) }
    /// The same under the names that Swift gives them.
    public convenience init(item: Int, section: Int) { self.init(forItem: item, inSection: section) }
    public convenience init(row: Int, section: Int) { self.init(forRow: row, inSection: section) }
    /// The place of a row of a table view.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row], length: 2) }

    public var section: Int { index(atPosition: 0) }
    public var item: Int { index(atPosition: 1) }
    public var row: Int { index(atPosition: 1) }
}

extension ItemIndex {
    /// The place an index path of two numbers names; a path of one number names a section, its item is 0.
    init(_ path: IndexPath) {
        self.init(section: path.isEmpty ? 0 : path[0], item: path.count > 1 ? path[1] : 0)
    }
}
