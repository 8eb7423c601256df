import QuinceCoreLocation
import UIKit

/// Stands for annotations that are too near to each other to be shown one by one. The map makes it where their views have the same clustering identifier.
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// Default the title of the first of them that has one.
    open var title: String?
    /// Default how many others there are, as `+3`.
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        title = memberAnnotations.lazy.compactMap(\.title).first
        subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1)" : nil
        super.init()
    }

    /// The middle of them on the map.
    open var coordinate: CLLocationCoordinate2D { MapClusters.middle(of: memberAnnotations.map { MKMapPoint($0.coordinate) }).coordinate }
}

/// Decides which annotations are shown as one.
enum MapClusters {
    struct Item {
        var frame: CGRect
        var mode: MKAnnotationView.CollisionMode = .rectangle
        var priority: MKFeatureDisplayPriority = .required
        /// Only those with the same one come together. Nil: never.
        var identifier: String?
        /// Selected ones stand alone.
        var isSelected = false
    }

    static func middle(of points: [MKMapPoint]) -> MKMapPoint {
        guard !points.isEmpty else { return MKMapPoint() }
        let count = Double(points.count)
        return MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// The indices of each group of two or more, in the order of their first. Whoever has the higher priority begins a group; it stands in the middle of
    /// its members with the first one's size, and takes in whom it meets there, other groups too.
    static func groups(_ items: [Item]) -> [[Int]] {
        let order = items.indices.filter { items[$0].identifier != nil && !items[$0].isSelected && !items[$0].frame.isEmpty }
            .sorted { (-items[$0].priority.rawValue, $0) < (-items[$1].priority.rawValue, $1) }
        var groups: [Group] = []
        for index in order {
            var new = Group(items[index], index)
            while let met = groups.firstIndex(where: { $0.meets(new) }) { new = groups.remove(at: met).joined(with: new) }
            groups.append(new)
        }
        return groups.filter { $0.members.count > 1 }.map { $0.members.sorted() }.sorted { $0[0] < $1[0] }
    }

    private struct Group {
        var members: [Int]
        var sum: CGPoint
        let size: CGSize
        let mode: MKAnnotationView.CollisionMode
        let identifier: String?

        init(_ item: Item, _ index: Int) {
            (members, sum) = ([index], CGPoint(x: item.frame.midX, y: item.frame.midY))
            (size, mode, identifier) = (item.frame.size, item.mode, item.identifier)
        }

        func meets(_ other: Group) -> Bool { identifier == other.identifier && MapCollisions.meet(collision, other.collision) }

        func joined(with other: Group) -> Group {
            var both = self
            both.members += other.members
            both.sum = CGPoint(x: sum.x + other.sum.x, y: sum.y + other.sum.y)
            return both
        }

        private var collision: MapCollisions.Item {
            let count = CGFloat(members.count)
            let frame = CGRect(x: sum.x / count - size.width / 2, y: sum.y / count - size.height / 2, width: size.width, height: size.height)
            return MapCollisions.Item(frame: frame, mode: mode, priority: .required)
        }
    }
}

/// The clusters of a map.
@MainActor struct MapClusterList {
    private(set) var shown: [MKClusterAnnotation] = []

    /// Takes over groups of annotations: a cluster of the same members stays, others are made.
    ///
    /// - Returns: those that are new, and those that went.
    mutating func take(
        _ groups: [[any MKAnnotation]], make: ([any MKAnnotation]) -> MKClusterAnnotation
    ) -> (new: [MKClusterAnnotation], gone: [MKClusterAnnotation]) {
        func key(_ members: [any MKAnnotation]) -> Set<ObjectIdentifier> { Set(members.map { ObjectIdentifier($0) }) }
        var former: [Set<ObjectIdentifier>: MKClusterAnnotation] = [:]
        for cluster in shown { former[key(cluster.memberAnnotations)] = cluster }
        var new: [MKClusterAnnotation] = []
        shown = groups.map { members in
            if let same = former.removeValue(forKey: key(members)) { return same }
            let cluster = make(members)
            new.append(cluster)
            return cluster
        }
        return (new, Array(former.values))
    }

    /// All go.
    mutating func clear() { shown = [] }
}
