/// How finely the pages of a print are drawn.
public enum UIPrintRenderingQuality: Int, Sendable {
    case best = 0
    /// Fast, for a preview.
    case responsive
}
