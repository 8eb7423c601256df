/// A collection view made without arguments. In a protocol's extension, so that an app's class may declare `init()` of its own.
@preconcurrency @MainActor public protocol _LayoutlessMaking {}

extension _LayoutlessMaking where Self: UICollectionView {
    /// Compiles, as UIKit's does, and ends the program: a collection view needs a layout.
    public init() { fatalError("UICollectionView must be initialized with a non-nil layout parameter") }
}
