import AppSession

/// A display beside the device's own. It mirrors the device as long as the app shows no window on it.
final class ExternalScreen: UIScreen {
    private let size: CGSize
    /// Back to front.
    private(set) var windows: [UIWindow] = []
    private let rootLayer = CALayer()
    private lazy var compositor = CompositePhase(root: rootLayer)

    init(_ display: ExternalDisplay) {
        size = CGSize(width: display.width, height: display.height)
        super.init()
        rootLayer.anchorPoint = .zero
        rootLayer.frame = bounds
    }

    override var bounds: CGRect { CGRect(origin: .zero, size: size) }
    override var nativeBounds: CGRect { bounds }
    override var scale: CGFloat { 1 }
    override var nativeScale: CGFloat { 1 }
    override var mirrored: UIScreen? { windows.isEmpty ? .main : nil }

    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UIScreen.main.traitCollection, UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .regular),
        ])
    }

    func show(_ window: UIWindow) {
        windows.append(window)
        windows.sort { $0.windowLevel < $1.windowLevel }
        for window in windows { rootLayer.addSublayer(window.layer) }
    }

    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        window.layer.removeFromSuperlayer()
    }

    /// Draws its windows; false where there are none.
    func draw(into buffer: FrameBuffer) -> Bool {
        guard !windows.isEmpty else { return false }
        compositor.forget()
        _ = compositor.draw(into: buffer, scale: 1)
        return true
    }
}
