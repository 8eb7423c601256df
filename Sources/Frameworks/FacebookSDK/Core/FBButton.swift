import ObjectRuntime
import UIKit

/// Facebook's blue, with its sign and words in white.
@preconcurrency @MainActor open class FBButton: UIButton {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentHorizontalAlignment = .left
        contentVerticalAlignment = .fill
        adjustsImageWhenHighlighted = false
        adjustsImageWhenDisabled = false
        tintColor = .white
        titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel?.lineBreakMode = .byClipping
        setTitleColor(.white, for: .normal)
        setTitleColor(Self.color(218, 221, 226), for: [.highlighted])
        setImage(Self.sign, for: .normal)
        setBackgroundImage(Self.box(Self.color(24, 119, 242)), for: .normal)
        setBackgroundImage(Self.box(Self.color(21, 105, 214)), for: .highlighted)
        setBackgroundImage(Self.box(Self.color(24, 119, 242)), for: .selected)
        setBackgroundImage(Self.box(Self.color(21, 105, 214)), for: [.selected, .highlighted])
        setBackgroundImage(Self.box(Self.color(189, 193, 201)), for: .disabled)
    }

    static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }

    /// Of one colour, with corners of 3 points.
    private static func box(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    }

    /// A white disc of 16 points that has an f cut out.
    private static var sign: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { renderer in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
            let letter = UIBezierPath()
            letter.move(to: CGPoint(x: 6.75, y: 16))
            for point in [(6.75, 10.3), (4.7, 10.3), (4.7, 8), (6.75, 8), (6.75, 6.2)] { letter.addLine(to: CGPoint(x: point.0, y: point.1)) }
            letter.addQuadCurve(to: CGPoint(x: 9.8, y: 3.1), controlPoint: CGPoint(x: 6.8, y: 3.1))
            for point in [(11.55, 3.3), (11.55, 5.25), (10.5, 5.25)] { letter.addLine(to: CGPoint(x: point.0, y: point.1)) }
            letter.addQuadCurve(to: CGPoint(x: 9.25, y: 6.5), controlPoint: CGPoint(x: 9.25, y: 5.25))
            for point in [(9.25, 8), (11.45, 8), (11.1, 10.3), (9.25, 10.3), (9.25, 16)] { letter.addLine(to: CGPoint(x: point.0, y: point.1)) }
            letter.close()
            renderer.cgContext.setBlendMode(.clear)
            letter.fill()
        }
    }

    // MARK: - Layout

    private static let height: CGFloat = 28
    private static let side: CGFloat = 16

    func width(of words: String?) -> CGFloat {
        let font: UIFont = titleLabel?.font ?? .systemFont(ofSize: 15, weight: .semibold)
        return 6 + Self.side + 8 + ((words ?? "") as NSString).size(withAttributes: [.font: font]).width.rounded(.up) + 8
    }

    open override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 6, y: contentRect.midY - Self.side / 2, width: Self.side, height: Self.side)
    }

    open override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let left: CGFloat = 6 + Self.side + 8
        return CGRect(x: left, y: 0, width: max(contentRect.width - left - 8, 0), height: contentRect.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(width(of: title(for: .normal)), width(of: title(for: .selected))), height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height)) }
}
