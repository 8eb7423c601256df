extension UIView.ContentMode {
    /// The layer's word for the same placement.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }

    /// The rectangle of content of `size` in `bounds`.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        var result = CGRect(origin: bounds.origin, size: size)
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0 else { return CGRect(origin: CGPoint(x: bounds.midX, y: bounds.midY), size: .zero) }
            let x: CGFloat = bounds.width / size.width
            let y: CGFloat = bounds.height / size.height
            let factor: CGFloat = self == .scaleAspectFit ? min(x, y) : max(x, y)
            result.size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        switch self {
        case .left, .topLeft, .bottomLeft: result.origin.x = bounds.minX
        case .right, .topRight, .bottomRight: result.origin.x = bounds.maxX - result.width
        default: result.origin.x = bounds.midX - result.width / 2
        }
        switch self {
        case .top, .topLeft, .topRight: result.origin.y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: result.origin.y = bounds.maxY - result.height
        default: result.origin.y = bounds.midY - result.height / 2
        }
        return result
    }
}
