/// Content that can be given up while nobody uses it.
public protocol NSDiscardableContent {
    /// Begins a use of the content; whether it is still there.
    func beginContentAccess() -> Bool
    /// Ends a use of the content.
    func endContentAccess()
    /// Gives the content up if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content was given up.
    func isContentDiscarded() -> Bool
}
