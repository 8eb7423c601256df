import UIKit

/// Hears when a map shows another part of the world.
@MainActor protocol MapObserver: AnyObject { func mapChanged() }

/// Those who hear of it, as long as they live.
@MainActor struct MapObservers {
    private struct Weak { weak var observer: (any MapObserver)? }
    private var all: [Weak] = []

    mutating func add(_ observer: any MapObserver) {
        all.removeAll { $0.observer == nil || $0.observer === observer }
        all.append(Weak(observer: observer))
    }
    mutating func remove(_ observer: any MapObserver) { all.removeAll { $0.observer == nil || $0.observer === observer } }
    func tell() { for one in all { one.observer?.mapChanged() } }
}

/// Whether a control of a map is seen that is of use now or not.
enum MapControls {
    static func isSeen(_ visibility: MKFeatureVisibility, isOfUse: Bool) -> Bool {
        switch visibility {
        case .adaptive: isOfUse
        case .hidden: false
        case .visible: true
        }
    }
}

/// Shows which way a map looks; a tap turns it to the north.
@preconcurrency @MainActor open class MKCompassButton: UIView, MapObserver {
    open weak var mapView: MKMapView? {
        didSet {
            oldValue?.observers.remove(self)
            mapView?.observers.add(self)
            mapChanged()
        }
    }
    /// Default adaptive: seen where the map does not look to the north.
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { mapChanged() } }
    private let button = UIButton(type: .system)

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        mapView?.observers.add(self)
        mapChanged()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.setImage(UIImage(systemName: "location.north.circle.fill"), for: .normal)
        button.accessibilityLabel = SystemText.localized("Compass")
        button.addAction(UIAction { [weak self] _ in self?.turnNorth() }, for: .primaryActionTriggered)
        addSubview(button)
        mapChanged()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    private func turnNorth() {
        guard let mapView, mapView.camera.heading != 0 else { return }
        let camera = mapView.camera
        camera.heading = 0
        mapView.setCamera(camera, animated: true)
    }

    func mapChanged() {
        let heading: CGFloat = mapView?.camera.heading ?? 0
        button.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
        button.isHidden = !MapControls.isSeen(compassVisibility, isOfUse: heading != 0)
    }
}
