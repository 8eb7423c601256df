/// The backdrop of a bar: a blur or colour, and a hairline at its far edge.
final class UIBarBackground: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let shadow = UIImageView()
    /// Above the effect: a bar's colour and picture are composited over its blur.
    private let imageView = UIImageView()
    private let shadowAtTop: Bool

    /// Bars at the bottom have their hairline at the top.
    init(shadowAtTop: Bool = false) {
        self.shadowAtTop = shadowAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = false
        addSubview(effectView)
        addSubview(imageView)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("bar backgrounds are made by bars")
    }

    /// Whether the hairline, or the picture in its place, is left out whatever the appearance says. Default false.
    var hidesShadow = false { didSet { shadow.alpha = hidesShadow ? 0 : 1 } }

    func apply(_ appearance: UIBarAppearance) {
        effectView.effect = appearance.backgroundEffect
        effectView.isHidden = appearance.backgroundEffect == nil
        imageView.backgroundColor = appearance.backgroundColor
        shadow.backgroundColor = appearance.shadowColor
        shadow.isHidden = appearance.shadowColor == nil && appearance.shadowImage == nil
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.clipsToBounds = true
        show(image: appearance.backgroundImage, shadowImage: appearance.shadowImage)
    }

    private func show(image: UIImage?, shadowImage: UIImage?) {
        imageView.image = image
        shadow.image = shadowImage
        if shadowImage != nil { shadow.backgroundColor = nil }
        setNeedsLayout()
    }

    /// Pictures that the bar was given itself, over what its appearance says: the system's blur gives way to them.
    func apply(_ images: (background: UIImage?, shadow: UIImage?)) {
        if let background = images.background {
            effectView.isHidden = true
            imageView.backgroundColor = nil
            show(image: background, shadowImage: shadow.image)
        }
        if let picture = images.shadow {
            shadow.isHidden = false
            show(image: imageView.image, shadowImage: picture)
        }
    }

    /// The colour over the effect.
    var color: UIColor? { imageView.backgroundColor }

    /// Shows the colour that a bar was given itself; over a blur a little of that comes through.
    func tint(_ color: UIColor) {
        imageView.backgroundColor = effectView.isHidden ? color : color.withAlphaComponent(0.85 * color.cgColor.alpha)
    }

    /// Shows a colour behind the content, as a bar does that is not translucent.
    func makeOpaque(_ color: UIColor?) {
        effectView.isHidden = true
        imageView.backgroundColor = color ?? imageView.backgroundColor ?? .systemBackground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline: CGFloat = 1 / max(traitCollection.displayScale, 1)
        effectView.frame = bounds
        imageView.frame = bounds
        shadow.frame = CGRect(
            x: 0, y: shadowAtTop ? -(shadow.image?.size.height ?? hairline) : bounds.maxY, width: bounds.width,
            height: shadow.image.map { $0.size.height } ?? hairline)
    }
}
