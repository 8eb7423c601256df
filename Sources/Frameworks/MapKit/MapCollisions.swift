import UIKit

/// How much a view of a map is to be seen where several stand in each other's way: from 0 to 1000, which is always shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the view is never hidden.
    public static let required = MKFeatureDisplayPriority(1000)
    /// 750.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// 250.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which of two views of annotations lies above the other: from 0, below all, to 1000.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000.
    public static let max = MKAnnotationViewZPriority(1000)
    /// 1000.
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    /// 500.
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    /// 0.
    public static let min = MKAnnotationViewZPriority(0)
}

/// Decides which views of annotations are seen.
struct MapCollisions {
    struct Item {
        var frame: CGRect
        var mode: MKAnnotationView.CollisionMode = .rectangle
        var priority: MKFeatureDisplayPriority
        var isSelected = false
    }

    /// The indices of those that are hidden: each meets one that is seen, and has no higher priority than it. Those that are required or selected are
    /// always seen; of equal ones the first is.
    static func hidden(_ items: [Item]) -> Set<Int> {
        func isFirm(_ item: Item) -> Bool { item.isSelected || item.priority.rawValue >= MKFeatureDisplayPriority.required.rawValue }
        let order = items.indices.sorted { a, b in
            if isFirm(items[a]) != isFirm(items[b]) { return isFirm(items[a]) }
            if items[a].priority != items[b].priority { return items[a].priority.rawValue > items[b].priority.rawValue }
            return a < b
        }
        var seen: [Item] = []
        var hidden: Set<Int> = []
        for index in order {
            let item = items[index]
            if !isFirm(item), seen.contains(where: { meet($0, item) }) {
                hidden.insert(index)
            } else {
                seen.append(item)
            }
        }
        return hidden
    }

    static func meet(_ a: Item, _ b: Item) -> Bool {
        guard a.mode != .none, b.mode != .none, !a.frame.isEmpty, !b.frame.isEmpty else { return false }
        switch (a.mode, b.mode) {
        case (.circle, .circle):
            let distance = hypot(a.frame.midX - b.frame.midX, a.frame.midY - b.frame.midY)
            return distance < radius(a.frame) + radius(b.frame)
        case (.circle, _): return meet(circle: a.frame, b.frame)
        case (_, .circle): return meet(circle: b.frame, a.frame)
        default:
            let common = a.frame.intersection(b.frame)
            return !common.isNull && !common.isEmpty
        }
    }

    /// Of the circle inside a frame.
    private static func radius(_ frame: CGRect) -> CGFloat { Swift.min(frame.width, frame.height) / 2 }

    private static func meet(circle: CGRect, _ rectangle: CGRect) -> Bool {
        let x = Swift.max(rectangle.minX, Swift.min(circle.midX, rectangle.maxX)), y = Swift.max(rectangle.minY, Swift.min(circle.midY, rectangle.maxY))
        return hypot(circle.midX - x, circle.midY - y) < radius(circle)
    }
}
