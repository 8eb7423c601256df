import QuinceGameKit
import Testing
import UIKit

@Suite struct AccessPointTests {
    private final class Listener: NSObject, GKLocalPlayerListener {}

    @Test("nobody is signed in: the access point is wanted and not seen, and what it opens ends") func accessPoint() async {
        let point = GKAccessPoint.shared
        point.isActive = true
        point.location = .bottomTrailing
        #expect(!point.isVisible && point.frameInScreenCoordinates == .zero && point.location == .bottomTrailing)
        GKLocalPlayer.local.register(Listener())
        await withCheckedContinuation { continuation in point.trigger { continuation.resume() } }
        #expect(!GKLocalPlayer.local.isAuthenticated)
        point.isActive = false
    }
}
