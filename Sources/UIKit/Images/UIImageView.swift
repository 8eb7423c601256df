/// Shows an image, or the frames of an animation.
///
/// Templates and symbols take the tint colour. Images of asset catalogues and symbols follow the view's traits. Takes no
/// touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UIImageView: UIView {
    private var imagePainter: ImagePainter?
    private var animation: FrameAnimation?

    override class var drawsByPainter: Bool { true }

    // MARK: Creation

    /// A view as large as `image`.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        setUp()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UIImageView.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        let painter = ImagePainter(self)
        imagePainter = painter
        layer.painter = painter
        if image?.images != nil { startAnimating() }
    }

    // MARK: Images

    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            let sameInsets: Bool = image?.alignmentRectInsets == oldValue?.alignmentRectInsets
            imageDidChange(sizeChanged: image?.size != oldValue?.size || !sameInsets)
            if image?.images != nil { startAnimating() } else if oldValue?.images != nil { stopAnimating() }
        }
    }

    /// How much of a picture's light is to be shown; unspecified takes the trait's. Default unspecified. Since iOS 17.
    open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    /// How much of a picture's light is shown: what is preferred, or the trait's, or the standard range where neither says any.
    open var imageDynamicRange: UIImage.DynamicRange {
        if preferredImageDynamicRange != .unspecified { return preferredImageDynamicRange }
        return traitCollection.imageDynamicRange == .unspecified ? .standard : traitCollection.imageDynamicRange
    }

    /// Shown instead of `image` while highlighted.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(sizeChanged: false) }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange(sizeChanged: false) } }
    }

    /// How symbols are shown that leave it open.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageDidChange(sizeChanged: true) }
    }

    /// Whether the intrinsic size grows with the accessibility text sizes. Default false.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { invalidateIntrinsicContentSize() }
    }

    // MARK: Animation

    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    /// Seconds for all frames once; 0 means a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// 0 repeats for ever.
    open var animationRepeatCount = 0

    open var isAnimating: Bool { animation != nil }

    open func startAnimating() {
        guard let frames = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images, !frames.isEmpty
        else { return }
        let ownDuration: TimeInterval = animationImages == nil ? image?.duration ?? 0 : animationDuration
        let duration: TimeInterval = ownDuration > 0 ? ownDuration : Double(frames.count) / 30
        let repeats: Int = animationImages == nil ? 0 : animationRepeatCount
        let next = FrameAnimation(
            frames: frames, duration: duration, repeats: repeats, start: CACurrentMediaTime())
        animation = next
        showFrame(of: next)
    }

    open func stopAnimating() {
        animation = nil
        layer.contentChanged()
    }

    private func showFrame(of running: FrameAnimation) {
        guard animation === running else { return }
        layer.contentChanged()
        guard let delay = running.delayToNextFrame(at: CACurrentMediaTime()) else {
            stopAnimating()
            return
        }
        DeferredWork.shared.schedule(after: delay) { [weak self] in self?.showFrame(of: running) }
    }

    // MARK: What is shown

    /// The image for the view's state and traits.
    var shownImage: UIImage? {
        if let frame = animation?.frame(at: CACurrentMediaTime()) { return frame }
        guard let image = isHighlighted ? highlightedImage ?? self.image : self.image else { return nil }
        let traits: UITraitCollection = traitCollection
        if let known = resolved, known.source === image, known.traits === traits { return known.image }
        let found: UIImage = ImageResolution.image(image, traits: traits, symbolConfiguration: preferredSymbolConfiguration)
        resolved = (image, traits, found)
        return found
    }

    /// The image that was resolved last, with the source and the traits that it was resolved from.
    private var resolved: (source: UIImage, traits: UITraitCollection, image: UIImage)?

    /// The image's frame, in the view's coordinates.
    var imageRect: CGRect {
        guard let image = shownImage else { return .zero }
        if image.values.isResizable, contentMode == .scaleToFill { return bounds }
        let rect: CGRect = ContentPlacement.rect(image.size, in: bounds, mode: contentMode)
        let scale: CGFloat = traitCollection.displayScale
        guard scale > 0, rect.size == image.size else { return rect }
        // An image that is not scaled stands on whole pixels.
        return CGRect(
            origin: CGPoint(x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale), size: rect.size)
    }

    func paintImage(in context: CGContext) {
        guard let image = shownImage else { return }
        let isMirrored: Bool = image.flipsForRightToLeftLayoutDirection && isRightToLeft
        context.saveGState()
        if isMirrored {
            context.translateBy(x: bounds.minX + bounds.maxX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        image.paint(in: imageRect, context: context, tint: tint(for: image))
        context.restoreGState()
    }

    /// The colour the image is a stencil for; nil for an image of its own colours.
    private func tint(for image: UIImage) -> UIColor? {
        if image.isTemplate() { return resolve(tintColor) }
        return image.values.tintColor.map(resolve)
    }

    // MARK: Layout

    open dynamic override var intrinsicContentSize: CGSize {
        guard let image = shownImage else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return image.size }
        let metrics = UIFontMetrics.default
        return CGSize(
            width: metrics.scaledValue(for: image.size.width, compatibleWith: traitCollection),
            height: metrics.scaledValue(for: image.size.height, compatibleWith: traitCollection))
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? .zero
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    // MARK: Changes

    private func imageDidChange(sizeChanged: Bool) {
        resolved = nil
        if sizeChanged { invalidateIntrinsicContentSize() }
        layer.contentChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        layer.contentChanged()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        layer.contentChanged()
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        guard image?.imageAsset != nil || image?.isSymbolImage == true else { return }
        imageDidChange(sizeChanged: true)
    }

    override func contentModeDidChange() {
        layer.contentChanged()
    }

    /// An image view draws with its layer; `draw(_:)` of a subclass is not called, as in UIKit.
    open override func draw(_ rect: CGRect) {}
}

/// The variant of an image for traits.
enum ImageResolution {
    static func image(
        _ image: UIImage, traits: UITraitCollection, symbolConfiguration: UIImage.SymbolConfiguration?
    ) -> UIImage {
        if case .symbol = image.values.content {
            let own = image.configuration ?? UIImage.Configuration(traitCollection: nil)
            var merged: UIImage.SymbolConfiguration = symbolConfiguration ?? .unspecified
            // What the image says itself goes before what the view prefers.
            merged = merged.applying(own)
            return image.withConfiguration(merged.withTraitCollection(traits))
        }
        guard let asset = image.imageAsset, let found = asset.values(for: traits) else { return image }
        // The variant brings its pixels; how it is shown stays as the app asked.
        var values: ImageValues = image.values
        values.content = found.content
        values.scale = found.scale
        values.configuration = found.configuration
        return UIImage(values: values)
    }
}

/// Frames over time.
@MainActor final class FrameAnimation {
    private let frames: [UIImage]
    private let duration: TimeInterval
    private let repeats: Int
    private let start: TimeInterval

    init(frames: [UIImage], duration: TimeInterval, repeats: Int, start: TimeInterval) {
        self.frames = frames
        self.duration = duration
        self.repeats = repeats
        self.start = start
    }

    private var step: TimeInterval { duration / Double(frames.count) }

    private func position(at time: TimeInterval) -> Int {
        max(0, Int(((time - start) / step + 1e-6).rounded(.down)))
    }

    func frame(at time: TimeInterval) -> UIImage {
        frames[position(at: time) % frames.count]
    }

    /// Seconds until the next frame; nil once all repetitions are over.
    func delayToNextFrame(at time: TimeInterval) -> TimeInterval? {
        let next: Int = position(at: time) + 1
        if repeats > 0, next > frames.count * repeats { return nil }
        return max(0.001, start + Double(next) * step - time)
    }
}

/// Draws an image view's image whenever the frame is composed.
///
/// Sendable because the compositor, which calls it, runs on the main thread like the view.
final class ImagePainter: LayerContentPainter, @unchecked Sendable {
    private weak var view: UIImageView?

    @MainActor init(_ view: UIImageView) {
        self.view = view
    }

    nonisolated func paint(_ layer: CALayer, in context: CGContext) {
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { view?.paintImage(in: context) }
    }

    nonisolated func paintedRect(of layer: CALayer) -> CGRect {
        MainActor.assumeIsolated { view?.imageRect ?? .zero }
    }
}
