// Numbers to be used again, the smallest first: what is made anew in the order in which it was made before gets numbers in that
// order again, whatever the order in which it was given up.

extension FlatArray where Element == Int32 {
    func pushHeap(_ value: Int32) {
        append(value)
        var child = count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard self[parent] > self[child] else { return }
            swap(parent, child)
            child = parent
        }
    }

    func popSmallest() -> Int32? {
        guard count > 0 else { return nil }
        let smallest = self[0]
        let last = popLast()!
        guard count > 0 else { return smallest }
        self[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < count else { return smallest }
            if child + 1 < count, self[child + 1] < self[child] { child += 1 }
            guard self[child] < self[parent] else { return smallest }
            swap(parent, child)
            parent = child
        }
    }

    private func swap(_ first: Int, _ second: Int) {
        let held = self[first]
        self[first] = self[second]
        self[second] = held
    }
}
