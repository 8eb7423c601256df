/// Lets the user move and scale a photo under a square.
final class PhotoCropController: UIViewController, UIScrollViewDelegate {
    private let photo: UIImage
    private weak var picker: UIImagePickerController?
    private let scroll = UIScrollView()
    private let picture = UIImageView()
    private let shades: [UIView] = (0..<4).map { _ in UIView() }
    private let frameView = UIView()
    private let cancelButton = UIButton(type: .system)
    private let chooseButton = UIButton(type: .system)

    init(_ photo: UIImage, picker: UIImagePickerController) {
        self.photo = photo
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        title = SystemText.localized("Move and Scale")
        navigationItem.hidesBackButton = true
        let words = UILabel()
        words.text = title
        words.font = .preferredFont(forTextStyle: .headline)
        words.textColor = .white
        words.sizeToFit()
        navigationItem.titleView = words
    }

    required init?(coder: NSCoder) {
        preconditionFailure("photos are cropped by image pickers")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        picture.image = photo
        scroll.delegate = self
        scroll.clipsToBounds = false
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.alwaysBounceHorizontal = true
        scroll.addSubview(picture)
        view.addSubview(scroll)
        for shade in shades {
            shade.backgroundColor = UIColor.black.withAlphaComponent(0.6)
            shade.isUserInteractionEnabled = false
            view.addSubview(shade)
        }
        frameView.layer.borderColor = UIColor.white.cgColor
        frameView.layer.borderWidth = 1
        frameView.isOpaque = false
        frameView.isUserInteractionEnabled = false
        view.addSubview(frameView)
        for (button, words) in [(cancelButton, "Cancel"), (chooseButton, "Choose")] {
            button.setTitle(SystemText.localized(words), for: .normal)
            button.tintColor = .white
            button.titleLabel?.font = .systemFont(ofSize: 17)
            view.addSubview(button)
        }
        cancelButton.addAction(UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) }, for: .touchUpInside)
        chooseButton.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    }

    private var laidOut = CGSize.zero

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room: CGRect = view.bounds.inset(by: view.safeAreaInsets)
        let buttons: CGFloat = 60
        let side: CGFloat = max(1, min(room.width, room.height - buttons))
        let square = CGRect(
            x: room.midX - side / 2, y: room.minY + max(0, (room.height - buttons - side) / 2), width: side, height: side)
        frameView.frame = square
        let whole: CGRect = view.bounds
        let parts: [CGRect] = [
            CGRect(x: 0, y: 0, width: whole.width, height: square.minY),
            CGRect(x: 0, y: square.maxY, width: whole.width, height: max(0, whole.height - square.maxY)),
            CGRect(x: 0, y: square.minY, width: square.minX, height: side),
            CGRect(x: square.maxX, y: square.minY, width: max(0, whole.width - square.maxX), height: side),
        ]
        for (shade, part) in zip(shades, parts) { shade.frame = part }
        let y: CGFloat = room.maxY - buttons
        cancelButton.frame = CGRect(x: room.minX + 8, y: y, width: 100, height: buttons)
        chooseButton.frame = CGRect(x: room.maxX - 108, y: y, width: 100, height: buttons)
        guard square.size != laidOut else { return }
        laidOut = square.size
        scroll.frame = square
        fill(side)
    }

    /// Begins with the whole of the photo's shorter side in the square.
    private func fill(_ side: CGFloat) {
        let size: CGSize = photo.size
        guard size.width > 0, size.height > 0 else { return }
        scroll.zoomScale = 1
        let scale: CGFloat = side / min(size.width, size.height)
        picture.frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        scroll.contentSize = picture.frame.size
        scroll.minimumZoomScale = 1
        scroll.maximumZoomScale = 4
        scroll.contentOffset = CGPoint(x: (picture.frame.width - side) / 2, y: (picture.frame.height - side) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    private func choose() {
        let scale: CGFloat = photo.size.width / max(1, picture.frame.width)
        let origin: CGPoint = scroll.contentOffset
        let crop = CGRect(
            x: origin.x * scale, y: origin.y * scale, width: scroll.bounds.width * scale, height: scroll.bounds.height * scale
        ).intersection(CGRect(origin: .zero, size: photo.size))
        let format = UIGraphicsImageRendererFormat()
        format.scale = photo.scale
        let edited: UIImage = UIGraphicsImageRenderer(size: crop.size, format: format).image { _ in
            photo.draw(at: CGPoint(x: -crop.minX, y: -crop.minY))
        }
        let pixels = CGRect(
            x: crop.minX * photo.scale, y: crop.minY * photo.scale, width: crop.width * photo.scale, height: crop.height * photo.scale)
        picker?.finish(photo, edited: edited, crop: pixels)
    }
}
