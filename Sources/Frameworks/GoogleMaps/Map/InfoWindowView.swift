import UIKit

/// The window over a selected marker: a bubble with its title and snippet or with a view of the app's, or a view of the app's alone.
@MainActor final class InfoWindowView: UIView {
    let marker: GMSMarker
    private static let foot: CGFloat = 10

    /// - Parameter isWhole: whether `content` is shown without a bubble.
    init?(_ marker: GMSMarker, content: UIView?, isWhole: Bool) {
        guard content != nil || marker.title != nil || marker.snippet != nil else { return nil }
        self.marker = marker
        super.init(frame: .zero)
        isAccessibilityElement = content == nil
        accessibilityLabel = [marker.title, marker.snippet].compactMap(\.self).joined(separator: ", ")
        if let content, isWhole {
            bounds = content.bounds
            content.frame = bounds
            addSubview(content)
        } else {
            fill(with: content ?? Self.words(marker))
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func words(_ marker: GMSMarker) -> UIView {
        let labels: [UILabel] = [marker.title, marker.snippet].enumerated().compactMap { index, text in
            guard let text, !text.isEmpty else { return nil }
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            label.textAlignment = .center
            label.font = index == 0 ? .boldSystemFont(ofSize: 14) : .systemFont(ofSize: 14)
            label.textColor = index == 0 ? .black : .darkGray
            return label
        }
        let result = UIView()
        let sizes: [CGSize] = labels.map { $0.sizeThatFits(CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude)) }
        let width: CGFloat = sizes.map(\.width).max() ?? 0
        var bottom: CGFloat = 0
        for (label, size) in zip(labels, sizes) {
            label.frame = CGRect(x: 0, y: bottom, width: width, height: size.height)
            bottom += size.height
            result.addSubview(label)
        }
        result.bounds = CGRect(x: 0, y: 0, width: width, height: bottom)
        return result
    }

    private func fill(with content: UIView) {
        let size = CGSize(width: max(content.bounds.width + 20, 40), height: content.bounds.height + 16)
        bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height + Self.foot)
        let shape = CAShapeLayer()
        let path = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 4)
        path.move(to: CGPoint(x: size.width / 2 - 10, y: size.height))
        path.addLine(to: CGPoint(x: size.width / 2, y: size.height + Self.foot))
        path.addLine(to: CGPoint(x: size.width / 2 + 10, y: size.height))
        path.close()
        shape.path = path.cgPath
        shape.fillColor = UIColor.white.cgColor
        shape.shadowOpacity = 0.3
        shape.shadowRadius = 3
        shape.shadowOffset = CGSize(width: 0, height: 1)
        layer.addSublayer(shape)
        content.frame = CGRect(x: (size.width - content.bounds.width) / 2, y: 8, width: content.bounds.width, height: content.bounds.height)
        addSubview(content)
    }

    /// Stands on a point.
    func place(on point: CGPoint) { center = CGPoint(x: point.x, y: point.y - bounds.height / 2) }
}
