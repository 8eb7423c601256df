import Foundation
import HeapModule

/// Numbers of which the smallest comes first, as the layout engine keeps those that are free: ours and swift-collections'.
enum HeapComparison {
    static func run() {
        print("Heap: nanoseconds of the processor for one number in and out, times longer than ours")
        for count in [16, 1000, 100_000] {
            var state: UInt64 = 1
            let numbers: [Int32] = (0..<count).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int32(truncatingIfNeeded: state >> 40)
            }
            let rounds = max(1, 200_000 / count)
            var sums: (Int, Int) = (0, 0)
            let flat = FlatArray<Int32>(capacity: count)
            let ours = Measure.milliseconds {
                sums.0 = 0
                for _ in 0..<rounds {
                    for number in numbers { flat.pushHeap(number) }
                    var index = 0
                    while let number = flat.popSmallest() {
                        sums.0 &+= Int(number) &* index
                        index += 1
                    }
                }
            }
            var heap = Heap<Int32>()
            heap.reserveCapacity(count)
            let theirs = Measure.milliseconds {
                sums.1 = 0
                for _ in 0..<rounds {
                    for number in numbers { heap.insert(number) }
                    var index = 0
                    while let number = heap.popMin() {
                        sums.1 &+= Int(number) &* index
                        index += 1
                    }
                }
            }
            precondition(sums.0 == sums.1)
            let each = Double(rounds * count) / 1e6
            print(
                "  \(count) numbers: ours \(Measure.text(ours.processor / each)) ns, swift-collections \(Measure.text(theirs.processor / each)) ns, \(Measure.ratio(theirs.processor, ours.processor)) times"
            )
        }
    }
}
