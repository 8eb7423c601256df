/// The stack of drawing contexts behind `UIGraphicsGetCurrentContext()`.
enum ContextStack {
    /// A context, and for those made by `UIGraphicsBeginImageContext` the scale of the picture to come; for those of a PDF document, what becomes
    /// of it.
    struct Entry {
        var context: CGContext?
        var imageScale: CGFloat?
        var endDocument: ((Data) -> Void)?
    }

    // Drawing happens on the main thread; an app that draws elsewhere uses an image renderer of its own there.
    static var state: DrawingState { AppContext.current.drawing }
}

/// The context that drawing goes to now, or nil outside `draw(_:)`, image contexts and renderers.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.state.contexts.last?.context
}

/// Makes `context` the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.state.contexts.append(ContextStack.Entry(context: context, imageScale: nil))
}

public func UIGraphicsPopContext() {
    _ = ContextStack.state.contexts.popLast()
}

/// Begins a picture of `size` points at scale 1, not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points. A `scale` of 0 means the screen's. An empty size gives no context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels: CGFloat = scale > 0 ? scale : ScreenScale.current
    let context: CGContext? = CGContext.picture(size: size, scale: pixels, isOpaque: opaque)
    ContextStack.state.contexts.append(ContextStack.Entry(context: context, imageScale: pixels))
}

/// The picture drawn so far in the context begun last, or nil when the current context is none of those.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.state.contexts.last, let scale = entry.imageScale, let image = entry.context?.makeImage() else {
        return nil
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
    guard ContextStack.state.contexts.last?.imageScale != nil else { return }
    ContextStack.state.contexts.removeLast()
}

extension CGContext {
    /// An empty picture whose user space has its origin at the top left, in points.
    static func picture(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        guard width > 0, height > 0, let bitmap = Bitmap(width: width, height: height, format: isOpaque ? .opaque : .premultiplied)
        else { return nil }
        return CGContext(viewBitmap: bitmap, scale: scale)
    }
}

/// Pixels a point where nothing else says: the current traits', else the main screen's.
enum ScreenScale {
    static var current: CGFloat {
        let scale: CGFloat = UITraitCollection.current.displayScale
        if scale > 0 { return scale }
        return MainActor.assumeIsolated { UIScreen.main.scale }
    }
}
