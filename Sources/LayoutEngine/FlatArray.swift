/// Contiguous storage for the solver's hot loops: a pointer, a count and a capacity, without reference counting,
/// uniqueness checks or bounds checks in release builds. Whoever declares one frees it in its `deinit`.
struct FlatArray<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 0) {
        self.capacity = capacity
        base = UnsafeMutablePointer<Element>.allocate(capacity: max(capacity, 1))
    }

    init(repeating value: Element, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: value, count: count)
        self.count = count
    }

    init(_ elements: some Collection<Element>) {
        self.init(capacity: elements.count)
        for element in elements { append(element) }
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count, "FlatArray index out of range")
            return base[index]
        }
        nonmutating _modify {
            assert(index >= 0 && index < count, "FlatArray index out of range")
            yield &base[index]
        }
    }

    @inline(__always)
    mutating func append(_ value: Element) {
        if count == capacity { grow(to: max(count + count / 2, count + 16)) }
        (base + count).initialize(to: value)
        count += 1
    }

    mutating func append(repeating value: Element, count added: Int) {
        reserve(count + added)
        (base + count).initialize(repeating: value, count: added)
        count += added
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    mutating func truncate(to newCount: Int) {
        assert(newCount <= count)
        count = newCount
    }

    /// Sets the count to `newCount` and every element to `value`.
    mutating func reset(count newCount: Int, to value: Element) {
        count = 0
        append(repeating: value, count: newCount)
    }

    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { grow(to: max(wanted, capacity + capacity / 2)) }
    }

    private mutating func grow(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }

    func sort(by areInOrder: (Element, Element) -> Bool) {
        var buffer = elements
        buffer.sort(by: areInOrder)
    }

    func free() { base.deallocate() }

    var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }
}
