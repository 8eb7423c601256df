/// A quiet page that stands where the content of another program would be (a web page, a film, a map): a symbol, what it is, and where from.
package final class ServicePageView: UIView {
    private let symbol = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()

    package init(symbol name: String, title text: String = "", detail subtext: String = "") {
        super.init(frame: .zero)
        symbol.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 44, weight: .light))
        symbol.contentMode = .scaleAspectFit
        title.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .footnote)
        for label in [title, detail] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 3
        }
        detail.lineBreakMode = .byTruncatingMiddle
        for view in [symbol, title, detail] as [UIView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        applyInk()
        show(title: text, detail: subtext)
    }

    package required init?(coder: NSCoder) { preconditionFailure("pages are made by the controllers that show them") }

    /// The colour of symbol and words.
    package var ink: UIColor = .secondaryLabel { didSet { applyInk() } }

    private func applyInk() {
        symbol.tintColor = ink.withAlphaComponent(0.6)
        title.textColor = ink
        detail.textColor = ink
    }

    package func show(title text: String, detail subtext: String) {
        title.text = text
        detail.text = subtext
        accessibilityLabel = [text, subtext].filter { !$0.isEmpty }.joined(separator: ", ")
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let room: CGRect = bounds.inset(by: safeAreaInsets).insetBy(dx: 24, dy: 8)
        guard room.width > 0, room.height > 0 else { return }
        let limit = CGSize(width: room.width, height: .greatestFiniteMagnitude)
        let heights: [CGFloat] = [54] + [title, detail].map { ($0.text ?? "").isEmpty ? 0 : $0.sizeThatFits(limit).height }
        let gaps: [CGFloat] = [12, 4, 0]
        // Where there is little room the words go first, then the symbol.
        let full: CGFloat = zip(heights, gaps).reduce(0) { $0 + $1.0 + $1.1 }
        title.isHidden = full > room.height && heights[0] < room.height
        detail.isHidden = title.isHidden
        symbol.isHidden = room.height < 54 || room.width < 54
        var y: CGFloat = room.midY - (title.isHidden ? heights[0] : full) / 2
        for (view, (height, gap)) in zip([symbol, title, detail] as [UIView], zip(heights, gaps)) {
            view.frame = CGRect(x: room.minX, y: y.rounded(), width: room.width, height: height)
            y += height + gap
        }
    }
}
