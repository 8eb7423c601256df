import Foundation
import UIKit

/// A call that comes once, some seconds later, unless it is cancelled before.
@MainActor final class Delay {
    private var item: DispatchWorkItem?

    init(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        let item = DispatchWorkItem { MainActor.assumeIsolated { body() } }
        self.item = item
        DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0), execute: item)
    }

    func cancel() {
        item?.cancel()
        item = nil
    }
}
