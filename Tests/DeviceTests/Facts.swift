import Foundation
import TestSupport

/// The measured tables the catalogue is checked against.
enum Facts {
    struct Devices: Decodable, Sendable {
        struct Device: Decodable, Sendable {
            struct Size: Decodable, Sendable { var width: Double, height: Double }
            struct Insets: Decodable, Sendable { var top: Double, left: Double, bottom: Double, right: Double }
            struct Classes: Decodable, Sendable { var horizontal: String, vertical: String }
            struct Turned<Value: Decodable & Sendable>: Decodable, Sendable { var portrait: Value, landscape: Value }
            var id: String
            var family: String
            var idiom: String
            var models: [String]
            var identifiers: [String]
            var pointSize: Size
            var scale: Double
            var nativePixels: Size
            var nativeScale: Double
            var safeArea: Turned<Insets>
            var statusBarHeight: Turned<Double>
            var cornerRadius: Double
            var homeIndicator: Bool
            var displayCutout: String
            var sizeClasses: Turned<Classes>
            var rootLayoutMarginsHorizontal: Turned<Double>
        }
        var devices: [Device]
    }

    struct Multitasking: Decodable, Sendable {
        struct Screen: Decodable, Sendable {
            struct Window: Decodable, Sendable {
                var configuration: String
                var window: Devices.Device.Size
                var sizeClass: Devices.Device.Classes
            }
            var key: String
            var landscape: [Window]
            var portrait: [Window]
        }
        var screens: [Screen]
    }

    /// A row of the geometry read from simulators.
    struct MeasuredGeometry {
        var device: String
        var orientation: String
        var numbers: [String: Double]
        var horizontalClass: String
        var verticalClass: String
    }

    static let devices: [Devices.Device] = decode(Devices.self, "devices.json").devices
    static let multitasking: [Multitasking.Screen] = decode(Multitasking.self, "multitasking.json").screens

    static let measuredGeometry: [MeasuredGeometry] = {
        let text = String(decoding: data("measured-device-geometry.tsv"), as: UTF8.self)
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        return lines.dropFirst().map { row in
            let fields = Dictionary(uniqueKeysWithValues: zip(lines[0], row))
            return MeasuredGeometry(
                device: fields["device"]!, orientation: fields["orientation"]!,
                numbers: fields.compactMapValues(Double.init),
                horizontalClass: fields["hsize"]!, verticalClass: fields["vsize"]!)
        }
    }()

    private static func data(_ name: String) -> Data {
        try! Data(contentsOf: Repository.behaviour(name))
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ name: String) -> Value {
        try! JSONDecoder().decode(type, from: data(name))
    }
}
