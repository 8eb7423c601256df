import AppSession
import ArgumentParser
import Device
import WindowMatrix

struct DevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Lists the windows that devices can give an app.",
        discussion: """
            A window configuration is DEVICE.ORIENTATION.ARRANGEMENT[.TRAIT...]. iPads also give free windows: \
            window-WIDTHxHEIGHT in points. Traits are:

            \(traits)

            Locale, calendar and time zone are a simulator's (en_US, Gregorian, America/Los_Angeles) unless a trait says otherwise. \
            An app follows them from its start on.
            """)

    private static let traits: String = WindowTrait.all.map { "  " + $0.usage.padding(to: 17) + $0.summary }.joined(separator: "\n")

    @Argument(help: "Only devices whose name contains this.")
    var filter: String?

    @OptionGroup var reporting: Reporting

    private struct Entry: Encodable {
        var name: String
        var device: String
        var width: Double
        var height: Double
        var scale: Double
        var horizontalSizeClass: String
        var verticalSizeClass: String
        var isInDefaultMatrix: Bool
    }

    func run() throws {
        try reporting.run {
            let entries = DeviceCatalogue.all.flatMap(entries(of:))
            if reporting.json {
                try reporting.printJSON(entries)
            } else {
                announce(entries)
                print("Traits\n" + Self.traits)
            }
        }
    }

    private func entries(of device: DeviceFamily) -> [Entry] {
        let names = [device.id, device.name] + device.models.map(\.alias)
        if let filter, !names.contains(where: { $0.localizedCaseInsensitiveContains(filter) }) { return [] }
        let matrix = Set(WindowMatrix.default.names)
        return Orientation.allCases.flatMap { orientation in
            Arrangement.named.compactMap { arrangement in
                let name = "\(device.id).\(orientation.rawValue).\(arrangement.name)"
                guard let window = try? WindowConfiguration(parsing: name) else { return nil }
                let environment = window.environment
                return Entry(
                    name: window.name, device: device.name, width: environment.size.width, height: environment.size.height,
                    scale: environment.scale, horizontalSizeClass: environment.horizontalSizeClass.rawValue,
                    verticalSizeClass: environment.verticalSizeClass.rawValue, isInDefaultMatrix: matrix.contains(window.name))
            }
        }
    }

    private func announce(_ entries: [Entry]) {
        let width = (entries.map(\.name.count).max() ?? 0) + 2
        var device = ""
        for entry in entries {
            if entry.device != device {
                device = entry.device
                print(device)
            }
            let size = "\(Self.text(entry.width)) x \(Self.text(entry.height)) @\(Self.text(entry.scale))x"
            print("  " + entry.name.padding(to: width) + size.padding(to: 20) + "\(entry.horizontalSizeClass) \(entry.verticalSizeClass)")
        }
    }

    private static func text(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
}
