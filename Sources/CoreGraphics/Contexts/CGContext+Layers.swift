import Foundation
internal import CCairo

extension CGContext {
    /// Everything painted until the layer ends is put together apart and then painted as one with the alpha, shadow and
    /// blend mode of now. Inside, those start at 1, none and normal.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(area: scratch.area(for: scratch.layerLimits()))
    }

    /// As `beginTransparencyLayer(auxiliaryInfo:)`, for painting that keeps to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginLayer(area: scratch.area(for: rect.applying(userToDevice)))
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        cairo_destroy(cairo)
        cairo = layer.outer
        state = savedStates[layer.savedStateCount - 1]
        savedStates.removeLast(savedStates.count - layer.savedStateCount + 1)
        target.takeIn()
        if let surface = layer.surface { scratch.composite(surface, alpha: Double(state.alpha)) }
        target.publish()
    }

    private func beginLayer(area: CGRect) {
        let surface = ScratchSurface(area: area)
        savedStates.append(state)
        layers.append(TransparencyLayer(outer: cairo, surface: surface, savedStateCount: savedStates.count))
        if let surface {
            cairo = scratch.makeCairo(for: surface)
        } else {
            // Nothing of it can be seen: let it paint into a surface without pixels.
            let nowhere = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 0, 0)
            cairo = cairo_create(nowhere)
            cairo_surface_destroy(nowhere)
        }
        applyMatrix()
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
        state.clipMask = nil
    }
}

extension ScratchPainter {
    /// The rectangle that a layer of unknown extent may be limited to: the clip, and the area that can throw a shadow into it.
    fileprivate func layerLimits() -> CGRect {
        let clip = context.deviceClipBounds
        guard let shadow = context.state.shadow else { return clip }
        let (offset, deviation) = context.shadows.placement(of: shadow)
        let reach = deviation * 3 + max(abs(offset.dx), abs(offset.dy)) + 2
        return clip.insetBy(dx: -reach, dy: -reach)
    }
}
