import Device
import Foundation
import HeadlessHost
import Synchronization
import UIKit

/// A session with an empty app, and the log of what happens in it.
@MainActor struct Stage {
    let session: Simulator
    let log = Log()

    init() throws {
        session = Simulator(endpoint: ApplicationSession(delegateClassName: nil))
        session.launch(in: try WindowConfiguration(parsing: "iphone-15.portrait.full"))
        session.advance(by: 0)
    }

    func wait(_ seconds: Double) { session.advance(by: seconds) }
}

/// Lines with the time of the session, from all threads.
final class Log: Sendable {
    private let stored = Mutex<[String]>([])

    var lines: [String] { stored.withLock { $0 } }

    func callAsFunction(_ text: String) {
        let time = String(format: "%.3f", SessionTime.now)
        stored.withLock { $0.append("\(time) \(text)") }
    }

    func plain(_ text: String) { stored.withLock { $0.append(text) } }
}
