import QuinceCoreLocation
import UIKit

/// Draws maps as images. There are no map data here yet: an image shows the even page that `MKMapView` shows.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    /// The part of the world that is drawn, and how.
    @preconcurrency @MainActor open class Options: NSObject, NSCopying {
        /// From where the world is seen: it decides on `mapRect` too.
        open var camera = MKMapCamera() { didSet { region = camera.region } }
        /// An empty one, as by default, is what a map shows at first.
        open var mapRect = MKMapRect(MKCoordinateRegion())
        /// The same part of the world as `mapRect`.
        open var region: MKCoordinateRegion {
            get { MKCoordinateRegion(mapRect) }
            set { mapRect = MKMapRect(newValue) }
        }
        open var mapType: MKMapType {
            get { MapKind.type(of: preferredConfiguration) }
            set { if newValue != mapType { preferredConfiguration = MapKind.configuration(for: newValue) } }
        }
        /// How the map looks; `mapType` says the same.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var showsPointsOfInterest = true
        open var showsBuildings = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// The image's size in points. Default 256 by 256.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels for a point. Default the main screen's.
        open var scale: CGFloat {
            get { ownScale ?? UIScreen.main.scale }
            set { ownScale = newValue }
        }
        /// The traits that decide on light and dark.
        open var traitCollection: UITraitCollection {
            get { ownTraits ?? .current }
            set { ownTraits = newValue }
        }
        private var ownScale: CGFloat?
        private var ownTraits: UITraitCollection?

        nonisolated public override init() { super.init() }
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { () -> Options in
                let copy = Options()
                (copy.camera, copy.preferredConfiguration, copy.size, copy.scale) = (camera, preferredConfiguration, size, scale)
                copy.mapRect = mapRect
                (copy.showsPointsOfInterest, copy.showsBuildings) = (showsPointsOfInterest, showsBuildings)
                (copy.pointOfInterestFilter, copy.traitCollection) = (pointOfInterestFilter, traitCollection)
                return copy
            }
        }
    }

    /// An image of a map.
    @preconcurrency @MainActor open class Snapshot: NSObject {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let map: MKMapView

        init(of map: MKMapView, image: UIImage, traits: UITraitCollection) {
            (self.map, self.image, traitCollection) = (map, image, traits)
            super.init()
        }

        /// The place of a coordinate in the image, in points; outside of it for what is not shown.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { map.convert(coordinate, toPointTo: map) }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    private let options: Options
    /// The number of the drawing that is waited for; nil where none is.
    private var current: Int?
    private var count = 0

    /// Copies the options.
    public init(options: Options) {
        self.options = options.copy() as? Options ?? options
        super.init()
    }

    public override convenience init() { self.init(options: Options()) }

    open var isLoading: Bool { current != nil }

    /// Draws the map, and answers on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }

    /// Draws the map, and answers on the queue; not after `cancel()`.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        count += 1
        let number: Int = count
        current = number
        ServiceReply.sendInSession { [weak self] in
            guard let self, current == number else { return }
            current = nil
            let snapshot = draw()
            if queue == .main { return completionHandler(snapshot, nil) }
            nonisolated(unsafe) let answer = { completionHandler(snapshot, nil) }
            queue.async { answer() }
        }
    }

    open func start() async throws -> Snapshot {
        try await withCheckedThrowingContinuation { continuation in
            start { snapshot, error in
                if let snapshot { continuation.resume(returning: snapshot) } else { continuation.resume(throwing: error ?? CancellationError()) }
            }
        }
    }

    /// Gives up the drawing that was started. Its handler is not called.
    open func cancel() { current = nil }

    private func draw() -> Snapshot {
        let map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
        map.overrideUserInterfaceStyle = options.traitCollection.userInterfaceStyle
        map.preferredConfiguration = options.preferredConfiguration
        if options.mapRect.width > 0 { map.visibleMapRect = options.mapRect }
        map.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (options.scale, true)
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { map.layer.render(in: $0.cgContext) }
        return Snapshot(of: map, image: image, traits: options.traitCollection)
    }
}
