/// A slider each for red, green and blue, and a field for the three as a hexadecimal number.
final class ColorSlidersView: UIStackView, UITextFieldDelegate {
    var onPick: (_ color: UIColor, _ continuously: Bool) -> Void = { _, _ in }
    var selected = ColorValues() { didSet { show() } }
    private let sliders: [(part: WritableKeyPath<ColorValues, CGFloat>, slider: ColorSlider)]
    private let hex = UITextField()

    init() {
        sliders = [
            (\.red, ColorSlider(title: SystemText.localized("Red"), whole: 255)), (\.green, ColorSlider(title: SystemText.localized("Green"), whole: 255)),
            (\.blue, ColorSlider(title: SystemText.localized("Blue"), whole: 255)),
        ]
        super.init(frame: .zero)
        axis = .vertical
        spacing = 14
        for (part, slider) in sliders {
            slider.onChange = { [weak self] value, continuously in
                guard let self else { return }
                onPick(selected.with(part, value).color, continuously)
            }
            addArrangedSubview(slider)
        }
        addArrangedSubview(makeHexRow())
        show()
    }

    required init(coder: NSCoder) { preconditionFailure("made in code") }

    private func makeHexRow() -> UIView {
        let caption = UILabel()
        caption.text = SystemText.localized("Hex Color #")
        caption.font = .systemFont(ofSize: 15)
        caption.textColor = .tintColor
        caption.textAlignment = .right
        caption.adjustsFontSizeToFitWidth = true
        hex.font = .systemFont(ofSize: 17, weight: .medium)
        hex.textAlignment = .center
        hex.autocapitalizationType = .allCharacters
        hex.autocorrectionType = .no
        hex.returnKeyType = .done
        hex.backgroundColor = .tertiarySystemFill
        hex.layer.cornerRadius = 8
        hex.accessibilityLabel = caption.text
        hex.delegate = self
        let row = UIStackView(arrangedSubviews: [caption, hex])
        row.spacing = 10
        NSLayoutConstraint.activate([hex.widthAnchor.constraint(equalToConstant: 100), hex.heightAnchor.constraint(equalToConstant: 36)])
        return row
    }

    private func show() {
        for (part, slider) in sliders {
            let opaque: ColorValues = selected.opaque
            slider.show(
                selected[keyPath: part], from: opaque.with(part, 0).color, to: opaque.with(part, 1).color, thumb: opaque.color)
        }
        if !hex.isEditing { hex.text = selected.hex }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let values = ColorValues(hex: textField.text ?? "", alpha: selected.alpha) { onPick(values.color, false) }
        textField.text = selected.hex
    }
}
