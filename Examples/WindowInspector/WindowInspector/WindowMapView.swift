import UIKit

/// The window, to scale: its safe area, its margins and its readable column, each in the colour of its legend.
final class WindowMapView: UIView {
    struct Area {
        var name: String
        var frame: CGRect
        var color: UIColor
    }

    private let windowSize: CGSize
    private let areas: [Area]

    /// - Parameter source: a view that fills its window.
    init(of source: UIView) {
        windowSize = source.bounds.size
        areas = [
            Area(name: "Safe area", frame: source.safeAreaLayoutGuide.layoutFrame, color: .systemTeal),
            Area(name: "Margins", frame: source.layoutMarginsGuide.layoutFrame, color: .systemOrange),
            Area(name: "Readable", frame: source.readableContentGuide.layoutFrame, color: .systemIndigo),
        ]
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        fatalError("maps are made in code")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: traitCollection.horizontalSizeClass == .regular ? 260 : 200)
    }

    override func draw(_ rect: CGRect) {
        guard windowSize.width > 0, windowSize.height > 0 else { return }
        let scale = min(bounds.width / windowSize.width, bounds.height / windowSize.height)
        let size = CGSize(width: windowSize.width * scale, height: windowSize.height * scale)
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        func place(_ frame: CGRect) -> CGRect {
            CGRect(
                x: origin.x + frame.minX * scale, y: origin.y + frame.minY * scale, width: frame.width * scale,
                height: frame.height * scale)
        }
        let outline = UIBezierPath(roundedRect: place(CGRect(origin: .zero, size: windowSize)).insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6)
        UIColor.tertiarySystemFill.setFill()
        outline.fill()
        for area in areas {
            let path = UIBezierPath(rect: place(area.frame))
            // Over a ground of its own, or the colours would mix.
            UIColor.secondarySystemGroupedBackground.setFill()
            path.fill()
            area.color.withAlphaComponent(0.2).setFill()
            path.fill()
            path.lineWidth = 1
            area.color.setStroke()
            path.stroke()
        }
        UIColor.systemGray.setStroke()
        outline.lineWidth = 1
        outline.stroke()
    }

    /// A coloured square and a name for each area.
    func makeLegend() -> UIView {
        let entries = areas.map { area -> UIView in
            let square = UIView()
            square.backgroundColor = area.color.withAlphaComponent(0.3)
            square.layer.borderColor = area.color.cgColor
            square.layer.borderWidth = 1
            square.layer.cornerRadius = 2
            square.widthAnchor.constraint(equalToConstant: 12).isActive = true
            square.heightAnchor.constraint(equalToConstant: 12).isActive = true
            let label = UILabel()
            label.text = area.name
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            label.adjustsFontForContentSizeCategory = true
            let entry = UIStackView(arrangedSubviews: [square, label])
            entry.spacing = 6
            entry.alignment = .center
            return entry
        }
        let legend = UIStackView(arrangedSubviews: entries)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        legend.axis = isLarge ? .vertical : .horizontal
        legend.alignment = isLarge ? .leading : .center
        legend.spacing = isLarge ? 4 : 16
        return legend
    }
}
