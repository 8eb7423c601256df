/// Shows a background configuration.
final class BackgroundView: UIView {
    private var imageView: UIImageView?
    private var customView: UIView?
    private var effectView: UIVisualEffectView?
    private var strokeLayer: CALayer?
    private var configuration = UIBackgroundConfiguration.clear()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ configuration: UIBackgroundConfiguration, cornerRadius: CGFloat) {
        self.configuration = configuration
        layer.cornerRadius = cornerRadius
        showEffect(configuration.visualEffect, cornerRadius: cornerRadius)
        showCustomView(configuration.customView)
        showImage(configuration, cornerRadius: cornerRadius)
        applyColors()
    }

    private func showEffect(_ effect: UIVisualEffect?, cornerRadius: CGFloat) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view: UIVisualEffectView = effectView ?? UIVisualEffectView(effect: effect)
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
        view.effect = effect
        view.layer.cornerRadius = cornerRadius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = true
        setNeedsLayout()
    }

    private func showCustomView(_ view: UIView?) {
        guard customView !== view else { return }
        customView?.removeFromSuperview()
        customView = view
        if let view { insertSubview(view, at: effectView == nil ? 0 : 1) }
        setNeedsLayout()
    }

    private func showImage(_ configuration: UIBackgroundConfiguration, cornerRadius: CGFloat) {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view: UIImageView = imageView ?? UIImageView(frame: bounds)
        if imageView == nil { addSubview(view) }
        imageView = view
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.layer.cornerRadius = cornerRadius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = true
    }

    private func applyColors() {
        backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        guard configuration.strokeWidth > 0 else {
            strokeLayer?.removeFromSuperlayer()
            strokeLayer = nil
            return
        }
        let stroke: CALayer = strokeLayer ?? CALayer()
        if strokeLayer == nil { layer.addSublayer(stroke) }
        strokeLayer = stroke
        stroke.borderWidth = configuration.strokeWidth
        stroke.borderColor = resolve(configuration.resolvedStrokeColor(for: tintColor)).cgColor
        stroke.cornerRadius = layer.cornerRadius + configuration.strokeOutset
        stroke.cornerCurve = .continuous
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = bounds
        customView?.frame = bounds
        effectView?.frame = bounds
        strokeLayer?.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        applyColors()
    }
}
