import Foundation
import Testing
@testable import ObjectRuntime

@Suite struct ObjectSynchronizationTests {
    private final class Counter: @unchecked Sendable { var value = 0 }

    @Test("threads that synchronise on an object take turns; one may enter twice")
    func turns() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.value == 4000)
        #expect(objc_sync_exit(counter) == -1)
    }
}
