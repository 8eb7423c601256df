/// A placeholder for what was dropped.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// The part of the cell that what is dropped turns into; nil is all of it.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
