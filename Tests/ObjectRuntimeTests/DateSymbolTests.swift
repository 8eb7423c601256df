import Foundation
import ObjectRuntime
import Testing

@Suite("Symbols of dates")
struct DateSymbolTests {
    @Test("a formatter's are implicitly unwrapped, a calendar's are there")
    func optionals() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let months: [String] = try #require(formatter.__shortMonthSymbols)
        #expect(months.first == "Jan" && formatter.__monthSymbols[11] == "December")
        formatter.__weekdaySymbols = ["A", "B"]
        #expect(formatter.weekdaySymbols == ["A", "B"])
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        #expect(calendar.__weekdaySymbols.count == 7)
    }
}
