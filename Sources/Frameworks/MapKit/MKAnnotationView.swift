import QuinceCoreLocation
import UIKit

/// How an annotation looks on a map.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)? { didSet { accessibilityLabel = annotation?.title } }
    public let reuseIdentifier: String?
    open var image: UIImage? {
        didSet {
            picture.image = image
            bounds.size = image?.size ?? .zero
            picture.frame = bounds
        }
    }
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var canShowCallout = false
    open var isEnabled = true
    open var isHighlighted = false
    open private(set) var isSelected = false
    open var isDraggable = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?

    /// The form by which the view meets others: its frame, or the circle inside it; with `none` it is in nobody's way.
    public enum CollisionMode: Int, Sendable { case rectangle = 0, circle, none }

    /// Default the frame.
    open var collisionMode = CollisionMode.rectangle { didSet { superview?.setNeedsLayout() } }
    /// The priority by which views that meet are shown: those of lower priority are hidden, and of equal ones all but one. Default required: never hidden.
    open var displayPriority = MKFeatureDisplayPriority.required { didSet { superview?.setNeedsLayout() } }
    /// Views of higher priority lie above others.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { superview?.setNeedsLayout() } }
    /// The same, while the view is selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { superview?.setNeedsLayout() } }
    /// Whether a view of higher priority is in the way. What an app hides stays hidden.
    var isOutdone = false { didSet { if isOutdone != oldValue { isHidden = isOutdone } } }
    private let picture = UIImageView()

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        self.annotation = annotation
        finish()
    }
    /// One without an annotation.
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        finish()
    }
    private func finish() {
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = annotation?.title
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(picture)
    }
    /// A view of a class that an app registered; nil where it has no such initialiser.
    static func make(_ viewClass: AnyClass, for annotation: any MKAnnotation, reuseIdentifier: String) -> MKAnnotationView? {
        if viewClass == MKMarkerAnnotationView.self { return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: reuseIdentifier) }
        if viewClass == MKPinAnnotationView.self { return MKPinAnnotationView(annotation: annotation, reuseIdentifier: reuseIdentifier) }
        if viewClass == MKAnnotationView.self { return MKAnnotationView(annotation: annotation, reuseIdentifier: reuseIdentifier) }
        return ObjCRuntime.instantiate(viewClass, "initWithAnnotation:reuseIdentifier:", [annotation, reuseIdentifier]) as? MKAnnotationView
    }

    open func prepareForReuse() { isSelected = false }
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A marker, which gives way to others that are near: its display priority is at first the high one.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { draw() } }
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var animatesWhenAdded = false
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        displayPriority = .defaultHigh
        draw()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        displayPriority = .defaultHigh
        draw()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private func draw() {
        let size = UIImage.SymbolConfiguration(pointSize: 28, weight: .regular)
        image = UIImage(systemName: "mappin.circle.fill", withConfiguration: size)?.withTintColor(markerTintColor ?? .systemRed, renderingMode: .alwaysOriginal)
    }
}

public enum MKPinAnnotationColor: UInt, Sendable { case red = 0, green, purple }

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { draw() } }
    open var animatesDrop = false
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        draw()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        draw()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private func draw() {
        let size = UIImage.SymbolConfiguration(pointSize: 28, weight: .regular)
        image = UIImage(systemName: "mappin", withConfiguration: size)?.withTintColor(pinTintColor ?? .systemRed, renderingMode: .alwaysOriginal)
    }
}

/// Hears of a map. Every method is optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) throws(Unimplemented)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) throws(Unimplemented)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) throws(Unimplemented) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) throws(Unimplemented)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) throws(Unimplemented) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:regionWillChangeAnimated:", on: self, [mapView, animated])
    }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:regionDidChangeAnimated:", on: self, [mapView, animated])
    }
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidChangeVisibleRegion:", on: self, [mapView])
    }
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapViewDidFinishLoadingMap:", on: self, [mapView])
    }
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) throws(Unimplemented) -> MKAnnotationView? {
        try ObjCRuntime.invokeOptional("mapView:viewFor:", on: self, [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didAdd:", on: self, [mapView, views])
    }
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:annotationView:calloutAccessoryControlTapped:", on: self, [mapView, view, control])
    }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didSelect:", on: self, [mapView, view])
    }
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didDeselect:", on: self, [mapView, view])
    }
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didSelectAnnotation:", on: self, [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didDeselectAnnotation:", on: self, [mapView, annotation])
    }
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didChange:animated:", on: self, [mapView, mode, animated])
    }
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mapView:didUpdate:", on: self, [mapView, userLocation])
    }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) throws(Unimplemented) -> MKOverlayRenderer {
        try ObjCRuntime.invokeOptional("mapView:rendererFor:", on: self, [mapView, overlay])
    }
}
