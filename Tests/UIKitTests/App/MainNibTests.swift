import AppSession
import Foundation
import InterfaceFiles
import ObjectRuntime
import TestSupport
import Testing

@testable import UIKit

private class NibDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var controller: UIViewController!
    var finished = 0

    func applicationDidFinishLaunching(_ application: UIApplication) {
        finished += 1
        guard let window else { return }
        window.addSubview(controller.view)
        window.makeKeyAndVisible()
    }
}
private final class PhoneDelegate: NibDelegate {}
private final class PadDelegate: NibDelegate {}
private final class OwnApplication: UIApplication {}

@Suite("Apps that begin with a nib", .serialized) @MainActor struct MainNibTests {
    init() {
        let base = ObjCRuntime.registration(of: NibDelegate.self, named: "NibTests.NibDelegate")
        base.key("window", get: { $0.window }, set: { $0.window = $1[0] })
        base.key("controller", get: { $0.controller }, set: { $0.controller = $1[0] })
        ObjCRuntime.registration(of: PhoneDelegate.self, named: "NibTests.PhoneDelegate").initializer("init") { _ in PhoneDelegate() }
        ObjCRuntime.registration(of: PadDelegate.self, named: "NibTests.PadDelegate").initializer("init") { _ in PadDelegate() }
        ObjCRuntime.registration(of: OwnApplication.self, named: "NibTests.OwnApplication").initializer("init") { _ in OwnApplication() }
    }

    private func nib(_ delegate: String, window: String) throws -> Data {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication">
                    <connections><outlet property="delegate" destination="d" id="o1"/></connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <customObject id="d" customClass="\(delegate)">
                    <connections>
                        <outlet property="window" destination="w" id="o2"/><outlet property="controller" destination="c" id="o3"/>
                    </connections>
                </customObject>
                <window contentMode="scaleToFill" id="w" \(window)><rect key="frame" x="0" y="0" width="320" height="480"/></window>
                <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="20" width="320" height="460"/></view></viewController>
            </objects></document>
            """
        return Data(InterfaceArchive.encode(try InterfaceDocument(xml: text.utf8)))
    }

    private func bundle() throws -> (TemporaryFolder, Bundle) {
        let folder = try TemporaryFolder()
        try nib("PhoneDelegate", window: "").write(to: folder.url.appendingPathComponent("MainWindow.nib"))
        try nib("PadDelegate", window: #"resizesToFullScreen="YES" visibleAtLaunch="YES""#).write(to: folder.url.appendingPathComponent("MainWindow-iPad.nib"))
        return (folder, try #require(Bundle(path: folder.url.path)))
    }

    private func launch(_ environment: WindowEnvironment, _ principal: String? = nil) -> ApplicationSession {
        let endpoint = ApplicationSession(delegateClassName: nil, principalClassName: principal)
        endpoint.receive(.launch(environment, device: DeviceIdentity(name: "D", identifier: "D1,1", systemVersion: "17.5")))
        return endpoint
    }

    @Test("the nib makes the delegate and connects its window, of a class per device") func delegates() throws {
        defer { AppContext.renew() }
        let (folder, bundle) = try bundle()
        defer { withExtendedLifetime(folder) {} }
        let phone = launch(.phonePortrait)
        Launch.loadMainNib(named: "MainWindow", in: bundle)
        let delegate = try #require(UIApplication.shared.delegate as? PhoneDelegate)
        #expect(delegate.window?.frame == CGRect(x: 0, y: 0, width: 320, height: 480) && delegate.window?.isHidden == true)
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        #expect(delegate.finished == 1 && UIApplication.shared.keyWindow === delegate.window)
        withExtendedLifetime(phone) {}

        let pad = launch(.padLandscape)
        Launch.loadMainNib(named: "MainWindow-iPad", in: bundle)
        let other = try #require(UIApplication.shared.delegate as? PadDelegate)
        #expect(other.window?.frame.size == CGSize(width: 1194, height: 834) && other.window?.isHidden == false)
        withExtendedLifetime(pad) {}
    }

    @Test("keys of Info.plist for one kind of device hold on that one") func keys() throws {
        defer { AppContext.renew() }
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b</string>
            <key>NSMainNibFile</key><string>MainWindow</string><key>NSMainNibFile~ipad</key><string>MainWindow-iPad</string></dict></plist>
            """, to: "Info.plist")
        let bundle = try #require(Bundle(path: folder.url.path))
        let phone = launch(.phonePortrait)
        #expect(bundle.__object(forInfoDictionaryKey: "NSMainNibFile") as? String == "MainWindow")
        let pad = launch(.padLandscape)
        #expect(bundle.__object(forInfoDictionaryKey: "NSMainNibFile") as? String == "MainWindow-iPad")
        #expect(bundle.__infoDictionary?["NSMainNibFile"] as? String == "MainWindow-iPad")
        #expect(bundle.__infoDictionary?["NSMainNibFile~ipad"] == nil)
        withExtendedLifetime((phone, pad)) {}
    }

    @Test("the application is of the principal class") func principal() {
        defer { AppContext.renew() }
        let app = launch(.phonePortrait, "NibTests.OwnApplication")
        #expect(UIApplication.shared is OwnApplication)
        withExtendedLifetime(app) {}
    }

    @Test("a controller whose view is added to a window hears its appearance, and the rotation") func addedRoot() throws {
        final class Root: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("will \(view.window == nil)") }
            override func viewDidAppear(_ animated: Bool) { log.append("did \(view.window != nil)") }
            override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
            override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) { log.append("willRotate") }
        }
        let window = TestWindow(.padPortrait, root: UIViewController())
        defer { window.close() }
        window.window.rootViewController = nil
        let root = Root()
        window.window.addSubview(root.view)
        window.run(0.1)
        #expect(root.log == ["will true", "did true"])
        window.change(to: .padLandscape)
        window.run(0.1)
        root.view.removeFromSuperview()
        window.run(0.1)
        #expect(root.log.dropFirst(2) == ["willRotate", "willDisappear", "didDisappear"])
    }

    @Test("what a controller presents whose view was added to a window keeps its tint, and the view behind is dimmed") func dimmedRoot() {
        let window = TestWindow(.padPortrait, root: UIViewController())
        defer { window.close() }
        window.window.rootViewController = nil
        let root = UIViewController()
        window.window.addSubview(root.view)
        window.run(0.1)
        for style in [UIModalPresentationStyle.formSheet, .pageSheet] {
            let shown = UIViewController()
            shown.modalPresentationStyle = style
            root.present(shown, animated: true)
            window.run(1)
            #expect(shown.view.window != nil)
            #expect(shown.view.tintAdjustmentMode == .normal)
            #expect(root.view.tintAdjustmentMode == .dimmed)
            root.dismiss(animated: true)
            window.run(1)
            #expect(root.view.tintAdjustmentMode == .normal)
        }
    }
}
