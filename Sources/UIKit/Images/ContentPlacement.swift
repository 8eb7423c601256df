/// The place of content of a size in a view's bounds.
enum ContentPlacement {
    static func rect(_ size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0 else { return .zero }
            let across: CGFloat = bounds.width / size.width
            let down: CGFloat = bounds.height / size.height
            let factor: CGFloat = mode == .scaleAspectFit ? min(across, down) : max(across, down)
            return centered(CGSize(width: size.width * factor, height: size.height * factor), bounds)
        case .center: return centered(size, bounds)
        case .top: return place(size, bounds, 0.5, 0)
        case .bottom: return place(size, bounds, 0.5, 1)
        case .left: return place(size, bounds, 0, 0.5)
        case .right: return place(size, bounds, 1, 0.5)
        case .topLeft: return place(size, bounds, 0, 0)
        case .topRight: return place(size, bounds, 1, 0)
        case .bottomLeft: return place(size, bounds, 0, 1)
        case .bottomRight: return place(size, bounds, 1, 1)
        }
    }

    private static func centered(_ size: CGSize, _ bounds: CGRect) -> CGRect {
        place(size, bounds, 0.5, 0.5)
    }

    private static func place(_ size: CGSize, _ bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
