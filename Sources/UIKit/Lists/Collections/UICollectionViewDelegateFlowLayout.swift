/// Sizes and spacing of a flow layout, item by item and section by section. Where a method is missing the layout's property
/// counts.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) throws(Unimplemented) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) throws(Unimplemented) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) throws(Unimplemented) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) throws(Unimplemented) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) throws(Unimplemented) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) throws(Unimplemented) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) throws(Unimplemented) -> CGSize {
        try ObjCRuntime.invokeOptional("collectionView:layout:sizeForItemAt:", on: self, [collectionView, collectionViewLayout, indexPath])
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) throws(Unimplemented) -> UIEdgeInsets {
        try ObjCRuntime.invokeOptional("collectionView:layout:insetForSectionAt:", on: self, [collectionView, collectionViewLayout, section])
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) throws(Unimplemented) -> CGFloat {
        try ObjCRuntime.invokeOptional(
            "collectionView:layout:minimumLineSpacingForSectionAt:", on: self, [collectionView, collectionViewLayout, section])
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) throws(Unimplemented) -> CGFloat {
        try ObjCRuntime.invokeOptional(
            "collectionView:layout:minimumInteritemSpacingForSectionAt:", on: self, [collectionView, collectionViewLayout, section])
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) throws(Unimplemented) -> CGSize {
        try ObjCRuntime.invokeOptional(
            "collectionView:layout:referenceSizeForHeaderInSection:", on: self, [collectionView, collectionViewLayout, section])
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) throws(Unimplemented) -> CGSize {
        try ObjCRuntime.invokeOptional(
            "collectionView:layout:referenceSizeForFooterInSection:", on: self, [collectionView, collectionViewLayout, section])
    }
}
