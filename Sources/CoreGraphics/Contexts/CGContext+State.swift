import Foundation
internal import CCairo

extension CGContext {
    /// Remembers the transform, the clip and every attribute, but not the path.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
    }

    /// Returns to what was remembered last. Without anything remembered since the innermost transparency layer began,
    /// it does nothing.
    public func restoreGState() {
        guard savedStates.count > (layers.last?.savedStateCount ?? 0), let saved = savedStates.popLast() else { return }
        state = saved
        cairo_restore(cairo)
    }

    /// From user space to the space the context was made with.
    public var ctm: CGAffineTransform { state.ctm }

    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        applyMatrix()
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.ctm = state.ctm.translatedBy(x: tx, y: ty)
        applyMatrix()
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.ctm = state.ctm.scaledBy(x: sx, y: sy)
        applyMatrix()
    }

    /// Turns by `angle` radians.
    public func rotate(by angle: CGFloat) {
        state.ctm = state.ctm.rotated(by: angle)
        applyMatrix()
    }

    /// From user space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Width in user space of the lines that stroking paints.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = max(0, width)
    }

    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    /// Dashes and gaps by turns, from `phase` into them. No lengths: no dashes.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = !lengths.isEmpty && lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dash = isUsable ? LineDash(phase: phase, lengths: lengths) : nil
    }

    /// How far flattened curves may stray, in device pixels.
    public func setFlatness(_ flatness: CGFloat) {
        state.flatness = flatness
        cairo_set_tolerance(cairo, max(0.02, min(1, Double(flatness) / 5)))
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Whether edges are smoothed, where `setAllowsAntialiasing(_:)` lets them.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        applyAntialiasing()
    }

    /// Whether `setShouldAntialias(_:)` has a say; true at first.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.allowsAntialiasing = allowsAntialiasing
        applyAntialiasing()
    }

    private func applyAntialiasing() {
        let isSmooth = state.shouldAntialias && state.allowsAntialiasing
        cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(space: .deviceRGBSpace, values: [red, green, blue, alpha])
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(space: .deviceRGBSpace, values: [red, green, blue, alpha])
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(space: .deviceGraySpace, values: [gray, alpha])
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(space: .deviceGraySpace, values: [gray, alpha])
    }

    /// Inks, each from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(space: .deviceCMYKSpace, values: [cyan, magenta, yellow, black, alpha])
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(space: .deviceCMYKSpace, values: [cyan, magenta, yellow, black, alpha])
    }

    /// The space that `setFillColor(_:)` with components means. The fill colour becomes black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fillColor = .black
    }

    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.strokeColor = .black
    }

    /// - Parameter components: one for each component of the fill colour space, and alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fillColor = color }
    }

    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.strokeColor = color }
    }

    /// A shadow behind everything painted from now on; nil for none.
    ///
    /// `offset` and `blur` are in the space the context was made with, whatever the current transform: in contexts for
    /// views a positive height moves the shadow down, in others up. `blur` is twice the blur's standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap { color in
            color.rgba.w > 0 ? Shadow(offset: offset, blur: max(0, blur), color: color) : nil
        }
    }

    /// A shadow of black at a third of full strength.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    public var textMatrix: CGAffineTransform {
        get { textMatrixStorage }
        set { textMatrixStorage = newValue }
    }

    /// The place at which text is drawn next, in user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrixStorage.tx, y: textMatrixStorage.ty) }
        set { (textMatrixStorage.tx, textMatrixStorage.ty) = (newValue.x, newValue.y) }
    }

    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

    /// Added after each character, in user space.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        state.characterSpacing = spacing
    }
}
