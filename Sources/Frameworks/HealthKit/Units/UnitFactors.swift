import ObjectRuntime

/// The kinds of things that units measure. Units of one dimension convert into each other.
enum UnitDimension: Hashable, Sendable {
    case mass, length, volume, pressure, time, energy, power, temperature, conductance, potential, frequency, hearing, pharmacology, scalar
    case opticalPower, prism, angle, illuminance, amount
}

/// A unit by its own name.
struct UnitSymbol: Sendable {
    var dimension: UnitDimension
    /// How much it is in its dimension's first unit.
    var scale: Double
    /// Added after scaling; of temperatures.
    var offset: Double = 0
    var takesPrefix = false
    /// Whether equal steps of it are equal ratios of what it measures: sound pressure.
    var isLogarithmic = false

    static func named(_ name: String) -> UnitSymbol? { table[name] }

    private static let table: [String: UnitSymbol] = [
        "g": UnitSymbol(dimension: .mass, scale: 1, takesPrefix: true),
        "oz": UnitSymbol(dimension: .mass, scale: 28.349523125),
        "lb": UnitSymbol(dimension: .mass, scale: 453.59237),
        "st": UnitSymbol(dimension: .mass, scale: 6350.29318),
        "mol": UnitSymbol(dimension: .amount, scale: 1, takesPrefix: true),
        "m": UnitSymbol(dimension: .length, scale: 1, takesPrefix: true),
        "in": UnitSymbol(dimension: .length, scale: 0.0254),
        "ft": UnitSymbol(dimension: .length, scale: 0.3048),
        "yd": UnitSymbol(dimension: .length, scale: 0.9144),
        "mi": UnitSymbol(dimension: .length, scale: 1609.344),
        "L": UnitSymbol(dimension: .volume, scale: 1, takesPrefix: true),
        "fl_oz_us": UnitSymbol(dimension: .volume, scale: 0.0295735295625),
        "fl_oz_imp": UnitSymbol(dimension: .volume, scale: 0.0284130625),
        "pt_us": UnitSymbol(dimension: .volume, scale: 0.473176473),
        "pt_imp": UnitSymbol(dimension: .volume, scale: 0.56826125),
        "cup_us": UnitSymbol(dimension: .volume, scale: 0.2365882365),
        "cup_imp": UnitSymbol(dimension: .volume, scale: 0.284130625),
        "Pa": UnitSymbol(dimension: .pressure, scale: 1, takesPrefix: true),
        "mmHg": UnitSymbol(dimension: .pressure, scale: 133.322387415),
        "inHg": UnitSymbol(dimension: .pressure, scale: 3386.38864034),
        "cmAq": UnitSymbol(dimension: .pressure, scale: 98.0665),
        "atm": UnitSymbol(dimension: .pressure, scale: 101_325),
        "dBASPL": UnitSymbol(dimension: .pressure, scale: 0.00002, isLogarithmic: true),
        "s": UnitSymbol(dimension: .time, scale: 1, takesPrefix: true),
        "min": UnitSymbol(dimension: .time, scale: 60),
        "hr": UnitSymbol(dimension: .time, scale: 3600),
        "d": UnitSymbol(dimension: .time, scale: 86_400),
        "J": UnitSymbol(dimension: .energy, scale: 1, takesPrefix: true),
        "cal": UnitSymbol(dimension: .energy, scale: 4.184, takesPrefix: true),
        "Cal": UnitSymbol(dimension: .energy, scale: 4184),
        "W": UnitSymbol(dimension: .power, scale: 1, takesPrefix: true),
        "K": UnitSymbol(dimension: .temperature, scale: 1, takesPrefix: true),
        "degC": UnitSymbol(dimension: .temperature, scale: 1, offset: 273.15),
        "degF": UnitSymbol(dimension: .temperature, scale: 5.0 / 9, offset: 273.15 - 32 * 5.0 / 9),
        "S": UnitSymbol(dimension: .conductance, scale: 1, takesPrefix: true),
        "V": UnitSymbol(dimension: .potential, scale: 1, takesPrefix: true),
        "Hz": UnitSymbol(dimension: .frequency, scale: 1, takesPrefix: true),
        "dBHL": UnitSymbol(dimension: .hearing, scale: 1),
        "IU": UnitSymbol(dimension: .pharmacology, scale: 1),
        "count": UnitSymbol(dimension: .scalar, scale: 1),
        "%": UnitSymbol(dimension: .scalar, scale: 1),
        "D": UnitSymbol(dimension: .opticalPower, scale: 1),
        "pD": UnitSymbol(dimension: .prism, scale: 1),
        "rad": UnitSymbol(dimension: .angle, scale: 1, takesPrefix: true),
        "deg": UnitSymbol(dimension: .angle, scale: .pi / 180),
        "lx": UnitSymbol(dimension: .illuminance, scale: 1, takesPrefix: true),
    ]
}

/// A unit with its prefix.
struct UnitFactor: Hashable, Sendable {
    var symbol: String
    var prefix: HKMetricPrefix = .none
    /// Grams; of moles.
    var molarMass: Double?

    var text: String {
        let mass: String = molarMass.map { "<\($0)>" } ?? ""
        return prefix.text + symbol + mass
    }
    /// All symbols come from the table.
    private var named: UnitSymbol { UnitSymbol.named(symbol) ?? UnitSymbol(dimension: .scalar, scale: 1) }
    var dimension: UnitDimension { molarMass == nil ? named.dimension : .mass }
    var scale: Double { named.scale * prefix.scale * (molarMass ?? 1) }
    var offset: Double { named.offset }
    var isLogarithmic: Bool { named.isLogarithmic }
}

/// Units with their powers, in the order in which they came.
struct UnitFactors: Hashable, Sendable {
    private(set) var powers: [(factor: UnitFactor, power: Int)] = []

    init() {}
    init(_ factor: UnitFactor) { powers = [(factor, 1)] }

    static func == (a: UnitFactors, b: UnitFactors) -> Bool { a.table == b.table }
    func hash(into hasher: inout Hasher) { hasher.combine(table) }
    private var table: [UnitFactor: Int] { Dictionary(powers.map { ($0.factor, $0.power) }, uniquingKeysWith: +) }

    mutating func multiply(by factor: UnitFactor, power: Int) {
        if let place = powers.firstIndex(where: { $0.factor == factor }) {
            powers[place].power += power
            if powers[place].power == 0 { powers.remove(at: place) }
        } else if power != 0 {
            powers.append((factor, power))
        }
    }

    func multiplied(by other: UnitFactors, power: Int) -> UnitFactors {
        var product = self
        for (factor, exponent) in other.powers { product.multiply(by: factor, power: exponent * power) }
        return product
    }

    var text: String {
        guard !powers.isEmpty else { return "()" }
        func list(_ factors: [(factor: UnitFactor, power: Int)]) -> String {
            factors.map { $0.factor.text + (abs($0.power) == 1 ? "" : "^\(abs($0.power))") }.joined(separator: "·")
        }
        let above: String = list(powers.filter { $0.power > 0 }), below: String = list(powers.filter { $0.power < 0 })
        if below.isEmpty { return above }
        return (above.isEmpty ? "1" : above) + "/" + below
    }

    // MARK: Conversion

    /// The powers of what it measures. A scalar among others counts like none: `count/min` measures one over time.
    private var dimensions: [UnitDimension: Int] {
        var found: [UnitDimension: Int] = [:]
        for (factor, power) in powers where factor.dimension != .scalar { found[factor.dimension, default: 0] += power }
        return found.filter { $0.value != 0 }
    }
    func isCompatible(with other: UnitFactors) -> Bool { dimensions == other.dimensions }

    /// The unit alone, where it is one that neither multiplies nor divides.
    private var single: UnitFactor? { powers.count == 1 && powers[0].power == 1 ? powers[0].factor : nil }

    /// The amount in the first units of its dimensions.
    func base(of value: Double) -> Double {
        if let single, single.isLogarithmic { return single.scale * Foundation.pow(10, value / 20) }
        return value * scale + (single?.offset ?? 0)
    }
    func value(ofBase base: Double) -> Double {
        if let single, single.isLogarithmic { return 20 * Foundation.log10(base / single.scale) }
        return (base - (single?.offset ?? 0)) / scale
    }
    private var scale: Double { powers.reduce(1) { $0 * Foundation.pow($1.factor.scale, Double($1.power)) } }
}

extension HKMetricPrefix {
    var text: String { Self.texts.first { $0.prefix == self }?.text ?? "" }

    var scale: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 0.01
        case .deci: 0.1
        case .deca: 10
        case .hecto: 100
        case .kilo: 1000
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    /// Longer ones before those that they begin with.
    static let texts: [(text: String, prefix: HKMetricPrefix)] = [
        ("da", .deca), ("mc", .micro), ("f", .femto), ("p", .pico), ("n", .nano), ("m", .milli), ("c", .centi), ("d", .deci), ("h", .hecto), ("k", .kilo),
        ("M", .mega), ("G", .giga), ("T", .tera),
    ]
}
