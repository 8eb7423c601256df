/// A place for one element, empty at first, that owns it: its address stays the same until the slot goes.
struct StableSlot<Element: ~Copyable>: ~Copyable {
    /// The element, nil where there is none yet.
    private(set) var pointer: UnsafeMutablePointer<Element>?

    init() {}

    init(_ element: consuming Element) { fill(with: element) }

    deinit {
        pointer?.deinitialize(count: 1)
        pointer?.deallocate()
    }

    /// Takes over the slot's element; there must be none yet. Returns where it stands.
    @discardableResult
    mutating func fill(with element: consuming Element) -> UnsafeMutablePointer<Element> {
        assert(pointer == nil)
        let made = UnsafeMutablePointer<Element>.allocate(capacity: 1)
        made.initialize(to: element)
        pointer = made
        return made
    }
}
