/// Memory for a fixed number of elements that plain pointers go to. Its owner frees it by going.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    let base: UnsafeMutablePointer<Element>

    /// Elements are not set.
    init(capacity: Int) { base = .allocate(capacity: max(capacity, 1)) }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: element, count: count)
    }

    deinit { base.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { base[index] }
        nonmutating _modify { yield &base[index] }
    }
}
