import Foundation

/// Which plural form a number takes, by the Unicode rules for the language.
enum PluralRules {
    enum Category: String {
        case zero, one, two, few, many, other
    }

    static func category(of number: Double, language: String) -> Category {
        let base = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
        guard let integer = Int(exactly: abs(number)) else { return fraction(abs(number), base) }
        switch base {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return .other
        case "fr", "pt", "hy": return integer < 2 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs": return eastSlavic(integer)
        case "pl": return polish(integer)
        case "cs", "sk": return integer == 1 ? .one : ((2...4).contains(integer) ? .few : .other)
        case "ar": return arabic(integer)
        case "he": return integer == 1 ? .one : (integer == 2 ? .two : .other)
        case "ro": return integer == 1 ? .one : (integer == 0 || (1...19).contains(integer % 100) ? .few : .other)
        case "lt": return lithuanian(integer)
        case "lv": return integer % 10 == 0 || (11...19).contains(integer % 100) ? .zero : (integer % 10 == 1 ? .one : .other)
        case "sl": return slovenian(integer)
        default: return integer == 1 ? .one : .other
        }
    }

    private static func fraction(_ number: Double, _ language: String) -> Category {
        switch language {
        case "fr", "pt": return number < 2 ? .one : .other
        case "cs", "sk", "lt": return .many
        default: return .other
        }
    }

    private static func eastSlavic(_ number: Int) -> Category {
        let teens = (11...14).contains(number % 100)
        if number % 10 == 1, !teens { return .one }
        return (2...4).contains(number % 10) && !teens ? .few : .many
    }

    private static func polish(_ number: Int) -> Category {
        if number == 1 { return .one }
        return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }

    private static func arabic(_ number: Int) -> Category {
        switch number {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: return (3...10).contains(number % 100) ? .few : ((11...99).contains(number % 100) ? .many : .other)
        }
    }

    private static func lithuanian(_ number: Int) -> Category {
        let teens = (11...19).contains(number % 100)
        if number % 10 == 1, !teens { return .one }
        return number % 10 >= 2 && !teens ? .few : .other
    }

    private static func slovenian(_ number: Int) -> Category {
        switch number % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }
}
