@_exported import QuinceCoreLocation
@_exported import UIKit

/// Why there is no weather.
public enum WeatherError: Error, Hashable, Sendable, LocalizedError {
    case permissionDenied, unknown
    public var errorDescription: String? { self == .permissionDenied ? "The app is not permitted to use WeatherKit." : nil }
}

/// A part of the weather that can be asked for alone.
public struct WeatherQuery<T>: Sendable {
    init() {}
}
extension WeatherQuery where T == CurrentWeather {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? {
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == [WeatherAlert]? {
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}
extension WeatherQuery where T == WeatherAvailability {
    public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

/// Apple's weather, for apps that are signed for it. None is here: it is refused.
public final class WeatherService: Sendable {
    public static var shared: WeatherService { AppServices.object { WeatherService() } }
    public init() {}

    /// - Throws: `WeatherError.permissionDenied`.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }
    /// - Throws: `WeatherError.permissionDenied`.
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T { throw WeatherError.permissionDenied }
    /// - Throws: `WeatherError.permissionDenied`.
    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) {
        throw WeatherError.permissionDenied
    }
    /// - Throws: `WeatherError.permissionDenied`.
    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) {
        throw WeatherError.permissionDenied
    }
    /// - Throws: `WeatherError.permissionDenied`.
    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>, _ dataSet3: WeatherQuery<T3>,
        _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) {
        throw WeatherError.permissionDenied
    }
    /// - Throws: `WeatherError.permissionDenied`.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// The source of the weather, which apps must show.
public struct WeatherAttribution: Hashable, Codable, Sendable {
    public let legalPageURL: URL
    public let serviceName: String
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
    public let legalAttributionText: String
}
