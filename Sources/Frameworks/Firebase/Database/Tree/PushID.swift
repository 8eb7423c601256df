import UIKit

/// Keys whose order is that of the times at which they were made: eight characters of the time in milliseconds, twelve at random. Of two that are made in one
/// millisecond the second is the first and one.
struct PushID: Sendable {
    static let characters = Array("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
    private var lastTime: Int64 = 0
    private var lastDigits: [Int] = []

    mutating func next(at milliseconds: Int64) -> String {
        let isSameTime: Bool = milliseconds == lastTime && !lastDigits.isEmpty
        lastTime = milliseconds
        var digits: [Int] = []
        var rest: Int64 = milliseconds
        for _ in 0..<8 {
            digits.insert(Int(rest % 64), at: 0)
            rest /= 64
        }
        if isSameTime {
            var place: Int = lastDigits.count - 1
            while place >= 0, lastDigits[place] == 63 {
                lastDigits[place] = 0
                place -= 1
            }
            if place >= 0 { lastDigits[place] += 1 }
        } else {
            lastDigits = (0..<12).map { _ in Int.random(in: 0..<64) }
        }
        return String((digits + lastDigits).map { Self.characters[$0] })
    }
}
