/// The answer of a data source that does not implement `collectionView(_:viewForSupplementaryElementOfKind:at:)`: the room that the layout
/// gives a header or footer stays empty (behaviour/rules.md 18.1).
final class AbsentSupplementaryView: UICollectionReusableView {}
