import Dispatch
import Foundation
import Synchronization

/// `transform` of every element, on all cores, in order.
///
/// On threads of their own: the parser and the walks over its trees need more stack than threads usually have (`SourceNesting`).
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    guard !elements.isEmpty else { return [] }
    let results = Mutex<[Result?]>(Array(repeating: nil, count: elements.count))
    let work = SharedWork(count: elements.count) { index in
        let result = transform(elements[index])
        results.withLock { $0[index] = result }
    }
    work.run()
    return results.withLock { $0 }.compactMap { $0 }
}

/// Pieces of work, by number, that threads take one after another.
private final class SharedWork: Sendable {
    /// Enough for what `SourceNesting` lets through, several times over; what is not touched costs nothing.
    private static let stackSize = 256 << 20

    private let next = Atomic<Int>(0)
    private let count: Int
    private let body: @Sendable (Int) -> Void

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.body = body
    }

    /// Returns when all is done.
    func run() {
        let group = DispatchGroup()
        for _ in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
            group.enter()
            let thread = Thread { [self] in
                takeAll()
                group.leave()
            }
            thread.stackSize = Self.stackSize
            thread.start()
        }
        group.wait()
    }

    private func takeAll() {
        while true {
            let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            if index >= count { return }
            body(index)
        }
    }
}
