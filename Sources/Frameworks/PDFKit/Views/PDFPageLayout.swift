import UIKit

/// The places of pages in a view's document, at scale 1, y downwards: sizes in, rectangles out.
struct PDFPageLayout: Equatable {
    /// How pages are shown.
    struct Style: Equatable {
        var mode: PDFDisplayMode = .singlePageContinuous
        var direction: PDFDisplayDirection = .vertical
        /// Around each page.
        var margins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
        /// Whether the first page stands alone where two are beside one another.
        var isBook = false
        var isRightToLeft = false
        /// Each page by itself in a cell of this size at least, one behind the other; nil: as the mode says.
        var cell: CGSize?
    }

    /// The indices of pages beside one another, from the left.
    private(set) var rows: [[Int]] = []
    /// By the pages' indices. Null for those that are not shown.
    private(set) var frames: [CGRect] = []
    /// Of all rows that are shown.
    private(set) var size: CGSize = .zero

    /// - Parameter current: The page that is shown where not all are.
    init(sizes: [CGSize], style: Style, current: Int) {
        frames = [CGRect](repeating: .null, count: sizes.count)
        let isPaged: Bool = style.cell != nil
        let all: [[Int]] = Self.rows(of: sizes.count, style)
        rows = style.mode.isContinuous || isPaged ? all : all.filter { $0.contains(current) }
        let isHorizontal: Bool = style.direction == .horizontal && (isPaged || style.mode == .singlePageContinuous)
        if isHorizontal, style.isRightToLeft { rows.reverse() }
        let rowSizes: [CGSize] = rows.map { row in
            let width: CGFloat = row.reduce(0) { $0 + sizes[$1].width + style.margins.left + style.margins.right }
            let height: CGFloat = row.reduce(0) { max($0, sizes[$1].height + style.margins.top + style.margins.bottom) }
            return CGSize(width: max(width, style.cell?.width ?? 0), height: max(height, style.cell?.height ?? 0))
        }
        let across: CGFloat = rowSizes.reduce(0) { max($0, isHorizontal ? $1.height : $1.width) }
        var position: CGFloat = 0
        for (row, rowSize) in zip(rows, rowSizes) {
            let area =
                isHorizontal
                ? CGRect(x: position, y: 0, width: rowSize.width, height: across) : CGRect(x: 0, y: position, width: across, height: rowSize.height)
            place(row, in: area, sizes, style)
            position += isHorizontal ? rowSize.width : rowSize.height
        }
        size = isHorizontal ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    }

    /// In the middle of the row's area.
    private mutating func place(_ row: [Int], in area: CGRect, _ sizes: [CGSize], _ style: Style) {
        let width: CGFloat = row.reduce(0) { $0 + sizes[$1].width + style.margins.left + style.margins.right }
        var x: CGFloat = area.midX - width / 2
        for index in row {
            let size: CGSize = sizes[index]
            let y: CGFloat = area.minY + (area.height - size.height - style.margins.top - style.margins.bottom) / 2 + style.margins.top
            frames[index] = CGRect(x: x + style.margins.left, y: y, width: size.width, height: size.height)
            x += size.width + style.margins.left + style.margins.right
        }
    }

    private static func rows(of count: Int, _ style: Style) -> [[Int]] {
        guard style.mode.isTwoUp, style.cell == nil else { return (0..<count).map { [$0] } }
        var rows: [[Int]] = []
        var index = 0
        if style.isBook, count > 0 {
            rows.append([0])
            index = 1
        }
        while index < count {
            let row: [Int] = Array(index..<min(index + 2, count))
            rows.append(style.isRightToLeft ? row.reversed() : row)
            index += 2
        }
        return rows
    }

    // MARK: Questions

    func row(of page: Int) -> [Int]? { rows.first { $0.contains(page) } }

    /// The pages of the row before or behind that of `page`, where all pages are rows of the document.
    static func neighbor(of page: Int, by step: Int, count: Int, style: Style) -> Int? {
        let rows: [[Int]] = rows(of: count, style)
        guard let index = rows.firstIndex(where: { $0.contains(page) }), rows.indices.contains(index + step) else { return nil }
        return rows[index + step].min()
    }

    /// The page at a point; else, with `nearest`, the one that is least far away.
    func page(at point: CGPoint, nearest: Bool) -> Int? {
        if let found = frames.firstIndex(where: { !$0.isNull && $0.contains(point) }) { return found }
        guard nearest else { return nil }
        var best: (index: Int, distance: CGFloat)?
        for (index, frame) in frames.enumerated() where !frame.isNull {
            let dx: CGFloat = max(frame.minX - point.x, 0, point.x - frame.maxX), dy: CGFloat = max(frame.minY - point.y, 0, point.y - frame.maxY)
            if best.map({ hypot(dx, dy) < $0.distance }) ?? true { best = (index, hypot(dx, dy)) }
        }
        return best?.index
    }

    func pages(in rect: CGRect) -> [Int] { frames.indices.filter { !frames[$0].isNull && frames[$0].intersects(rect) } }

    /// The scale at which the document fills a view: in width where rows are below one another, in height where they are beside one another, else wholly.
    static func fittingScale(of document: CGSize, in view: CGSize, style: Style) -> CGFloat {
        guard document.width > 0, document.height > 0, view.width > 0, view.height > 0 else { return 0 }
        let width: CGFloat = view.width / document.width, height: CGFloat = view.height / document.height
        guard style.mode.isContinuous, style.cell == nil else { return min(width, height) }
        return style.direction == .horizontal && style.mode == .singlePageContinuous ? height : width
    }
}
