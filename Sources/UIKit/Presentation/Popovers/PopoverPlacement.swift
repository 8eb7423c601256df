/// The placement of a popover: a value in, a value out (behaviour/rules.md 4).
///
/// The four regions around the source are weighed: those whose arrow is not permitted are out; of those that hold the whole
/// popover the largest is chosen, else the largest of all, and the popover shrinks to it. Then it slides along the source's
/// side to stay inside the area, the arrow following the source.
package struct PopoverPlacement: Equatable {
    /// The size the content asks for, without the arrow.
    package var content: CGSize
    /// The rectangle that the popover points at, in the container's coordinates.
    package var source: CGRect
    /// The area that the popover may be in: the container without margins and safe area.
    package var area: CGRect
    package var permitted: UIPopoverArrowDirection = .any
    /// Whether the popover may cover its source when there is no room beside it.
    package var mayOverlap = false
    /// Whether the source is an item of a bar: the popover goes below it or above it wherever it fits there.
    package var isBarItem = false
    package var arrowHeight: CGFloat = 13
    package var arrowBase: CGFloat = 25
    package var cornerRadius: CGFloat = 13

    package init(content: CGSize, source: CGRect, area: CGRect) {
        self.content = content
        self.source = source
        self.area = area
    }

    package struct Result: Equatable {
        /// The popover with its arrow.
        package var frame: CGRect
        /// `unknown` for one without an arrow.
        package var direction: UIPopoverArrowDirection
        /// From the middle of the side that has the arrow to the arrow's middle, in points right or down.
        package var arrowOffset: CGFloat
    }

    /// A side of the source too small to show anything in, in points.
    private static let leastRoom: CGFloat = 60

    package var result: Result {
        let regions: [Region] = self.regions
        if isBarItem, let beside = regions.filter({ $0.isVertical && fits($0) }).max(by: isWorse) { return place(size(in: beside), beside) }
        guard let best = regions.filter({ fits($0) }).max(by: isWorse) ?? regions.max(by: isWorse), best.room > Self.leastRoom else {
            return mayOverlap ? overlapping(regions.max(by: isWorse)) : centered
        }
        if mayOverlap, !fits(best) { return overlapping(best) }
        return place(size(in: best), best)
    }

    // MARK: Regions

    private struct Region: Equatable {
        var direction: UIPopoverArrowDirection
        var rect: CGRect
        var isVertical: Bool { direction == .up || direction == .down }
        /// Points for popover and arrow away from the source.
        var room: CGFloat { isVertical ? rect.height : rect.width }
    }

    /// The permitted regions. Of equal ones the first is taken: below and above the source before its sides.
    private var regions: [Region] {
        let visible: CGRect = source.intersection(area)
        let anchor: CGRect = visible.isNull ? source : visible
        func strip(_ minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) -> CGRect {
            CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
        }
        let all: [Region] = [
            Region(direction: .up, rect: strip(area.minX, max(anchor.maxY, area.minY), area.maxX, area.maxY)),
            Region(direction: .down, rect: strip(area.minX, area.minY, area.maxX, min(anchor.minY, area.maxY))),
            Region(direction: .left, rect: strip(max(anchor.maxX, area.minX), area.minY, area.maxX, area.maxY)),
            Region(direction: .right, rect: strip(area.minX, area.minY, min(anchor.minX, area.maxX), area.maxY)),
        ]
        return all.filter { permitted.contains($0.direction) }
    }

    private func fits(_ region: Region) -> Bool {
        let along: CGFloat = region.isVertical ? content.width : content.height
        let across: CGFloat = region.isVertical ? content.height : content.width
        let length: CGFloat = region.isVertical ? region.rect.width : region.rect.height
        return along <= length && across + arrowHeight <= region.room
    }

    private func isWorse(_ first: Region, _ second: Region) -> Bool {
        first.rect.width * first.rect.height < second.rect.width * second.rect.height
    }

    // MARK: Frames

    /// The size with its arrow, shrunk to the region.
    private func size(in region: Region) -> CGSize {
        let whole: CGSize = withArrow(region)
        return CGSize(width: min(whole.width, region.rect.width), height: min(whole.height, region.rect.height))
    }

    private func withArrow(_ region: Region) -> CGSize {
        CGSize(
            width: content.width + (region.isVertical ? 0 : arrowHeight), height: content.height + (region.isVertical ? arrowHeight : 0))
    }

    private func place(_ size: CGSize, _ region: Region) -> Result {
        var frame = CGRect(origin: .zero, size: size)
        switch region.direction {
        case .up: frame.origin = CGPoint(x: source.midX - size.width / 2, y: region.rect.minY)
        case .down: frame.origin = CGPoint(x: source.midX - size.width / 2, y: region.rect.maxY - size.height)
        case .left: frame.origin = CGPoint(x: region.rect.minX, y: source.midY - size.height / 2)
        default: frame.origin = CGPoint(x: region.rect.maxX - size.width, y: source.midY - size.height / 2)
        }
        return settled(frame, region)
    }

    /// Inside the area, on whole points, the arrow as near to the source's middle as the corners let it.
    private func settled(_ frame: CGRect, _ region: Region) -> Result {
        var frame: CGRect = frame
        frame.origin.x = min(max(frame.minX, area.minX), area.maxX - frame.width).rounded()
        frame.origin.y = min(max(frame.minY, area.minY), area.maxY - frame.height).rounded()
        let length: CGFloat = region.isVertical ? frame.width : frame.height
        let reach: CGFloat = max(0, length / 2 - cornerRadius - arrowBase / 2)
        let wanted: CGFloat = region.isVertical ? source.midX - frame.midX : source.midY - frame.midY
        return Result(frame: frame, direction: region.direction, arrowOffset: min(max(wanted, -reach), reach))
    }

    /// As large as asked for, moved over the source as far as it has to.
    private func overlapping(_ region: Region?) -> Result {
        guard let region else { return centered }
        let whole: CGSize = withArrow(region)
        return place(CGSize(width: min(whole.width, area.width), height: min(whole.height, area.height)), region)
    }

    /// The source fills the area: in its middle, without an arrow.
    private var centered: Result {
        let size = CGSize(width: min(content.width, area.width), height: min(content.height, area.height))
        let visible: CGRect = source.intersection(area)
        let middle: CGRect = visible.isNull ? area : visible
        var frame = CGRect(x: middle.midX - size.width / 2, y: middle.midY - size.height / 2, width: size.width, height: size.height)
        frame.origin.x = min(max(frame.minX, area.minX), area.maxX - frame.width).rounded()
        frame.origin.y = min(max(frame.minY, area.minY), area.maxY - frame.height).rounded()
        return Result(frame: frame, direction: .unknown, arrowOffset: 0)
    }
}
