import Foundation
import Synchronization
@testable import QuinceSystemConfiguration
import Testing

@Suite struct ReachabilityTests {
    /// What a listener is told of a host until the second time, or until nothing more comes.
    private func told(of name: String) throws -> [SCNetworkReachabilityFlags] {
        let host: SCNetworkReachability = try #require(SCNetworkReachabilityCreateWithName(nil, name))
        let all = Mutex<[SCNetworkReachabilityFlags]>([]), queue = DispatchQueue(label: "reachability")
        SCNetworkReachabilitySetCallback(host, { _, flags, _ in all.withLock { $0.append(flags) } }, nil)
        SCNetworkReachabilitySetDispatchQueue(host, queue)
        queue.sync {}
        SCNetworkReachabilitySetCallback(host, nil, nil)
        return all.withLock(\.self)
    }

    @Test("a host that is nowhere can be reached at first, until it was looked for; any other can") func hosts() throws {
        #expect(try told(of: "example.com") == [.reachable])
        #expect(try told(of: "nowhere") == [.reachable, []])
    }

    @Test("names of one word and those under invalid are nowhere; addresses, this machine and any host are not") func names() {
        for name in ["nowhere", "nowhere.", "a.invalid", "A.INVALID."] { #expect(HostName.isNowhere(name), "\(name)") }
        for name in ["example.com", "example.com.", "localhost", "127.0.0.1", "::1", "fe80::1", "", "printer.local"] {
            #expect(!HostName.isNowhere(name), "\(name)")
        }
    }
}
