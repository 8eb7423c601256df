import AppSession

/// How a layout is arranged, without its measures: which views there are, and what stands beside or under what. Rows of lists, which come and
/// go with the height, have no part in it.
package struct LayoutStructure: Hashable, Sendable {
    private var places: [Int] = []
    private var relations: [Relation] = []

    private enum Relation: UInt8 { case beside, under, over }

    package init(of picture: LayoutPicture) {
        var previous: [Int: Rect] = [:]
        for element in picture.elements where element.cell == nil && element.kind != .cell && element.control == nil && element.bar == nil {
            places.append(element.place)
            guard let parent = element.parent, element.kind != .container else { continue }
            if let before = previous[parent] { relations.append(Self.relation(before, element.frame)) }
            previous[parent] = element.frame
        }
    }

    private static func relation(_ first: Rect, _ second: Rect) -> Relation {
        if second.y >= first.maxY - 1 || first.y >= second.maxY - 1 { return .under }
        if second.x >= first.maxX - 1 || first.x >= second.maxX - 1 { return .beside }
        return .over
    }
}
