/// Which of the groups in a navigation bar's middle there is room for, in points: values in, values out.
struct CenterItemFit: Equatable {
    /// The groups' widths.
    var widths: [CGFloat]
    /// Of each group, whether it stays however little room there is.
    var stays: [Bool]
    var room: CGFloat
    var spacing: CGFloat = 16

    /// The groups that are shown: those behind go first, into the menu of what has no room.
    var shown: [Bool] {
        var shown: [Bool] = widths.map { _ in true }
        for index in widths.indices.reversed() where width(of: shown) > room && !stays[index] { shown[index] = false }
        return shown
    }

    /// The width of the groups that `shown` says.
    func width(of shown: [Bool]) -> CGFloat {
        let widths: [CGFloat] = zip(widths, shown).filter(\.1).map(\.0)
        return widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
    }
}
