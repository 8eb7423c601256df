import UIKit

/// Draws a map's lines and shapes, the lowest first.
@MainActor final class MapSurface: UIView {
    var overlays: [GMSOverlay] = [] { didSet { setNeedsDisplay() } }
    var mapFrame: MapFrame? { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Of those at one height the later ones lie above.
    private var ordered: [GMSOverlay] {
        overlays.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let mapFrame else { return }
        for overlay in ordered {
            context.saveGState()
            overlay.draw(mapFrame, in: context)
            context.restoreGState()
        }
    }

    /// The highest one at a point that can be tapped.
    func overlay(at point: CGPoint) -> GMSOverlay? {
        guard let mapFrame else { return nil }
        return ordered.last { $0.isTappable && $0.isHit(point, mapFrame) }
    }
}
