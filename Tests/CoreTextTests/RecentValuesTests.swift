import Testing

@testable import CoreText

@Suite("Recently used values")
struct RecentValuesTests {
    @Test("values in use stay, others go when the room is full")
    func keepsRecent() {
        var values = RecentValues<Int, Int>(capacity: 20)
        for key in 0..<200 {
            values.insert(key, for: key, cost: 1)
            #expect(values[0] == 0)
            #expect(values.count <= 20)
        }
        #expect(values[1] == nil)
        #expect(values[199] == 199)
    }
}
