/// A place in sections of items.
package struct ItemIndex: Hashable, Comparable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    package static func < (a: ItemIndex, b: ItemIndex) -> Bool { (a.section, a.item) < (b.section, b.item) }
}
