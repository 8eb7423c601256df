internal import ListEngine

/// Names what a list shows with a view of its own: a row or an item, a header, a footer, a decoration.
protocol ListElement: Hashable {
    /// The place of the row or item it is; nil for everything else.
    var item: ItemIndex? { get }
    var section: Int { get }
    /// Whether its view is replaced when its section is reloaded.
    var isReloadedWithSection: Bool { get }

    static func item(_ index: ItemIndex) -> Self
    /// Its name after a batch; nil if it is gone.
    func moved(by map: BatchMap) -> Self?
}
