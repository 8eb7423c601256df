import UIKit

/// Lined paper with a margin line and a bound upper edge, on which text is written between the lines.
final class PaperView: UIView {
    let textView = RuledTextView()
    private let binding = BindingView()
    private let dimming = UIView()
    private let hint = UILabel()

    /// Whether the sheet lies on the desk: it throws a shadow then.
    var isLoose = false {
        didSet { layer.shadowOpacity = isLoose ? 0.45 : 0 }
    }

    /// Whether the page is out of use.
    var isDimmed = false {
        didSet {
            dimming.isHidden = !isDimmed
            hint.isHidden = !isDimmed
            isUserInteractionEnabled = !isDimmed
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .paper
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowRadius = 10
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.18)
        dimming.isUserInteractionEnabled = false
        dimming.isHidden = true
        addSubview(textView)
        addSubview(binding)
        addSubview(dimming)
        hint.text = "Choose a note, or write a new one."
        hint.font = .preferredFont(forTextStyle: .title3)
        hint.adjustsFontForContentSizeCategory = true
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        hint.isHidden = true
        addSubview(hint)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    private var margins = UIEdgeInsets.zero

    /// `margins` is what bars cover of a sheet that fills its view.
    func place(_ frame: CGRect, margins: UIEdgeInsets) {
        self.frame = frame
        self.margins = margins
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let head = isLoose ? BindingView.height : 0
        binding.isHidden = !isLoose
        binding.frame = CGRect(x: 0, y: 0, width: bounds.width, height: head)
        textView.frame = CGRect(x: 0, y: head, width: bounds.width, height: bounds.height - head)
        textView.pageMargin = min(64, max(36, bounds.width * 0.09)) + margins.left
        dimming.frame = bounds
        let width = min(bounds.width - 60, 340)
        let height = hint.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        hint.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    }
}

/// The strip that holds the pad's sheets, with the holes they are torn off along.
final class BindingView: UIView {
    static let height: CGFloat = 30

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let strip = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 6)
        context.saveGState()
        context.clip(to: strip)
        let colors = [UIColor(red: 0.52, green: 0.16, blue: 0.13, alpha: 1).cgColor, UIColor(red: 0.36, green: 0.09, blue: 0.08, alpha: 1).cgColor]
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: strip.maxY), options: [])
        }
        context.restoreGState()
        // Stitches along the strip, holes below it.
        context.setStrokeColor(UIColor(red: 0.93, green: 0.79, blue: 0.55, alpha: 0.8).cgColor)
        context.setLineWidth(1.5)
        context.setLineDash(phase: 0, lengths: [6, 5])
        context.move(to: CGPoint(x: 8, y: strip.maxY - 6))
        context.addLine(to: CGPoint(x: bounds.width - 8, y: strip.maxY - 6))
        context.strokePath()
        context.setFillColor(UIColor.black.withAlphaComponent(0.16).cgColor)
        var x: CGFloat = 5
        while x < bounds.width {
            context.fillEllipse(in: CGRect(x: x, y: strip.maxY + 2, width: 2.5, height: 2.5))
            x += 7
        }
    }
}

/// A text view whose text stands between blue lines, which move with it.
final class RuledTextView: UITextView {
    /// Where the margin line stands.
    var pageMargin: CGFloat = 40 {
        didSet {
            guard pageMargin != oldValue else { return }
            textContainerInset = UIEdgeInsets(top: 14, left: pageMargin + 4, bottom: 24, right: 14)
            setNeedsDisplay()
        }
    }

    private let rules = RulesView()

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        backgroundColor = .clear
        alwaysBounceVertical = true
        adjustsFontForContentSizeCategory = true
        insertSubview(rules, at: 0)
        write()
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    /// The distance of two lines.
    private(set) var lineHeight: CGFloat = 30

    /// Text is written a little above the lines.
    private func write() {
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 18), compatibleWith: traitCollection)
        lineHeight = (font.lineHeight * 1.35).rounded()
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = lineHeight
        style.maximumLineHeight = lineHeight
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.ink, .paragraphStyle: style]
        let selection = selectedRange
        let text = self.text ?? ""
        attributedText = NSAttributedString(string: text.isEmpty ? " " : text, attributes: attributes)
        if text.isEmpty { textStorage.deleteCharacters(in: NSRange(location: 0, length: 1)) }
        typingAttributes = attributes
        selectedRange = selection
        setNeedsLayout()
    }

    override var text: String! {
        get { super.text }
        set {
            super.text = newValue
            write()
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory { write() }
        rules.setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rules.frame = bounds
        rules.show(top: textContainerInset.top - contentOffset.y, spacing: lineHeight, margin: pageMargin)
    }
}

/// Blue lines and a red margin.
final class RulesView: UIView {
    private var shown: (top: CGFloat, spacing: CGFloat, margin: CGFloat) = (0, 30, 40)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    /// The first line is `spacing` below `top`.
    func show(top: CGFloat, spacing: CGFloat, margin: CGFloat) {
        guard shown != (top, spacing, margin) else { return }
        shown = (top, spacing, margin)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let line = 1 / max(1, traitCollection.displayScale)
        context.setFillColor(UIColor.rule.resolvedColor(with: traitCollection).cgColor)
        var y = shown.top + shown.spacing - (shown.top / shown.spacing).rounded(.down) * shown.spacing - shown.spacing
        while y < bounds.height {
            if y >= shown.top + shown.spacing * 0.5 { context.fill(CGRect(x: 0, y: y.rounded(), width: bounds.width, height: line)) }
            y += shown.spacing
        }
        context.setFillColor(UIColor.marginLine.resolvedColor(with: traitCollection).cgColor)
        context.fill(CGRect(x: shown.margin - 3, y: 0, width: line, height: bounds.height))
        context.fill(CGRect(x: shown.margin, y: 0, width: line, height: bounds.height))
    }
}
