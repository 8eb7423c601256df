import QuinceCoreLocation
import QuinceMapKit
import UIKit

public typealias JSQLocationMediaItemCompletionBlock = () -> Void

/// A place: a picture of the map around it, with a pin.
@preconcurrency @MainActor open class JSQLocationMediaItem: JSQMediaItem, MKAnnotation {
    /// Setting it draws the map anew: 500 metres around.
    open var location: CLLocation! {
        get { place }
        set { setLocation(newValue, withCompletionHandler: nil) }
    }
    /// That of the location; 0, 0 without one.
    open var coordinate: CLLocationCoordinate2D { place?.coordinate ?? CLLocationCoordinate2D() }

    private var place: CLLocation?
    private var map: UIImage?
    private var shown: UIImageView?
    private var snapshotter: MKMapSnapshotter?

    public override init() { super.init() }
    public override init!(maskAsOutgoing: Bool) { super.init(maskAsOutgoing: maskAsOutgoing) }

    public init!(location: CLLocation!) {
        super.init()
        setLocation(location, withCompletionHandler: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setLocation(coder.decodeObject(forKey: "location") as? CLLocation, withCompletionHandler: nil)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(place, forKey: "location")
    }

    /// Draws the map of 500 metres around; `completion` is called when it is there.
    open func setLocation(_ location: CLLocation!, withCompletionHandler completion: JSQLocationMediaItemCompletionBlock!) {
        let center: CLLocationCoordinate2D = location?.coordinate ?? CLLocationCoordinate2D()
        let region = MKCoordinateRegion(center: center, latitudinalMeters: 500, longitudinalMeters: 500)
        setLocation(location, region: region, withCompletionHandler: completion)
    }

    open func setLocation(
        _ location: CLLocation!, region: MKCoordinateRegion, withCompletionHandler completion: JSQLocationMediaItemCompletionBlock!
    ) {
        place = location
        map = nil
        shown = nil
        guard let location else { return }
        let options = MKMapSnapshotter.Options()
        options.region = region
        options.size = mediaViewDisplaySize()
        options.scale = UIScreen.main.scale
        let snapshotter = MKMapSnapshotter(options: options)
        self.snapshotter = snapshotter
        snapshotter.start { [weak self] snapshot, _ in
            guard let self, self.snapshotter === snapshotter, let snapshot else { return }
            self.snapshotter = nil
            map = Self.pinned(snapshot, at: location.coordinate)
            completion?()
        }
    }

    private static func pinned(_ snapshot: MKMapSnapshotter.Snapshot, at coordinate: CLLocationCoordinate2D) -> UIImage {
        let point: CGPoint = snapshot.point(for: coordinate)
        return UIGraphicsImageRenderer(size: snapshot.image.size).image { _ in
            snapshot.image.draw(at: .zero)
            UIColor.darkGray.setFill()
            UIBezierPath(rect: CGRect(x: point.x - 1, y: point.y - 20, width: 2, height: 20)).fill()
            UIColor.red.setFill()
            UIBezierPath(ovalIn: CGRect(x: point.x - 7, y: point.y - 30, width: 14, height: 14)).fill()
        }
    }

    override func dropViews() {
        super.dropViews()
        shown = nil
    }

    /// Nil until the map is drawn.
    open override func mediaView() -> UIView! {
        guard place != nil, let map else { return nil }
        if let shown { return shown }
        let view: UIImageView = bubble(of: map)
        shown = view
        return view
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = JSQLocationMediaItem(location: place)
        copy?.appliesMediaViewMaskAsOutgoing = appliesMediaViewMaskAsOutgoing
        return copy as Any
    }
}
