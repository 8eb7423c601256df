/// A row that is swiped aside.
@MainActor protocol SwipeableRow: UIView {
    /// The round corners that the row has from standing at an end of an inset section.
    var cardCorners: CACornerMask { get }
}

extension UITableViewCell: SwipeableRow {
    var cardCorners: CACornerMask { place.corners }
}

extension UICollectionViewListCell: SwipeableRow {
    var cardCorners: CACornerMask {
        guard let context = listContext, context.appearance == .insetGrouped, context.role == .cell else { return [] }
        var corners: CACornerMask = []
        if context.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if context.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}
