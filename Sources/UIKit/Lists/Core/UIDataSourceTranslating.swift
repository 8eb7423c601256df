internal import ListEngine

/// A list that shows items which its data source does not have yet, the placeholders of drops: index paths of what is shown count them, those of
/// the data do not.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// `NSNotFound` for a section that the data source does not have.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// Nil for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Runs `actions`, in which the list's index paths are those of what is shown. They are so outside of it too.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
    private var placeholders: ListPlaceholders {
        (self as? UITableView)?.list.placeholders ?? (self as? UICollectionView)?.list.placeholders ?? ListPlaceholders()
    }

    // A placeholder stands in a section of the data: sections are the same.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { IndexPath(placeholders.shownIndex(ofData: ItemIndex($0))) }
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let path = presentationIndexPath else { return nil }
        let index = ItemIndex(path)
        return placeholders.identifier(at: index) == nil ? IndexPath(placeholders.dataIndex(ofShown: index)) : nil
    }

    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}

extension UITableView: UIDataSourceTranslating {}
extension UICollectionView: UIDataSourceTranslating {}
