internal import ListEngine

/// The views of what a list shows, and where each was placed.
struct VisibleElements<Element: ListElement, View: UIView, Placement> {
    /// A view on its way out, and where it goes; nil lets it vanish where it is.
    struct Departure {
        var element: Element
        var view: View
        var target: Placement?
    }

    private(set) var views: [Element: View] = [:]
    private(set) var placements: [Element: Placement] = [:]

    subscript(element: Element) -> View? { views[element] }

    func placement(of element: Element) -> Placement? { placements[element] }

    mutating func show(_ view: View, as element: Element) { views[element] = view }

    mutating func setPlacement(_ placement: Placement, of element: Element) { placements[element] = placement }

    mutating func remove(_ element: Element) -> View? {
        guard let view = views.removeValue(forKey: element) else { return nil }
        placements[element] = nil
        return view
    }

    /// Gives the views that stay their names after a batch; returns those that go.
    mutating func rename(by map: BatchMap, reloaded: Set<Element>) -> [(element: Element, view: View)] {
        let old: (views: [Element: View], placements: [Element: Placement]) = (views, placements)
        views = [:]
        placements = [:]
        var leaving: [(element: Element, view: View)] = []
        for (element, view) in old.views {
            guard let new = element.moved(by: map), !reloaded.contains(element) else {
                leaving.append((element, view))
                continue
            }
            views[new] = view
            placements[new] = old.placements[element]
        }
        return leaving
    }

    /// Takes out the views that are still in the data but not wanted any more.
    mutating func takeOut(allBut wanted: Set<Element>) -> [(element: Element, view: View)] {
        views.keys.filter { !wanted.contains($0) }.compactMap { element in remove(element).map { (element, $0) } }
    }
}
