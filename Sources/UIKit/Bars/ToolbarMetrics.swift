/// Places in toolbars: values in, values out. Their height and padding are those of a navigation bar in the same window
/// (`NavigationBarMetrics`; behaviour/metrics.json, bars).
enum ToolbarMetrics {
    enum Element: Equatable {
        case button(CGFloat), space(CGFloat), flexible
    }

    /// Between neighbouring buttons.
    static let spacing: CGFloat = 16

    /// Spans from the leading edge: flexible spaces share what the others leave.
    static func place(_ elements: [Element], in width: CGFloat) -> [ClosedRange<CGFloat>] {
        var taken: CGFloat = 0
        var flexible: CGFloat = 0
        for (index, element) in elements.enumerated() {
            switch element {
            case .button(let width): taken += width
            case .space(let width): taken += width
            case .flexible: flexible += 1
            }
            taken += gap(after: index, elements)
        }
        let share: CGFloat = flexible > 0 ? max(0, (width - taken) / flexible) : 0
        var x: CGFloat = 0
        return elements.enumerated().map { index, element in
            let length: CGFloat =
                switch element {
                case .button(let width), .space(let width): width
                case .flexible: share
                }
            defer { x += length + gap(after: index, elements) }
            return x...(x + length)
        }
    }

    private static func gap(after index: Int, _ elements: [Element]) -> CGFloat {
        guard index + 1 < elements.count, case .button = elements[index], case .button = elements[index + 1] else { return 0 }
        return spacing
    }
}
