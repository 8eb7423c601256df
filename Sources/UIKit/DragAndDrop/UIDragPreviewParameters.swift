/// The part of a view that a drag's preview shows, and what stands behind it.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
    public override init() {
        super.init()
    }

    /// Shows lines of text: rounded rectangles around them, in the view's coordinates.
    public init(textLineRects: [NSValue]) {
        super.init()
        let rects: [CGRect] = textLineRects.compactMap { $0.cgRectValue }.filter { !$0.isEmpty }
        guard !rects.isEmpty else { return }
        let path = UIBezierPath()
        for rect in rects { path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 6)) }
        visiblePath = path
    }
}
