/// Places of an entity's layout, without memory of their own for the first 64 of them.
struct SlotSet: Sequence {
    private var low: UInt64 = 0
    private var high: Set<Int> = []

    mutating func insert(_ slot: Int) {
        if slot < 64 { low |= 1 << UInt64(slot) } else { high.insert(slot) }
    }

    func makeIterator() -> some IteratorProtocol<Int> {
        ((0..<64).filter { low & (1 << UInt64($0)) != 0 } + high.sorted()).makeIterator()
    }
}
