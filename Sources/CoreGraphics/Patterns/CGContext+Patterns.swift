import Foundation

extension CGContext {
    /// Paints fills with a pattern. The fill colour space must be a pattern space.
    ///
    /// - Parameter components: alpha for a pattern with colours of its own; else a colour in the pattern space's base
    ///   space, and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: components) {
            state.fillColor = color
        }
    }

    /// Paints strokes with a pattern. See ``setFillPattern(_:colorComponents:)``.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: components) {
            state.strokeColor = color
        }
    }

    /// The origin of patterns, in the space the context was made with.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = phase
    }
}
