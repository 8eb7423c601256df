/// A list that owns its elements, each at an address that stays the same until the element goes: others may point to it.
struct StableList<Element: ~Copyable>: ~Copyable {
    private let pointers: FlatArray<UnsafeMutablePointer<Element>>

    init(capacity: Int = 0) { pointers = FlatArray(capacity: capacity) }

    deinit { removeAll() }

    @inline(__always) var count: Int { pointers.count }

    @inline(__always)
    subscript(index: Int) -> UnsafeMutablePointer<Element> { pointers[index] }

    /// Takes over an element. Returns where it stands.
    @discardableResult
    func append(_ element: consuming Element) -> UnsafeMutablePointer<Element> {
        let pointer = UnsafeMutablePointer<Element>.allocate(capacity: 1)
        pointer.initialize(to: element)
        pointers.append(pointer)
        return pointer
    }

    /// Ends the element at `index` and takes over another one, at the same address.
    func replace(at index: Int, with element: consuming Element) {
        pointers[index].deinitialize(count: 1)
        pointers[index].initialize(to: element)
    }

    /// Ends the element at `index`. The last one takes its number.
    func remove(at index: Int) {
        pointers[index].deinitialize(count: 1)
        pointers[index].deallocate()
        guard let last = pointers.popLast(), index < pointers.count else { return }
        pointers[index] = last
    }

    /// Ends all elements.
    func removeAll() {
        for index in 0..<pointers.count {
            pointers[index].deinitialize(count: 1)
            pointers[index].deallocate()
        }
        pointers.removeAll()
    }
}
