import UIKit

/// A square that follows a finger and springs back to its place when let go.
final class AnchorSquare: UIView {
    private let label = UILabel()
    private var start = CGPoint.zero

    static let side: CGFloat = 112

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 22
        layer.cornerCurve = .continuous
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 6)

        label.text = "Drag me"
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.baselineAdjustment = .alignCenters
        label.textColor = .white
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
        accessibilityIdentifier = "square"
    }

    required init?(coder: NSCoder) {
        fatalError("the square is made in code")
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            // From here on the translation is where the square is, seen from its superview's origin.
            start = center
            pan.setTranslation(center, in: superview)
        case .changed:
            center = pan.translation(in: superview)
        case .ended, .cancelled:
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0,
                animations: { self.center = self.start })
        default: break
        }
    }
}
