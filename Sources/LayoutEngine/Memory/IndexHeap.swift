// Numbers of which the smallest comes first. What is made anew in the order in which it was made before gets numbers in that
// order again, whatever the order in which it was given up.

extension FlatArray where Element == Int32 {
    func pushHeap(_ value: Int32) {
        append(value)
        var at = count - 1
        while at > 0, base[(at - 1) / 2] > value {
            base[at] = base[(at - 1) / 2]
            at = (at - 1) / 2
        }
        base[at] = value
    }

    func popSmallest() -> Int32? {
        guard let moved = popLast() else { return nil }
        guard count > 0 else { return moved }
        let smallest = base[0]
        var at = 0
        while 2 * at + 1 < count {
            var below = 2 * at + 1
            if below + 1 < count, base[below + 1] < base[below] { below += 1 }
            guard base[below] < moved else { break }
            base[at] = base[below]
            at = below
        }
        base[at] = moved
        return smallest
    }
}
