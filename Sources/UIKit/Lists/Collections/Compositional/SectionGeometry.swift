internal import ListEngine

/// The places of the parts of one section. Lengths run along the layout's scrolling unless they say otherwise; frames are in the
/// content's coordinates. Nothing is computed for groups that nobody asks about.
@MainActor final class SectionGeometry {
    let section: NSCollectionLayoutSection
    let count: Int
    /// The section's beginning, and its whole extent with headers and footers.
    var start: CGFloat = 0
    private(set) var length: CGFloat = 0

    let isVertical: Bool
    private let environment: LayoutEnvironment
    private let rightToLeft: Bool
    private let scale: CGFloat
    /// The insets in terms of left and right, with those of side boundary views.
    private var insets = UIEdgeInsets.zero
    /// The room groups are measured against.
    private var room: CGSize = .zero
    private let template: GroupPlan
    private let perGroup: Int
    /// Extents of the groups with the spacing after them; along the axis they are lined up on.
    private var extents: ExtentIndex
    /// First items of groups whose number of items follows from measured sizes.
    private var openGroups: [Int] = []
    private var measured: [Int: CGSize] = [:]
    private var measuredBoundaries: [Int: CGSize] = [:]
    /// The thickness of a section that scrolls across, where its groups turned out thicker than the template.
    private var orthogonalThickness: CGFloat = 0

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether groups follow each other from top to bottom.
    private var stacksDown: Bool { isVertical != isOrthogonal }
    var isList: Bool { section.list != nil }

    init(
        _ section: NSCollectionLayoutSection, count: Int, environment: LayoutEnvironment, isVertical: Bool, rightToLeft: Bool,
        reference: UIContentInsetsReference
    ) {
        self.section = section
        self.count = count
        self.environment = environment
        self.isVertical = isVertical
        self.rightToLeft = rightToLeft
        scale = max(1, environment.traitCollection.displayScale)
        let chosen: UIContentInsetsReference = section.contentInsetsReference == .automatic ? reference : section.contentInsetsReference
        let outer: NSDirectionalEdgeInsets = environment.surroundings.insets(for: chosen)
        let own: NSDirectionalEdgeInsets = section.contentInsets
        let sum = NSDirectionalEdgeInsets(
            top: own.top + outer.top, leading: own.leading + outer.leading, bottom: own.bottom + outer.bottom,
            trailing: own.trailing + outer.trailing)
        var insets: UIEdgeInsets = sum.resolved(rightToLeft: rightToLeft)
        for item in section.boundarySupplementaryItems where item.extendsBoundary && item.isSide {
            let width: CGFloat = item.layoutSize.size(in: environment.contentSize).width
            if item.alignment.edges.contains(.leading) != rightToLeft { insets.left += width } else { insets.right += width }
        }
        self.insets = insets
        let room = CGSize(
            width: max(0, environment.contentSize.width - insets.left - insets.right),
            height: max(0, environment.contentSize.height - insets.top - insets.bottom))
        self.room = room
        let template: GroupPlan = GroupSolver.plan(section.group, in: room, environment: environment, rightToLeft: rightToLeft)
        self.template = template
        perGroup = max(1, template.leaves.count)
        let pitch: CGFloat = (isVertical != (section.orthogonalScrollingBehavior != .none)) ? template.size.height : template.size.width
        extents = ExtentIndex(count: (count + perGroup - 1) / perGroup, estimate: Double(pitch + section.interGroupSpacing))
        finishSetUp()
    }

    private func finishSetUp() {
        if template.hasOpenCount {
            breakOpenGroups()
        } else if count % perGroup != 0, !isList {
            updateExtent(ofGroup: groupCount - 1)
        }
        orthogonalThickness = stacksDown ? template.size.width : template.size.height
        updateLength()
    }

    private var groupCount: Int { template.hasOpenCount ? openGroups.count : extents.count }

    private func updateLength() {
        let rows: CGFloat = isOrthogonal ? orthogonalThickness : groupsExtent
        let around: CGFloat = isVertical ? insets.top + insets.bottom : insets.left + insets.right
        length = boundaryExtent(atStart: true) + (count > 0 ? rows : 0) + around + boundaryExtent(atStart: false)
    }

    /// From the beginning of the first group to the end of the last.
    private var groupsExtent: CGFloat { max(0, CGFloat(extents.total) - (groupCount > 0 ? section.interGroupSpacing : 0)) }

    // MARK: Groups

    private func items(ofGroup group: Int) -> Range<Int> {
        if template.hasOpenCount { return openGroups[group]..<(group + 1 < openGroups.count ? openGroups[group + 1] : count) }
        return group * perGroup..<min(count, (group + 1) * perGroup)
    }

    private func group(of item: Int) -> Int {
        guard template.hasOpenCount else { return item / perGroup }
        var low = 0
        var high: Int = openGroups.count - 1
        while low < high {
            let middle: Int = (low + high + 1) / 2
            if openGroups[middle] <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func plan(ofGroup group: Int) -> GroupPlan {
        let items: Range<Int> = items(ofGroup: group)
        if !template.hasOpenCount, items.count == perGroup, measured.isEmpty || !items.contains(where: { measured[$0] != nil }) { return template }
        return plan(from: items.lowerBound, limit: items.count)
    }

    private func plan(from item: Int, limit: Int) -> GroupPlan {
        let known: [Int: CGSize] = measured
        return GroupSolver.plan(section.group, in: room, environment: environment, rightToLeft: rightToLeft, limit: limit) { known[item + $0] }
    }

    private func updateExtent(ofGroup group: Int) {
        guard group >= 0 else { return }
        let size: CGSize = plan(ofGroup: group).size
        extents.setExtent(Double((stacksDown ? size.height : size.width) + section.interGroupSpacing), of: group)
        orthogonalThickness = max(orthogonalThickness, stacksDown ? size.width : size.height)
    }

    /// Groups that hold as many items as their measured sizes leave room for are laid out one after another.
    private func breakOpenGroups() {
        openGroups = []
        var sizes: [CGFloat] = []
        var item = 0
        while item < count {
            let plan: GroupPlan = plan(from: item, limit: count - item)
            openGroups.append(item)
            sizes.append(stacksDown ? plan.size.height : plan.size.width)
            item += max(1, plan.leaves.count)
        }
        extents = ExtentIndex(count: openGroups.count, estimate: Double(template.size.height + section.interGroupSpacing))
        for (group, size) in sizes.enumerated() { extents.setExtent(Double(size + section.interGroupSpacing), of: group) }
    }

    // MARK: Frames

    /// The upper left corner of the first group.
    private var groupsOrigin: CGPoint {
        let begin: CGFloat = start + boundaryExtent(atStart: true)
        return isVertical ? CGPoint(x: insets.left, y: begin + insets.top) : CGPoint(x: begin + insets.left, y: insets.top)
    }

    private func origin(ofGroup group: Int, _ size: CGSize) -> CGPoint {
        var origin: CGPoint = groupsOrigin
        let offset: CGFloat = snapped(CGFloat(extents.offset(of: group)))
        if stacksDown {
            origin.y += offset
            if rightToLeft, isVertical { origin.x = environment.contentSize.width - insets.right - size.width }
        } else if runsLeftwards {
            origin.x = orthogonalExtent - insets.right - centring(size) - offset - size.width
        } else {
            origin.x += offset + centring(size)
        }
        return origin
    }

    /// Whether groups follow each other from right to left.
    private var runsLeftwards: Bool { rightToLeft && isOrthogonal && isVertical }

    /// The width of what scrolls across, at least the section's own.
    private var orthogonalExtent: CGFloat {
        max(environment.contentSize.width, insets.left + groupsExtent + insets.right + 2 * centring(template.size))
    }

    /// Group paging with centred groups puts the first into the middle.
    private func centring(_ size: CGSize) -> CGFloat {
        section.orthogonalScrollingBehavior == .groupPagingCentered
            ? max(0, (environment.contentSize.width - size.width) / 2 - insets.left) : 0
    }

    private func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    /// An item's place, and which sides of it are still an estimate.
    func leaf(_ item: Int) -> GroupPlan.Leaf {
        if isList {
            let top: CGFloat = groupsOrigin.y + CGFloat(extents.offset(of: item))
            let height: CGFloat = CGFloat(extents.extent(of: item)) - section.interGroupSpacing
            return GroupPlan.Leaf(
                frame: CGRect(x: insets.left, y: top, width: room.width, height: height), estimatesHeight: extents.measured(item) == nil)
        }
        let group: Int = group(of: item)
        let plan: GroupPlan = plan(ofGroup: group)
        let index: Int = min(item - items(ofGroup: group).lowerBound, plan.leaves.count - 1)
        guard index >= 0 else { return GroupPlan.Leaf(frame: .zero) }
        var leaf: GroupPlan.Leaf = plan.leaves[index]
        let origin: CGPoint = origin(ofGroup: group, plan.size)
        let frame: CGRect = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        let x: CGFloat = snapped(frame.minX)
        let y: CGFloat = snapped(frame.minY)
        leaf.frame = CGRect(x: x, y: y, width: snapped(frame.maxX) - x, height: snapped(frame.maxY) - y)
        if measured[item] != nil {
            leaf.estimatesWidth = false
            leaf.estimatesHeight = false
        }
        return leaf
    }

    /// The items of the groups that touch `rect`.
    func items(in rect: CGRect, scrolled: CGPoint) -> Range<Int> {
        guard count > 0, groupCount > 0 else { return 0..<0 }
        let origin: CGPoint = groupsOrigin
        let low: CGFloat
        let high: CGFloat
        if runsLeftwards {
            low = orthogonalExtent - insets.right - scrolled.x - environment.contentSize.width
            high = low + environment.contentSize.width
        } else if isOrthogonal {
            low = stacksDown ? scrolled.y - origin.y : scrolled.x - origin.x
            high = low + (stacksDown ? environment.contentSize.height : environment.contentSize.width)
        } else {
            low = stacksDown ? rect.minY - origin.y : rect.minX - origin.x
            high = stacksDown ? rect.maxY - origin.y : rect.maxX - origin.x
        }
        guard high > 0 || low <= 0, low < CGFloat(extents.total) else { return 0..<0 }
        let first: Int = extents.index(at: Double(low))
        let last: Int = extents.index(at: Double(max(0, high)))
        return items(ofGroup: first).lowerBound..<items(ofGroup: last).upperBound
    }

    /// Views attached to items: kind, the item each belongs to, its number among those of its kind at the item, and frame.
    func attachments(of items: Range<Int>) -> [(kind: String, item: Int, frame: CGRect, zIndex: Int)] {
        guard !template.attachments.isEmpty, !items.isEmpty else { return [] }
        var found: [(kind: String, item: Int, frame: CGRect, zIndex: Int)] = []
        for group in group(of: items.lowerBound)...group(of: items.upperBound - 1) {
            let plan: GroupPlan = plan(ofGroup: group)
            let origin: CGPoint = origin(ofGroup: group, plan.size)
            let first: Int = self.items(ofGroup: group).lowerBound
            for attached in plan.attachments {
                found.append((attached.kind, first + attached.leaf, attached.frame.offsetBy(dx: origin.x, dy: origin.y), attached.zIndex))
            }
        }
        return found
    }

    // MARK: Measuring

    /// Takes the size a cell asks for; returns whether anything moved.
    func setMeasured(_ size: CGSize, of item: Int) -> Bool {
        if isList {
            let changed: Bool = extents.setExtent(Double(size.height + section.interGroupSpacing), of: item) != 0
            if changed { updateLength() }
            return changed
        }
        let leaf: GroupPlan.Leaf = plan(ofGroup: group(of: item)).leaves[min(item - items(ofGroup: group(of: item)).lowerBound, perGroup - 1)]
        let whole = CGSize(
            width: size.width + leaf.insets.left + leaf.insets.right, height: size.height + leaf.insets.top + leaf.insets.bottom)
        guard measured[item] != whole else { return false }
        measured[item] = whole
        if template.hasOpenCount { breakOpenGroups() } else { updateExtent(ofGroup: group(of: item)) }
        updateLength()
        return true
    }

    /// The sides of an item whose length its cell decides.
    func estimatedSides(of item: Int) -> (width: Bool, height: Bool) {
        if isList { return (false, section.group.subitems.first?.layoutSize.heightDimension.isMeasured ?? true) }
        let index: Int = template.hasOpenCount ? 0 : item % perGroup
        guard template.leaves.indices.contains(index) else { return (false, false) }
        return (template.leaves[index].estimatesWidth, template.leaves[index].estimatesHeight)
    }

    func setMeasured(_ size: CGSize, ofBoundary index: Int) -> Bool {
        guard measuredBoundaries[index] != size else { return false }
        measuredBoundaries[index] = size
        updateLength()
        return true
    }

    /// Adopts the sizes that were measured for the section's last geometry.
    func adopt(_ old: SectionGeometry, newItem: (Int) -> Int?) {
        guard old.room.width == room.width, old.isVertical == isVertical, old.isList == isList else { return }
        if isList {
            extents = old.extents.remapped(count: count, newItem)
        } else {
            for (item, size) in old.measured { if let new = newItem(item), new < count { measured[new] = size } }
            guard !measured.isEmpty else { return }
            if template.hasOpenCount { breakOpenGroups() } else { for group in Set(measured.keys.map { self.group(of: $0) }) { updateExtent(ofGroup: group) } }
        }
        measuredBoundaries = old.measuredBoundaries
        updateLength()
    }

    // MARK: Headers, footers, sides

    /// Room above everything in the section.
    private var lead: CGFloat { section.list?.headerTopPadding ?? 0 }

    private func boundaryExtent(atStart: Bool) -> CGFloat {
        section.boundarySupplementaryItems.enumerated().reduce(atStart ? lead : 0) { sum, entry in
            guard entry.element.extendsBoundary, entry.element.isAt(start: atStart, isVertical: isVertical) else { return sum }
            let size: CGSize = size(ofBoundary: entry.offset)
            return sum + (isVertical ? size.height : size.width)
        }
    }

    /// The room boundary views are measured against: with the section's insets at the sides, or without.
    private var boundaryRoom: CGRect {
        let across: UIEdgeInsets = section.supplementariesFollowContentInsets ? insets : .zero
        return isVertical
            ? CGRect(x: across.left, y: 0, width: environment.contentSize.width - across.left - across.right, height: environment.contentSize.height)
            : CGRect(x: 0, y: across.top, width: environment.contentSize.width, height: environment.contentSize.height - across.top - across.bottom)
    }

    private func size(ofBoundary index: Int) -> CGSize {
        let item: NSCollectionLayoutBoundarySupplementaryItem = section.boundarySupplementaryItems[index]
        var size: CGSize = item.layoutSize.size(in: boundaryRoom.size)
        if let own = measuredBoundaries[index] {
            if item.layoutSize.widthDimension.isMeasured { size.width = own.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = own.height }
        }
        return size
    }

    /// The frame of a boundary view; pinned ones follow `visible`.
    func frame(ofBoundary index: Int, visible: CGRect) -> (frame: CGRect, isPinned: Bool) {
        let item: NSCollectionLayoutBoundarySupplementaryItem = section.boundarySupplementaryItems[index]
        let size: CGSize = size(ofBoundary: index)
        let room: CGRect = boundaryRoom
        let edges: NSDirectionalRectEdge = item.alignment.edges
        let content: CGRect = contentRect
        var origin = CGPoint(x: room.midX - size.width / 2, y: content.midY - size.height / 2)
        if edges.contains(rightToLeft ? .trailing : .leading) { origin.x = item.isSide ? content.minX - size.width : room.minX }
        if edges.contains(rightToLeft ? .leading : .trailing) { origin.x = item.isSide ? content.maxX : room.maxX - size.width }
        if isVertical {
            let above: CGFloat = stacked(before: index, atStart: true)
            if edges.contains(.top) { origin.y = (item.extendsBoundary ? start + lead : content.minY) + above }
            if edges.contains(.bottom) {
                origin.y = item.extendsBoundary ? start + length - size.height - stacked(before: index, atStart: false) : content.maxY - size.height
            }
        } else {
            if edges.contains(.leading) { origin.x = start }
            if edges.contains(.trailing) { origin.x = start + length - size.width }
            if edges.contains(.top) { origin.y = room.minY }
            if edges.contains(.bottom) { origin.y = room.maxY - size.height }
        }
        origin.x += item.offset.x
        origin.y += item.offset.y
        let resting: CGPoint = origin
        if item.pinToVisibleBounds {
            let isStart: Bool = item.isAt(start: true, isVertical: isVertical)
            if isVertical {
                origin.y =
                    isStart
                    ? min(max(origin.y, visible.minY), start + length - boundaryExtent(atStart: false) - size.height)
                    : max(min(origin.y, visible.maxY - size.height), start)
                if isStart { origin.y = max(origin.y, resting.y) }
            } else {
                origin.x =
                    isStart
                    ? max(resting.x, min(max(origin.x, visible.minX), start + length - size.width)) : max(min(origin.x, visible.maxX - size.width), start)
            }
        }
        return (CGRect(origin: origin, size: size), origin != resting)
    }

    private func stacked(before index: Int, atStart: Bool) -> CGFloat {
        (0..<index).reduce(0) { sum, other in
            let item: NSCollectionLayoutBoundarySupplementaryItem = section.boundarySupplementaryItems[other]
            guard item.extendsBoundary, item.isAt(start: atStart, isVertical: isVertical),
                item.alignment.edges == section.boundarySupplementaryItems[index].alignment.edges
            else { return sum }
            return sum + size(ofBoundary: other).height
        }
    }

    // MARK: The whole

    /// The section without headers and footers.
    private var contentRect: CGRect {
        let head: CGFloat = boundaryExtent(atStart: true)
        let tail: CGFloat = boundaryExtent(atStart: false)
        return isVertical
            ? CGRect(x: insets.left, y: start + head, width: room.width, height: length - head - tail)
            : CGRect(x: start + head, y: insets.top, width: length - head - tail, height: room.height)
    }

    var frame: CGRect {
        isVertical
            ? CGRect(x: 0, y: start, width: environment.contentSize.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: environment.contentSize.height)
    }

    func frame(of decoration: NSCollectionLayoutDecorationItem) -> CGRect {
        frame.inset(by: decoration.contentInsets.resolved(rightToLeft: rightToLeft))
    }

    /// The scroll view of a section that scrolls across.
    var orthogonal: OrthogonalGeometry? {
        guard isOrthogonal else { return nil }
        let content: CGRect = contentRect
        let whole: CGFloat = environment.contentSize.width
        if isVertical {
            let extent: CGFloat = rightToLeft ? orthogonalExtent : insets.left + groupsExtent + insets.right + 2 * centring(template.size)
            return OrthogonalGeometry(
                frame: CGRect(x: 0, y: content.minY, width: whole, height: content.height),
                contentSize: CGSize(width: extent, height: content.height), behavior: section.orthogonalScrollingBehavior,
                pageLength: section.orthogonalScrollingBehavior == .paging ? whole : template.size.width + section.interGroupSpacing,
                bounce: section.orthogonalScrollingProperties.bounce, decelerationRate: section.orthogonalScrollingProperties.decelerationRate)
        }
        return OrthogonalGeometry(
            frame: CGRect(x: content.minX, y: 0, width: content.width, height: environment.contentSize.height),
            contentSize: CGSize(width: content.width, height: insets.top + groupsExtent + insets.bottom),
            behavior: section.orthogonalScrollingBehavior, pageLength: template.size.height + section.interGroupSpacing,
            bounce: section.orthogonalScrollingProperties.bounce, decelerationRate: section.orthogonalScrollingProperties.decelerationRate)
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Whether the view stands beside a section that scrolls down, neither above nor below it.
    var isSide: Bool { alignment == .leading || alignment == .trailing }

    /// Whether the view stands at the section's beginning or its end along the scrolling.
    func isAt(start: Bool, isVertical: Bool) -> Bool {
        let edges: NSDirectionalRectEdge = alignment.edges
        return isVertical ? edges.contains(start ? .top : .bottom) : edges.contains(start ? .leading : .trailing)
    }
}
