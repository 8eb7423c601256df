import UIKit

/// The switches: which ways arrows may point, what stays in reach, and which popover is used.
final class SettingsPanel: UIView {
    var onChange: ((ArrowSettings) -> Void)?
    private(set) var settings = ArrowSettings()
    private let rows = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        rows.axis = .vertical
        rows.spacing = 10
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        rows.addArrangedSubview(makeKindControl())
        rows.setCustomSpacing(14, after: rows.arrangedSubviews[0])
        rows.addArrangedSubview(makePair(makeRow("arrow.up", "Up", \.up), makeRow("arrow.down", "Down", \.down)))
        rows.addArrangedSubview(makePair(makeRow("arrow.left", "Left", \.left), makeRow("arrow.right", "Right", \.right)))
        rows.addArrangedSubview(makeRow("hand.draw", "Square in reach", \.squareIsPassthrough))
    }

    required init?(coder: NSCoder) {
        fatalError("the panel is made in code")
    }

    private func makeKindControl() -> UIView {
        let control = UISegmentedControl(items: ["Presentation", "2010"])
        control.selectedSegmentIndex = 0
        control.addAction(
            UIAction { [weak self, weak control] _ in
                self?.change { $0.usesPopoverOf2010 = control?.selectedSegmentIndex == 1 }
            }, for: .valueChanged)
        return control
    }

    private func makePair(_ first: UIView, _ second: UIView) -> UIView {
        let pair = UIStackView(arrangedSubviews: [first, second])
        pair.spacing = 12
        pair.distribution = .fillEqually
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            pair.axis = .vertical
            pair.spacing = 10
        }
        return pair
    }

    private func makeRow(_ symbol: String, _ title: String, _ key: WritableKeyPath<ArrowSettings, Bool>) -> UIView {
        let image = UIImageView(image: UIImage(systemName: symbol))
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
        image.tintColor = .secondaryLabel
        image.contentMode = .center
        image.setContentHuggingPriority(.required, for: .horizontal)
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        let toggle = UISwitch()
        toggle.isOn = settings[keyPath: key]
        toggle.accessibilityIdentifier = title
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        for view in [image, toggle] { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                self?.change { $0[keyPath: key] = toggle?.isOn ?? false }
            }, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [image, label, toggle])
        row.spacing = 6
        row.alignment = .center
        return row
    }

    private func change(_ mutation: (inout ArrowSettings) -> Void) {
        mutation(&settings)
        onChange?(settings)
    }
}
