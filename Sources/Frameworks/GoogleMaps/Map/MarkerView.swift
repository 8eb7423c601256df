import UIKit

/// A marker as it stands on the map.
@MainActor final class MarkerView: UIView {
    let marker: GMSMarker
    private let picture = UIImageView()
    private var own: UIView?

    init(_ marker: GMSMarker) {
        self.marker = marker
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// The marker's picture or view, and its place in a map that is seen so.
    func update(_ frame: MapFrame, pin: () -> UIImage) {
        if own !== marker.iconView {
            own?.removeFromSuperview()
            own = marker.iconView
            if let own { addSubview(own) }
        }
        picture.isHidden = own != nil
        picture.image = own == nil ? marker.icon ?? pin() : nil
        let size: CGSize = own?.bounds.size ?? picture.image?.size ?? .zero
        let place: CGPoint = frame.point(for: marker.position)
        transform = .identity
        layer.anchorPoint = marker.groundAnchor
        bounds = CGRect(origin: .zero, size: size)
        center = place
        picture.frame = bounds
        own?.frame = bounds
        alpha = CGFloat(marker.opacity)
        accessibilityLabel = marker.title
        let degrees: Double = marker.rotation - (marker.isFlat ? frame.camera.bearing : 0)
        if degrees != 0 { transform = CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180)) }
    }

    /// The point of the map that the info window stands on.
    var windowFoot: CGPoint {
        let inside = CGPoint(x: bounds.width * marker.infoWindowAnchor.x, y: bounds.height * marker.infoWindowAnchor.y)
        return convert(inside, to: superview)
    }

    func appear() {
        switch marker.appearAnimation {
        case .none: break
        case .pop:
            let whole: CGAffineTransform = transform
            transform = whole.scaledBy(x: 0.01, y: 0.01)
            UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) { self.transform = whole }
        case .fadeIn:
            alpha = 0
            UIView.animate(withDuration: 0.3) { self.alpha = CGFloat(self.marker.opacity) }
        }
    }
}
