import Foundation
import Testing

@testable import UIKit

/// Appearances, menus, commands and their like in archives.
@MainActor @Suite struct ArchivedValuesTests {
    private func reader(_ write: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        write(coder)
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        reader.requiresSecureCoding = false
        return reader
    }

    @Test("appearances keep their look")
    func appearances() throws {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        bar.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        let copy = UINavigationBarAppearance(coder: try reader { bar.encode(with: $0) })
        #expect(copy.backgroundColor == bar.backgroundColor && copy.titlePositionAdjustment == bar.titlePositionAdjustment)
        #expect(copy.backgroundEffect == nil && copy.idiom == bar.idiom)
        #expect(UIBarAppearance(idiom: .pad).idiom == .pad && UIBarAppearance(idiom: .pad).copy().idiom == .pad)
        let tab = UITabBarItemAppearance()
        tab.selected.badgePositionAdjustment = UIOffset(horizontal: 5, vertical: -2)
        tab.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 1)
        let item = UITabBarItemAppearance(coder: try reader { tab.encode(with: $0) })
        #expect(item.selected.badgePositionAdjustment == tab.selected.badgePositionAdjustment)
        #expect(item.normal.titlePositionAdjustment == tab.normal.titlePositionAdjustment)
        let other: UITabBarItemAppearance = tab.copy()
        #expect(other !== tab && other.selected.badgePositionAdjustment == tab.selected.badgePositionAdjustment)
    }

    @Test("commands and their keys come back")
    func commands() throws {
        let alternate = UICommandAlternate(title: "More", action: Selector("more:"), modifierFlags: .shift)
        let command = UIKeyCommand(title: "Open", action: Selector("open:"), input: "o", modifierFlags: .command, attributes: .disabled, state: .on)
        let copy = try #require(UIKeyCommand(coder: try reader { command.encode(with: $0) }))
        #expect(copy.title == "Open" && copy.input == "o" && copy.modifierFlags == .command && copy.state == .on)
        #expect(copy.action == command.action && copy.attributes == .disabled)
        let second = try #require(UICommandAlternate(coder: try reader { alternate.encode(with: $0) }))
        #expect(second.title == "More" && second.modifierFlags == .shift && second.action == alternate.action)
        #expect(UIAction(coder: try reader { _ in }) == nil)
    }

    @Test("traits, effects, motion and paces come back")
    func others() throws {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.displayScale = 3
            traits.preferredContentSizeCategory = .accessibilityLarge
        }
        #expect(UITraitCollection(coder: try reader { traits.encode(with: $0) }) == traits)
        #expect(UIBlurEffect(coder: try reader { UIBlurEffect(style: .dark).encode(with: $0) })?.style == .dark)
        let motion = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
        motion.minimumRelativeValue = -10
        motion.maximumRelativeValue = 10
        let tilt = try #require(UIInterpolatingMotionEffect(coder: try reader { motion.encode(with: $0) }))
        #expect(tilt.keyPath == "center.x" && tilt.type == .tiltAlongVerticalAxis)
        #expect(tilt.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 1))?["center.x"] as? CGFloat == 10)
        #expect((motion.copy() as? UIInterpolatingMotionEffect)?.keyPath == "center.x")
        let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        let pace = try #require(UICubicTimingParameters(coder: try reader { cubic.encode(with: $0) }))
        #expect(pace.controlPoint1 == cubic.controlPoint1 && pace.timingCurveType == .cubic)
        #expect(
            UIPasteConfiguration(coder: try reader { UIPasteConfiguration(acceptableTypeIdentifiers: ["a", "b"]).encode(with: $0) })?
                .acceptableTypeIdentifiers == ["a", "b"])
    }

    @Test("bar items, layouts and controllers keep their values")
    func items() throws {
        let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        item.isEnabled = false
        item.tag = 7
        let copy = try #require(UIBarButtonItem(coder: try reader { item.encode(with: $0) }))
        #expect(copy.title == "Save" && copy.style == .done && !copy.isEnabled && copy.tag == 7)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 30, height: 40)
        flow.minimumLineSpacing = 3
        flow.scrollDirection = .horizontal
        flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let layout = try #require(UICollectionViewFlowLayout(coder: try reader { flow.encode(with: $0) }))
        #expect(layout.itemSize == flow.itemSize && layout.minimumLineSpacing == 3 && layout.scrollDirection == .horizontal)
        #expect(layout.sectionInset == flow.sectionInset)
        let controller = UIViewController(nibName: nil, bundle: nil)
        controller.title = "Page"
        controller.modalPresentationStyle = .formSheet
        let page = try #require(UIViewController(coder: try reader { controller.encode(with: $0) }))
        #expect(page.title == "Page" && page.modalPresentationStyle == .formSheet && !controller.isViewLoaded)
    }

    @Test("actions of notifications are copied")
    func notifications() throws {
        let action = UIMutableUserNotificationAction()
        action.identifier = "answer"
        action.isDestructive = true
        let copy = try #require(action.copy() as? UIUserNotificationAction)
        #expect(copy.identifier == "answer" && copy.isDestructive && !(copy is UIMutableUserNotificationAction))
        let other = try #require(copy.mutableCopy() as? UIMutableUserNotificationAction)
        other.identifier = "other"
        #expect(copy.identifier == "answer" && other.isDestructive)
    }

    @Test("configurations say their values")
    func descriptions() {
        var content: UIListContentConfiguration = .cell()
        content.text = "Words"
        #expect("\(content)".hasPrefix("UIListContentConfiguration: ") && "\(content)".contains("text = \"Words\""))
        #expect(!"\(content)".contains("secondaryText ="))
        #expect(Mirror(reflecting: UIBackgroundConfiguration.clear()).children.contains { $0.label == "cornerRadius" })
    }
}
