import XCTest
@testable import __NAME__

final class __NAME__Tests: XCTestCase {
    @MainActor func testTheSectionIsTheSameInSidebarAndTabs() throws {
        let root = RootViewController()
        root.show(.library)
        XCTAssertEqual(root.section, .library)
        let tabs = try XCTUnwrap(root.viewController(for: .compact) as? UITabBarController)
        XCTAssertEqual(tabs.selectedIndex, Section.library.rawValue)
    }
}
