/// Which lines stand on which page: values in, values out.
enum TextPages {
    /// - Parameters:
    ///   - lines: their heights, and the characters in them.
    ///   - room: points of height on a page. A line that is higher has a page for itself.
    static func divide(_ lines: [(height: CGFloat, range: NSRange)], room: (Int) -> CGFloat) -> [NSRange] {
        var pages: [NSRange] = []
        var used: CGFloat = 0
        for line in lines {
            if var page = pages.last, used + line.height <= room(pages.count - 1) + 0.01 {
                page.length = NSMaxRange(line.range) - page.location
                pages[pages.count - 1] = page
                used += line.height
            } else {
                pages.append(line.range)
                used = line.height
            }
        }
        return pages
    }
}
