/// Which of a page control's indicators stand in the room there is, and how large each is: values in, places out.
struct PageIndicatorRow: Equatable {
    static let pitch: CGFloat = 18
    /// Both ends together.
    static let padding: CGFloat = 20
    /// The length by which a bar that shows progress is longer than a dot. Real UIKit's figure is not known.
    static let barExtension: CGFloat = 18

    /// The pages whose indicators are shown.
    let visible: Range<Int>
    private let count: Int
    private let current: Int
    private let hasBar: Bool

    /// From one end of what is shown to the other, in points.
    var length: CGFloat { CGFloat(visible.count) * Self.pitch + Self.padding + (hasBar ? Self.barExtension : 0) }

    /// - Parameters:
    ///   - length: What there is for indicators and padding, in points.
    ///   - first: The first page that was shown before. As few indicators move as will do.
    ///   - hasBar: Whether the current page's indicator is a bar.
    init(count: Int, current: Int, length: CGFloat, first: Int, hasBar: Bool = false) {
        self.count = count
        self.current = current
        self.hasBar = hasBar
        let room: CGFloat = length - Self.padding - (hasBar ? Self.barExtension : 0)
        let capacity: Int = max(1, Int((room / Self.pitch + 0.01).rounded(.down)))
        guard count > capacity else {
            visible = 0..<max(0, count)
            return
        }
        // The current page stands on no indicator that is small because more pages follow.
        let shoulder: Int = capacity > 4 ? 2 : capacity > 2 ? 1 : 0
        var start: Int = min(first, current - min(shoulder, current))
        start = max(start, current + 1 + min(shoulder, count - 1 - current) - capacity)
        start = max(0, min(start, count - capacity))
        visible = start..<start + capacity
    }

    /// How large a page's indicator is: those at an end beyond which there are more pages are small.
    func scale(of page: Int) -> CGFloat {
        func scale(_ distance: Int, _ goesOn: Bool) -> CGFloat {
            goesOn && visible.count > 2 ? (distance == 0 ? 0.5 : distance == 1 && visible.count > 4 ? 0.75 : 1) : 1
        }
        return min(scale(page - visible.lowerBound, visible.lowerBound > 0), scale(visible.upperBound - 1 - page, visible.upperBound < count))
    }

    /// From the row's middle to a page's indicator, along the row.
    func offset(of page: Int) -> CGFloat {
        let dot: CGFloat = (CGFloat(page - visible.lowerBound) - CGFloat(visible.count - 1) / 2) * Self.pitch
        return hasBar && page != current ? dot + (page < current ? -Self.barExtension : Self.barExtension) / 2 : dot
    }

    /// The page whose indicator is nearest to a place along the row, from its middle.
    func page(at offset: CGFloat) -> Int {
        if hasBar {
            return visible.min { abs(self.offset(of: $0) - offset) < abs(self.offset(of: $1) - offset) } ?? current
        }
        let place: Int = Int((offset / Self.pitch + CGFloat(visible.count - 1) / 2).rounded())
        return max(visible.lowerBound, min(visible.upperBound - 1, visible.lowerBound + place))
    }
}
