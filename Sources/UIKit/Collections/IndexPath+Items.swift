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

extension ItemIndex {
    /// The place an index path of two numbers names; a path of one number names a section, its item is 0.
    init(_ path: IndexPath) {
        self.init(section: path.isEmpty ? 0 : path[0], item: path.count > 1 ? path[1] : 0)
    }
}
