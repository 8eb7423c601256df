import XCTest
@testable import __NAME__

final class __NAME__Tests: XCTestCase {
    @MainActor func testTheListFollowsItsFolder() {
        let list = ItemListViewController(folder: Folder.samples[0])
        list.folder = Folder.samples[1]
        XCTAssertEqual(list.title, "Drafts")
        XCTAssertEqual(list.tableView(list.tableView, numberOfRowsInSection: 0), Folder.samples[1].items.count)
    }
}
