import Foundation
import Testing
@testable import UIKit

/// Names of iOS 3 to 16 on applications, scenes and controllers.
@MainActor struct OlderApplicationTests {
    @Test("local notifications are kept as copies until their time, and cancelled alone or all at once")
    func localNotifications() {
        let app = UIApplication.shared
        defer { app.cancelAllLocalNotifications() }
        let soon = UILocalNotification(), past = UILocalNotification(), daily = UILocalNotification()
        soon.alertBody = "Soon"
        soon.fireDate = Date(timeIntervalSinceNow: 3600)
        past.fireDate = Date(timeIntervalSinceNow: -1)
        daily.fireDate = Date(timeIntervalSinceNow: -1)
        daily.repeatInterval = .day
        for notification in [soon, past, daily] { app.scheduleLocalNotification(notification) }
        soon.alertBody = "Changed"
        #expect(app.scheduledLocalNotifications?.map(\.alertBody) == ["Soon", nil])
        soon.alertBody = "Soon"
        app.cancelLocalNotification(soon)
        #expect(app.scheduledLocalNotifications?.count == 1)
        app.cancelAllLocalNotifications()
        #expect(app.scheduledLocalNotifications?.isEmpty == true)
    }

    @Test("a category keeps its actions for either amount of room")
    func categories() {
        let action = UIMutableUserNotificationAction()
        action.identifier = "reply"
        action.activationMode = .background
        let category = UIMutableUserNotificationCategory()
        category.identifier = "message"
        category.setActions([action], for: .minimal)
        let plain: UIUserNotificationCategory = category
        #expect(plain.identifier == "message" && plain.actions(for: .default) == nil)
        #expect(plain.actions(for: .minimal)?.first?.activationMode == .background)
    }

    @Test("a scene that asks for landscape may only turn so, where that is allowed")
    func geometry() {
        #expect(InterfaceOrientations.narrowed(.allButUpsideDown, to: .landscape) == .landscape)
        #expect(InterfaceOrientations.narrowed(.portrait, to: .landscape) == .portrait)
        #expect(InterfaceOrientations.narrowed(.all, to: nil) == .all)
    }

    @Test("bars follow the scroll view that a controller names")
    func contentScrollView() {
        let controller = UIViewController(), inner = UIScrollView(), box = UIView()
        box.addSubview(inner)
        controller.view.addSubview(box)
        #expect(controller.contentScrollView(for: .top) == nil)
        controller.setContentScrollView(inner)
        #expect(controller.contentScrollView(for: .top) === inner && controller.contentScrollView(for: .leading) == nil)
    }

    @Test("a group knows its items and they the group; hiding it hides them")
    func itemGroups() {
        let items = [UIBarButtonItem(title: "A", style: .bordered, target: nil, action: nil), UIBarButtonItem()]
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
        #expect(items.map(\.buttonGroup) == [group, group])
        group.isHidden = true
        #expect(items.map(\.isHidden) == [true, true])
        group.barButtonItems = []
        #expect(items[0].buttonGroup == nil)
    }

    @Test("a layer's visible rectangle is what the layers above leave of it")
    func visibleRect() {
        let clip = CALayer(), layer = CALayer()
        clip.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        clip.masksToBounds = true
        layer.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
        clip.addSublayer(layer)
        #expect(layer.visibleRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("a colour well presents the choice of colours, and tells of the choice")
    func colorWell() throws {
        let root = UIViewController(), well = UIColorWell(frame: CGRect(x: 40, y: 200, width: 28, height: 28))
        root.view.addSubview(well)
        let window = TestWindow(.phonePortrait, root: root)
        defer { window.close() }
        var told = 0
        well.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        well.sendActions(for: .touchUpInside)
        window.run(1)
        let picker: UIColorPickerViewController = try #require(root.presentedViewController as? UIColorPickerViewController)
        try picker.delegate?.colorPickerViewController(picker, didSelect: .green, continuously: false)
        #expect(well.selectedColor == .green && told == 1)
    }
}
