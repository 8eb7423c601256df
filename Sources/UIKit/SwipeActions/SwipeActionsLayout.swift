/// How wide a row's actions are as it is swiped: values in, values out. Widths are in points.
struct SwipeActionsLayout {
    /// behaviour/metrics.json, tableView.editing.
    static let minimumButtonWidth: CGFloat = 74

    /// The widths that the buttons' own contents ask for.
    var contentWidths: [CGFloat]
    var rowWidth: CGFloat
    var allowsFullSwipe: Bool

    var buttonWidths: [CGFloat] { contentWidths.map { max(Self.minimumButtonWidth, $0 + 30) } }

    /// How far an open row stands aside.
    var openOffset: CGFloat { buttonWidths.reduce(0, +) }

    /// Past this offset letting go runs the first action.
    var fullSwipeOffset: CGFloat { max(openOffset + 60, rowWidth * 0.6) }

    /// The place at which a row comes to rest that is let go at `offset` moving at `velocity`, points a second away from its edge.
    enum Rest: Equatable {
        case closed, open, full
    }

    func rest(offset: CGFloat, velocity: CGFloat) -> Rest {
        if allowsFullSwipe, offset >= fullSwipeOffset { return .full }
        if velocity > 300 { return .open }
        if velocity < -300 { return .closed }
        return offset >= openOffset / 2 ? .open : .closed
    }

    /// How far a row follows a finger that has travelled `travel`: past the buttons, where there is no full swipe, ever less.
    func offset(forTravel travel: CGFloat) -> CGFloat {
        guard travel > 0 else { return 0 }
        guard !allowsFullSwipe, travel > openOffset else { return min(travel, rowWidth) }
        let beyond: CGFloat = travel - openOffset
        return openOffset + 0.55 * beyond * rowWidth / (0.55 * beyond + rowWidth)
    }

    /// The places of the buttons in a strip of `offset` points, the first at the row's edge: `[start, width]` from the row's side.
    /// They share the strip by their widths; past the full swipe the first has it all.
    func spans(offset: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
        let whole: CGFloat = max(openOffset, 1)
        if allowsFullSwipe, offset >= fullSwipeOffset {
            return contentWidths.indices.map { $0 == 0 ? (0, offset) : (offset, 0) }
        }
        var start: CGFloat = 0
        // Inner buttons come first as seen from the content, the first action stands at the edge.
        return zip(contentWidths.indices, buttonWidths).reversed().map { _, width -> (start: CGFloat, width: CGFloat) in
            let span: (start: CGFloat, width: CGFloat) = (start, offset * width / whole)
            start += span.width
            return span
        }.reversed()
    }
}
