/// The pictures that an app gives a segmented control or a stepper, by states and by the height of the bar that it stands in.
struct SegmentPictures {
    private struct Place: Hashable {
        var state: UInt
        var metrics: Int
    }

    private struct Gap: Hashable {
        var left: UInt
        var right: UInt
        var metrics: Int
    }

    private var backgrounds: [Place: UIImage] = [:]
    private var dividers: [Gap: UIImage] = [:]

    /// Whether the control keeps its own ground.
    var isEmpty: Bool { backgrounds.isEmpty }

    mutating func setBackground(_ image: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics) {
        backgrounds[Place(state: state.rawValue, metrics: metrics.rawValue)] = image
    }

    func exactBackground(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        backgrounds[Place(state: state.rawValue, metrics: metrics.rawValue)]
    }

    mutating func setDivider(_ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
        dividers[Gap(left: left.rawValue, right: right.rawValue, metrics: metrics.rawValue)] = image
    }

    func exactDivider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        dividers[Gap(left: left.rawValue, right: right.rawValue, metrics: metrics.rawValue)]
    }

    /// The picture for a state, else the normal one.
    func background(_ state: UIControl.State) -> UIImage? { exactBackground(state, .default) ?? exactBackground(.normal, .default) }

    /// The picture between two states, else the one between normal ones.
    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        exactDivider(left, right, .default) ?? exactDivider(.normal, .normal, .default)
    }
}
