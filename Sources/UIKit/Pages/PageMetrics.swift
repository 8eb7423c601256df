/// Sizes and decisions of paging: values in, values out.
enum PageMetrics {
    static let indicatorHeight: CGFloat = 37

    /// Past half of the page, or thrown that way.
    static func completes(travel: CGFloat, length: CGFloat, speed: CGFloat) -> Bool {
        guard travel * speed >= 0 || abs(speed) < 300 else { return false }
        return abs(travel) > length / 2 || abs(speed) > 300
    }
}
