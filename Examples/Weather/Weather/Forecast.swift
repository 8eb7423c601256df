import Foundation

/// What the sky does.
enum Sky: String, CaseIterable {
    case sunny, partlyCloudy, cloudy, rainy, stormy, snowy, windy, foggy

    var symbolName: String {
        switch self {
        case .sunny: return "sun.max.fill"
        case .partlyCloudy: return "cloud.sun.fill"
        case .cloudy: return "cloud.fill"
        case .rainy: return "cloud.rain.fill"
        case .stormy: return "cloud.bolt.rain.fill"
        case .snowy: return "snowflake"
        case .windy: return "wind"
        case .foggy: return "cloud.fog.fill"
        }
    }

    var words: String {
        switch self {
        case .partlyCloudy: return "Partly cloudy"
        default: return rawValue.capitalized
        }
    }
}

/// A place and its weather.
struct City: Hashable {
    let name: String
    let country: String
    let sky: Sky
    let temperature: Int

    static let all: [City] = [
        City(name: "Lisbon", country: "Portugal", sky: .sunny, temperature: 24),
        City(name: "Oslo", country: "Norway", sky: .snowy, temperature: -3),
        City(name: "Kyoto", country: "Japan", sky: .rainy, temperature: 17),
        City(name: "Cusco", country: "Peru", sky: .partlyCloudy, temperature: 14),
        City(name: "Wellington", country: "New Zealand", sky: .windy, temperature: 12),
        City(name: "Nairobi", country: "Kenya", sky: .stormy, temperature: 21),
        City(name: "Halifax", country: "Canada", sky: .foggy, temperature: 6),
        City(name: "Bergen", country: "Norway", sky: .rainy, temperature: 8),
        City(name: "Tbilisi", country: "Georgia", sky: .cloudy, temperature: 15),
        City(name: "Marrakesh", country: "Morocco", sky: .sunny, temperature: 29),
        City(name: "Hobart", country: "Australia", sky: .partlyCloudy, temperature: 13),
        City(name: "Reykjavík", country: "Iceland", sky: .windy, temperature: 1),
    ]

    /// The next hours, each with its sky and temperature; always the same for a city.
    var hours: [Hour] {
        (0..<12).map { step in
            let skies = Sky.allCases
            let start = skies.firstIndex(of: sky) ?? 0
            return Hour(
                city: name, hour: (9 + step) % 24, sky: step < 4 ? sky : skies[(start + step / 4) % skies.count],
                temperature: temperature + [0, 1, 2, 3, 3, 2, 1, 0, -1, -2, -2, -3][step])
        }
    }

    /// The next days.
    var days: [Day] {
        let names = ["Today", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Monday"]
        return names.enumerated().map { index, day in
            let skies = Sky.allCases
            let start = skies.firstIndex(of: sky) ?? 0
            return Day(
                city: name, name: day, sky: skies[(start + index * 3) % skies.count], low: temperature - 5 + index % 3,
                high: temperature + 3 - index % 4)
        }
    }
}

struct Hour: Hashable {
    let city: String
    let hour: Int
    let sky: Sky
    let temperature: Int
}

struct Day: Hashable {
    let city: String
    let name: String
    let sky: Sky
    let low: Int
    let high: Int
}

/// Temperatures in words.
enum Degrees {
    /// The sign stays before the number among words of either direction.
    static func text(_ value: Int) -> String { "\u{200E}\(value)°" }
}
