extension UIView {
    /// The rectangle moved to whole pixels; its size stays.
    func snappedToPixels(_ rect: CGRect) -> CGRect {
        let own: CGFloat = traitCollection.displayScale
        let scale: CGFloat = own > 0 ? own : ScreenScale.current
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}
