/// Where a drag's preview goes: a container and a point in its coordinates.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
