#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Contiguous storage for the solver's hot loops, without reference counting, uniqueness or exclusivity checks, and in
/// release builds without bounds checks. It cannot be copied and frees its memory when its owner goes. Count and elements
/// stand behind a header, so that a class holds one in a `let` and still appends to it.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    private struct Header {
        var base: UnsafeMutablePointer<Element>
        var count: Int
        var capacity: Int
        /// Whether the elements stand right behind the header, in the same piece of memory.
        var isInline: Bool
    }

    private let header: UnsafeMutablePointer<Header>

    init(capacity: Int = 0) {
        // The C library's allocator, for its realloc: large arrays grow without being copied. The first elements come with
        // the header, since most arrays stay small.
        let isInline = capacity > 0 && capacity * MemoryLayout<Element>.stride <= 4096
        let memory = malloc(Self.headerSize + (isInline ? capacity * MemoryLayout<Element>.stride : 0)).unsafelyUnwrapped
        header = memory.assumingMemoryBound(to: Header.self)
        let base = isInline ? (memory + Self.headerSize).assumingMemoryBound(to: Element.self) : Self.noElements
        header.initialize(to: Header(base: base, count: 0, capacity: isInline ? capacity : 0, isInline: isInline))
        if capacity > 0, !isInline { grow(to: capacity) }
    }

    /// A multiple of 16, so that elements are aligned.
    private static var headerSize: Int { 32 }

    init(repeating value: Element, count: Int) {
        self.init(capacity: count)
        append(repeating: value, count: count)
    }

    init(_ elements: some Collection<Element>) {
        self.init(capacity: elements.count)
        for element in elements { append(element) }
    }

    deinit {
        freeElements()
        Self.release(header)
    }

    private func freeElements() {
        if header.pointee.capacity > 0, !header.pointee.isInline { Self.release(header.pointee.base) }
    }

    /// The address of no elements: nothing is ever read there.
    private static var noElements: UnsafeMutablePointer<Element> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    @inline(__always) var base: UnsafeMutablePointer<Element> { header.pointee.base }
    @inline(__always) var count: Int { header.pointee.count }
    var first: Element? { count > 0 ? base[0] : nil }
    var last: Element? { count > 0 ? base[count - 1] : nil }
    var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

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
    func append(_ value: Element) {
        let count = header.pointee.count
        if count >= header.pointee.capacity { growForAppend(count + 1) }
        (header.pointee.base + count).initialize(to: value)
        header.pointee.count = count + 1
    }

    /// Returns where the new elements begin.
    @inline(__always) @discardableResult
    func append(repeating value: Element, count added: Int) -> Int {
        let old = appendUninitialized(added)
        (base + old).initialize(repeating: value, count: added)
        return old
    }

    /// Makes room for `added` more elements without setting them; returns where they start.
    @inline(__always)
    func appendUninitialized(_ added: Int) -> Int {
        let old = header.pointee.count
        if old + added > header.pointee.capacity { growForAppend(old + added) }
        header.pointee.count = old + added
        return old
    }

    /// Counts `added` more elements that have no memory before `provide` is called; returns where they start.
    @inline(__always)
    func appendWithoutMemory(_ added: Int) -> Int {
        let old = header.pointee.count
        header.pointee.count = old + added
        return old
    }

    /// Makes sure that all elements have memory.
    @inline(__always)
    func provide() {
        if header.pointee.count > header.pointee.capacity { growForAppend(header.pointee.count) }
    }

    @inline(__always)
    func popLast() -> Element? {
        guard header.pointee.count > 0 else { return nil }
        header.pointee.count -= 1
        return base[header.pointee.count]
    }

    func removeAll() { header.pointee.count = 0 }

    func removeAll(where isRemoved: (Element) -> Bool) {
        var kept = 0
        for index in 0..<count where !isRemoved(base[index]) {
            base[kept] = base[index]
            kept += 1
        }
        header.pointee.count = kept
    }

    func truncate(to newCount: Int) {
        assert(newCount <= count)
        header.pointee.count = newCount
    }

    /// Sets the count to `newCount` and every element to `value`.
    func reset(count newCount: Int, to value: Element) {
        removeAll()
        append(repeating: value, count: newCount)
    }

    func reserve(_ wanted: Int) {
        if wanted > header.pointee.capacity { grow(to: max(wanted, header.pointee.capacity + header.pointee.capacity / 2)) }
    }

    /// All but the largest arrays grow fast: what is not used yet costs nothing, copying does.
    @inline(never)
    private func growForAppend(_ wanted: Int) {
        let old = header.pointee.capacity
        grow(to: max(wanted, old < 1 << 18 ? max(16 * old, 8) : 2 * old))
    }

    private func grow(to capacity: Int) {
        let isMoved = header.pointee.capacity > 0 && !header.pointee.isInline
        guard let larger = realloc(isMoved ? UnsafeMutableRawPointer(base) : nil, capacity * MemoryLayout<Element>.stride) else {
            fatalError("out of memory")
        }
        let elements = larger.assumingMemoryBound(to: Element.self)
        if header.pointee.isInline { elements.initialize(from: base, count: min(header.pointee.count, header.pointee.capacity)) }
        header.pointee.base = elements
        header.pointee.capacity = capacity
        header.pointee.isInline = false
    }

    private static func release(_ pointer: UnsafeMutableRawPointer) {
        #if canImport(Glibc)
            Glibc.free(pointer)
        #elseif canImport(Musl)
            Musl.free(pointer)
        #else
            Darwin.free(pointer)
        #endif
    }

    /// Takes over the elements of `other`.
    func replace(with other: consuming FlatArray) {
        if other.header.pointee.isInline { other.grow(to: other.header.pointee.capacity) }
        swap(&header.pointee, &other.header.pointee)
    }

    func sort(by areInOrder: (Element, Element) -> Bool) {
        var buffer = elements
        buffer.sort(by: areInOrder)
    }
}
