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
    /// Whether the map's user has chosen it. The map says so by `setSelected(_:animated:)`.
    open var isSelected = false
    /// Whether its user may move it with a long press. Default false.
    open var isDraggable = false { didSet { if isDraggable != oldValue { drag = isDraggable ? MapDrag(self) : nil } } }
    private var drag: MapDrag?
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    /// Views with the same one that meet are shown as one. Default nil: never.
    open var clusteringIdentifier: String? { didSet { superview?.setNeedsLayout() } }
    /// The view of the cluster that stands for it; nil while it is shown itself.
    open internal(set) weak var cluster: MKAnnotationView?

    /// How far a user is in moving it.
    public enum DragState: UInt, Sendable { case none = 0, starting, dragging, canceling, ending }
    /// The map's delegate hears of each change.
    open var dragState = DragState.none {
        didSet {
            guard dragState != oldValue, let map = superview as? MKMapView else { return }
            try? map.delegate?.mapView(map, annotationView: self, didChange: dragState, fromOldState: oldValue)
        }
    }
    /// Views that move in their own way override it, and set `dragState` themselves.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    /// The map is about to show it. Does nothing unless overridden.
    open func prepareForDisplay() {}

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

public enum MKPinAnnotationColor: UInt, Sendable { case red = 0, green, purple }

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { draw() } }
    open var animatesDrop = false
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        prepare()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    /// The pin's foot is on the place.
    private func prepare() {
        draw()
        centerOffset = CGPoint(x: 0, y: -(image?.size.height ?? 0) / 2)
    }
    private func draw() {
        let size = UIImage.SymbolConfiguration(pointSize: 28, weight: .regular)
        image = UIImage(systemName: "mappin", withConfiguration: size)?.withTintColor(pinTintColor ?? .systemRed, renderingMode: .alwaysOriginal)
    }
}
