import XCTest
@testable import __NAME__

final class __NAME__Tests: XCTestCase {
    @MainActor func testTheDetailIsNamedAfterItsItem() {
        let detail = DetailViewController(nibName: nil, bundle: nil)
        detail.item = Item.samples[2]
        XCTAssertEqual(detail.title, "Item 3")
    }
}
