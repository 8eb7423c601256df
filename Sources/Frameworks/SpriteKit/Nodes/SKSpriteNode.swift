/// A picture, or a rectangle of a colour.
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
    /// - Parameter color: shown where there is no texture, and mixed into one by `colorBlendFactor`.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, ownSize) = (texture, color, size)
        super.init()
    }

    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { self.init(imageNamed: name) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    public required init?(coder aDecoder: NSCoder) {
        (color, ownSize) = (.white, .zero)
        super.init(coder: aDecoder)
    }

    /// The picture. A new one does not change the size, but for a sprite that had none and no size.
    open var texture: SKTexture? {
        didSet { if oldValue == nil, ownSize == .zero, let texture { ownSize = texture.size() } }
    }
    open var color: UIColor
    /// How much of `color` the texture is multiplied with, 0 to 1. Default 0.
    open var colorBlendFactor: CGFloat = 0
    /// How the sprite is mixed with what is behind it. Default alpha.
    open var blendMode: SKBlendMode = .alpha
    /// Which part of the sprite stands at its position, (0, 0) being the lower left corner. Default (0.5, 0.5).
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The part of the texture that is stretched, in parts of its size; around it corners keep theirs. Default all of it.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The lights that shine on the sprite; they are kept, and nothing is drawn by them. Default 0.
    open var lightingBitMask: UInt32 = 0
    /// Kept, as lights are.
    open var normalTexture: SKTexture?
    /// Kept: the sprite is drawn as without one.
    open var shader: SKShader?
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0

    var ownSize: CGSize

    /// In points, with the node's scale.
    open var size: CGSize {
        get { CGSize(width: ownSize.width * abs(xScale), height: ownSize.height * abs(yScale)) }
        set {
            let x = abs(xScale), y = abs(yScale)
            ownSize = CGSize(width: x > 0 ? newValue.width / x : newValue.width, height: y > 0 ? newValue.height / y : newValue.height)
        }
    }

    /// Scales the sprite so that it has a size in points.
    open func scale(to size: CGSize) {
        if ownSize.width > 0 { xScale = size.width / ownSize.width }
        if ownSize.height > 0 { yScale = size.height / ownSize.height }
    }

    override var contentRect: CGRect {
        CGRect(x: -anchorPoint.x * ownSize.width, y: -anchorPoint.y * ownSize.height, width: ownSize.width, height: ownSize.height)
    }

    override var blending: SKBlendMode { blendMode }

    override var drawnContent: [DrawnContent] {
        guard ownSize.width > 0, ownSize.height > 0 else { return [] }
        guard let texture else { return [.color(color.cgColor, contentRect)] }
        guard let image = texture.cgImageIfAny else { return [] }
        let tint = colorBlendFactor > 0 ? TextureTint(color: color.cgColor, part: min(colorBlendFactor, 1)) : nil
        let picture = DrawnPicture(
            image: image, pointSize: texture.size(), rect: contentRect, center: centerRect, tint: tint, isSmooth: texture.filteringMode == .linear,
            scale: CGVector(dx: abs(xScale), dy: abs(yScale)))
        return [.picture(picture)]
    }

    override func take(_ original: SKNode) {
        super.take(original)
        guard let original = original as? SKSpriteNode else { return }
        (texture, color, ownSize, colorBlendFactor) = (original.texture, original.color, original.ownSize, original.colorBlendFactor)
        (blendMode, anchorPoint, centerRect) = (original.blendMode, original.anchorPoint, original.centerRect)
    }

    override func read(_ archive: NodeCoder) {
        super.read(archive)
        NodeReading.read(archive, into: self)
    }
}
