/// Sizes and decisions of paging: values in, values out.
enum PageMetrics {
    static let indicatorHeight: CGFloat = 37

    /// Past half of the page, or thrown that way.
    static func completes(travel: CGFloat, length: CGFloat, speed: CGFloat) -> Bool {
        guard travel * speed >= 0 || abs(speed) < 300 else { return false }
        return abs(travel) > length / 2 || abs(speed) > 300
    }

    /// The travel of content that follows a finger and has no neighbour to give way to (behaviour/measured-constants.md 1).
    static func rubberBand(_ travel: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let distance: CGFloat = 0.55 * abs(travel) * length / (0.55 * abs(travel) + length)
        return travel < 0 ? -distance : distance
    }
}
