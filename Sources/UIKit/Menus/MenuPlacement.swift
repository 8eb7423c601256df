/// Sizes of menus as iOS 17 shows them, in points.
enum MenuMetrics {
    static let width: CGFloat = 250
    /// At the sizes of text for accessibility.
    static let wideWidth: CGFloat = 320
    static let cornerRadius: CGFloat = 12
    static let rowHeight: CGFloat = 44
    static let imagesHeight: CGFloat = 44
    static let imagesAndTitlesHeight: CGFloat = 66
    static let padding: CGFloat = 11
    static let side: CGFloat = 16
    /// The beginning of titles in lists with check marks.
    static let markedSide: CGFloat = 34
    static let sectionGap: CGFloat = 8
    static let imageColumn: CGFloat = 24
    /// Between a menu and what it belongs to.
    static let gap: CGFloat = 8
    /// Between a menu and the window's edges.
    static let margin: CGFloat = 8
}

/// The placement of a menu that belongs to a control: a value in, a value out.
///
/// Below the control if there is room, else above it, else on the side with more room, where it shrinks and scrolls. Near a side
/// of the window it is flush with the control's edge there.
struct MenuPlacement: Equatable {
    var size: CGSize
    /// The control, in the window's coordinates.
    var source: CGRect
    /// The place along the control at which the menu hangs.
    var attachment: CGFloat
    /// The area that the menu may be in.
    var area: CGRect

    struct Result: Equatable {
        var frame: CGRect
        /// The point of the menu from which it grows, as parts of its size.
        var origin: CGPoint
    }

    var result: Result {
        let below: CGFloat = area.maxY - source.maxY - MenuMetrics.gap
        let above: CGFloat = source.minY - MenuMetrics.gap - area.minY
        let width: CGFloat = min(size.width, area.width)
        let goesDown: Bool = size.height <= below || (size.height > above && below >= above)
        var height: CGFloat = min(size.height, goesDown ? below : above)
        var y: CGFloat = goesDown ? source.maxY + MenuMetrics.gap : source.minY - MenuMetrics.gap - height
        if max(below, above) < 2 * MenuMetrics.rowHeight {
            // The control fills the window: the menu lies over it.
            height = min(size.height, area.height)
            y = min(max(source.midY - height / 2, area.minY), area.maxY - height)
        }
        let third: CGFloat = area.width / 3
        var x: CGFloat = attachment - width / 2
        if attachment < area.minX + third { x = min(source.minX, attachment) }
        if attachment > area.maxX - third { x = max(source.maxX, attachment) - width }
        x = min(max(x, area.minX), area.maxX - width)
        let frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
        let along: CGFloat = width > 0 ? min(max((attachment - frame.minX) / width, 0), 1) : 0.5
        return Result(frame: frame, origin: CGPoint(x: along, y: goesDown ? 0 : 1))
    }
}

/// The placement of a lifted preview and its menu: values in, values out. The menu hangs below the preview or above it; where both do not
/// fit the preview moves, and shrinks at last.
struct PreviewPlacement: Equatable {
    var menu: CGSize
    /// The preview where it was lifted, in the window's coordinates.
    var preview: CGRect
    var area: CGRect
    /// Whether the preview grows a little as it is lifted.
    var grows = true

    struct Result: Equatable {
        var preview: CGRect
        var menu: CGRect
        var goesDown: Bool
    }

    var result: Result {
        let menuHeight: CGFloat = min(menu.height, area.height * 0.7)
        let gap: CGFloat = menu.height > 0 ? MenuMetrics.gap * 2 : 0
        var size: CGSize = preview.size
        let growth: CGFloat = grows ? min(1.05, 1 + 16 / max(size.width, size.height, 1)) : 1
        size = CGSize(width: size.width * growth, height: size.height * growth)
        let room = CGSize(width: area.width, height: max(area.height - menuHeight - gap, 1))
        let shrink: CGFloat = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
        size = CGSize(width: size.width * shrink, height: size.height * shrink)
        var lifted = CGRect(
            x: preview.midX - size.width / 2, y: preview.midY - size.height / 2, width: size.width, height: size.height)
        lifted.origin.x = min(max(lifted.minX, area.minX), area.maxX - size.width)
        lifted.origin.y = min(max(lifted.minY, area.minY), area.maxY - size.height)
        let below: CGFloat = area.maxY - lifted.maxY - gap
        let above: CGFloat = lifted.minY - gap - area.minY
        let goesDown: Bool = menuHeight <= below || menuHeight > above
        if goesDown, menuHeight > below { lifted.origin.y = area.maxY - menuHeight - gap - size.height }
        let leftAligned: Bool = lifted.midX < area.midX - 1
        let isWide: Bool = size.width > menu.width
        var x: CGFloat = leftAligned || isWide ? lifted.minX : lifted.maxX - menu.width
        if !isWide, abs(lifted.midX - area.midX) <= 1 { x = lifted.midX - menu.width / 2 }
        x = min(max(x, area.minX), max(area.minX, area.maxX - menu.width))
        let y: CGFloat = goesDown ? lifted.maxY + gap : lifted.minY - gap - menuHeight
        return Result(
            preview: lifted, menu: CGRect(x: x.rounded(), y: y.rounded(), width: min(menu.width, area.width), height: menuHeight),
            goesDown: goesDown)
    }
}
