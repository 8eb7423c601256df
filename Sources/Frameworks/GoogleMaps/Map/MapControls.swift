import UIKit

/// The buttons on a map: the one that goes to the user's place, and the compass.
@MainActor final class MapControls: NSObject {
    private unowned let map: GMSMapView
    private var location: UIButton?
    private var compass: UIButton?

    init(_ map: GMSMapView) { self.map = map }

    func layout(in area: CGRect, bearing: Double, hasLocation: Bool) {
        location = shown(location, map.settings.myLocationButton && hasLocation, symbol: "location.fill", size: 56) { [weak map] in map?.locationButtonTapped()
        }
        location?.frame = CGRect(x: area.maxX - 68, y: area.maxY - 68, width: 56, height: 56)
        compass = shown(compass, map.settings.compassButton && bearing != 0, symbol: "location.north.fill", size: 36) { [weak map] in map?.animate(toBearing: 0)
        }
        compass?.transform = .identity
        compass?.frame = CGRect(x: area.maxX - 48, y: area.minY + 12, width: 36, height: 36)
        compass?.transform = CGAffineTransform(rotationAngle: CGFloat(-bearing * .pi / 180))
    }

    private func shown(_ button: UIButton?, _ isShown: Bool, symbol: String, size: CGFloat, _ action: @escaping () -> Void) -> UIButton? {
        guard isShown else {
            button?.removeFromSuperview()
            return nil
        }
        if let button { return button }
        let made = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: symbol)) { _ in action() })
        made.backgroundColor = .white
        made.tintColor = .darkGray
        made.layer.cornerRadius = size / 2
        made.layer.shadowOpacity = 0.25
        made.layer.shadowRadius = 2
        made.layer.shadowOffset = CGSize(width: 0, height: 1)
        map.addSubview(made)
        return made
    }
}
