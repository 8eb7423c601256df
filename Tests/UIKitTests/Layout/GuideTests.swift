import AppSession
import Foundation
import TestSupport
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct GuideTests {
    @Test("a guide of a class of the app's is read from an archive by the initialiser that it inherits")
    func archivedGuide() throws {
        final class Gap: UILayoutGuide {}
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        let gap: Gap = try #require(Gap(coder: reader))
        #expect(gap.owningView == nil && gap.identifier.isEmpty)
    }

    @Test("layout guides take part like views, between them and across levels")
    func layoutGuides() {
        let root: UIView = makeRoot()
        let gaps: [UILayoutGuide] = (0..<3).map { _ in UILayoutGuide() }
        let views: [UIView] = (0..<2).map { _ in root.adding(SizedView(50, 20)) }
        for gap in gaps { root.addLayoutGuide(gap) }
        let row: [AnyObject] = [gaps[0], views[0], gaps[1], views[1], gaps[2]]
        for (left, right) in zip(row, row.dropFirst()) {
            NSLayoutConstraint(
                item: right, attribute: .left, relatedBy: .equal, toItem: left, attribute: .right, multiplier: 1, constant: 0
            ).isActive = true
        }
        NSLayoutConstraint.activate([
            gaps[0].leftAnchor.constraint(equalTo: root.leftAnchor), gaps[2].rightAnchor.constraint(equalTo: root.rightAnchor),
            gaps[1].widthAnchor.constraint(equalTo: gaps[0].widthAnchor, multiplier: 2),
            gaps[2].widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
            views[0].topAnchor.constraint(equalTo: root.topAnchor), gaps[0].heightAnchor.constraint(equalToConstant: 8),
            gaps[0].topAnchor.constraint(equalTo: views[0].bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [75, 275])
        #expect(gaps[0].layoutFrame == rect(0, 20, 75, 8))
        #expect(gaps[0].owningView === root && root.layoutGuides.count == 3)
        #expect(!gaps[0].hasAmbiguousLayout)
        #expect(gaps[1].constraintsAffectingLayout(for: .horizontal).count >= 3)
    }

    @Test("a child's safe area is what still overlaps it, and constraints follow it")
    func safeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        let panel = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 700))
        controller.view.addSubview(panel)
        let view: UIView = panel.adding(SizedView(10, 10))
        view.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor).isActive = true
        let bottom: UIView = controller.view.adding(SizedView(10, 10))
        bottom.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(panel.safeAreaInsets.top == 39 && panel.safeAreaInsets.bottom == 0)
        #expect(view.frame.minY == 39)
        #expect(abs(bottom.frame.maxY - 818) < 1e-9)
        panel.frame.origin.y = 0
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 0, bottom: 16, right: 0)
        window.layoutIfNeeded()
        #expect(view.frame.minY == 70)
        #expect(abs(bottom.frame.maxY - 802) < 1e-9)
    }

    // MARK: Margins

    @Test("behaviour/measured-constants.md 5: margins are 8 and the safe area, a sum; or 8 alone")
    func marginsAndSafeArea() {
        let root = MeasuredFramesTests.ForcedSafeAreaView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.forced = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        #expect(root.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        root.insetsLayoutMarginsFromSafeArea = false
        #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(root.layoutMarginsGuide.layoutFrame == rect(8, 8, 304, 464))
    }

    @Test("behaviour/measured-constants.md 5: preserved margins are at least what the superview's leave")
    func preservedMargins() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        parent.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
        let inner: UIView = child.adding(SizedView(5, 5))
        inner.leftAnchor.constraint(equalTo: child.layoutMarginsGuide.leftAnchor).isActive = true
        parent.layoutMargins.left = 40
        parent.layoutIfNeeded()
        #expect(child.layoutMargins.left == 30)
        #expect(inner.frame.minX == 30)
        child.frame.origin.x = 35
        parent.layoutIfNeeded()
        #expect(inner.frame.minX == 8)
    }

    @Test("behaviour/rules.md 17.4: over the superview's edge preserved margins are the superview's, so that a view tied to them has its size")
    func preservedMarginsOverTheEdge() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        parent.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        let child: UIView = parent.adding(SizedView(5, 5))
        child.preservesSuperviewLayoutMargins = true
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor), child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            child.layoutMarginsGuide.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ])
        for _ in 0..<5 { parent.layoutIfNeeded() }
        #expect(child.frame == CGRect(x: 0, y: 0, width: 391, height: 667))
    }

    @Test("directional margins lie at the leading and trailing side")
    func directionalMargins() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
    }

    @Test("a root view's margins are at least the system's, until the controller says otherwise")
    func systemMinimum() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        let view: UIView = controller.view
        let child: UIView = view.adding(SizedView(10, 10))
        child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(child.frame.minX == 16)
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 30)
        #expect(view.layoutMargins.left == 16 && view.layoutMargins.right == 30)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        window.layoutIfNeeded()
        #expect(view.layoutMargins.left == 3)
        #expect(child.frame.minX == 3)
    }

    @Test("in a window with a width of its own the side margins are that width's", arguments: [(320.0, 16.0), (414, 20), (1366, 20)])
    func marginsOfWindow(width: Double, margin: Double) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        #expect(controller.view.layoutMargins.left == CGFloat(margin))
        window.frame.size.width = 393
        window.layoutIfNeeded()
        #expect(controller.view.layoutMargins.right == 16)
    }

    // MARK: Devices

    struct Device: Sendable, CustomTestStringConvertible {
        var name: String
        var numbers: [String: Double]
        var texts: [String: String]
        var testDescription: String { name }
        func number(_ key: String) -> Double { numbers[key] ?? 0 }
    }

    nonisolated static func devices() throws -> [Device] {
        let lines: [[String]] = try String(contentsOf: Repository.behaviour("measured-device-geometry.tsv"), encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t").map(String.init)
        }
        let keys: [String] = try #require(lines.first)
        return lines.dropFirst().map { fields in
            let texts = Dictionary(uniqueKeysWithValues: zip(keys, fields))
            return Device(name: "\(fields[0]) \(fields[1])", numbers: texts.compactMapValues(Double.init), texts: texts)
        }
    }

    /// The environment of the whole screen; the margin a window of these classes and this device has (DeviceTests check that).
    static func environment(_ device: Device, textSize: WindowEnvironment.TextSize = .large) -> WindowEnvironment {
        let size = WindowEnvironment.Size(width: device.number("w"), height: device.number("h"))
        var environment = WindowEnvironment(
            size: size, screenSize: size, scale: device.number("scale"),
            safeAreaInsets: .init(
                top: device.number("safe_top"), left: device.number("safe_left"), bottom: device.number("safe_bottom"),
                right: device.number("safe_right")),
            statusBarHeight: device.number("safe_top"), rootMargin: device.number("margin_left") - device.number("safe_left"),
            idiom: device.name.hasPrefix("iPad") ? .pad : .phone,
            horizontalSizeClass: device.texts["hsize"] == "compact" ? .compact : .regular,
            verticalSizeClass: device.texts["vsize"] == "compact" ? .compact : .regular)
        environment.textSize = textSize
        return environment
    }

    static func inWindow(_ environment: WindowEnvironment, _ controller: UIViewController, _ check: (UIWindow) -> Void) {
        let before: WindowEnvironment = SessionEnvironment.window
        defer { SessionEnvironment.window = before }
        SessionEnvironment.window = environment
        UIScreen.main.traitCollection.performAsCurrent {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: environment.size.width, height: environment.size.height))
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            check(window)
            window.isHidden = true
        }
    }

    @Test("margins and readable width of every measured device")
    func measuredDevices() throws {
        let devices: [Device] = try Self.devices()
        #expect(devices.count == 40)
        for device in devices {
            let controller = UIViewController()
            let column: UIView = controller.view.adding(UIView())
            let inset: UIView = controller.view.adding(UIView())
            for (view, guide) in [(column, controller.view.readableContentGuide), (inset, controller.view.layoutMarginsGuide)] {
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
            }
            Self.inWindow(Self.environment(device), controller) { _ in
                let half: CGFloat = 0.5 / CGFloat(device.number("scale"))
                #expect(abs(column.frame.minX - device.number("readable_left")) <= half, "\(device.name) \(column.frame)")
                #expect(abs(column.frame.width - device.number("readable_width")) <= half, "\(device.name) \(column.frame)")
                #expect(abs(inset.frame.minX - device.number("margin_left")) <= half, "\(device.name) \(inset.frame)")
                #expect(abs(column.frame.minY - device.number("safe_top")) < 1e-9, "\(device.name)")
                #expect(abs(column.frame.maxY - device.number("h") + device.number("safe_bottom")) < 1e-9, "\(device.name)")
            }
        }
    }

    @Test(
        "the readable width grows with the text size, also while shown",
        arguments: [
            (WindowEnvironment.TextSize.extraSmall, 560.0), (.small, 600), (.medium, 632), (.large, 664), (.extraLarge, 744),
        ])
    func readableWidths(_ textSize: WindowEnvironment.TextSize, _ width: Double) throws {
        let device: Device = try #require(try Self.devices().first { $0.name == "iPad Pro (12.9-inch) (6th generation) portrait" })
        let controller = UIViewController()
        let column: UIView = controller.view.adding(UIView())
        column.leadingAnchor.constraint(equalTo: controller.view.readableContentGuide.leadingAnchor).isActive = true
        column.trailingAnchor.constraint(equalTo: controller.view.readableContentGuide.trailingAnchor).isActive = true
        Self.inWindow(Self.environment(device, textSize: textSize), controller) { window in
            #expect(column.frame.width == CGFloat(width))
            window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
            window.layoutIfNeeded()
            #expect(column.frame.width == 816)
        }
    }

    // MARK: Scroll views

    @Test("the content guide sets the content size, the frame guide stays put")
    func scrollGuides() {
        let root: UIView = makeRoot()
        let scroll: UIScrollView = root.adding(UIScrollView())
        root.pin(scroll, 10, 20, 200, 100)
        let page: UIView = scroll.adding(UIView())
        let header: UIView = scroll.adding(SizedView(20, 20))
        let content: UILayoutGuide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5), page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            page.topAnchor.constraint(equalTo: content.topAnchor), page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -7),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
            page.heightAnchor.constraint(equalToConstant: 500),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 4),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 405, height: 507))
        #expect(page.frame == rect(5, 0, 400, 500))
        #expect(content.layoutFrame == rect(0, 0, 405, 507))
        scroll.contentOffset = CGPoint(x: 30, y: 60)
        root.layoutIfNeeded()
        #expect(page.frame == rect(5, 0, 400, 500))
        #expect(header.frame == rect(34, 60, 20, 20))
        #expect(header.convert(header.bounds, to: root).origin == CGPoint(x: 14, y: 20))
    }

    @Test("constraints to the scroll view's own edges are about its content, its width and height about itself")
    func oldStyleScroll() {
        let root: UIView = makeRoot()
        let scroll: UIScrollView = root.adding(UIScrollView())
        root.pin(scroll, 0, 0, 200, 100)
        let page: UIView = scroll.adding(UIView())
        let label: UIView = page.adding(SizedView(50, 300))
        page.pin(label, 10, 10)
        NSLayoutConstraint.activate([
            page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            page.topAnchor.constraint(equalTo: scroll.topAnchor), page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            page.widthAnchor.constraint(equalTo: scroll.widthAnchor), label.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 320))
        scroll.contentOffset.y = 40
        root.layoutIfNeeded()
        #expect(page.frame == rect(0, 0, 200, 320))
    }

    @Test("behaviour/rules.md 17.1: the middle of a scroll view is that of its frame, for what is inside it too, and does not follow the scrolling")
    func middleOfScroll() {
        let root: UIView = makeRoot()
        let scroll: UIScrollView = root.adding(UIScrollView())
        root.pin(scroll, 0, 0, 200, 100)
        let page: UIView = scroll.adding(UIView())
        let label: UIView = page.adding(SizedView(50, 300))
        page.pin(label, 10, 10)
        let middle: NSLayoutConstraint = page.centerYAnchor.constraint(equalTo: scroll.centerYAnchor)
        middle.priority = .defaultLow
        NSLayoutConstraint.activate([
            page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            page.topAnchor.constraint(equalTo: scroll.topAnchor), page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            page.centerXAnchor.constraint(equalTo: scroll.centerXAnchor), middle, label.bottomAnchor.constraint(lessThanOrEqualTo: page.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(page.frame == rect(0, 0, 200, 310))
        #expect(scroll.contentSize == CGSize(width: 200, height: 310))
        scroll.contentOffset.y = 40
        root.layoutIfNeeded()
        #expect(page.frame == rect(0, 0, 200, 310))
        let free: UIScrollView = root.adding(UIScrollView())
        root.pin(free, 0, 0, 200, 100)
        let alone: UIView = free.adding(SizedView(50, 20))
        NSLayoutConstraint.activate([
            alone.centerXAnchor.constraint(equalTo: free.centerXAnchor), alone.centerYAnchor.constraint(equalTo: free.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(alone.frame == rect(75, 40, 50, 20))
    }

    @Test("constraints on one axis leave the content's other side to the app; a margin of the scroll view is one of its content")
    func contentSizeByAxis() {
        let root: UIView = makeRoot()
        let scroll: UIScrollView = root.adding(UIScrollView())
        root.pin(scroll, 0, 0, 200, 100)
        scroll.contentSize = CGSize(width: 77, height: 88)
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 77, height: 88))
        let page: UIView = scroll.adding(SizedView(50, 300))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[page]-|", metrics: nil, views: ["page": page]))
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 77, height: 316))
        #expect(page.frame.minY == 8)
    }
}
