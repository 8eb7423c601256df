/// A condition of a search that stands before the text, as a capsule.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// The object of the app's that the token stands for.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// Shows one token.
final class SearchTokenView: UIView {
    private let label = UILabel()
    private let picture = UIImageView()
    static let height: CGFloat = 26

    init(_ token: UISearchToken, color: UIColor) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = color
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        picture.image = token.icon
        picture.tintColor = .white
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
        for view in [picture, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("views of tokens are made by search fields")
    }

    private var imageWidth: CGFloat { picture.image == nil ? 0 : picture.intrinsicContentSize.width + 5 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: (label.intrinsicContentSize.width + imageWidth).rounded(.up) + 16, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text: CGSize = label.intrinsicContentSize
        let image: CGSize = picture.intrinsicContentSize
        let start: CGFloat = isRightToLeft ? bounds.maxX - 8 - imageWidth : 8
        if picture.image != nil {
            let x: CGFloat = isRightToLeft ? bounds.maxX - 8 - image.width : start
            picture.frame = pixelAligned(CGRect(x: x, y: bounds.midY - image.height / 2, width: image.width, height: image.height))
        }
        let width: CGFloat = min(text.width, bounds.width - 16 - imageWidth)
        let x: CGFloat = isRightToLeft ? start - width : start + imageWidth
        label.frame = pixelAligned(CGRect(x: x, y: bounds.midY - text.height / 2, width: width, height: text.height))
    }
}
