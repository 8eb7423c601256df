/// A row that a table view shows before its data source has it.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject, ListPlaceholder {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Points; `UITableView.automaticDimension` measures the cell.
    let rowHeight: CGFloat
    /// Fills the cell that is shown.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    func fill(_ view: UIView) {
        if let cell = view as? UITableViewCell { cellUpdateHandler?(cell) }
    }
}
