import QuinceCoreLocation
import UIKit

/// The ways in which a map goes with its user, as the button that changes them shows them.
enum UserTracking {
    /// The way that a tap leads to.
    static func next(after mode: MKUserTrackingMode) -> MKUserTrackingMode {
        switch mode {
        case .none: .follow
        case .follow: .followWithHeading
        case .followWithHeading: .none
        }
    }

    static func symbol(for mode: MKUserTrackingMode) -> String {
        switch mode {
        case .none: "location"
        case .follow: "location.fill"
        case .followWithHeading: "location.north.line.fill"
        }
    }

    /// The part of the map that is seen once it goes with a user: around the place, no wider than about a kilometre.
    static func region(around place: CLLocationCoordinate2D, from shown: MKCoordinateSpan) -> MKCoordinateRegion {
        let widest = 0.01
        return MKCoordinateRegion(
            center: place, span: MKCoordinateSpan(latitudeDelta: min(shown.latitudeDelta, widest), longitudeDelta: min(shown.longitudeDelta, widest)))
    }
}

/// Hears of a map's way of going with its user.
@MainActor protocol UserTrackingObserver: AnyObject {
    var mapView: MKMapView? { get }
    func trackingChanged(to mode: MKUserTrackingMode)
}

extension UserTrackingObserver {
    /// Hears of its map from now on, and of how that goes with its user already.
    func watch() {
        mapView?.trackers.add(self)
        trackingChanged(to: mapView?.userTrackingMode ?? .none)
    }
}

/// Those who hear of it, as long as they live.
@MainActor struct UserTrackingObservers {
    private struct Weak { weak var observer: (any UserTrackingObserver)? }
    private var all: [Weak] = []

    mutating func add(_ observer: any UserTrackingObserver) {
        all.removeAll { $0.observer == nil || $0.observer === observer }
        all.append(Weak(observer: observer))
    }
    mutating func remove(_ observer: any UserTrackingObserver) { all.removeAll { $0.observer == nil || $0.observer === observer } }
    func tell(_ mode: MKUserTrackingMode) { for one in all { one.observer?.trackingChanged(to: mode) } }
}

/// A button that lets a map go with its user: taps lead from one way to the next, and the button shows the map's.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView, UserTrackingObserver {
    open weak var mapView: MKMapView? {
        didSet {
            oldValue?.trackers.remove(self)
            watch()
        }
    }
    private let button = UIButton(type: .system)

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(origin: .zero, size: CGSize(width: 44, height: 44)))
        // The observer does not hear of an initialiser's own value.
        self.mapView = mapView
        watch()
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
        button.addAction(UIAction { [weak self] _ in self?.mapView?.goToNextTracking() }, for: .primaryActionTriggered)
        addSubview(button)
        trackingChanged(to: .none)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    func trackingChanged(to mode: MKUserTrackingMode) {
        button.setImage(UIImage(systemName: UserTracking.symbol(for: mode)), for: .normal)
        button.accessibilityLabel = SystemText.localized("My Location")
    }
}

/// A bar's button that lets a map go with its user.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem, UserTrackingObserver {
    open var mapView: MKMapView? {
        didSet {
            oldValue?.trackers.remove(self)
            watch()
        }
    }

    public init(mapView: MKMapView?) {
        self.mapView = mapView
        super.init()
        primaryAction = UIAction { [weak self] _ in self?.mapView?.goToNextTracking() }
        watch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        primaryAction = UIAction { [weak self] _ in self?.mapView?.goToNextTracking() }
        watch()
    }

    func trackingChanged(to mode: MKUserTrackingMode) {
        image = UIImage(systemName: UserTracking.symbol(for: mode))
        accessibilityLabel = SystemText.localized("My Location")
    }
}
