import ListEngine
import Testing
@testable import UIKit

/// The decisions of Lists/Core: values in, values out.
@MainActor @Suite struct ListCoreTests {
    private func item(_ item: Int, _ section: Int = 0) -> ItemIndex { ItemIndex(section: section, item: item) }

    @Test("passes end when nothing changes, and after the bound whatever changes")
    func passes() {
        var rounds: [Int] = []
        ListPasses.run { round in
            rounds.append(round)
            return round < 2
        }
        #expect(rounds == [0, 1, 2])
        var count = 0
        ListPasses.run { _ in
            count += 1
            return true
        }
        #expect(count == ListPasses.limit)
    }

    @Test("the anchor is the first item that begins within what is seen")
    func anchor() {
        let bounds = CGRect(x: 0, y: 100, width: 300, height: 400)
        let frames: [(item: ItemIndex, frame: CGRect)] = [
            (item(3), CGRect(x: 100, y: 140, width: 100, height: 100)), (item(1), CGRect(x: 0, y: 40, width: 100, height: 100)),
            (item(2), CGRect(x: 0, y: 140, width: 100, height: 100)), (item(9), CGRect(x: 0, y: 500, width: 100, height: 100)),
        ]
        #expect(ListAnchor.first(of: frames, in: bounds) == item(2))
        #expect(ListAnchor.first(of: frames.filter { $0.item == item(1) }, in: bounds) == nil)
    }

    @Test("what is prefetched is told once, what is far again is cancelled, in order")
    func prefetcher() {
        var prefetcher = ListPrefetcher()
        let first = prefetcher.update(near: (0..<6).map { item($0) }) { $0.item < 3 }
        #expect(first.new == [item(3), item(4), item(5)] && first.gone.isEmpty)
        let second = prefetcher.update(near: (2..<8).map { item($0) }) { $0.item < 5 }
        #expect(second.new == [item(6), item(7)] && second.gone.isEmpty)
        let third = prefetcher.update(near: (20..<22).map { item($0) }) { _ in false }
        #expect(third.new == [item(20), item(21)])
        #expect(third.gone == [item(5), item(6), item(7)])
    }

    @Test("after a batch views have the names of their new places; gone and reloaded ones leave")
    func rename() {
        var visible = VisibleElements<TablePart, UIView, CGRect>()
        let parts: [TablePart] = [.row(item(0)), .row(item(1)), .row(item(2)), .header(0)]
        let views: [TablePart: UIView] = Dictionary(uniqueKeysWithValues: parts.map { ($0, UIView()) })
        for part in parts {
            visible.show(views[part]!, as: part)
            visible.setPlacement(CGRect(x: 0, y: CGFloat(part.item?.item ?? 7), width: 1, height: 1), of: part)
        }
        var changes = BatchChanges()
        changes.removedItems = [item(0)]
        let map = BatchMap(changes, oldCounts: [3]) { _ in 0 }
        let gone = visible.rename(by: map, reloaded: [.row(item(2))])
        #expect(Set(gone.map(\.element)) == [.row(item(0)), .row(item(2))])
        #expect(visible[.row(item(0))] === views[.row(item(1))])
        #expect(visible.placement(of: .row(item(0)))?.minY == 1)
        #expect(visible[.header(0)] === views[.header(0)])
        let out = visible.takeOut(allBut: [.header(0)])
        #expect(out.map(\.element) == [.row(item(0))])
        #expect(visible.views.count == 1)
    }

    @Test("a collection view's header goes along with its section and is reloaded with it; a decoration is not")
    func elements() {
        let header = ElementKey(category: .supplementaryView, kind: "header", index: item(0, 1))
        let decoration = ElementKey(category: .decorationView, kind: "back", index: item(0, 1))
        var changes = BatchChanges()
        changes.removedSections = [0]
        let map = BatchMap(changes, oldCounts: [2, 3]) { _ in 0 }
        #expect(header.moved(by: map)?.section == 0)
        #expect(header.moved(by: map)?.kind == "header")
        #expect(ElementKey.cell(item(1, 0)).moved(by: map) == nil)
        #expect(header.isReloadedWithSection && !decoration.isReloadedWithSection)
        #expect(header.item == nil && ElementKey.cell(item(2)).item == item(2))
    }
}
