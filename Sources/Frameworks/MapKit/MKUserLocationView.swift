import UIKit

/// The dot at the user's place.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        draw()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        draw()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        draw()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        draw()
    }

    private func draw() {
        let box = CGRect(x: 0, y: 0, width: 22, height: 22)
        let tint: UIColor = tintColor ?? .systemBlue
        collisionMode = .circle
        image = UIGraphicsImageRenderer(bounds: box).image { _ in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: box).fill()
            tint.setFill()
            UIBezierPath(ovalIn: box.insetBy(dx: 3, dy: 3)).fill()
        }
    }
}
