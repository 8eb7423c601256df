/// The destination of a drag's preview: a container and a point in its coordinates.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
