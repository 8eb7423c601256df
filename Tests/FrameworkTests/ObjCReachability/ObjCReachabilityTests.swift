import Foundation
import QuinceSystemConfiguration
import Testing
@testable import QuinceObjCReachability
@testable import UIKit

@Suite("The Reachability of Apple's sample code")
@MainActor struct ObjCReachabilityTests {
    @Test("The flags of a network are a status")
    func status() {
        func status(_ flags: SCNetworkReachabilityFlags, countsWWAN: Bool = true) -> NetworkStatus { Reachability.status(of: flags, countsWWAN: countsWWAN) }
        #expect(status([]) == NotReachable && status([.connectionRequired]) == NotReachable)
        #expect(status([.reachable]) == ReachableViaWiFi && status([.reachable, .isWWAN]) == ReachableViaWWAN)
        #expect(status([.reachable, .isWWAN], countsWWAN: false) == .NotReachable)
        #expect(status([.reachable, .connectionRequired]) == .NotReachable)
        #expect(status([.reachable, .connectionRequired, .connectionOnTraffic]) == .ReachableViaWiFi)
        #expect(status([.reachable, .connectionRequired, .connectionOnDemand, .interventionRequired]) == .NotReachable)
    }

    @Test("A host is said to be reachable, and one that is nowhere is told of")
    func hosts() async throws {
        let reachability: Reachability = Reachability.forInternetConnection()
        #expect(reachability.isReachableViaWiFi() && reachability.currentReachabilityStatus().rawValue == 1)
        #expect(reachability.currentReachabilityString() == "WiFi" && reachability.currentReachabilityFlags() == "-R -------")
        let nowhere: Reachability = Reachability(hostName: "nowhere")
        await confirmation("Notifications and blocks", expectedCount: 1) { told in
            let done: AsyncStream<Void>.Continuation
            let stream: AsyncStream<Void>
            (stream, done) = AsyncStream.makeStream()
            nowhere.unreachableBlock = { _ in
                told()
                done.finish()
            }
            #expect(nowhere.startNotifier())
            for await _ in stream {}
        }
        nowhere.stopNotifier()
        #expect(!nowhere.isReachable())
    }
}
