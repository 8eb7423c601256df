import UIKit

/// Pages beside or below each other, each of seven columns.
@MainActor final class CalendarLayout: UICollectionViewLayout {
    var pages: CalendarPages?
    var isHorizontal = true
    /// Whether pages of few rows keep the height of the rows, and are shorter.
    var keepsRowHeight = false
    private static let padding: CGFloat = 5
    private var widths: [CGFloat] = []
    private var lefts: [CGFloat] = []

    private var size: CGSize { collectionView?.bounds.size ?? .zero }

    override func prepare() {
        super.prepare()
        widths = HalfPoints.parts(of: size.width, count: 7)
        lefts = widths.indices.map { widths[..<$0].reduce(0, +) }
    }

    override var collectionViewContentSize: CGSize {
        let count = CGFloat(collectionView?.numberOfSections ?? 0)
        return isHorizontal ? CGSize(width: count * size.width, height: size.height) : CGSize(width: size.width, height: count * size.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != size }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let pages, widths.count == 7 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let row: Int = indexPath.item / 7
        let content: CGFloat = size.height - 2 * Self.padding
        let isMonth: Bool = pages.scope == .month
        let rows: Int = isMonth ? pages.rows(ofPage: indexPath.section) : 1
        let height: CGFloat = isMonth ? content / 6 : content
        // Few rows are spread over the page.
        let span: CGFloat = isMonth && !keepsRowHeight ? content / CGFloat(rows) : height
        let x: CGFloat = lefts[indexPath.item % 7] + (isHorizontal ? CGFloat(indexPath.section) * size.width : 0)
        let y: CGFloat = Self.padding + CGFloat(row) * span + (span - height) / 2 + (isHorizontal ? 0 : CGFloat(indexPath.section) * size.height)
        attributes.frame = CGRect(x: x, y: y, width: widths[indexPath.item % 7], height: height)
        attributes.isHidden = pages.isBlank(page: indexPath.section, item: indexPath.item)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let length: CGFloat = isHorizontal ? size.width : size.height
        let count: Int = collectionView?.numberOfSections ?? 0
        guard length > 0, count > 0 else { return [] }
        let start: CGFloat = isHorizontal ? rect.minX : rect.minY
        let end: CGFloat = isHorizontal ? rect.maxX : rect.maxY
        let first: Int = min(max(Int((start / length).rounded(.down)), 0), count - 1)
        let last: Int = min(max(Int((end / length).rounded(.down)), first), count - 1)
        return (first...last).flatMap { section in
            (0..<(collectionView?.numberOfItems(inSection: section) ?? 0)).compactMap { item in
                layoutAttributesForItem(at: IndexPath(item: item, section: section)).flatMap { $0.frame.intersects(rect) ? $0 : nil }
            }
        }
    }
}
