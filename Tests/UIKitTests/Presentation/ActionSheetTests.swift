import Device
import Foundation
import Testing

@testable import UIKit

@Suite("UIActionSheet", .serialized) @MainActor struct ActionSheetTests {
    private final class Log: NSObject, UIActionSheetDelegate {
        var told: [String] = []
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { told.append("clicked \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) { told.append("will \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) { told.append("did \(buttonIndex)") }
    }

    private func sheet(_ log: Log) -> UIActionSheet {
        UIActionSheet(
            title: "Photo", delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Copy", "Print")
    }

    @Test("on a phone the buttons stand at the bottom, destructive first, cancel last") func phone() throws {
        let root = UIViewController(), device = try TestDevice("iphone-6.1-390.portrait.full", root: root), log = Log()
        defer { device.close() }
        let sheet = sheet(log)
        #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 3 && sheet.firstOtherButtonIndex == 1 && sheet.numberOfButtons == 4)
        sheet.show(in: root.view)
        device.session.advance(by: 1)
        device.picture("action-sheet-phone")
        #expect(sheet.isVisible)
        try device.play("tap \"Print\"\nwait 1")
        #expect(log.told == ["clicked 2", "will 2", "did 2"] && !sheet.isVisible)
    }

    @Test("on a pad it is a popover at its place; a touch outside stands for Cancel") func pad() throws {
        let root = UIViewController(), device = try TestDevice("ipad-pro-11.landscape.full", root: root), log = Log()
        defer { device.close() }
        let item = UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)
        let bar = UINavigationController(rootViewController: UIViewController())
        device.window.rootViewController = bar
        bar.topViewController?.navigationItem.rightBarButtonItem = item
        device.session.advance(by: 0.2)
        let sheet = sheet(log)
        sheet.show(from: item, animated: true)
        device.session.advance(by: 1)
        device.picture("action-sheet-pad")
        #expect(bar.presentedViewController?.popoverPresentationController?.arrowDirection != .unknown)
        try device.play("tap 100 700\nwait 1")
        #expect(log.told == ["clicked 3", "will 3", "did 3"])
        sheet.show(in: bar.view)
        device.session.advance(by: 1)
        device.picture("action-sheet-pad-middle")
        #expect(bar.presentedViewController?.view.window != nil)
        sheet.dismiss(withClickedButtonIndex: 1, animated: false)
        device.session.advance(by: 1)
        #expect(log.told.suffix(2) == ["will 1", "did 1"] && !sheet.isVisible)
    }
}
