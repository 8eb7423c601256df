import ObjectRuntime

/// Reads texts of units, such as `mmol<180.16>/L`, `m/s^2` and `mL/(kg*min)`.
struct UnitParser {
    private var rest: Substring
    private var factors = UnitFactors()

    private init(_ text: String) { rest = text[...] }

    /// Nil where the text names no unit.
    static func parse(_ text: String) -> UnitFactors? {
        if text == "()" { return UnitFactors() }
        var parser = UnitParser(text.filter { $0 != " " })
        guard parser.product(1), parser.rest.isEmpty else { return nil }
        return parser.factors
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    /// Factors one after the other; those behind a slash divide up to the end or the closing bracket.
    private mutating func product(_ outer: Int) -> Bool {
        var sign = outer
        guard factor(sign) else { return false }
        while let next = rest.first {
            switch next {
            case "·", "*", ".": break
            case "/": sign = -outer
            default: return true
            }
            rest.removeFirst()
            guard factor(sign) else { return false }
        }
        return true
    }

    private mutating func factor(_ sign: Int) -> Bool {
        if take("(") { return product(sign) && take(")") }
        if take("1") { return true }
        let name = rest.prefix { $0.isLetter || $0 == "_" || $0 == "%" }
        guard var factor = Self.factor(String(name)) else { return false }
        rest = rest.dropFirst(name.count)
        if take("<") {
            guard factor.symbol == "mol", let end = rest.firstIndex(of: ">"), let mass = Double(rest[..<end]) else { return false }
            factor.molarMass = mass
            rest = rest[rest.index(after: end)...]
        }
        var power = 1
        if take("^") {
            let digits = rest.prefix { $0.isNumber || $0 == "-" }
            guard let number = Int(digits) else { return false }
            power = number
            rest = rest.dropFirst(digits.count)
        }
        factors.multiply(by: factor, power: sign * power)
        return true
    }

    /// A name as it stands, or a prefix and a name that takes one.
    private static func factor(_ name: String) -> UnitFactor? {
        func symbol(_ text: Substring) -> String { text == "l" ? "L" : String(text) }
        if UnitSymbol.named(symbol(name[...])) != nil { return UnitFactor(symbol: symbol(name[...])) }
        for (text, prefix) in HKMetricPrefix.texts where name.hasPrefix(text) {
            let rest = symbol(name.dropFirst(text.count))
            if UnitSymbol.named(rest)?.takesPrefix == true { return UnitFactor(symbol: rest, prefix: prefix) }
        }
        return nil
    }
}
