/// A grid of colours, with an opacity where that is wanted.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// Default black.
    open var selectedColor: UIColor = .black { didSet { if isViewLoaded { showSelection() } } }
    /// Default true.
    open var supportsAlpha = true
    private let grid = ColorGridView()
    private let swatch = UIView()
    private let opacity = UISlider()

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    open dynamic override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let bar = UINavigationBar(), item = UINavigationItem(title: title ?? SystemText.localized("Colors"))
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in
            self?.presentingViewController?.dismiss(animated: true)
        })
        bar.items = [item]
        grid.onPick = { [weak self] in self?.pick($0) }
        opacity.isHidden = !supportsAlpha
        opacity.accessibilityLabel = SystemText.localized("Opacity")
        opacity.addAction(UIAction { [weak self] _ in
            guard let self else { return }
            pick(selectedColor.withAlphaComponent(CGFloat(opacity.value)), continuously: true)
        }, for: .valueChanged)
        swatch.layer.cornerRadius = 10
        swatch.layer.borderWidth = 1
        swatch.layer.borderColor = UIColor.separator.cgColor
        for part in [bar, grid, swatch, opacity] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let room = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: room.topAnchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), grid.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 12),
            grid.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16), grid.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -16),
            grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)),
            swatch.topAnchor.constraint(equalTo: grid.bottomAnchor, constant: 20), swatch.leadingAnchor.constraint(equalTo: grid.leadingAnchor),
            swatch.widthAnchor.constraint(equalToConstant: 60), swatch.heightAnchor.constraint(equalToConstant: 60),
            opacity.leadingAnchor.constraint(equalTo: swatch.trailingAnchor, constant: 20), opacity.trailingAnchor.constraint(equalTo: grid.trailingAnchor),
            opacity.centerYAnchor.constraint(equalTo: swatch.centerYAnchor),
        ])
        showSelection()
    }

    private func pick(_ color: UIColor, continuously: Bool = false) {
        selectedColor = color
        guard let delegate else { return }
        do throws(Unimplemented) { try delegate.colorPickerViewController(self, didSelect: color, continuously: continuously) } catch {
            try? delegate.colorPickerViewControllerDidSelectColor(self)
        }
    }

    private func showSelection() {
        swatch.backgroundColor = selectedColor
        grid.selected = selectedColor
        var alpha: CGFloat = 1
        selectedColor.getWhite(nil, alpha: &alpha)
        opacity.value = Float(alpha)
    }

    open dynamic override func viewDidDisappear(_ animated: Bool) {
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

/// Greys in the first row, then a hue a column from dark to light.
enum ColorGrid {
    static let columns = 12
    static let rows = 10

    static func color(column: Int, row: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1), step = CGFloat(row) / CGFloat(rows - 1)
        return step <= 0.5
            ? UIColor(hue: hue, saturation: 1, brightness: 0.25 + step * 1.5, alpha: 1)
            : UIColor(hue: hue, saturation: 1 - (step - 0.5) * 1.7, brightness: 1, alpha: 1)
    }
}

final class ColorGridView: UIView {
    var onPick: (UIColor) -> Void = { _ in }
    var selected: UIColor? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        layer.cornerRadius = 10
        clipsToBounds = true
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self, weak tap] in if let tap { self?.pick(tap) } }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private var cell: CGSize { CGSize(width: bounds.width / CGFloat(ColorGrid.columns), height: bounds.height / CGFloat(ColorGrid.rows)) }

    private func pick(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        guard bounds.contains(point), cell.width > 0, cell.height > 0 else { return }
        onPick(ColorGrid.color(column: min(Int(point.x / cell.width), ColorGrid.columns - 1), row: min(Int(point.y / cell.height), ColorGrid.rows - 1)))
    }

    override func draw(_ rect: CGRect) {
        var marked: CGRect?
        for row in 0..<ColorGrid.rows {
            for column in 0..<ColorGrid.columns {
                let color = ColorGrid.color(column: column, row: row)
                let place = CGRect(x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width, height: cell.height)
                color.setFill()
                UIRectFill(place.integral)
                if color == selected { marked = place }
            }
        }
        guard let marked else { return }
        UIColor.white.setStroke()
        let ring = UIBezierPath(roundedRect: marked.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 3)
        ring.lineWidth = 3
        ring.stroke()
    }
}
