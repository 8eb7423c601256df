extension UICollectionView {
    /// How cells of a class are filled for items of a type. Make it once, not inside a cell provider.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let reuseIdentifier: String
        /// The nib that cells come from; nil: they are made of their class.
        let nib: UINib?

        public init(handler: @escaping Handler) {
            self.handler = handler
            reuseIdentifier = RegistrationIdentifier.next()
            nib = nil
        }

        /// Cells come from a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            reuseIdentifier = RegistrationIdentifier.next()
            nib = cellNib
        }
    }

    /// How headers, footers and other views of a kind are filled.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let handler: Handler
        let elementKind: String
        let reuseIdentifier: String
        /// The nib that views come from; nil: they are made of their class.
        let nib: UINib?

        public init(elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            reuseIdentifier = RegistrationIdentifier.next()
            nib = nil
        }

        /// Views come from a nib.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.handler = handler
            self.elementKind = elementKind
            reuseIdentifier = RegistrationIdentifier.next()
            nib = supplementaryNib
        }
    }
}

/// Each registration has cells of its own.
@MainActor enum RegistrationIdentifier {
    private static var last = 0

    static func next() -> String {
        last += 1
        return "UICollectionView.Registration.\(last)"
    }
}
