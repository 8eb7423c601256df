/// An item that a collection view shows before its data source has it.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject, ListPlaceholder {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Fills the cell that is shown.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    func fill(_ view: UIView) {
        if let cell = view as? UICollectionViewCell { cellUpdateHandler?(cell) }
    }
}
