/// An effect on the content behind a visual effect view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, @preconcurrency NSSecureCoding {
    override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
}

/// Blurs what lies behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0, light = 1, dark = 2, extraDark = 3, regular = 4, prominent = 5
        case systemUltraThinMaterial = 6, systemThinMaterial = 7, systemMaterial = 8, systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11, systemThinMaterialLight = 12, systemMaterialLight = 13
        case systemThickMaterialLight = 14, systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16, systemThinMaterialDark = 17, systemMaterialDark = 18
        case systemThickMaterialDark = 19, systemChromeMaterialDark = 20
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
    }

    /// The blur as the layer draws it, in a light or dark interface.
    func backdrop(isDark: Bool) -> LayerBackdrop {
        let material: BlurMaterial = BlurMaterial(style, isDark: isDark)
        return LayerBackdrop(
            blurRadius: material.radius, saturation: material.saturation,
            tint: CGColor(gray: material.white, alpha: material.opacity))
    }
}

/// The make-up of a material: values in, a value out.
struct BlurMaterial: Equatable {
    var radius: CGFloat = 20
    var saturation: CGFloat = 1.8
    /// Of the tint laid over the blur: its brightness and opacity.
    var white: CGFloat
    var opacity: CGFloat

    init(_ style: UIBlurEffect.Style, isDark: Bool) {
        let dark: Bool =
            switch style.rawValue {
            case 0, 1, 11...15: false
            case 2, 3, 16...20: true
            default: isDark
            }
        let isChrome: Bool = style == .systemChromeMaterial || style == .systemChromeMaterialDark
        white = dark ? (isChrome ? 0.11 : 0.145) : 0.97
        let standard: CGFloat = dark ? 0.82 : 0.72
        opacity =
            switch style {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: 0.6
            case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.85
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.8
            case .extraLight, .extraDark, .prominent: 0.9
            default: standard
            }
    }
}

/// Shows an effect, and over it the subviews of its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    public let contentView: UIView

    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { updateBackdrop() } }
    }

    public init(effect: UIVisualEffect?) {
        contentView = UIView()
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    /// A view without an effect yet.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        prepare()
        decodeInterface(from: coder, as: UIVisualEffectView.self)
    }

    private func prepare() {
        isOpaque = false
        contentView.isOpaque = false
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        updateBackdrop()
    }

    override func colorAppearanceDidChange() { updateBackdrop() }

    private func updateBackdrop() {
        let isDark: Bool = traitCollection.userInterfaceStyle == .dark
        layer.backdrop = (effect as? UIBlurEffect)?.backdrop(isDark: isDark)
    }
}

extension UIVisualEffectView: NSSecureCoding {
    public nonisolated class var supportsSecureCoding: Bool { true }
}

extension UIVisualEffect: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
