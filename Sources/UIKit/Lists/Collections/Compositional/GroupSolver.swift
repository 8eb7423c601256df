/// The places inside one group.
struct GroupPlan {
    struct Leaf {
        /// In the group's coordinates, content insets taken off.
        var frame: CGRect
        /// The lengths by which the content insets reduced the frame, to be added to a measured size.
        var insets: UIEdgeInsets = .zero
        /// The sides whose length the cell decides.
        var estimatesWidth = false
        var estimatesHeight = false
        var zIndex = 0

        /// The size with the content insets.
        var wholeSize: CGSize { CGSize(width: frame.width + insets.left + insets.right, height: frame.height + insets.top + insets.bottom) }
    }

    struct Attachment {
        var frame: CGRect
        var kind: String
        var zIndex: Int
        /// The leaf it belongs to.
        var leaf: Int
    }

    var size: CGSize = .zero
    var leaves: [Leaf] = []
    var attachments: [Attachment] = []
    /// Whether the number of leaves follows from measured sizes.
    var hasOpenCount = false
}

/// Lays out one group: sizes in, places out.
@MainActor struct GroupSolver {
    /// The measured size of the leaf at an index of the group, with its content insets; nil where nothing is known.
    var measured: (Int) -> CGSize?
    var environment: LayoutEnvironment
    var rightToLeft: Bool
    /// How many leaves there are left to place.
    var limit: Int

    private var plan = GroupPlan()
    /// The lengths that the members of the row share which is placed now; nil while they are looked for.
    private var shared: CGSize?

    init(environment: LayoutEnvironment, rightToLeft: Bool, limit: Int, measured: @escaping (Int) -> CGSize?) {
        self.environment = environment
        self.rightToLeft = rightToLeft
        self.limit = limit
        self.measured = measured
    }

    static func plan(
        _ group: NSCollectionLayoutGroup, in container: CGSize, environment: LayoutEnvironment, rightToLeft: Bool, limit: Int = .max,
        measured: @escaping (Int) -> CGSize? = { _ in nil }
    ) -> GroupPlan {
        var solver = GroupSolver(environment: environment, rightToLeft: rightToLeft, limit: limit, measured: measured)
        let size: CGSize = solver.place(group, size: group.layoutSize.size(in: container), at: .zero)
        solver.plan.size = size
        if rightToLeft { solver.mirror(width: size.width) }
        return solver.plan
    }

    /// Places the group's members from `origin` on; returns its size, which estimates take from the members.
    private mutating func place(_ group: NSCollectionLayoutGroup, size: CGSize, at origin: CGPoint) -> CGSize {
        let insets: NSDirectionalEdgeInsets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
        let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        let firstLeaf: Int = plan.leaves.count
        var used: CGSize
        switch group.arrangement {
        case .custom(let provider): used = placeCustom(provider, inner, at: start)
        case .horizontal: used = placeRow(group, inner, at: start, isHorizontal: true)
        case .vertical: used = placeRow(group, inner, at: start, isHorizontal: false)
        }
        used.width += insets.leading + insets.trailing
        used.height += insets.top + insets.bottom
        var result: CGSize = size
        if group.layoutSize.widthDimension.isMeasured { result.width = used.width }
        if group.layoutSize.heightDimension.isMeasured { result.height = used.height }
        for item in group.supplementaryItems {
            let frame: CGRect = item.frame(on: CGRect(origin: origin, size: result))
            plan.attachments.append(.init(frame: frame, kind: item.elementKind, zIndex: item.zIndex, leaf: firstLeaf))
        }
        return result
    }

    private mutating func placeCustom(_ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, at start: CGPoint) -> CGSize {
        let inside = LayoutEnvironment(size: size, traits: environment.traitCollection, surroundings: environment.surroundings)
        var used = CGSize.zero
        for item in provider(inside) where plan.leaves.count < limit {
            plan.leaves.append(.init(frame: item.frame.offsetBy(dx: start.x, dy: start.y), zIndex: item.zIndex))
            used = CGSize(width: max(used.width, item.frame.maxX), height: max(used.height, item.frame.maxY))
        }
        return used
    }

    /// Places the members one after another; those that are as long as the longest of them are placed once more when that is known.
    private mutating func placeRow(_ group: NSCollectionLayoutGroup, _ size: CGSize, at start: CGPoint, isHorizontal: Bool) -> CGSize {
        let outer: CGSize? = shared
        defer { shared = outer }
        shared = nil
        let before: GroupPlan = plan
        let used: CGSize = placeMembers(group, size, at: start, isHorizontal: isHorizontal)
        let uniform: [NSCollectionLayoutItem] = group.subitems.filter { !($0 is NSCollectionLayoutGroup) && $0.layoutSize.isUniform }
        guard !uniform.isEmpty, !group.subitems.contains(where: { $0 is NSCollectionLayoutGroup }) else { return used }
        let placed: [CGSize] = plan.leaves[before.leaves.count...].enumerated()
            .filter { group.subitems[$0.offset % group.subitems.count].layoutSize.isUniform }.map(\.element.wholeSize)
        plan = before
        shared = placed.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
        return placeMembers(group, size, at: start, isHorizontal: isHorizontal)
    }

    /// Places the members one after another, then spreads them where spacing is flexible.
    private mutating func placeMembers(_ group: NSCollectionLayoutGroup, _ size: CGSize, at start: CGPoint, isHorizontal: Bool) -> CGSize {
        guard !group.subitems.isEmpty else { return .zero }
        let room: CGFloat = isHorizontal ? size.width : size.height
        let isOpen: Bool = isHorizontal ? group.layoutSize.widthDimension.isMeasured : group.layoutSize.heightDimension.isMeasured
        let spacing: CGFloat = group.interItemSpacing?.spacing ?? 0
        var along: CGFloat = 0
        var across: CGFloat = 0
        var starts: [(leaf: Int, attachment: Int)] = []
        var number = 0
        while plan.leaves.count < limit, number < (group.count ?? .max) {
            let item: NSCollectionLayoutItem = group.subitems[number % group.subitems.count]
            var itemSize: CGSize = measuredSize(of: item, in: size)
            if group.sharesEqually, let count = group.count {
                let share: CGFloat = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
                if isHorizontal { itemSize.width = share } else if !item.layoutSize.heightDimension.isMeasured { itemSize.height = share }
            }
            let edges: UIEdgeInsets = Self.edges(item.edgeSpacing)
            let length: CGFloat =
                isHorizontal ? itemSize.width + edges.left + edges.right : itemSize.height + edges.top + edges.bottom
            let next: CGFloat = along + (number > 0 ? spacing : 0)
            // A member that does not fit begins the next group; one is placed in any case.
            if group.count == nil {
                if isOpen, number >= group.subitems.count { break }
                if !isOpen, number > 0, next + length > room + 0.01 { break }
                if !isOpen, length <= 0 { break }
            }
            starts.append((plan.leaves.count, plan.attachments.count))
            let origin = CGPoint(
                x: start.x + edges.left + (isHorizontal ? next : 0), y: start.y + edges.top + (isHorizontal ? 0 : next))
            let placed: CGSize = placeMember(item, size: itemSize, at: origin)
            along = next + (isHorizontal ? placed.width + edges.left + edges.right : placed.height + edges.top + edges.bottom)
            across = max(across, isHorizontal ? placed.height + edges.top + edges.bottom : placed.width + edges.left + edges.right)
            number += 1
        }
        if group.count == nil, !isOpen, group.subitems.contains(where: { Self.isOpen($0, isHorizontal) }) { plan.hasOpenCount = true }
        if group.interItemSpacing?.isFlexibleSpacing == true, number > 1, !isOpen {
            spread(starts, by: (room - along) / CGFloat(number - 1), isHorizontal)
        }
        return isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    private static func isOpen(_ item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> Bool {
        isHorizontal ? item.layoutSize.widthDimension.isMeasured : item.layoutSize.heightDimension.isMeasured
    }

    private mutating func spread(_ starts: [(leaf: Int, attachment: Int)], by gap: CGFloat, _ isHorizontal: Bool) {
        guard gap > 0 else { return }
        for (number, start) in starts.enumerated() where number > 0 {
            let leafEnd: Int = number + 1 < starts.count ? starts[number + 1].leaf : plan.leaves.count
            let attachmentEnd: Int = number + 1 < starts.count ? starts[number + 1].attachment : plan.attachments.count
            let shift: CGFloat = gap * CGFloat(number)
            for leaf in start.leaf..<leafEnd {
                plan.leaves[leaf].frame = plan.leaves[leaf].frame.offsetBy(dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
            }
            for attachment in start.attachment..<attachmentEnd {
                plan.attachments[attachment].frame =
                    plan.attachments[attachment].frame.offsetBy(dx: isHorizontal ? shift : 0, dy: isHorizontal ? 0 : shift)
            }
        }
    }

    private mutating func placeMember(_ item: NSCollectionLayoutItem, size: CGSize, at origin: CGPoint) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup { return place(group, size: size, at: origin) }
        let insets = UIEdgeInsets(
            top: item.contentInsets.top, left: item.contentInsets.leading, bottom: item.contentInsets.bottom,
            right: item.contentInsets.trailing)
        let frame: CGRect = CGRect(origin: origin, size: size).inset(by: insets)
        for attached in item.supplementaryItems {
            plan.attachments.append(
                .init(frame: attached.frame(on: frame), kind: attached.elementKind, zIndex: attached.zIndex, leaf: plan.leaves.count))
        }
        plan.leaves.append(
            .init(
                frame: frame, insets: insets, estimatesWidth: item.layoutSize.widthDimension.isMeasured,
                estimatesHeight: item.layoutSize.heightDimension.isMeasured))
        return size
    }

    /// The size of a member, measured along the sides that are estimates.
    private func measuredSize(of item: NSCollectionLayoutItem, in container: CGSize) -> CGSize {
        var size: CGSize = item.layoutSize.size(in: container)
        guard item.layoutSize.isEstimated, !(item is NSCollectionLayoutGroup) else { return size }
        if let own = measured(plan.leaves.count) {
            if item.layoutSize.widthDimension.isMeasured { size.width = own.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = own.height }
        }
        if let shared {
            if item.layoutSize.widthDimension.isUniformAcrossSiblings { size.width = shared.width }
            if item.layoutSize.heightDimension.isUniformAcrossSiblings { size.height = shared.height }
        }
        return size
    }

    private static func edges(_ spacing: NSCollectionLayoutEdgeSpacing?) -> UIEdgeInsets {
        guard let spacing else { return .zero }
        return UIEdgeInsets(
            top: spacing.top?.spacing ?? 0, left: spacing.leading?.spacing ?? 0, bottom: spacing.bottom?.spacing ?? 0,
            right: spacing.trailing?.spacing ?? 0)
    }

    private mutating func mirror(width: CGFloat) {
        for index in plan.leaves.indices { plan.leaves[index].frame.origin.x = width - plan.leaves[index].frame.maxX }
        for index in plan.attachments.indices { plan.attachments[index].frame.origin.x = width - plan.attachments[index].frame.maxX }
    }
}
