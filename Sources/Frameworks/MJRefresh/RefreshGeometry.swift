import Foundation

/// The place where a scroll view stands, and what its header and footer make of it. In points of its content.
struct RefreshGeometry: Equatable {
    /// The upper edge of what is seen.
    var offset: CGFloat
    /// Above and below the content.
    var top: CGFloat
    var bottom: CGFloat
    /// Of the content, and of the scroll view.
    var content: CGFloat
    var height: CGFloat

    // MARK: - Header

    /// How much of a header is pulled out: 1 for all of it, below zero where the content is scrolled up.
    func headerPull(_ header: CGFloat) -> CGFloat { header > 0 ? (-top - offset) / header : 0 }

    /// The inset that keeps a header that refreshes in sight, as far as it is not scrolled away.
    func headerInset(_ header: CGFloat, original: CGFloat) -> CGFloat { min(max(-offset, original), header + original) }

    // MARK: - Footers

    /// Points of content beyond the height that it has; below zero where there is room left.
    var overflow: CGFloat { content - (height - top - bottom) }

    /// The offset at which a footer behind the content begins to be pulled out.
    var footerStart: CGFloat { max(overflow, 0) - top }

    /// The place of a footer that is behind the content, or at the lower edge where that is farther.
    func backFooterY(ignoring ignored: CGFloat) -> CGFloat { max(content + ignored, height - top - bottom + ignored) }

    func footerPull(_ footer: CGFloat) -> CGFloat { footer > 0 ? (offset - footerStart) / footer : 0 }

    /// Whether so much of a footer at the end of the content is seen that it loads by itself. `bottom` has the footer's height in it.
    func triggersAutomatically(_ footer: CGFloat, percent: CGFloat) -> Bool {
        top + content > height && offset >= content - height + footer * percent + bottom - footer
    }

    /// Whether a finger that is lifted here has such a footer load.
    var triggersAtEndOfDrag: Bool { top + content <= height ? offset >= -top : offset >= content + bottom - height }
}
