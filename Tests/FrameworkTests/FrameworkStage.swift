import AppSession
import Device
import Foundation
import Testing
@testable import HeadlessHost
@testable import UIKit

/// A device with one window, for frameworks that show something.
@MainActor final class FrameworkStage {
    let session: Simulator
    let window = UIWindow()

    init(_ name: String = "iphone-6.1-390.portrait.full", root: UIViewController = UIViewController()) throws {
        // Windows of tests that wait for something stay behind: a touch would reach them.
        AppContext.renew()
        session = Simulator(endpoint: ApplicationSession(delegateClassName: nil))
        session.launch(in: try WindowConfiguration(parsing: name))
        window.backgroundColor = .systemBackground
        window.rootViewController = root
        window.makeKeyAndVisible()
        session.advance(by: 0.1)
    }

    /// Plays a script; its pictures go into the folder that `QUINCE_TEST_PICTURES` names, if it does.
    func play(_ script: String) throws {
        try ScriptPlayer(session: session).play(DeviceScript(parsing: script + "\npicture end")) { [weak self] name, _ in
            guard let self, name != "end", let folder = ProcessInfo.processInfo.environment["QUINCE_TEST_PICTURES"] else { return }
            let picture = session.draw()
            try? PictureFile.write(picture, hash: PixelHash(picture.bitmap), to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
        }
    }

    func close() {
        window.isHidden = true
        window.rootViewController = nil
        session.advance(by: 0.1)
        AppContext.renew()
    }
}

/// A folder that goes with the test.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("quince-frameworks-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
}
