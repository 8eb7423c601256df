extension UICalendarView {
    /// How large a decoration is.
    public enum DecorationSize: Int, Sendable {
        case small = 0, medium = 1, large = 2

        /// A dot's width, in points.
        var dot: CGFloat { [4, 6, 8][rawValue] }
        /// The size of a symbol's font, in points.
        var pointSize: CGFloat { [9, 11, 13][rawValue] }
    }

    /// A decoration below a day: a dot, an image or a view of the app's own.
    @preconcurrency @MainActor open class Decoration: NSObject {
        let view: UIView

        /// A grey dot.
        public convenience override init() { self.init(color: nil, size: .medium) }

        private init(view: UIView) {
            self.view = view
            super.init()
        }

        /// A dot; without a colour it is grey.
        public convenience init(color: UIColor?, size: DecorationSize) {
            self.init(view: DotView(diameter: size.dot, color: color ?? .systemFill))
        }

        /// An image, tinted; without a colour it is grey.
        public convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            guard let image else {
                self.init(color: color, size: size)
                return
            }
            let picture = UIImageView(
                image: image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: size.pointSize, weight: .semibold)) ?? image)
            picture.tintColor = color ?? .systemFill
            picture.contentMode = .scaleAspectFit
            self.init(view: picture)
        }

        /// A view that the app makes.
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init(view: CustomDecorationView(customViewProvider())) }

        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration(color: color, size: size) }

        public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }

        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration(customViewProvider: customViewProvider) }
    }
}

private final class DotView: UIView {
    private let diameter: CGFloat

    init(diameter: CGFloat, color: UIColor) {
        self.diameter = diameter
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = diameter / 2
    }

    required init?(coder: NSCoder) { preconditionFailure("dots are made by decorations") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: diameter, height: diameter) }
}

/// Holds an app's view, at the size that it asks for.
private final class CustomDecorationView: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        isOpaque = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { preconditionFailure("these views are made by decorations") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own: CGSize = content.intrinsicContentSize
        if own.width != UIView.noIntrinsicMetric, own.height != UIView.noIntrinsicMetric { return own }
        let fitting: CGSize = content.systemLayoutSizeFitting(.zero)
        return fitting == .zero ? content.sizeThatFits(size) : fitting
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
