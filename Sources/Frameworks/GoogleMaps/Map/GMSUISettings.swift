import UIKit

/// The gestures and controls of a map.
@preconcurrency @MainActor open class GMSUISettings: NSObject {
    open var scrollGestures = true
    open var zoomGestures = true
    /// Kept: maps are seen from straight above.
    open var tiltGestures = true
    open var rotateGestures = true
    open var consumesGesturesInView = true
    open var allowScrollGesturesDuringRotateOrZoom = true
    /// Whether a compass is shown where north is not up. Default false.
    open var compassButton = false { didSet { changed() } }
    /// Whether there is a button that goes to the user's place, where that is enabled. Default false.
    open var myLocationButton = false { didSet { changed() } }
    /// Kept: there are no buildings.
    open var indoorPicker = true
    var changed: () -> Void = {}

    nonisolated override init() { super.init() }

    open func setAllGesturesEnabled(_ enabled: Bool) { (scrollGestures, zoomGestures, tiltGestures, rotateGestures) = (enabled, enabled, enabled, enabled) }
}
