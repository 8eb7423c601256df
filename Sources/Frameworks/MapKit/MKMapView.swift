import QuinceCoreLocation
import UIKit

public enum MKMapType: UInt, Sendable { case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
public enum MKUserTrackingMode: Int, Sendable { case none = 0, follow, followWithHeading }
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }
public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// From where a map is seen.
@preconcurrency @MainActor open class MKMapCamera: NSObject, NSCopying {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var pitch: CGFloat = 0
    open var heading: CLLocationDirection = 0
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }
    nonisolated public override init() { super.init() }
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (centerCoordinate, distance, pitch, heading)
    }
    /// From a place above the ground, looking at another one.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let view = MapSight(center: centerCoordinate, eye: eyeCoordinate, altitude: eyeAltitude)
        self.init(lookingAtCenter: centerCoordinate, fromDistance: view.distance, pitch: view.pitch, heading: view.heading)
    }
    /// From above a place, as far as it takes to see a kilometre of it in the view's shorter side.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        let (shorter, longer) = (min(viewSize.width, viewSize.height), max(viewSize.width, viewSize.height))
        let distance: CLLocationDistance = shorter > 0 ? 1000 * Double(longer / shorter) : 1000
        self.init(lookingAtCenter: mapItem.placemark.coordinate, fromDistance: distance, pitch: 0, heading: 0)
    }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> MKMapCamera in
            MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
        }
    }

    /// The part of the world that is seen from there.
    var region: MKCoordinateRegion {
        let span = max(centerCoordinateDistance, 1)
        return MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: span, longitudinalMeters: span)
    }
}

/// How one place is seen from above another.
struct MapSight {
    let distance: CLLocationDistance
    /// In degrees, 0 straight down.
    let pitch: CGFloat
    /// In degrees from the north.
    let heading: CLLocationDirection

    init(center: CLLocationCoordinate2D, eye: CLLocationCoordinate2D, altitude: CLLocationDistance) {
        let (a, b) = (MKMapPoint(eye), MKMapPoint(center))
        let ground = a.distance(to: b)
        distance = hypot(ground, altitude)
        pitch = CGFloat(atan2(ground, max(altitude, 0)) * 180 / .pi)
        let angle = ground > 0 ? atan2(b.x - a.x, a.y - b.y) * 180 / .pi : 0
        heading = angle < 0 ? angle + 360 : angle
    }
}

/// The identifier of the views that a map has for annotations for which its delegate has none. Register a class for it.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The same for clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// The user's location.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
    open internal(set) var location: CLLocation?
    open var isUpdating: Bool { false }
    open var heading: CLHeading? { nil }
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var title: String? = SystemText.localized("My Location")
    open var subtitle: String?
}

/// A map. There are no map data here yet: an even page with a grid, on which annotations stand at their places.
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)? { didSet { makeRenderers() } }
    /// The same as `preferredConfiguration` says.
    open var mapType: MKMapType {
        get { MapKind.type(of: kind) }
        set { if newValue != MapKind.type(of: kind) { kind = MapKind.configuration(for: newValue) } }
    }
    /// How the map looks. Copied.
    open var preferredConfiguration: MKMapConfiguration {
        get { kind }
        set { kind = newValue.copy() as? MKMapConfiguration ?? newValue }
    }
    private var kind: MKMapConfiguration = MKStandardMapConfiguration()
    /// Which features of the map its user selects. Default none.
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    /// The area in which the middle stays. Nil, the default, is all of the world.
    open var cameraBoundary: CameraBoundary? { didSet { if cameraBoundary !== oldValue { keepWithinLimits(animated: false) } } }
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
        keepWithinLimits(animated: animated)
    }
    /// How near and how far the map is seen. Nil sets the default, which has no limits.
    open var cameraZoomRange: CameraZoomRange! {
        get { zoom }
        set { setCameraZoomRange(newValue, animated: false) }
    }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        zoom = cameraZoomRange ?? CameraZoomRange()
        keepWithinLimits(animated: animated)
    }
    private var zoom = CameraZoomRange()
    private func keepWithinLimits(animated: Bool) {
        let wanted = limited(shown)
        if !wanted.isNearly(shown) { setRegion(wanted, animated: animated) }
    }
    private func limited(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        func limit(_ distance: CLLocationDistance) -> CLLocationDistance? { distance == MKMapCameraZoomDefault ? nil : distance }
        return MapLimits.fitted(
            region, in: cameraBoundary?.mapRect, nearest: limit(zoom.minCenterCoordinateDistance), farthest: limit(zoom.maxCenterCoordinateDistance))
    }
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsBuildings = true
    open var showsTraffic = false
    open var showsPointsOfInterest = true
    open var showsUserTrackingButton = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// How the map goes with its user. The user's place is shown for it.
    open var userTrackingMode: MKUserTrackingMode {
        get { tracking }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    private var tracking = MKUserTrackingMode.none
    var trackers = UserTrackingObservers()
    var observers = MapObservers()
    public let userLocation = MKUserLocation()
    open var isUserLocationVisible: Bool { userLocation.location != nil && showsUserLocation }
    private var locations: LocationWatch?
    /// Whether the user's place is shown, where it is known.
    open var showsUserLocation = false {
        didSet {
            guard showsUserLocation != oldValue else { return }
            if showsUserLocation {
                try? delegate?.mapViewWillStartLocatingUser(self)
                locations = LocationWatch({ [weak self] in self?.moved(to: $0) }, failed: { [weak self] in self?.failed(to: $0) })
            } else {
                locations = nil
                take(away: [userLocation])
                try? delegate?.mapViewDidStopLocatingUser(self)
            }
        }
    }

    private var own: [any MKAnnotation] = []
    private var clusters = MapClusterList()
    private var callout: MapCallout?
    /// Those that were added, the user's place where it is shown, and the clusters that stand for some of them.
    open var annotations: [any MKAnnotation] { own + clusters.shown }
    open var overlays: [any MKOverlay] { drawn.entries.map(\.overlay) }
    private var chosen: [any MKAnnotation] = []
    /// One at most. Of those that are set the first is selected.
    open var selectedAnnotations: [any MKAnnotation] {
        get { chosen }
        set {
            for one in chosen where !newValue.contains(where: { $0 === one }) { deselectAnnotation(one, animated: false) }
            if let first = newValue.first { selectAnnotation(first, animated: false) }
        }
    }
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var pool: [String: [MKAnnotationView]] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]
    private let note = ServicePageView(symbol: "map")
    private let drawn = MapOverlays()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1) }
        clipsToBounds = true
        note.frame = bounds
        note.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        note.isUserInteractionEnabled = false
        addSubview(note)
        drawn.frame = bounds
        drawn.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(drawn)
        addGestureRecognizer(MapTap { [weak self] in self?.tapped($0) })
    }

    // MARK: Region

    private var shown = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.13, longitude: -95.79), span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 60))

    open var region: MKCoordinateRegion {
        get { shown }
        set { setRegion(newValue, animated: false) }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        precondition(CLLocationCoordinate2DIsValid(region.center), "Invalid Region \(region)")
        try? delegate?.mapView(self, regionWillChangeAnimated: animated)
        shown = limited(region)
        setNeedsLayout()
        observers.tell()
        try? delegate?.mapViewDidChangeVisibleRegion(self)
        try? delegate?.mapViewWillStartLoadingMap(self)
        try? delegate?.mapViewWillStartRenderingMap(self)
        ServiceReply.sendInSession { [weak self] in
            guard let self else { return }
            try? delegate?.mapView(self, regionDidChangeAnimated: animated)
            try? delegate?.mapViewDidFinishLoadingMap(self)
            try? delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { shown.center }
        set { setCenter(newValue, animated: false) }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
    }
    /// The region with the shape of the view.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { MKCoordinateRegion(fitted(MKMapRect(region))) }
    open var visibleMapRect: MKMapRect {
        get { fitted(MKMapRect(shown)) }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { setRegion(MKCoordinateRegion(mapRect), animated: animate) }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(MapPadding.rect(mapRect, padded: insets, in: bounds.size), animated: animate)
    }
    open var camera: MKMapCamera {
        get {
            MKMapCamera(lookingAtCenter: shown.center, fromDistance: shown.span.latitudeDelta * MapLimits.degree, pitch: sight.pitch, heading: sight.heading)
        }
        set { setCamera(newValue, animated: false) }
    }
    /// Its pitch and heading are kept; the map is drawn from straight above, with the north on top.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        sight = (camera.pitch, camera.heading)
        setRegion(camera.region, animated: animated)
    }
    private var sight: (pitch: CGFloat, heading: CLLocationDirection) = (0, 0)
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != tracking else { return }
        tracking = mode
        if mode != .none {
            showsUserLocation = true
            goToUser(animated: animated)
        }
        trackers.tell(mode)
        try? delegate?.mapView(self, didChange: mode, animated: animated)
    }
    func goToNextTracking() { setUserTrackingMode(UserTracking.next(after: tracking), animated: true) }
    private func goToUser(animated: Bool) {
        guard let place = userLocation.location?.coordinate else { return }
        setRegion(UserTracking.region(around: place, from: shown.span), animated: animated)
    }

    func fitted(_ rect: MKMapRect) -> MKMapRect {
        guard bounds.width > 0, bounds.height > 0, rect.width > 0, rect.height > 0 else { return rect }
        let scale = max(rect.width / Double(bounds.width), rect.height / Double(bounds.height))
        let (width, height) = (Double(bounds.width) * scale, Double(bounds.height) * scale)
        return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
        guard rect.width > 0, rect.height > 0 else { return CGPoint(x: bounds.midX, y: bounds.midY) }
        let place = CGPoint(
            x: CGFloat((point.x - rect.minX) / rect.width) * bounds.width, y: CGFloat((point.y - rect.minY) / rect.height) * bounds.height)
        return convert(place, to: view)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (rect, place) = (visibleMapRect, convert(point, from: view))
        guard bounds.width > 0, bounds.height > 0 else { return shown.center }
        return MKMapPoint(
            x: rect.minX + Double(place.x / bounds.width) * rect.width, y: rect.minY + Double(place.y / bounds.height) * rect.height
        ).coordinate
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        var present = Set(self.annotations.map { ObjectIdentifier($0) })
        let new = annotations.filter { present.insert(ObjectIdentifier($0)).inserted }
        own += new
        show(new)
        setNeedsLayout()
    }
    private func show(_ annotations: [any MKAnnotation]) {
        let made = annotations.map(makeView)
        if !made.isEmpty { try? delegate?.mapView(self, didAdd: made) }
    }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    /// The user's place and clusters stay: they come and go by themselves.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        take(away: annotations.filter { $0 !== userLocation && !($0 is MKClusterAnnotation) })
        if !clusters.shown.isEmpty { gatherClusters() }
    }
    private func take(away annotations: [any MKAnnotation]) {
        let gone = Set(annotations.map { ObjectIdentifier($0) })
        own.removeAll { gone.contains(ObjectIdentifier($0)) }
        hide(annotations)
        setNeedsLayout()
    }
    private func hide(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            chosen.removeAll { $0 === annotation }
            guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
            if callout?.target === view { closeCallout() }
            view.cluster = nil
            view.removeFromSuperview()
            if let name = view.reuseIdentifier { pool[name, default: []].append(view) }
        }
    }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard var free = pool[identifier], let view = free.popLast() else { return nil }
        pool[identifier] = free
        view.prepareForReuse()
        return view
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        let view =
            dequeueReusableAnnotationView(withIdentifier: identifier)
            ?? classes[identifier].flatMap { MKAnnotationView.make($0, for: annotation, reuseIdentifier: identifier) }
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.map { MKMapRect(origin: MKMapPoint($0.coordinate), size: MKMapSize()) }.reduce(MKMapRect.null) { $0.union($1) }
        guard !rect.isNull else { return }
        let margin = max(rect.width, rect.height, 2000) * 0.1
        setVisibleMapRect(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let view = (try? delegate?.mapView(self, viewFor: annotation)) ?? nil ?? defaultView(annotation)
        view.annotation = annotation
        views[ObjectIdentifier(annotation)] = view
        view.prepareForDisplay()
        addSubview(view)
        return view
    }
    /// Of the class that is registered for all; clusters have one of their own.
    private func defaultView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
        let isCluster = annotation is MKClusterAnnotation
        let name = isCluster ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        guard classes[name] != nil else { return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil) }
        return dequeueReusableAnnotationView(withIdentifier: name, for: annotation)
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !chosen.contains(where: { $0 === annotation }) else { return }
        for other in chosen { deselectAnnotation(other, animated: animated) }
        chosen = [annotation]
        if let view = view(for: annotation) {
            view.setSelected(true, animated: animated)
            openCallout(of: view)
            setNeedsLayout()
            try? delegate?.mapView(self, didSelect: view)
        }
        try? delegate?.mapView(self, didSelect: annotation)
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, chosen.contains(where: { $0 === annotation }) else { return }
        chosen.removeAll { $0 === annotation }
        if let view = view(for: annotation) {
            if callout?.target === view { closeCallout() }
            view.setSelected(false, animated: animated)
            setNeedsLayout()
            try? delegate?.mapView(self, didDeselect: view)
        }
        try? delegate?.mapView(self, didDeselect: annotation)
    }

    private func openCallout(of view: MKAnnotationView) {
        closeCallout()
        callout = MapCallout(of: view) { [weak self, weak view] control in
            guard let self, let view else { return }
            try? delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        if let callout { addSubview(callout) }
    }
    private func closeCallout() {
        callout?.close()
        callout = nil
    }

    private func tapped(_ point: CGPoint) {
        if let callout, callout.frame.contains(point) { return }
        let hit = subviews.reversed().lazy.compactMap { $0 as? MKAnnotationView }
            .first { $0.isEnabled && !$0.isHidden && !$0.isOutdone && $0.frame.insetBy(dx: -8, dy: -8).contains(point) }
        if let annotation = hit?.annotation {
            selectAnnotation(annotation, animated: true)
        } else {
            for annotation in chosen { deselectAnnotation(annotation, animated: true) }
        }
    }

    private func failed(to error: any Error) { try? delegate?.mapView(self, didFailToLocateUserWithError: error) }

    private func moved(to location: CLLocation) {
        userLocation.location = location
        if showsUserLocation, !own.contains(where: { $0 === userLocation }) {
            own.append(userLocation)
            show([userLocation])
        }
        if tracking != .none { goToUser(animated: true) }
        try? delegate?.mapView(self, didUpdate: userLocation)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        note.show(title: "", detail: String(format: "%.3f, %.3f", shown.center.latitude, shown.center.longitude))
        drawn.shown = visibleMapRect
        for annotation in own { place(annotation) }
        gatherClusters()
        arrangeAnnotations()
        callout?.place(in: bounds)
    }

    private func place(_ annotation: any MKAnnotation) {
        guard let view = views[ObjectIdentifier(annotation)], view.dragState == .none else { return }
        let place = convert(annotation.coordinate, toPointTo: self)
        view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
    }

    /// Lets clusters stand for annotations that are too near to each other, on the screen and as far around it.
    private func gatherClusters() {
        let near: CGRect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let single = own.filter { one in views[ObjectIdentifier(one)].map { $0.clusteringIdentifier != nil && $0.frame.intersects(near) } ?? false }
        let items = single.map { annotation -> MapClusters.Item in
            guard let view = views[ObjectIdentifier(annotation)] else { return MapClusters.Item(frame: .zero) }
            return MapClusters.Item(
                frame: view.frame, mode: view.collisionMode, priority: view.displayPriority, identifier: view.clusteringIdentifier,
                isSelected: view.isSelected)
        }
        guard !items.isEmpty || !clusters.shown.isEmpty else { return }
        let groups = MapClusters.groups(items).map { $0.map { single[$0] } }
        let change = clusters.take(groups) { members in
            (try? delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)) ?? MKClusterAnnotation(memberAnnotations: members)
        }
        hide(change.gone)
        show(change.new)
        for annotation in own { views[ObjectIdentifier(annotation)]?.cluster = nil }
        for cluster in clusters.shown {
            place(cluster)
            for member in cluster.memberAnnotations { views[ObjectIdentifier(member)]?.cluster = views[ObjectIdentifier(cluster)] }
        }
    }

    /// Hides views that others are in the way of, and puts the rest above each other.
    private func arrangeAnnotations() {
        let all = annotations.compactMap { views[ObjectIdentifier($0)] }
        for view in all where view.cluster != nil { view.isOutdone = true }
        let standing = all.filter { $0.cluster == nil }
        let hidden = MapCollisions.hidden(
            standing.map { .init(frame: $0.frame, mode: $0.collisionMode, priority: $0.displayPriority, isSelected: $0.isSelected) })
        for (index, view) in standing.enumerated() { view.isOutdone = hidden.contains(index) }
        func height(_ view: MKAnnotationView) -> Float { (view.isSelected ? view.selectedZPriority : view.zPriority).rawValue }
        let wanted = all.enumerated().sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }.map(\.element)
        let present = subviews.filter { $0 is MKAnnotationView }
        guard !present.elementsEqual(wanted, by: ===) else { return }
        for view in wanted { bringSubviewToFront(view) }
        if let callout { bringSubviewToFront(callout) }
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { insert([overlay], at: drawn.entries.count, level) }
    open func addOverlays(_ overlays: [any MKOverlay]) { insert(overlays, at: drawn.entries.count, .aboveLabels) }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { insert(overlays, at: drawn.entries.count, level) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { insert([overlay], at: index, .aboveLabels) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) { insert([overlay], at: index, level) }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insert([overlay], at: (overlays.firstIndex { $0 === sibling } ?? overlays.count - 1) + 1, .aboveLabels)
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insert([overlay], at: overlays.firstIndex { $0 === sibling } ?? overlays.count, .aboveLabels)
    }
    private func insert(_ overlays: [any MKOverlay], at index: Int, _ level: MKOverlayLevel) {
        let new = overlays.map { MapOverlays.Entry(overlay: $0, level: level, renderer: nil) }
        drawn.entries.insert(contentsOf: new, at: min(max(0, index), drawn.entries.count))
        makeRenderers()
    }
    /// An overlay for which the delegate has no renderer is not drawn.
    private func makeRenderers() {
        guard let delegate, drawn.entries.contains(where: { $0.renderer == nil }) else { return }
        let known = Set(drawn.entries.filter { $0.renderer != nil }.map { ObjectIdentifier($0.overlay) })
        drawn.entries = drawn.entries.map { entry in
            let renderer = entry.renderer ?? (try? delegate.mapView(self, rendererFor: entry.overlay))
            return MapOverlays.Entry(overlay: entry.overlay, level: entry.level, renderer: renderer)
        }
        let fresh = drawn.entries.compactMap { entry in known.contains(ObjectIdentifier(entry.overlay)) ? nil : entry.renderer }
        if !fresh.isEmpty { try? delegate.mapView(self, didAdd: fresh) }
    }
    /// Each takes the other one's place. Does nothing for places that there are not.
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        guard drawn.entries.indices.contains(index1), drawn.entries.indices.contains(index2) else { return }
        drawn.entries.swapAt(index1, index2)
    }
    /// Of two overlays of the map each takes the other one's place.
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = overlays.firstIndex(where: { $0 === overlay1 }), let second = overlays.firstIndex(where: { $0 === overlay2 }) else { return }
        exchangeOverlay(at: first, withOverlayAt: second)
    }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        drawn.entries.removeAll { entry in overlays.contains { $0 === entry.overlay } }
    }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { drawn.entries.filter { $0.level == level }.map(\.overlay) }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { drawn.entries.first { $0.overlay === overlay }?.renderer }
}

/// Hears of taps on a map.
final class MapTap: UITapGestureRecognizer {
    private let target: Target
    @MainActor private final class Target: NSObject {
        let body: (CGPoint) -> Void
        init(_ body: @escaping (CGPoint) -> Void) { self.body = body }
    }

    init(_ body: @escaping (CGPoint) -> Void) {
        target = Target(body)
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        onAction = { [weak self] in if let self { target.body(location(in: view)) } }
    }
}

/// Asks for the user's place while it lives.
final class LocationWatch: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let body: (CLLocation) -> Void
    private let failed: (any Error) -> Void

    init(_ body: @escaping (CLLocation) -> Void, failed: @escaping (any Error) -> Void) {
        (self.body, self.failed) = (body, failed)
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { if let last = locations.last { body(last) } }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { failed(error) }
}

@section(".init_array") @used private let announceMapClass: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let view = ObjCRuntime.registration(of: MKMapView.self, named: "MKMapView")
        view.initializer("initWithCoder:") { MKMapView(coder: $0[0]) }
        view.key("delegate", get: { $0.delegate }, set: { map, value in map.delegate = (value[0] as AnyObject?) as? any MKMapViewDelegate })
    }
}
