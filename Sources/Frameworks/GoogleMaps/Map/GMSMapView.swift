import ObjectRuntime
import QuinceCoreLocation
import UIKit

public enum GMSMapViewType: UInt, Sendable { case normal = 1, satellite, terrain, hybrid, none }
public enum GMSFrameRate: UInt, Sendable { case powerSave = 0, conservative, maximum }
public enum GMSMapViewPaddingAdjustmentBehavior: UInt, Sendable { case always = 0, automatic, never }

/// A map. There are no map data here: an even page, on which markers, lines and shapes lie at their places.
@preconcurrency @MainActor open class GMSMapView: UIView {
    open weak var delegate: (any GMSMapViewDelegate)?
    open var mapType: GMSMapViewType = .normal
    open var mapStyle: GMSMapStyle?
    open var isTrafficEnabled = false
    open var isBuildingsEnabled = true
    open var isIndoorEnabled = true
    open var preferredFrameRate: GMSFrameRate = .maximum
    public let settings = GMSUISettings()
    /// Gestures do not take the camera's target out of it.
    open var cameraTargetBounds: GMSCoordinateBounds?
    open private(set) var minZoom: Float = kGMSMinZoomLevel
    open private(set) var maxZoom: Float = kGMSMaxZoomLevel

    private let page = ServicePageView(symbol: "map")
    private let surface = MapSurface()
    private let markerLayer = UIView()
    private var markers: [MarkerView] = []
    private var infoWindow: InfoWindowView?
    private lazy var pin: UIImage = GMSMarker.markerImage(with: nil)
    private lazy var controls = MapControls(self)
    private lazy var gestures = MapGestures(self)
    private var location: MapLocation?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    public convenience init(frame: CGRect, camera: GMSCameraPosition) {
        self.init(frame: frame)
        shown = camera
    }

    public convenience init(frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition) { self.init(frame: frame, camera: camera) }

    public convenience init(options: GMSMapViewOptions) {
        self.init(frame: options.frame)
        if let camera = options.camera { shown = camera }
        if let color = options.backgroundColor { backgroundColor = color }
    }

    open class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
        let map = GMSMapView(frame: frame)
        map.shown = camera
        return map
    }

    open class func map(withFrame frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition) -> GMSMapView { map(withFrame: frame, camera: camera) }

    private func prepare() {
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1) }
        clipsToBounds = true
        markerLayer.isUserInteractionEnabled = false
        page.isUserInteractionEnabled = false
        for view in [page, surface, markerLayer] as [UIView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        gestures.attach()
        settings.changed = { [weak self] in self?.setNeedsLayout() }
    }

    // MARK: Camera

    private var shown = GMSCameraPosition(latitude: 0, longitude: 0, zoom: kGMSMinZoomLevel)

    /// The place that the map is seen from. Default the whole world.
    open var camera: GMSCameraPosition {
        get { shown }
        set { move(to: newValue, byGesture: false) }
    }

    /// Room at the edges that the camera's target is not in the middle of.
    open var padding: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Default `.always`.
    open var paddingAdjustmentBehavior: GMSMapViewPaddingAdjustmentBehavior = .always { didSet { setNeedsLayout() } }

    /// The padding with what of the safe area counts.
    private var wholePadding: UIEdgeInsets {
        let safe: UIEdgeInsets = safeAreaInsets
        switch paddingAdjustmentBehavior {
        case .never: return padding
        case .always:
            return UIEdgeInsets(
                top: padding.top + safe.top, left: padding.left + safe.left, bottom: padding.bottom + safe.bottom, right: padding.right + safe.right)
        case .automatic:
            return UIEdgeInsets(
                top: max(padding.top, safe.top), left: max(padding.left, safe.left), bottom: max(padding.bottom, safe.bottom),
                right: max(padding.right, safe.right))
        }
    }

    var mapFrame: MapFrame { MapFrame(camera: shown, size: bounds.size, padding: wholePadding) }

    open var projection: GMSProjection { GMSProjection(mapFrame) }

    open func setMinZoom(_ minZoom: Float, maxZoom: Float) {
        precondition(minZoom <= maxZoom, "The least zoom of a map is not above the greatest")
        (self.minZoom, self.maxZoom) = (minZoom, maxZoom)
        let zoom: Float = min(max(shown.zoom, minZoom), maxZoom)
        if zoom != shown.zoom { camera = shown.with(zoom: zoom) }
    }

    /// Moves the camera and tells the delegate: before, after, and that the map is idle, the last a turn later but for gestures, which end themselves.
    func move(to camera: GMSCameraPosition, byGesture: Bool, telling isFirst: Bool = true) {
        if isFirst { try? delegate?.mapView(self, willMove: byGesture) }
        let copied: GMSCameraPosition = camera.with(zoom: min(max(camera.zoom, minZoom), maxZoom))
        shown = copied
        setNeedsLayout()
        try? delegate?.mapView(self, didChange: copied)
        if !byGesture { becomeIdle() }
    }

    func becomeIdle() {
        ServiceReply.sendInSession { [weak self] in
            guard let self else { return }
            try? delegate?.mapView(self, idleAt: shown)
            try? delegate?.mapViewDidStartTileRendering(self)
            try? delegate?.mapViewDidFinishTileRendering(self)
            try? delegate?.mapViewSnapshotReady(self)
        }
    }

    open func moveCamera(_ update: GMSCameraUpdate) { if let camera = update.camera(from: mapFrame) { self.camera = camera } }

    /// Moves the camera in half a second.
    open func animate(to cameraPosition: GMSCameraPosition) {
        let place: MapFrame = mapFrame
        move(to: cameraPosition, byGesture: false)
        let (offset, factor) = (place.point(for: shown.target), pow(2, CGFloat(shown.zoom - place.camera.zoom)))
        // What lies on the map comes from where it was. Far away it is there at once.
        guard window != nil, abs(offset.x - place.middle.x) < bounds.width * 2, abs(offset.y - place.middle.y) < bounds.height * 2, factor < 16, factor > 1 / 16
        else { return }
        layoutIfNeeded()
        let start = CGAffineTransform(translationX: offset.x - place.middle.x, y: offset.y - place.middle.y).scaledBy(x: 1 / factor, y: 1 / factor)
        for view in [surface, markerLayer] {
            view.transform = start
            UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.transform = .identity }
        }
    }

    open func animate(toLocation location: CLLocationCoordinate2D) { animate(to: shown.with(target: location)) }
    open func animate(toZoom zoom: Float) { animate(to: shown.with(zoom: zoom)) }
    open func animate(toBearing bearing: CLLocationDirection) { animate(to: shown.with(bearing: bearing)) }
    open func animate(toViewingAngle viewingAngle: Double) { animate(to: shown.with(viewingAngle: viewingAngle)) }
    open func animate(with cameraUpdate: GMSCameraUpdate) { if let camera = cameraUpdate.camera(from: mapFrame) { animate(to: camera) } }

    /// The camera that sees all of the bounds; nil for bounds without a place.
    open func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? { mapFrame.camera(fitting: bounds, insets: insets) }

    open func startRendering() {}
    open func stopRendering() {}

    // MARK: Overlays

    /// Takes all markers, lines and shapes away.
    open func clear() {
        for marker in markers.map(\.marker) { marker.map = nil }
        for overlay in surface.overlays { overlay.map = nil }
    }

    func add(_ overlay: GMSOverlay) {
        guard let marker = overlay as? GMSMarker else {
            surface.overlays.append(overlay)
            return
        }
        let view = MarkerView(marker)
        markers.append(view)
        markerLayer.addSubview(view)
        view.update(mapFrame) { pin }
        view.appear()
        setNeedsLayout()
    }

    func remove(_ overlay: GMSOverlay) {
        if selectedMarker === overlay { selectedMarker = nil }
        surface.overlays.removeAll { $0 === overlay }
        guard let index = markers.firstIndex(where: { $0.marker === overlay }) else { return }
        markers.remove(at: index).removeFromSuperview()
    }

    func overlayChanged(_ overlay: GMSOverlay) {
        if overlay is GMSMarker { setNeedsLayout() } else { surface.setNeedsDisplay() }
    }

    /// The marker with an info window. Setting one shows it.
    open var selectedMarker: GMSMarker? {
        didSet {
            guard selectedMarker !== oldValue else { return }
            if let infoWindow {
                infoWindow.removeFromSuperview()
                self.infoWindow = nil
                try? delegate?.mapView(self, didCloseInfoWindowOf: infoWindow.marker)
            }
            guard let marker = selectedMarker else { return }
            let whole: UIView? = (try? delegate?.mapView(self, markerInfoWindow: marker)) ?? nil
            let contents: UIView? = whole == nil ? (try? delegate?.mapView(self, markerInfoContents: marker)) ?? nil : nil
            infoWindow = InfoWindowView(marker, content: whole ?? contents, isWhole: whole != nil)
            if let infoWindow { markerLayer.addSubview(infoWindow) }
            setNeedsLayout()
        }
    }

    // MARK: The user's place

    /// Whether the user's place is shown, where it is known.
    open var isMyLocationEnabled = false {
        didSet {
            guard isMyLocationEnabled != oldValue else { return }
            location?.dot.removeFromSuperview()
            location = isMyLocationEnabled ? MapLocation { [weak self] in self?.setNeedsLayout() } : nil
            if let dot = location?.dot { markerLayer.insertSubview(dot, at: 0) }
            setNeedsLayout()
        }
    }
    open var myLocation: CLLocation? { location?.location }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        super.layoutSubviews()
        page.show(title: "", detail: String(format: "%.3f, %.3f", shown.target.latitude, shown.target.longitude))
        let frame: MapFrame = mapFrame
        surface.mapFrame = frame
        // The more southern ones stand before the others, as they do on the map.
        let ordered: [MarkerView] = markers.sorted { ($0.marker.zIndex, -$0.marker.position.latitude) < ($1.marker.zIndex, -$1.marker.position.latitude) }
        for view in ordered {
            view.update(frame) { pin }
            markerLayer.bringSubviewToFront(view)
        }
        if let infoWindow, let view = markers.first(where: { $0.marker === infoWindow.marker }) {
            markerLayer.bringSubviewToFront(infoWindow)
            infoWindow.place(on: view.windowFoot)
        }
        if let location { location.place(in: frame) }
        controls.layout(in: bounds.inset(by: wholePadding), bearing: shown.bearing, hasLocation: isMyLocationEnabled)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// The marker at a point, the one before the others first.
    func marker(at point: CGPoint) -> GMSMarker? {
        markerLayer.subviews.reversed().compactMap { $0 as? MarkerView }.first { $0.marker.isTappable && $0.frame.insetBy(dx: -6, dy: -6).contains(point) }?
            .marker
    }

    func isInfoWindow(at point: CGPoint) -> GMSMarker? { infoWindow.flatMap { $0.frame.contains(point) ? $0.marker : nil } }

    /// A tap: on the info window, a marker, a shape or the map.
    func tapped(_ point: CGPoint) {
        if let marker = isInfoWindow(at: point) {
            try? delegate?.mapView(self, didTapInfoWindowOf: marker)
        } else if let marker = marker(at: point) {
            if (try? delegate?.mapView(self, didTap: marker)) == true { return }
            selectedMarker = marker
            animate(toLocation: marker.position)
        } else if let overlay = surface.overlay(at: point) {
            try? delegate?.mapView(self, didTap: overlay)
        } else if let place = location?.location?.coordinate, location?.dot.isHidden == false,
            location?.dot.frame.insetBy(dx: -8, dy: -8).contains(point) == true
        {
            try? delegate?.mapView(self, didTapMyLocation: place)
        } else {
            try? delegate?.mapView(self, didTapAt: mapFrame.coordinate(for: point))
            selectedMarker = nil
        }
    }

    func locationButtonTapped() {
        if (try? delegate?.didTapMyLocationButton(for: self)) == true { return }
        if let place = myLocation?.coordinate { animate(to: shown.with(target: place, zoom: max(shown.zoom, 15))) }
    }
}

@section(".init_array") @used private let announceMapClass: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let view = ObjCRuntime.registration(of: GMSMapView.self, named: "GMSMapView")
        view.initializer("initWithCoder:") { GMSMapView(coder: $0[0]) }
        view.key("delegate", get: { $0.delegate }, set: { map, value in map.delegate = (value[0] as AnyObject?) as? any GMSMapViewDelegate })
    }
}
