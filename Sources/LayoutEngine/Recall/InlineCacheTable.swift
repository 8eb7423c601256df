/// The inline caches by situation: the plan that a component which begins is likely to have, and the recorded insertion that is
/// likely to come, which are those of the last time in the same situation.
struct InlineCacheTable: ~Copyable {
    struct Entry: BitwiseCopyable {
        var situation: UInt64
        var plan: Int32 = -1
        var insertion: Int32 = -1
    }

    private let entries = FlatArray(repeating: Entry(situation: 0), count: Self.size)
    private static let size = 1024

    func forgetAll() { entries.reset(count: Self.size, to: Entry(situation: 0)) }

    /// The situation: the component's first row, the row that was added right before, and how far apart the first unknowns of
    /// the two are among the variables.
    @inline(__always)
    static func situation(_ key: UInt64, after last: UInt64, distance: Int32) -> UInt64 {
        let context = (last &* 0xD6E8_FEB8_6659_FD93) ^ UInt64(UInt32(bitPattern: distance))
        let mixed = (key ^ (context &* 0x9E37_79B9_7F4A_7C15)) &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ (mixed >> 29) | 1
    }

    @inline(__always)
    private func entry(_ situation: UInt64) -> UnsafeMutablePointer<Entry> {
        entries.base + Int(truncatingIfNeeded: situation >> 1) & (Self.size - 1)
    }

    /// The number of the plan that a component is likely to have, -1 for none.
    @inline(__always)
    func plan(in situation: UInt64) -> Int32 {
        let entry = entry(situation)
        return entry.pointee.situation == situation ? entry.pointee.plan : -1
    }

    /// The number of the recorded insertion that is likely to begin, -1 for none.
    @inline(__always)
    func insertion(in situation: UInt64) -> Int32 {
        let entry = entry(situation)
        return entry.pointee.situation == situation ? entry.pointee.insertion : -1
    }

    func learn(_ plan: Int32, in situation: UInt64) {
        let entry = entry(situation)
        if entry.pointee.situation != situation { entry.pointee = Entry(situation: situation) }
        entry.pointee.plan = plan
    }

    func learn(insertion: Int32, in situation: UInt64) {
        let entry = entry(situation)
        if entry.pointee.situation != situation { entry.pointee = Entry(situation: situation) }
        entry.pointee.insertion = insertion
    }
}
