import UIKit
import XCTest

@testable import AdaptivePhotos

@MainActor final class AdaptivePhotosTests: XCTestCase {
    private func start() throws -> (OverrideViewController, PhotosSplitViewController) {
        let root = try XCTUnwrap(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? OverrideViewController)
        root.loadViewIfNeeded()
        return (root, try XCTUnwrap(root.children.first as? PhotosSplitViewController))
    }

    func testTheListComesBeforeAnEmptyDetail() throws {
        let (_, split) = try start()
        let list = try XCTUnwrap(split.viewControllers.first)
        let empty = try XCTUnwrap(split.viewControllers.last)
        XCTAssertTrue(split.splitViewController(split, collapseSecondary: empty, onto: list))
        let photo = try XCTUnwrap(split.storyboard?.instantiateViewController(withIdentifier: "Photo"))
        XCTAssertFalse(split.splitViewController(split, collapseSecondary: UINavigationController(rootViewController: photo), onto: list))
        XCTAssertNotNil(split.splitViewController(split, separateSecondaryFrom: list))
    }

    func testARatingIsKept() throws {
        let conversation = Conversation(name: "A", photos: [Photo(number: 1, comment: "b", rating: 2)])
        let photo = try XCTUnwrap(
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Photo") as? PhotoViewController)
        photo.show(0, of: conversation)
        photo.loadViewIfNeeded()
        XCTAssertEqual(photo.ratingControl.rating, 2)
        photo.ratingControl.accessibilityIncrement()
        XCTAssertEqual(conversation.photos[0].rating, 3)
    }
}
