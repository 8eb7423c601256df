/// The column of titles at a table's edge: a finger on it scrolls to the sections.
final class UITableViewIndex: UIView {
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14

    /// Called with the place of a title among all of them.
    var onChoice: ((Int) -> Void)?
    /// Called when a finger lands and leaves.
    var onTracking: ((Bool) -> Void)?
    private var titles: [String] = []
    private var labels: [UILabel] = []
    private var shown: [Int?] = []
    private let press = UILongPressGestureRecognizer()
    private var last: Int?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        press.minimumPressDuration = 0
        press.onAction = { [weak self] in self?.follow() }
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("section indexes are made by tables")
    }

    func show(_ titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        shown = []
        setNeedsLayout()
    }

    /// Which titles there is room for; nil stands for a dot between two of them.
    static func lines(count: Int, room: Int) -> [Int?] {
        guard count > room, room > 2 else { return (0..<min(count, max(room, 0))).map { $0 } }
        // Titles and dots take turns, with a title at both ends.
        let kept: Int = (room + 1) / 2
        return (0..<(2 * kept - 1)).map { line in
            line % 2 == 1 ? nil : (line / 2) * (count - 1) / (kept - 1)
        }
    }

    private var top: CGFloat { ((bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2).rounded() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let lines: [Int?] = Self.lines(count: titles.count, room: Int(bounds.height / Self.lineHeight))
        if lines != shown { make(lines) }
        for (line, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(line) * Self.lineHeight, width: Self.width, height: Self.lineHeight)
        }
    }

    private func make(_ lines: [Int?]) {
        for label in labels { label.removeFromSuperview() }
        shown = lines
        labels = lines.map { title in
            let label = UILabel()
            label.text = title.map { titles[$0] == UITableView.indexSearch ? "\u{26B2}" : titles[$0] } ?? "\u{2022}"
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = textColor ?? tintColor
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }

    /// Nil is the tint.
    var textColor: UIColor? {
        didSet { for label in labels { label.textColor = textColor ?? tintColor } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for label in labels { label.textColor = textColor ?? tintColor }
    }

    // MARK: Touches

    private func follow() {
        switch press.state {
        case .began:
            last = nil
            onTracking?(true)
            choose()
        case .changed: choose()
        case .ended, .cancelled: onTracking?(false)
        case .possible, .failed: break
        }
    }

    private func choose() {
        guard !titles.isEmpty, !shown.isEmpty else { return }
        let height: CGFloat = CGFloat(shown.count) * Self.lineHeight
        let part: CGFloat = (press.location(in: self).y - top) / height
        let index: Int = min(max(Int(part * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != last else { return }
        last = index
        onChoice?(index)
    }
}
