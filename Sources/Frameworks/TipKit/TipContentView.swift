/// Picture, words, buttons and the cross of a tip.
final class TipContentView: UIView {
    private let tip: any Tip
    private let act: @MainActor (Tips.Action) -> Void
    private let picture = UIImageView()
    private let words = UIStackView()
    private let buttons = UIStackView()
    private lazy var pictureSize: [NSLayoutConstraint] = [
        picture.widthAnchor.constraint(equalToConstant: imageSize.width), picture.heightAnchor.constraint(equalToConstant: imageSize.height),
    ]

    var imageSize = CGSize(width: 36, height: 36) {
        didSet { (pictureSize[0].constant, pictureSize[1].constant) = (imageSize.width, imageSize.height) }
    }

    init(_ tip: any Tip, act: @escaping @MainActor (Tips.Action) -> Void) {
        self.tip = tip
        self.act = act
        super.init(frame: .zero)
        fill()
        arrange()
    }
    required init?(coder: NSCoder) { nil }

    private func fill() {
        picture.image = tip.image?.picture
        picture.contentMode = .scaleAspectFit
        picture.isHidden = picture.image == nil
        words.axis = .vertical
        words.spacing = 4
        words.addArrangedSubview(label(tip.title.bold(), .subheadline, .label))
        if let message = tip.message { words.addArrangedSubview(label(message, .subheadline, .secondaryLabel)) }
        buttons.axis = .vertical
        buttons.spacing = 8
        buttons.alignment = .leading
        for (index, action) in tip.actions.enumerated() { buttons.addArrangedSubview(button(action.numbered(index), isFirst: index == 0)) }
        if !tip.actions.isEmpty {
            words.setCustomSpacing(12, after: words.arrangedSubviews[words.arrangedSubviews.count - 1])
            words.addArrangedSubview(buttons)
        }
    }

    private func label(_ text: Text, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.textColor = color
        label.attributedText = text.attributed(.preferredFont(forTextStyle: style))
        return label
    }

    private func button(_ action: Tips.Action, isFirst: Bool) -> UIButton {
        let act = act
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: action.label().string) { _ in
                action.handler()
                act(action)
            })
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: isFirst ? .semibold : .regular)
        return button
    }

    private func arrange() {
        let tip = tip
        let cross = UIButton(
            type: .system,
            primaryAction: UIAction(image: UIImage(systemName: "xmark")) { _ in TipStore.current.invalidate(tip.id, for: .tipClosed) })
        cross.tintColor = .tertiaryLabel
        cross.accessibilityLabel = SystemText.localized("Close")
        let row = UIStackView(arrangedSubviews: [picture, words, cross])
        row.spacing = 12
        row.alignment = .top
        row.translatesAutoresizingMaskIntoConstraints = false
        words.setContentHuggingPriority(.defaultLow, for: .horizontal)
        cross.setContentHuggingPriority(.required, for: .horizontal)
        cross.setContentCompressionResistancePriority(.required, for: .horizontal)
        addSubview(row)
        NSLayoutConstraint.activate(pictureSize)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 16), row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16), row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }
}
