import Device
import Foundation
import Synchronization
import Testing

@testable import HeadlessHost

/// An app that takes too long over a change of its window is told on while it is still at it.
@Suite @MainActor struct ResizeWatchTests {
    private final class Late: Sendable {
        let windows = Mutex<[String]>([])
    }

    @Test func aSlowChangeIsToldAndAQuickOneIsNot() {
        let late = Late()
        let watch = ResizeWatch(limit: 0.3) { window, _ in late.windows.withLock { $0.append(window) } }
        watch.run("quick") {}
        watch.run("slow") {
            let end = Date(timeIntervalSinceNow: 5)
            while late.windows.withLock(\.isEmpty), Date() < end { Thread.sleep(forTimeInterval: 0.01) }
        }
        let told = late.windows.withLock { $0 }
        #expect(told == ["slow"])
    }

    @Test func aLaunchTakesTheTimeItTakes() throws {
        let late = Late()
        let session = Simulator(endpoint: FakeApp())
        session.resizeWatch = ResizeWatch(limit: 0) { window, _ in late.windows.withLock { $0.append(window) } }
        session.launch(in: try WindowConfiguration(parsing: "ipad-pro-11.landscape.full"))
        Thread.sleep(forTimeInterval: 0.1)
        let none: Bool = late.windows.withLock { $0.isEmpty }
        #expect(none)
        #expect(ResizeWatch.systemLimit == 10)
    }
}
