/// The photos of the library, side by side.
final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private weak var picker: UIImagePickerController?
    private var photos: [UIImage] = []

    private static let gap: CGFloat = 2

    init(_ picker: UIImagePickerController) {
        self.picker = picker
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = Self.gap
        layout.minimumInteritemSpacing = Self.gap
        super.init(collectionViewLayout: layout)
        title = SystemText.localized("Photos")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction(title: SystemText.localized("Cancel")) { [weak picker] _ in picker?.cancel() })
    }

    required init?(coder: NSCoder) {
        preconditionFailure("grids of photos are made by image pickers")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        photos = PhotoLibrary.shared.photos
        collectionView.reloadData()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: UICollectionViewCell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.item], number: indexPath.item + 1)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        picker?.choose(photos[indexPath.item])
    }

    /// Squares, three in a row on a phone and as many of about 150 points as there is room for on a wider screen.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let room: CGFloat = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let columns: CGFloat = max(3, (room / 150).rounded(.down))
        let scale: CGFloat = max(1, traitCollection.displayScale)
        let side: CGFloat = (((room - (columns - 1) * Self.gap) / columns) * scale).rounded(.down) / scale
        return CGSize(width: side, height: side)
    }
}

/// One photo of the grid.
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("photos are shown by image pickers")
    }

    func show(_ photo: UIImage, number: Int) {
        picture.image = photo
        accessibilityLabel = SystemText.localized("Photo %@", "\(number)")
    }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.6 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
    }
}
