/// Shows a drawing at its size, or as its content mode says where the view has another one.
@preconcurrency @MainActor open class SVGKImageView: UIView {
    private let picture = UIImageView()

    public init!(svgkImage image: SVGKImage!) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        show()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        backgroundColor = backgroundColor ?? .clear
        addSubview(picture)
    }

    open var image: SVGKImage! { didSet { show() } }

    /// Whether a line is drawn around the drawing. Default false.
    open var showBorder = false { didSet { show() } }

    private func show() {
        picture.image = image?.uiImage
        picture.layer.borderWidth = showBorder ? 1 : 0
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picture.contentMode = contentMode
        picture.frame = bounds
        redraw()
    }

    /// Larger than the drawing, the view shows it drawn anew and not stretched.
    private func redraw() {
        guard let image, bounds.width > image.size.width || bounds.height > image.size.height,
            [.scaleToFill, .scaleAspectFit, .scaleAspectFill].contains(contentMode)
        else { return }
        let size: CGSize = contentMode == .scaleToFill ? bounds.size : image.largestSize(inside: bounds.size)
        if picture.image?.size != size { picture.image = image.picture(of: size) }
    }
}

/// Shows a drawing as a picture.
@preconcurrency @MainActor open class SVGKFastImageView: SVGKImageView {}

/// Shows a drawing. Its layers are one: those of single elements are not there.
@preconcurrency @MainActor open class SVGKLayeredImageView: SVGKImageView {}
