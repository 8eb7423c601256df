import AppSession
import Device
import Foundation
@testable import HeadlessHost
@testable import UIKit

/// A whole device with an app in one of its windows: everything but the app's process.
@MainActor final class TestDevice {
    let session: Simulator
    let window: UIWindow

    init(_ name: String, root: UIViewController, declaration: AppDeclaration = AppDeclaration()) throws {
        let app = ApplicationSession(delegateClassName: nil)
        app.declaration = declaration
        session = Simulator(endpoint: app)
        session.launch(in: try WindowConfiguration(parsing: name))
        window = UIWindow()
        window.backgroundColor = .systemBackground
        window.rootViewController = root
        window.makeKeyAndVisible()
        session.advance(by: 0.1)
    }

    func play(_ script: String) throws {
        try ScriptPlayer(session: session).play(DeviceScript(parsing: script + "\npicture end")) { [weak self] name, subject in
            self?.picture(name == "end" ? nil : name, of: subject)
        }
    }

    /// Writes what the device shows into the folder that `QUINCE_TEST_PICTURES` names, if it does.
    func picture(_ name: String?, of subject: DeviceScript.Subject = .window) {
        guard let name, let folder = ProcessInfo.processInfo.environment["QUINCE_TEST_PICTURES"] else { return }
        let picture: FrameBuffer =
            switch subject {
            case .window: session.draw()
            case .screen: session.drawScreen()
            case .display: session.drawDisplay()
            }
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
        try? PictureFile.write(picture, hash: PixelHash(picture.bitmap), to: file)
    }

    func close() {
        window.isHidden = true
        window.rootViewController = nil
        session.advance(by: 0.1)
        AppContext.renew()
    }
}

/// Collects notifications.
@MainActor final class NotificationLog {
    struct Entry {
        var name: String
        var begin: CGRect
        var end: CGRect
        var duration: Double
        var curve: Int
        var isLocal: Bool
        var isFromScreen: Bool
    }

    private(set) var entries: [Entry] = []
    private var tokens: [any NSObjectProtocol] = []

    static let keyboard: [NSNotification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]

    init() {
        for name in Self.keyboard {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated { self?.take(note) }
                })
        }
    }

    private func take(_ note: Notification) {
        let info = note.userInfo ?? [:]
        entries.append(
            Entry(
                name: note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(of: "Notification", with: ""),
                begin: (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .null,
                end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null,
                duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1,
                curve: (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? -1,
                isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false, isFromScreen: note.object as? UIScreen === UIScreen.main))
    }

    var names: [String] { entries.map(\.name) }

    func clear() { entries = [] }

    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
