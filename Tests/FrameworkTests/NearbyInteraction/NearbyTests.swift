import QuinceNearbyInteraction
import Testing
import UIKit

@Suite struct NearbyTests {
    private final class Listener: NSObject, NISessionDelegate {
        let onStart: @Sendable () -> Void
        init(_ onStart: @escaping @Sendable () -> Void) { self.onStart = onStart }
        func sessionDidStartRunning(_ session: NISession) { onStart() }
    }

    @Test("a session runs with the token of another, and gives no token once it is ended") func session() async throws {
        let session = NISession(), other = NISession()
        let token = try #require(other.discoveryToken)
        #expect(token != session.discoveryToken)
        let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NIDiscoveryToken.self, from: data) == token)
        let (started, signal) = AsyncStream<Void>.makeStream()
        let listener = Listener { signal.finish() }
        session.delegate = listener
        session.delegateQueue = DispatchQueue(label: "nearby")
        session.run(NINearbyPeerConfiguration(peerToken: token))
        for await _ in started {}
        withExtendedLifetime(listener) {}
        #expect((session.configuration as? NINearbyPeerConfiguration)?.peerDiscoveryToken == token)
        session.invalidate()
        #expect(session.discoveryToken == nil && session.configuration == nil)
        if case NIError.userDidNotAllow = NIError(.sessionFailed) { Issue.record("another code") }
    }
}
