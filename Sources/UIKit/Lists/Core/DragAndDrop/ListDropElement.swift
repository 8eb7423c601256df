/// One item of a drop on a list of either kind.
final class ListDropElement: NSObject, UICollectionViewDropItem, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
        dragItem = item
        sourceIndexPath = path
        previewSize = size
    }
}
