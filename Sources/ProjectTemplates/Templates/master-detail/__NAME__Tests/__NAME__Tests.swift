import XCTest
@testable import __NAME__

final class __NAME__Tests: XCTestCase {
    @MainActor func testTheListHasARowForEachItem() {
        let list = ItemListViewController(items: Item.samples)
        XCTAssertEqual(list.tableView(list.tableView, numberOfRowsInSection: 0), Item.samples.count)
    }

    @MainActor func testTheDetailIsNamedAfterItsItem() {
        let detail = DetailViewController()
        detail.item = Item.samples[2]
        XCTAssertEqual(detail.title, "Item 3")
    }
}
