import QuinceCoreLocation
import UIKit

/// Shows how long a distance is on a map.
@preconcurrency @MainActor open class MKScaleView: UIView, MapObserver {
    public enum Alignment: Int, Sendable { case leading = 0, trailing }

    open weak var mapView: MKMapView? {
        didSet {
            oldValue?.observers.remove(self)
            mapView?.observers.add(self)
            mapChanged()
        }
    }
    /// Default adaptive: seen while the map shows a width.
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { mapChanged() } }
    /// The side at which the bar begins. Default leading.
    open var legendAlignment = Alignment.leading { didSet { setNeedsLayout() } }
    private let (bar, label) = (UIView(), UILabel())
    private static let widest: CGFloat = 100

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 22))
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
        isUserInteractionEnabled = false
        bar.backgroundColor = .label
        label.font = .systemFont(ofSize: 11)
        label.textColor = .label
        addSubview(bar)
        addSubview(label)
        mapChanged()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 22) }

    func mapChanged() {
        let isSeen = MapControls.isSeen(scaleVisibility, isOfUse: step != nil)
        bar.isHidden = !isSeen
        label.isHidden = !isSeen
        setNeedsLayout()
    }

    private var step: (distance: CLLocationDistance, width: CGFloat)? {
        guard let mapView, mapView.bounds.width > 0 else { return nil }
        let rect = mapView.visibleMapRect
        let meters = rect.width * MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude) / Double(mapView.bounds.width)
        return MapScale.step(metersPerPoint: meters, widest: min(Self.widest, bounds.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let step else { return }
        label.text = MKDistanceFormatter().string(fromDistance: step.distance)
        let isLeft = (legendAlignment == .leading) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        bar.frame = CGRect(x: isLeft ? 0 : bounds.width - step.width, y: bounds.height - 4, width: step.width, height: 3)
        label.textAlignment = isLeft ? .left : .right
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 5))
    }
}

/// The distance that a scale shows.
enum MapScale {
    /// The largest of 1, 2 or 5 times a power of ten, in metres, that is no wider than there is room.
    static func step(metersPerPoint: Double, widest: CGFloat) -> (distance: CLLocationDistance, width: CGFloat)? {
        let room = metersPerPoint * Double(widest)
        guard room > 0, room.isFinite else { return nil }
        let power = pow(10, floor(log10(room)))
        let distance = [5.0, 2, 1].map { $0 * power }.first { $0 <= room } ?? power
        return (distance, CGFloat(distance / metersPerPoint))
    }
}
