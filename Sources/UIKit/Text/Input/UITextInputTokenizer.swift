/// Finds the units of a text input's document: words, sentences and so on.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a position; at the border between two the one in `direction`. Nil where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit ends (forward) or begins (backward) at a position.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next border of a unit.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
}
