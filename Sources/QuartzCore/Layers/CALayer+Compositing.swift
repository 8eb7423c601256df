extension CALayer {
    /// How the layer, with all in it, is put over what is behind it. Default nil: it hides that as far as it is opaque.
    ///
    /// On iOS a name does it, `"multiplyBlendMode"` and the other blend modes so called, or `"xor"`; anything else is kept without effect, filters of
    /// Core Image's too (behaviour/rules.md 18.3).
    public final var compositingFilter: Any? {
        get { settings.compositingFilter }
        set {
            settings.compositingFilter = newValue
            state.blending = LayerBlending(filter: newValue)
            contentChanged()
        }
    }
}

/// A way to put a layer over what is behind it, by its name.
enum LayerBlending: String, CaseIterable {
    case multiply = "multiplyBlendMode", screen = "screenBlendMode", overlay = "overlayBlendMode", darken = "darkenBlendMode"
    case lighten = "lightenBlendMode", colorDodge = "colorDodgeBlendMode", colorBurn = "colorBurnBlendMode", softLight = "softLightBlendMode"
    case hardLight = "hardLightBlendMode", difference = "differenceBlendMode", exclusion = "exclusionBlendMode", hue = "hueBlendMode"
    case saturation = "saturationBlendMode", color = "colorBlendMode", luminosity = "luminosityBlendMode"
    /// Shows the layer and what is behind it, each where the other is not.
    case xor

    /// Nil for what puts the layer over the rest as without.
    init?(filter: Any?) {
        guard let name = filter as? String, let found = LayerBlending(rawValue: name) else { return nil }
        self = found
    }
}
