import CoreGraphics
import Foundation

/// Supplies a layer's content, layout and actions. Every method is optional.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Makes the whole content, for example by setting `contents`. Default: the content is drawn into a bitmap.
    func display(_ layer: CALayer)
    /// Draws the content in the layer's coordinates. Default: nothing, and the layer keeps no bitmap.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the content is drawn into a bitmap.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action that a change of `event` sets off: nil to look on, `NSNull` for nothing at all.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.drewNothing = true }
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
