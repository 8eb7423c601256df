import Foundation
import TestSupport
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct TitleViewTests {
    /// The title view's width in windows of some widths, one after the other.
    private func widths(of view: UIView, in windows: [CGFloat], between: () -> Void = {}) -> [CGFloat] {
        let controller = UIViewController()
        controller.navigationItem.titleView = view
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: windows[0], height: 600))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.isHidden = false
        defer { window.isHidden = true }
        return windows.map { width in
            window.frame.size.width = width
            window.layoutIfNeeded()
            defer { between() }
            return view.bounds.width
        }
    }

    @Test("a title view that had less room than it wants has its width back where there is more")
    func returns() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
        let found: [CGFloat] = widths(of: view, in: [800, 320, 800])
        #expect(found[0] == 400 && found[1] < 320 && found[2] == 400)
    }

    @Test("a search bar as title view takes the room there is, in every window")
    func searchBar() {
        let found: [CGFloat] = widths(of: UISearchBar(), in: [480, 320, 480])
        // Margins are wider in wide windows, and those of whatever device stands before the test.
        #expect(found[0] == found[2] && found[0] > found[1] && found[1] > 150, "\(found)")
    }

    @Test("buttons have the width they need, up to those of the other side")
    func wideButtons() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let item = UINavigationItem(title: "")
        func custom(_ width: CGFloat) -> UIBarButtonItem {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
            return UIBarButtonItem(customView: view)
        }
        item.leftBarButtonItem = custom(250)
        item.rightBarButtonItem = custom(200)
        bar.setItems([item], animated: false)
        bar.layoutIfNeeded()
        let left = item.leftBarButtonItem?.customView?.frame ?? .zero
        let right = item.rightBarButtonItem?.customView?.frame ?? .zero
        #expect(left.width == 250 && left.maxX <= right.minX && right.width > 80 && right.width < 200)
    }

    @Test("a button's view is as wide as its own constraints say, whatever would fit it")
    func constrainedButton() {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: picker)
        var window: TestWindow?
        let reports: [String] = conflictReports { window = TestWindow(.phonePortrait, root: UINavigationController(rootViewController: controller)) }
        defer { window?.close() }
        #expect(reports == [] && picker.frame.width == 100)
    }

    @Test("a size that an app gives a title view on screen is the one it has from then on")
    func resized() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let found: [CGFloat] = widths(of: view, in: [800, 320], between: { view.frame.size.width = 150 })
        #expect(found == [100, 150])
    }
}
