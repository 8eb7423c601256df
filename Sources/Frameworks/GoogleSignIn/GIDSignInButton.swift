import ObjectRuntime
import UIKit

public enum GIDSignInButtonStyle: Int, Sendable {
    case standard, wide, iconOnly
}

public enum GIDSignInButtonColorScheme: Int, Sendable {
    case dark, light
}

/// A button with Google's sign and words, 48 points high, 4 of which are its shadow's on each side.
@preconcurrency @MainActor open class GIDSignInButton: UIControl {
    /// Default `standard`.
    open var style: GIDSignInButtonStyle = .standard {
        didSet { if style != oldValue { update() } }
    }
    /// Default `light`.
    open var colorScheme: GIDSignInButtonColorScheme = .light {
        didSet { if colorScheme != oldValue { update() } }
    }

    private static let height: CGFloat = 48
    private static let border: CGFloat = 4
    private static let iconWidth: CGFloat = 40
    private static let padding: CGFloat = 14
    private var sizes: [NSLayoutConstraint] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        backgroundColor = .clear
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "GIDSignInButton"
        contentMode = .redraw
        update()
    }

    private func update() {
        accessibilityLabel = words
        let size: CGSize = frame.size
        frame.size = sizeThatFits(size)
        setNeedsUpdateConstraints()
        setNeedsDisplay()
    }

    private var words: String { style == .wide ? SystemText.localized("Sign in with Google") : SystemText.localized("Sign in") }
    private var font: UIFont { UIFont(name: "Roboto-Bold", size: 14) ?? .boldSystemFont(ofSize: 14) }
    private var textSize: CGSize { (words as NSString).size(withAttributes: [.font: font]) }

    private var leastWidth: CGFloat {
        let sides: CGFloat = Self.iconWidth + 2 * Self.border
        return style == .iconOnly ? sides : (sides + 2 * Self.padding + textSize.width).rounded(.up)
    }

    // MARK: - Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: style == .iconOnly ? leastWidth : max(size.width, leastWidth), height: Self.height)
    }

    /// It takes no size but those that it may have.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: sizeThatFits(newValue.size)) }
    }

    /// Its own sizes take the place of an app's that it cannot have.
    open override func updateConstraints() {
        let least: CGFloat = leastWidth
        NSLayoutConstraint.deactivate(sizes)
        for constraint in constraints where constraint.firstItem === self && constraint.secondItem == nil {
            let isNarrow: Bool = constraint.firstAttribute == .width && (constraint.constant < least || style == .iconOnly)
            if isNarrow || constraint.firstAttribute == .height { constraint.isActive = false }
        }
        sizes = [
            heightAnchor.constraint(equalToConstant: Self.height),
            style == .iconOnly ? widthAnchor.constraint(equalToConstant: least) : widthAnchor.constraint(greaterThanOrEqualToConstant: least),
        ]
        NSLayoutConstraint.activate(sizes)
        super.updateConstraints()
    }

    // MARK: - Looks

    open override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }
    open override var isEnabled: Bool {
        didSet { setNeedsDisplay() }
    }

    private var ground: UIColor {
        guard isEnabled else { return UIColor(white: 0, alpha: 0x14 / 255) }
        return switch (colorScheme, isHighlighted) {
        case (.dark, false): Self.color(0x4285F4)
        case (.dark, true): Self.color(0x3367D6)
        case (.light, false): .white
        case (.light, true): Self.color(0xEEEEEE)
        }
    }

    private var ink: UIColor {
        guard isEnabled else { return UIColor(white: 0, alpha: 0x66 / 255) }
        return colorScheme == .dark ? .white : UIColor(white: 0, alpha: 0x89 / 255)
    }

    private static func color(_ rgb: Int) -> UIColor {
        UIColor(red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
    }

    /// By a picture, whose shadows are in points and go down.
    open override func draw(_ rect: CGRect) {
        UIGraphicsImageRenderer(size: bounds.size).image { paint($0.cgContext) }.draw(at: .zero)
    }

    private func paint(_ context: CGContext) {
        let box = UIBezierPath(roundedRect: bounds.insetBy(dx: Self.border, dy: Self.border), cornerRadius: 2)
        let shadows: [(offset: CGFloat, alpha: CGFloat)] = isEnabled ? [(0, 0.12), (2, 0.24)] : []
        for shadow in shadows {
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: shadow.offset), blur: 2, color: UIColor(white: 0, alpha: shadow.alpha).cgColor)
            ground.setFill()
            box.fill()
            context.restoreGState()
        }
        if shadows.isEmpty {
            ground.setFill()
            box.fill()
        }
        if colorScheme == .dark, isEnabled {
            UIColor.white.setFill()
            let side: CGFloat = Self.height - 2 * (Self.border + 1)
            UIBezierPath(roundedRect: CGRect(x: Self.border + 1, y: Self.border + 1, width: side, height: side), cornerRadius: 2).fill()
        }
        drawSign(center: CGPoint(x: 23.5, y: 25), alpha: isEnabled ? 1 : 0.4)
        guard style != .iconOnly else { return }
        let place = CGPoint(x: Self.iconWidth + Self.padding, y: ((bounds.height - textSize.height) / 2).rounded())
        (words as NSString).draw(at: place, withAttributes: [.font: font, .foregroundColor: ink])
    }

    /// A ring of four colours, 18 points wide, open at the right above a bar.
    private func drawSign(center: CGPoint, alpha: CGFloat) {
        let width: CGFloat = 3.5
        let radius: CGFloat = 9 - width / 2
        let arcs: [(from: CGFloat, to: CGFloat, color: Int)] = [(-40, -150, 0xEA4335), (-150, -212, 0xFBBC05), (-212, -308, 0x34A853), (-308, -360, 0x4285F4)]
        for arc in arcs {
            let path = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: arc.from * .pi / 180, endAngle: arc.to * .pi / 180, clockwise: false)
            path.lineWidth = width
            Self.color(arc.color).withAlphaComponent(alpha).setStroke()
            path.stroke()
        }
        Self.color(0x4285F4).withAlphaComponent(alpha).setFill()
        UIRectFill(CGRect(x: center.x, y: center.y - width / 2, width: 8.8, height: width))
    }
}
