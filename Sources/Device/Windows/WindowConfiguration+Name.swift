/// Names of window configurations: `DEVICE.ORIENTATION.ARRANGEMENT[.TRAIT...]`, such as
/// `ipad-pro-11.landscape.split-half.dark`.
///
/// Device names may contain dots (`iphone-4.7`), so a name is read from its orientation outwards.
extension WindowConfiguration: CustomStringConvertible {
    /// The one spelling of this configuration: traits in a fixed order, defaults left out.
    package var name: String {
        ([deviceName, orientation.rawValue, arrangement.name] + traits.names).joined(separator: ".")
    }

    package var description: String { name }

    /// Reads a name. Traits may come in any order; `text-l`, the default, may be spelled out.
    /// - Throws: `WindowConfigurationError`, with the nearest names where one is unknown.
    package init(parsing name: String) throws {
        let parts: [String] = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let turn: Int = parts.firstIndex(where: { Orientation(rawValue: $0) != nil }), turn > 0 else {
            throw WindowConfiguration.errorWithoutOrientation(parts, name: name)
        }
        let device: String = parts[..<turn].joined(separator: ".")
        guard let match: DeviceCatalogue.Match = DeviceCatalogue.find(device) else {
            throw WindowConfigurationError.unknownDevice(
                device, suggestions: NearestNames.to(device, among: DeviceCatalogue.names))
        }
        guard turn + 1 < parts.count else { throw WindowConfigurationError.missingArrangement(in: name) }
        let arrangementName: String = parts[turn + 1]
        guard let arrangement = Arrangement(name: arrangementName) else {
            let known: [String] = (Arrangement.named + Arrangement.mirrored).map(\.name) + ["window-WxH"]
            throw WindowConfigurationError.unknownArrangement(
                arrangementName, suggestions: NearestNames.to(arrangementName, among: known))
        }
        let traits: WindowTraits = try WindowConfiguration.traits(named: parts[(turn + 2)...], in: name)
        try self.init(match: match, Orientation(rawValue: parts[turn])!, arrangement, traits: traits)
    }

    private static func traits(named names: ArraySlice<String>, in name: String) throws -> WindowTraits {
        var traits = WindowTraits()
        var spoken: [WindowTrait.Subject: String] = [:]
        for trait in names {
            guard let subject: WindowTrait.Subject = traits.apply(name: trait) else {
                throw WindowConfigurationError.unknownTrait(
                    trait, suggestions: NearestNames.to(trait, among: WindowTraits.allNames))
            }
            if let earlier: String = spoken.updateValue(trait, forKey: subject) {
                throw WindowConfigurationError.conflictingTraits(earlier, trait, in: name)
            }
        }
        return traits
    }

    /// Without an orientation either the device is wrong, or it is right and the orientation is missing or misspelt.
    private static func errorWithoutOrientation(_ parts: [String], name: String) -> WindowConfigurationError {
        for count in stride(from: parts.count, through: 1, by: -1) {
            let device: String = parts[..<count].joined(separator: ".")
            guard DeviceCatalogue.find(device) != nil else { continue }
            return .missingOrientation(in: name, device: device, found: count < parts.count ? parts[count] : nil)
        }
        let device: String = parts[0]
        return .unknownDevice(device, suggestions: NearestNames.to(device, among: DeviceCatalogue.names))
    }
}
