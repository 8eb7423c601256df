import CoreGraphics
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct ColorPickerTests {
    private final class Log: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate, UIAlertViewDelegate {
        var colors: [UIColor] = []
        var told: [String] = []
        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { colors.append(color) }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { told.append("finished") }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { told.append("font") }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { told.append("button \(buttonIndex)") }
    }

    @Test("a colour of the grid is picked by a touch") func colors() throws {
        let root = UIViewController(), device = try TestDevice("iphone-6.1-390.portrait.full", root: root), log = Log()
        defer { device.close() }
        let picker = UIColorPickerViewController()
        picker.delegate = log
        root.present(picker, animated: false)
        device.session.advance(by: 0.5)
        let grid = try #require(picker.view.subviews.compactMap { $0 as? ColorGridView }.first)
        let place = grid.convert(CGPoint(x: grid.bounds.width / 24, y: grid.bounds.height / 20), to: nil)
        try device.play("tap \(Int(place.x)) \(Int(place.y))\nwait 0.5")
        #expect(log.colors == [UIColor(white: 1, alpha: 1)] && picker.selectedColor == UIColor(white: 1, alpha: 1))
        device.picture("color-picker")
        root.dismiss(animated: false)
        device.session.advance(by: 0.5)
        #expect(log.told == ["finished"])
    }

    @Test("fonts are listed by family") func fonts() throws {
        let root = UIViewController(), device = try TestDevice("iphone-6.1-390.portrait.full", root: root), log = Log()
        defer { device.close() }
        let picker = UIFontPickerViewController()
        picker.delegate = log
        root.present(picker, animated: false)
        device.session.advance(by: 0.5)
        let list = try #require((picker.children.first as? UINavigationController)?.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == UIFont.familyNames.count)
        device.picture("font-picker")
        picker.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(log.told == ["font"] && picker.selectedFontDescriptor != nil)
    }

    @Test("an old alert shows its buttons, and tells which was touched") func alert() throws {
        let root = UIViewController(), device = try TestDevice("iphone-6.1-390.portrait.full", root: root), log = Log()
        defer { device.close() }
        let alert = UIAlertView(title: "Old", message: "Still here", delegate: log, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        alert.show()
        device.session.advance(by: 1)
        #expect(alert.isVisible && alert.numberOfButtons == 2 && alert.buttonTitle(at: 1) == "OK" && alert.firstOtherButtonIndex == 1)
        try device.play("tap \"OK\"\nwait 1")
        #expect(log.told == ["button 1"] && !alert.isVisible)
    }
}
