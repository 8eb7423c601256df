import ListEngine
import TestSupport
import Testing

@Suite struct ExtentIndexTests {
    @Test("uniform extents are arithmetic")
    func uniform() {
        let index = ExtentIndex(count: 1_000_000, estimate: 44)
        #expect(index.total == 44_000_000)
        #expect(index.offset(of: 500_000) == 22_000_000)
        #expect(index.index(at: 22_000_000) == 500_000)
        #expect(index.index(at: 22_000_043) == 500_000)
        #expect(index.index(at: 1e12) == 999_999)
        #expect(index.index(at: -5) == 0)
    }

    @Test("random measured extents agree with plain sums")
    func random() {
        var generator = SeededGenerator(3)
        for count in [1, 63, 64, 65, 500, 4097] {
            var index = ExtentIndex(count: count, estimate: 44)
            var plain = [Double](repeating: 44, count: count)
            for _ in 0..<300 {
                let place: Int = Int.random(in: 0..<count, using: &generator)
                if Int.random(in: 0..<5, using: &generator) == 0 {
                    index.forget(place)
                    plain[place] = 44
                } else {
                    let extent = Double(Int.random(in: 1...200, using: &generator))
                    index.setExtent(extent, of: place)
                    plain[place] = extent
                }
                let probe: Int = Int.random(in: 0...count, using: &generator)
                let offset: Double = plain[..<probe].reduce(0, +)
                #expect(index.offset(of: probe) == offset)
                if probe < count {
                    #expect(index.index(at: offset) == probe)
                    #expect(index.index(at: offset + plain[probe] - 0.5) == probe)
                }
            }
            #expect(index.total == plain.reduce(0, +))
        }
    }

    @Test("what was measured goes along with its thing")
    func remapped() {
        var index = ExtentIndex(count: 200, estimate: 10)
        index.setExtent(30, of: 100)
        index.setExtent(50, of: 3)
        let moved: ExtentIndex = index.remapped(count: 201) { $0 == 3 ? nil : $0 + 1 }
        #expect(moved.extent(of: 101) == 30)
        #expect(moved.extent(of: 4) == 10)
        #expect(moved.total == 2030)
    }
}
