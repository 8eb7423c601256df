// The weather as values. Nobody hands any out here.

/// The weather of a place.
public struct Weather: Hashable, Codable, Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
    public var availability: WeatherAvailability
}

/// A forecast: one part after the other.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Hashable, Codable, Sendable {
    public var forecast: [Element]
    public var metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

/// The place and time of the weather.
public struct WeatherMetadata: Hashable, Codable, Sendable {
    public var date: Date
    public var expirationDate: Date
    private var latitude: Double
    private var longitude: Double
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

public struct WeatherAvailability: Hashable, Codable, Sendable {
    public enum AvailabilityKind: String, Hashable, Codable, Sendable { case available, temporarilyUnavailable, unsupported, unknown }
    public var minuteAvailability: AvailabilityKind
    public var alertAvailability: AvailabilityKind
}

public enum WeatherCondition: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail, haze
    case heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet
    case smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
    /// Its name in words, such as `Partly Cloudy`.
    public var description: String {
        let words: String = rawValue.reduce(into: "") { text, letter in
            if letter.isUppercase { text += " " }
            text.append(letter)
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
    public var accessibilityDescription: String { description }
}

public enum Precipitation: String, CaseIterable, Hashable, Codable, Sendable { case none, hail, mixed, rain, sleet, snow }
public enum PressureTrend: String, CaseIterable, Hashable, Codable, Sendable { case falling, rising, steady }
public enum MoonPhase: String, CaseIterable, Hashable, Codable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}
public enum WeatherSeverity: String, Hashable, Codable, Sendable { case minor, moderate, severe, extreme, unknown }

public struct Wind: Hashable, Codable, Sendable {
    public enum CompassDirection: String, CaseIterable, Hashable, Codable, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south, southSouthwest, southwest
        case westSouthwest, west, westNorthwest, northwest, northNorthwest
        /// Its letters, such as `NNE`.
        public var abbreviation: String {
            rawValue.replacingOccurrences(of: "north", with: "N", options: .caseInsensitive)
                .replacingOccurrences(of: "south", with: "S", options: .caseInsensitive)
                .replacingOccurrences(of: "east", with: "E", options: .caseInsensitive)
                .replacingOccurrences(of: "west", with: "W", options: .caseInsensitive)
        }
    }
    public var compassDirection: CompassDirection
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
}

public struct UVIndex: Hashable, Codable, Sendable {
    public enum ExposureCategory: String, CaseIterable, Hashable, Codable, Sendable { case low, moderate, high, veryHigh, extreme }
    public var value: Int
    public var category: ExposureCategory
}

public struct SunEvents: Hashable, Codable, Sendable {
    public var astronomicalDawn: Date?
    public var nauticalDawn: Date?
    public var civilDawn: Date?
    public var sunrise: Date?
    public var solarNoon: Date?
    public var sunset: Date?
    public var civilDusk: Date?
    public var nauticalDusk: Date?
    public var astronomicalDusk: Date?
    public var solarMidnight: Date?
}
public struct MoonEvents: Hashable, Codable, Sendable {
    public var phase: MoonPhase
    public var moonrise: Date?
    public var moonset: Date?
}

/// The weather now.
public struct CurrentWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationAmount: Measurement<UnitLength>
    public var precipitationChance: Double
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Hashable, Codable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var rainfallAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
}

/// A warning.
public struct WeatherAlert: Hashable, Codable, Sendable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}
