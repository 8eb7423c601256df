import QuinceShazamKit
import Testing
import UIKit

/// As apps ask what is playing.
@Suite struct ShazamKitTests {
    private final class Listener: NSObject, SHSessionDelegate, @unchecked Sendable {
        let end: @Sendable ((any Error)?) -> Void
        init(_ end: @escaping @Sendable ((any Error)?) -> Void) { self.end = end }
        func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) { end(error) }
    }

    @Test("no sound is recognised, and pieces hold what is known of them") func sessions() async {
        let (errors, signal) = AsyncStream<(any Error)?>.makeStream()
        let listener = Listener { signal.yield($0) }
        let session = SHSession()
        session.delegate = listener
        session.match(SHSignatureGenerator().signature())
        var code: SHError.Code?
        for await error in errors {
            code = (error as? SHError)?.code
            break
        }
        #expect(code == .matchAttemptFailed)
        if case .error = await SHManagedSession().result() {} else { Issue.record("nothing is recognised") }
        let item = SHMediaItem(properties: [.title: "Song", .artist: "Somebody"])
        #expect(item.title == "Song" && item.artist == "Somebody" && item.webURL == nil && item.genres.isEmpty)
        withExtendedLifetime((listener, session)) {}
    }
}
