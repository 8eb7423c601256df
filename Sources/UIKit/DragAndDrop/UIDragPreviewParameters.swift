/// The part of a view that a drag's preview shows, and what stands behind it.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
    public required init() {
        super.init()
    }
}
