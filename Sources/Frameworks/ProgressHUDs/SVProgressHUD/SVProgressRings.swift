import UIKit

/// A ring with a margin of 5 points around.
@MainActor class RingView: UIView {
    private(set) var radius: CGFloat = 0
    private(set) var thickness: CGFloat = 0
    private(set) var color: UIColor = .black

    /// Gives the ring a look, and the view the size that the ring takes.
    func look(radius: CGFloat, thickness: CGFloat, color: UIColor) {
        (self.radius, self.thickness, self.color) = (radius, thickness, color)
        let side: CGFloat = (radius + thickness / 2 + 5) * 2
        bounds.size = CGSize(width: side, height: side)
        updateLayers()
    }

    func updateLayers() {}
}

/// A full ring, faint, and the part of it that is done.
@MainActor final class ProgressRing: RingView {
    private let whole = CAShapeLayer()
    private let part = CAShapeLayer()

    func show(_ progress: Float) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        part.strokeEnd = CGFloat(progress)
        CATransaction.commit()
    }

    override func updateLayers() {
        for (shape, alpha) in [(whole, 0.1), (part, 1)] {
            if shape.superlayer == nil {
                shape.fillColor = nil
                layer.addSublayer(shape)
            }
            ProgressShapes.place(shape, in: bounds, radius: radius, width: thickness, cap: .round, color: alpha < 1 ? color.withAlphaComponent(alpha) : color)
        }
    }
}

/// A ring that fades out along its way and turns once a second.
@MainActor final class RotatingRing: RingView {
    private let shape = CAShapeLayer()
    private let fade = CAGradientLayer()

    override func updateLayers() {
        if shape.superlayer == nil {
            shape.fillColor = nil
            fade.type = .conic
            fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
            fade.startPoint = CGPoint(x: 0.5, y: 0.5)
            fade.endPoint = CGPoint(x: 0.5, y: 0)
            shape.mask = fade
            layer.addSublayer(shape)
        }
        ProgressShapes.place(shape, in: bounds, radius: radius, width: thickness, cap: .round, color: color)
        fade.frame = shape.bounds
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, layer.animation(forKey: "rotate") == nil else { return }
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 2 * Double.pi, 1, .infinity)
        turn.isRemovedOnCompletion = false
        layer.add(turn, forKey: "rotate")
    }
}
