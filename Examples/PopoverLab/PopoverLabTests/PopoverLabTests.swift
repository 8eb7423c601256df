import UIKit
import XCTest

@testable import PopoverLab

final class PopoverLabTests: XCTestCase {
    func testAllDirectionsAreAllowedAtFirst() {
        XCTAssertEqual(ArrowSettings().directions, .any)
    }

    func testSwitchesTakeDirectionsAway() {
        var settings = ArrowSettings()
        settings.left = false
        settings.right = false
        XCTAssertEqual(settings.directions, [.up, .down])
        settings.up = false
        settings.down = false
        XCTAssertEqual(settings.directions, .any, "a popover has to go somewhere")
    }

    func testInitials() {
        XCTAssertEqual(Person.all.map(\.initials), ["AL", "GH", "KJ", "MH", "RP", "KS"])
    }

    func testThePickerPushesACard() {
        let picker = PeopleViewController.makePicker()
        picker.loadViewIfNeeded()
        (picker.topViewController as? PeopleViewController)?.show(Person.all[1])
        XCTAssertEqual((picker.topViewController as? PersonViewController)?.person.name, "Grace Hopper")
        XCTAssertEqual(picker.topViewController?.title, "Grace Hopper")
    }

    func testTheLabHasSixButtonsAndTheSquareInTheMiddle() {
        let lab = LabViewController()
        lab.view.frame = CGRect(x: 0, y: 0, width: 834, height: 1194)
        lab.view.layoutIfNeeded()
        XCTAssertEqual(lab.buttons.count, 6)
        let middle = lab.view.convert(lab.square.center, from: lab.square.superview)
        XCTAssertEqual(middle.x, 417, accuracy: 1)
    }
}
