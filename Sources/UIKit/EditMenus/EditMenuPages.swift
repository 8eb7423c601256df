/// How the buttons of an edit menu are divided where they do not fit side by side: values in, values out. Pages after the first begin
/// with a button that leads back, pages before the last end with one that leads on.
struct EditMenuPages: Equatable {
    var widths: [CGFloat]
    var room: CGFloat
    /// Of a button that turns the page.
    var turnWidth: CGFloat

    var pages: [Range<Int>] {
        if widths.reduce(0, +) <= room { return widths.isEmpty ? [] : [0..<widths.count] }
        var result: [Range<Int>] = []
        var start: Int = 0
        while start < widths.count {
            let back: CGFloat = start > 0 ? turnWidth : 0
            var end: Int = start
            var used: CGFloat = back
            while end < widths.count {
                let isLast: Bool = end == widths.count - 1
                guard used + widths[end] + (isLast ? 0 : turnWidth) <= room || end == start else { break }
                used += widths[end]
                end += 1
            }
            result.append(start..<end)
            start = end
        }
        return result
    }
}
