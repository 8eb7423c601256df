// How glyphs are smoothed and placed. As on iOS they are smoothed in grey and lie where layout puts them, whatever is asked for.
extension CGContext {
    /// How colours that the pixels cannot hold are changed. Whatever the intent, they are clipped here.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
