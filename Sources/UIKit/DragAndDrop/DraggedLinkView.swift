/// The picture of a link that is dragged: its title over its address.
final class DraggedLinkView: UIView {
    private static let inset: CGFloat = 12
    private static let width: CGFloat = 260

    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        clipsToBounds = true
        var y: CGFloat = Self.inset
        let room: CGFloat = Self.width - 2 * Self.inset
        var widest: CGFloat = 0
        func add(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.textColor = color
            label.text = text
            label.lineBreakMode = .byTruncatingTail
            let size: CGSize = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: Self.inset, y: y, width: min(room, size.width), height: size.height)
            widest = max(widest, label.frame.width)
            y = label.frame.maxY + 2
            addSubview(label)
        }
        if let title, !title.isEmpty { add(title, .headline, .label) }
        add(url.absoluteString, .footnote, .secondaryLabel)
        bounds.size = CGSize(width: widest + 2 * Self.inset, height: y - 2 + Self.inset)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("pictures of links are made by drags")
    }
}
