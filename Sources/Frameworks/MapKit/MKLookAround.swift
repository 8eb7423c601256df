import QuinceCoreLocation
import UIKit

/// A place to look around in. None is ever made: the pictures are with a service that is not reached from here.
@preconcurrency @MainActor open class MKLookAroundScene: NSObject, NSCopying {
    nonisolated override init() { super.init() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks for a place to look around in, and fails with `MKError.serverFailure`.
@preconcurrency @MainActor open class MKLookAroundSceneRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?
    open private(set) var isCancelled = false
    open private(set) var isLoading = false

    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }

    open func getSceneWithCompletionHandler(_ completionHandler: @escaping @MainActor @Sendable (MKLookAroundScene?, (any Error)?) -> Void) {
        isLoading = true
        ServiceReply.sendInSession { [self] in
            guard !isCancelled else { return }
            isLoading = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    open var scene: MKLookAroundScene? {
        get async throws { throw MKError(.serverFailure) }
    }
    /// The handler is not called any more.
    open func cancel() { (isCancelled, isLoading) = (true, false) }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading = 0, topTrailing, bottomTrailing }

/// Shows a place to look around in; without one, a quiet page.
@preconcurrency @MainActor open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene? { didSet { if scene !== oldValue { try? delegate?.lookAroundViewControllerDidUpdateScene(self) } } }
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public convenience init(scene: MKLookAroundScene) {
        self.init(nibName: nil, bundle: nil)
        self.scene = scene
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() { view = ServicePageView(symbol: "binoculars") }
}

/// Hears of it. Every method is optional.
@preconcurrency @MainActor public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) throws(Unimplemented)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) throws(Unimplemented)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) throws(Unimplemented)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) throws(Unimplemented)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) throws(Unimplemented)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) throws(Unimplemented)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("lookAroundViewControllerWillUpdateScene:", on: self, [viewController])
    }
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("lookAroundViewControllerDidUpdateScene:", on: self, [viewController])
    }
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("lookAroundViewControllerWillPresentFullScreen:", on: self, [viewController])
    }
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("lookAroundViewControllerDidPresentFullScreen:", on: self, [viewController])
    }
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("lookAroundViewControllerWillDismissFullScreen:", on: self, [viewController])
    }
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("lookAroundViewControllerDidDismissFullScreen:", on: self, [viewController])
    }
}

/// Draws a place to look around in as an image, and fails with `MKError.serverFailure`.
@preconcurrency @MainActor open class MKLookAroundSnapshotter: NSObject {
    @preconcurrency @MainActor open class Options: NSObject {
        /// In points. Default 256 by 256.
        open var size = CGSize(width: 256, height: 256)
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection.current
        nonisolated public override init() { super.init() }
    }
    @preconcurrency @MainActor open class Snapshot: NSObject {
        public let image: UIImage
        init(image: UIImage) { self.image = image }
    }

    open private(set) var isLoading = false
    public init(scene: MKLookAroundScene, options: Options) {}

    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping @MainActor @Sendable (Snapshot?, (any Error)?) -> Void) {
        isLoading = true
        ServiceReply.sendInSession { [self] in
            guard isLoading else { return }
            isLoading = false
            completionHandler(nil, MKError(.serverFailure))
        }
    }
    open var snapshot: Snapshot {
        get async throws { throw MKError(.serverFailure) }
    }
    open func cancel() { isLoading = false }
}
