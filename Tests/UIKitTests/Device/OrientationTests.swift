import AppSession
import Device
import Foundation
import HeadlessHost
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct OrientationTests {
    private final class PortraitOnly: UIViewController {
        var sizes: [String: CGSize] = [:]
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemYellow
            sizes["load"] = view.bounds.size
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            sizes["will appear"] = view.bounds.size
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            sizes["did appear"] = view.bounds.size
        }
    }

    @Test("a portrait-only controller presented in landscape has portrait bounds from the start", arguments: [false, true])
    func presented(animated: Bool) throws {
        let root = UIViewController()
        root.view.backgroundColor = .white
        let device = try TestDevice("iphone-15-pro.landscape.full", root: root)
        defer { device.close() }
        #expect(root.view.bounds.width == 852)
        let controller = PortraitOnly()
        controller.modalPresentationStyle = .fullScreen
        root.present(controller, animated: animated)
        device.session.advance(by: 1.5)
        device.picture("portrait-only-\(animated)")
        let portrait = CGSize(width: 393, height: 852)
        #expect(controller.sizes["load"] == portrait)
        #expect(controller.sizes["will appear"] == portrait)
        #expect(controller.sizes["did appear"] == portrait)
        root.dismiss(animated: false)
        device.session.advance(by: 1.5)
        #expect(root.view.bounds.width == 852)
    }

    @Test("in mid-turn nothing shows beside the window, and afterwards it clips no more than before")
    func clipped() throws {
        let root = UIViewController()
        let window = TestWindow(.padPortrait, root: root)
        defer { window.close() }
        window.change(to: .padLandscape, duration: 0.4)
        window.run(0.2)
        #expect(window.window.layer.masksToBounds)
        window.run(0.5)
        #expect(!window.window.layer.masksToBounds)
    }
}
