import QuinceCoreLocation
import UIKit

/// Something that lies on a map. It is shown as long as it has a map, which keeps it.
@preconcurrency @MainActor open class GMSOverlay: NSObject {
    open var title: String?
    /// The map that shows it; nil takes it away.
    open weak var map: GMSMapView? {
        didSet {
            guard map !== oldValue else { return }
            oldValue?.remove(self)
            map?.add(self)
        }
    }
    /// Whether taps on it are told. Markers can be tapped by default, others cannot.
    open var isTappable = false
    /// Higher ones lie above lower ones; markers lie above everything else.
    open var zIndex: Int32 = 0 { didSet { changed() } }
    open var userData: Any?

    nonisolated public override init() { super.init() }

    func changed() { map?.overlayChanged(self) }

    /// Draws it as the map is seen. Markers are views.
    func draw(_ frame: MapFrame, in context: CGContext) {}

    /// Whether a touch at a point is one of it.
    func isHit(_ point: CGPoint, _ frame: MapFrame) -> Bool { false }
}
