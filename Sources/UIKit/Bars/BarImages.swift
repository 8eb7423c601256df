/// The pictures that an app gives a bar for its background and hairline. An empty picture leaves that part out.
struct BarImages: Equatable {
    /// By the raw values of positions and metrics.
    private var backgrounds: [Place: UIImage] = [:]
    private var shadows: [Int: UIImage] = [:]

    private struct Place: Hashable {
        var position: Int
        var metrics: Int
    }

    var isEmpty: Bool { backgrounds.isEmpty && shadows.isEmpty }

    mutating func setBackground(_ image: UIImage?, at position: UIBarPosition, _ metrics: UIBarMetrics) {
        backgrounds[Place(position: position.rawValue, metrics: metrics.rawValue)] = image
    }

    func background(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        backgrounds[Place(position: position.rawValue, metrics: metrics.rawValue)]
    }

    mutating func setShadow(_ image: UIImage?, at position: UIBarPosition) { shadows[position.rawValue] = image }
    func shadow(at position: UIBarPosition) -> UIImage? { shadows[position.rawValue] }

    /// The images of a bar at `position`: those for its height, else for the full one; those for its place, else for any.
    func shown(at position: UIBarPosition, isCompact: Bool) -> (background: UIImage?, shadow: UIImage?) {
        let heights: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
        let places: [UIBarPosition] = [position, .any]
        var background: UIImage?
        for height in heights where background == nil {
            background = places.lazy.compactMap { self.background(at: $0, height) }.first
        }
        return (background, places.lazy.compactMap { shadow(at: $0) }.first)
    }
}
