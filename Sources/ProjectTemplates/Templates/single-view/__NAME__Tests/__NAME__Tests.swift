import XCTest
@testable import __NAME__

final class __NAME__Tests: XCTestCase {
    @MainActor func testTheGreetingIsShown() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: ViewController.self))
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? ViewController)
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.greetingLabel.text, "Hello from __NAME__")
    }
}
