import QuinceCoreLocation
import UIKit

/// A marker, which gives way to others that are near: its display priority is at first the high one. Its annotation's words stand below it.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// Whether the title is seen; adaptive, the default, where there is one.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
    /// Whether the subtitle is seen; adaptive, the default, while the marker is selected.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
    /// Nil, the default, is red.
    open var markerTintColor: UIColor? { didSet { draw() } }
    /// Nil, the default, is white.
    open var glyphTintColor: UIColor? { didSet { draw() } }
    /// Stands in the marker, before any image. Without one, clusters show how many they are.
    open var glyphText: String? { didSet { draw() } }
    open var glyphImage: UIImage? { didSet { draw() } }
    /// The image while the marker is selected; without one, `glyphImage`.
    open var selectedGlyphImage: UIImage? { didSet { draw() } }
    open var animatesWhenAdded = false
    open override var annotation: (any MKAnnotation)? { didSet { draw() } }
    open override var isSelected: Bool { didSet { if isSelected != oldValue { draw() } } }
    private let words = UILabel()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepare()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        displayPriority = .defaultHigh
        // The balloon's tip is on the place.
        centerOffset = CGPoint(x: 0, y: -MarkerBalloon.size.height / 2)
        words.numberOfLines = 0
        words.textAlignment = .center
        addSubview(words)
        draw()
    }

    private func draw() {
        let count = (annotation as? MKClusterAnnotation)?.memberAnnotations.count
        let glyph = MarkerGlyph.shown(text: glyphText ?? count.map { "\($0)" }, image: isSelected ? selectedGlyphImage ?? glyphImage : glyphImage)
        image = MarkerBalloon.picture(of: glyph ?? MarkerGlyph.own, tint: markerTintColor ?? .systemRed, ink: glyphTintColor ?? .white)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = MarkerWords.shown(
            title: annotation?.title, subtitle: annotation?.subtitle, titles: titleVisibility, subtitles: subtitleVisibility, isSelected: isSelected)
        let text = NSMutableAttributedString()
        for (line, font) in [(shown.title, UIFont.systemFont(ofSize: 11, weight: .semibold)), (shown.subtitle, UIFont.systemFont(ofSize: 10))] {
            guard let line else { continue }
            let start = text.length > 0 ? "\n" : ""
            text.append(NSAttributedString(string: start + line, attributes: [.font: font, .foregroundColor: UIColor.label]))
        }
        words.attributedText = text
        words.isHidden = text.length == 0
        let size: CGSize = words.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        words.frame = CGRect(x: (bounds.width - size.width) / 2, y: bounds.height + 1, width: size.width, height: size.height)
    }
}

/// Which words stand below a marker.
enum MarkerWords {
    static func shown(
        title: String?, subtitle: String?, titles: MKFeatureVisibility, subtitles: MKFeatureVisibility, isSelected: Bool
    ) -> (title: String?, subtitle: String?) {
        func words(_ text: String?, _ isSeen: Bool) -> String? { isSeen && text?.isEmpty == false ? text : nil }
        return (words(title, titles != .hidden), words(subtitle, subtitles == .visible || subtitles == .adaptive && isSelected))
    }
}

/// The sign in a marker.
@MainActor enum MarkerGlyph {
    case text(String)
    case image(UIImage)

    /// Words come before images; nil is the marker's own sign.
    static func shown(text: String?, image: UIImage?) -> MarkerGlyph? {
        if let text, !text.isEmpty { return .text(text) }
        return image.map { .image($0) }
    }

    /// A pin, in markers that are given nothing else.
    static var own: MarkerGlyph {
        .image(UIImage(systemName: "mappin", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)) ?? UIImage())
    }

    /// Draws the sign into the middle of `box`.
    func draw(in box: CGRect, ink: UIColor) {
        switch self {
        case .text(let text):
            let words = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: ink])
            let size: CGSize = words.size()
            words.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
        case .image(let image):
            let factor = min(1, 20 / max(image.size.width, image.size.height, 1))
            let (width, height) = (image.size.width * factor, image.size.height * factor)
            let place = CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
            image.withTintColor(ink, renderingMode: .alwaysOriginal).draw(in: place)
        }
    }
}

/// The balloon of a marker: round, with a tip below.
@MainActor enum MarkerBalloon {
    static let size = CGSize(width: 28, height: 33)

    static func picture(of glyph: MarkerGlyph, tint: UIColor, ink: UIColor) -> UIImage {
        let round = CGRect(x: 0, y: 0, width: size.width, height: size.width)
        return UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: size)).image { _ in
            tint.setFill()
            UIBezierPath(ovalIn: round).fill()
            let tip = UIBezierPath()
            tip.move(to: CGPoint(x: round.midX - 7, y: round.maxY - 3))
            tip.addQuadCurve(to: CGPoint(x: round.midX, y: size.height), controlPoint: CGPoint(x: round.midX - 2, y: round.maxY))
            tip.addQuadCurve(to: CGPoint(x: round.midX + 7, y: round.maxY - 3), controlPoint: CGPoint(x: round.midX + 2, y: round.maxY))
            tip.close()
            tip.fill()
            glyph.draw(in: round, ink: ink)
        }
    }
}
