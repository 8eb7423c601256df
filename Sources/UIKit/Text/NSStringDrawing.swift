/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The last visible line is truncated where text does not fit.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is the upper left corner of the text, which wraps; without it, the baseline of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Line heights include the font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Lets text shrink while it is drawn, and tells what became of it.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor text may shrink by to fit; 0 leaves it as it is.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used last.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took last.
    open internal(set) var totalBounds: CGRect = .zero

    public override init() {
        super.init()
    }
}

extension NSAttributedString {
    /// The size of the text without wrapping, in points, not rounded.
    public func size() -> CGSize {
        StringDrawing.layout(self, width: .infinity, height: .infinity, options: [.usesLineFragmentOrigin, .usesFontLeading]).size
    }

    /// Draws from the upper left corner `point`, without wrapping.
    public func draw(at point: CGPoint) {
        StringDrawing.draw(
            StringDrawing.layout(self, width: .infinity, height: .infinity, options: [.usesLineFragmentOrigin, .usesFontLeading]), at: point)
    }

    /// Draws within `rect`, wrapping; lines that do not fit are left out.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing.draw(self, in: rect, options: options, context: context)
    }

    /// The rectangle that the text takes when drawn within `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing.boundingRect(self, size, options: options, context: context)
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self as String, attributes: attrs).size()
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self as String, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self as String, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

/// The same on Swift strings, which Apple's platforms bridge.
extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

/// Measures and draws attributed strings outside views.
enum StringDrawing {
    static func layout(
        _ text: NSAttributedString, width: CGFloat, height: CGFloat, options: NSStringDrawingOptions, fontScale: CGFloat = 1
    ) -> TextLayout {
        var defaults: AttributedText.Defaults = AttributedText.drawingDefaults
        defaults.fontScale = fontScale
        if options.contains(.truncatesLastVisibleLine) { defaults.lineBreakMode = .truncatingTail }
        let isSingleLine: Bool = !options.contains(.usesLineFragmentOrigin)
        let isRightToLeft: Bool = UITraitCollection.current.layoutDirection == .rightToLeft
        var request = TextLayoutRequest(
            AttributedText.content(text, defaults), maximumWidth: width > 0 ? Double(width) : .infinity,
            maximumHeight: height > 0 ? Double(height) : .infinity, maximumLines: isSingleLine ? 1 : 0, isRightToLeft: isRightToLeft)
        request.usesFontLeading = options.contains(.usesFontLeading)
        return TextLayout.layout(request)
    }

    static func boundingRect(
        _ text: NSAttributedString, _ size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let limit: CGFloat = options.contains(.truncatesLastVisibleLine) ? size.height : 0
        let layout: TextLayout = fitted(text, width: size.width, height: limit, options: options, context: context)
        let isSingleLine: Bool = !options.contains(.usesLineFragmentOrigin)
        let top: CGFloat = isSingleLine ? -CGFloat(layout.firstBaseline) : 0
        let rect = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
        context?.totalBounds = rect
        return rect
    }

    static func draw(
        _ text: NSAttributedString, in rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) {
        let isSingleLine: Bool = !options.contains(.usesLineFragmentOrigin)
        let layout: TextLayout = fitted(
            text, width: rect.width, height: isSingleLine ? 0 : rect.height, options: options, context: context)
        let top: CGFloat = isSingleLine ? rect.minY - CGFloat(layout.firstBaseline) : rect.minY
        context?.totalBounds = CGRect(origin: CGPoint(x: rect.minX, y: top), size: layout.size)
        draw(layout, at: CGPoint(x: rect.minX, y: top))
    }

    static func draw(_ layout: TextLayout, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: point)
    }

    /// The layout, shrunk as far as the drawing context lets it to fit the width.
    private static func fitted(
        _ text: NSAttributedString, width: CGFloat, height: CGFloat, options: NSStringDrawingOptions,
        context: NSStringDrawingContext?
    ) -> TextLayout {
        let whole: TextLayout = layout(text, width: width, height: height, options: options)
        context?.actualScaleFactor = 1
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, width > 0 else { return whole }
        let natural: TextLayout = layout(text, width: .infinity, height: 0, options: options)
        guard natural.size.width > width else { return whole }
        let scale: CGFloat = max(context.minimumScaleFactor, width / natural.size.width)
        context.actualScaleFactor = scale
        return layout(text, width: width, height: height, options: options, fontScale: scale)
    }
}
