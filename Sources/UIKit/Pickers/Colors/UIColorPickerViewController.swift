/// Colours in a grid, in a spectrum or as red, green and blue, with an opacity where that is wanted, and a magnifying glass that takes one from the screen.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// Default black.
    open var selectedColor: UIColor = .black { didSet { if isViewLoaded { showSelection() } } }
    /// Whether the opacity can be chosen. Default true.
    open var supportsAlpha = true { didSet { if isViewLoaded { opacity.isHidden = !supportsAlpha } } }
    private let choice = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"].map { SystemText.localized($0) })
    private let grid = ColorGridView()
    private let spectrum = ColorSpectrumView()
    private let sliders = ColorSlidersView()
    private let opacity = ColorSlider(title: SystemText.localized("Opacity"), whole: 100, unit: "%", showsChecks: true)
    private let swatch = UIView()

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        preferredContentSize = CGSize(width: 320, height: 560)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if preferredContentSize == .zero { preferredContentSize = CGSize(width: 320, height: 560) }
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bar: UINavigationBar = makeBar()
        let room = UIScrollView()
        let column: UIStackView = makeColumn()
        for part in [bar, room, column] as [UIView] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(room)
        view.addSubview(bar)
        room.addSubview(column)
        let safe: UILayoutGuide = view.safeAreaLayoutGuide
        let content: UILayoutGuide = room.contentLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor, constant: 6), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), room.topAnchor.constraint(equalTo: bar.bottomAnchor),
            room.leadingAnchor.constraint(equalTo: safe.leadingAnchor), room.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            room.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 10), column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: room.frameLayoutGuide.widthAnchor, constant: -32),
        ])
        showSelection()
    }

    private func makeBar() -> UINavigationBar {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title ?? SystemText.localized("Colors"))
        item.leftBarButtonItem = UIBarButtonItem(
            title: SystemText.localized("Eyedropper"), image: UIImage(systemName: "eyedropper"),
            primaryAction: UIAction { [weak self] _ in self?.takeColorFromScreen() })
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            })
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        bar.standardAppearance = look
        bar.items = [item]
        return bar
    }

    private func makeColumn() -> UIStackView {
        choice.selectedSegmentIndex = 0
        choice.addAction(UIAction { [weak self] _ in self?.showChoice() }, for: .valueChanged)
        grid.onPick = { [weak self] in self?.pickOpaque($0, continuously: $1) }
        spectrum.onPick = { [weak self] in self?.pickOpaque($0, continuously: $1) }
        sliders.onPick = { [weak self] in self?.pickOpaque($0, continuously: $1) }
        opacity.onChange = { [weak self] in
            guard let self else { return }
            pick(selectedColor.withAlphaComponent($0), continuously: $1)
        }
        opacity.isHidden = !supportsAlpha
        let line = UIView()
        line.backgroundColor = .separator
        swatch.layer.cornerRadius = 10
        swatch.layer.borderWidth = 1
        swatch.layer.borderColor = UIColor.separator.cgColor
        let row = UIStackView(arrangedSubviews: [swatch, UIView()])
        let column = UIStackView(arrangedSubviews: [choice, grid, spectrum, sliders, opacity, line, row])
        column.axis = .vertical
        column.spacing = 16
        let size: CGFloat = CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)
        NSLayoutConstraint.activate([
            grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: size),
            spectrum.heightAnchor.constraint(equalTo: spectrum.widthAnchor, multiplier: size),
            line.heightAnchor.constraint(equalToConstant: 0.5), swatch.widthAnchor.constraint(equalToConstant: 64),
            swatch.heightAnchor.constraint(equalToConstant: 64),
        ])
        showChoice()
        return column
    }

    private func showChoice() {
        view.endEditing(true)
        for (index, part) in [grid, spectrum, sliders].enumerated() { part.isHidden = index != choice.selectedSegmentIndex }
    }

    private func showSelection() {
        let values = ColorValues(selectedColor.resolvedColor(with: traitCollection))
        swatch.backgroundColor = values.color
        grid.selected = values
        spectrum.selected = values
        sliders.selected = values
        opacity.show(values.alpha, from: values.with(\.alpha, 0).color, to: values.opaque.color, thumb: values.color)
    }

    // MARK: Picking

    /// The fields know colours without opacity: the one that was chosen stays.
    private func pickOpaque(_ color: UIColor, continuously: Bool) {
        let alpha: CGFloat = supportsAlpha ? ColorValues(selectedColor).alpha : 1
        pick(alpha < 1 ? color.withAlphaComponent(alpha) : color, continuously: continuously)
    }

    private func pick(_ color: UIColor, continuously: Bool) {
        selectedColor = color
        guard let delegate else { return }
        do throws(Unimplemented) { try delegate.colorPickerViewController(self, didSelect: color, continuously: continuously) } catch {
            if !continuously { try? delegate.colorPickerViewControllerDidSelectColor(self) }
        }
    }

    /// The picker is out of the way until a colour is chosen.
    private func takeColorFromScreen() {
        guard let window = view.window else { return }
        let cover: UIView = presentationController?.containerView ?? view
        view.endEditing(true)
        cover.isHidden = true
        _ = EyedropperView(over: window) { [weak self] color in
            cover.isHidden = false
            if let color { self?.pickOpaque(color, continuously: false) }
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        try? delegate?.colorPickerViewControllerDidFinish(self)
    }
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) throws(Unimplemented)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) throws(Unimplemented)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) throws(Unimplemented)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("colorPickerViewController:didSelectColor:continuously:", on: self, [viewController, color, continuously])
    }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("colorPickerViewControllerDidSelectColor:", on: self, [viewController])
    }
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("colorPickerViewControllerDidFinish:", on: self, [viewController])
    }
}
