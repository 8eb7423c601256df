import Foundation

/// The bars of Code 128.
enum Code128 {
    /// The widths of bars and gaps by turns of each of the 107 signs.
    private static let patterns: [String] = [
        "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312", "231212", "112232", "122132",
        "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212", "223112", "312131", "311222", "321122", "321221", "312212",
        "322112", "322211", "212123", "212321", "232121", "111323", "131123", "131321", "112313", "132113", "132311", "211313", "231113", "231311",
        "112133", "112331", "132131", "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131", "311123", "311321",
        "331121", "312113", "312311", "332111", "314111", "221411", "431111", "111224", "111422", "121124", "121421", "141122", "141221", "112214",
        "112412", "122114", "122411", "142112", "142211", "241211", "221114", "413111", "241112", "134111", "111242", "121142", "121241", "114212",
        "124112", "124211", "411212", "421112", "421211", "212141", "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113",
        "411311", "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
    ]
    private static let startB = 104, startC = 105, toB = 100, toC = 99, stop = 106

    /// Whether each module is dark; nil for a message with bytes that are not printable ASCII. Digits go two to a sign where four or more stand together.
    static func modules(_ message: [UInt8]) -> [Bool]? {
        guard !message.isEmpty, message.allSatisfy({ $0 >= 32 && $0 < 127 }) else { return nil }
        func digits(from index: Int) -> Int { message[index...].prefix { $0 >= 48 && $0 <= 57 }.count }
        var signs: [Int] = []
        var isNumeric: Bool = digits(from: 0) >= 4 || (digits(from: 0) == 2 && message.count == 2)
        signs.append(isNumeric ? startC : startB)
        var index = 0
        while index < message.count {
            if isNumeric, digits(from: index) >= 2 {
                signs.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
                index += 2
            } else if isNumeric {
                signs.append(toB)
                isNumeric = false
            } else if digits(from: index) >= 4, digits(from: index) % 2 == 0 {
                signs.append(toC)
                isNumeric = true
            } else {
                signs.append(Int(message[index]) - 32)
                index += 1
            }
        }
        let sum: Int = signs.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) }
        signs += [sum % 103, stop]
        return signs.flatMap { sign in
            patterns[sign].enumerated().flatMap { place, width in Array(repeating: place % 2 == 0, count: width.wholeNumberValue ?? 0) }
        }
    }
}
