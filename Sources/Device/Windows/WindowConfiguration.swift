import AppSession
import SimulatedSystem

/// One way a device can show one window of an app: device, orientation, arrangement and traits.
///
/// Every value is one the device can give: the initialisers refuse combinations that do not exist, such as Split View
/// on an iPhone. Written `DEVICE.ORIENTATION.ARRANGEMENT[.TRAIT...]`, see `name`.
package struct WindowConfiguration: Hashable, Sendable {
    package let device: DeviceFamily
    /// The product, when the configuration names one instead of the family.
    package let model: DeviceModel?
    package let orientation: Orientation
    package let arrangement: Arrangement
    package var traits: WindowTraits

    /// A configuration of `device`, the name of a family or product.
    /// - Throws: `WindowConfigurationError` when there is no such device or it cannot arrange windows so.
    package init(
        device name: String, _ orientation: Orientation = .portrait, _ arrangement: Arrangement = .full,
        traits: WindowTraits = WindowTraits()
    ) throws {
        guard let match: DeviceCatalogue.Match = DeviceCatalogue.find(name) else {
            throw WindowConfigurationError.unknownDevice(name, suggestions: NearestNames.to(name, among: DeviceCatalogue.names))
        }
        try self.init(match: match, orientation, arrangement, traits: traits)
    }

    /// A configuration of a device already found.
    package init(
        match: DeviceCatalogue.Match, _ orientation: Orientation, _ arrangement: Arrangement, traits: WindowTraits
    ) throws {
        if let reason: String = WindowLayout.refusal(of: arrangement, on: match.family, orientation) {
            throw WindowConfigurationError.impossible(device: match.name, orientation, arrangement, reason: reason)
        }
        self.device = match.family
        self.model = match.model
        self.orientation = orientation
        self.arrangement = arrangement
        self.traits = traits
    }

    /// The same window with another orientation; arrangements that do not exist there are refused.
    package func with(orientation: Orientation) throws -> WindowConfiguration {
        try WindowConfiguration(match: match, orientation, arrangement, traits: traits)
    }

    /// The same device and traits with another arrangement.
    package func with(arrangement: Arrangement) throws -> WindowConfiguration {
        try WindowConfiguration(match: match, orientation, arrangement, traits: traits)
    }

    /// The same window with other traits.
    package func with(traits: WindowTraits) -> WindowConfiguration {
        var copy: WindowConfiguration = self
        copy.traits = traits
        return copy
    }

    /// How names write the device.
    package var deviceName: String { model?.alias ?? device.id }

    /// Who the device says it is. A family stands for its first product.
    package var identity: DeviceIdentity {
        let product: DeviceModel = model ?? device.models[0]
        return DeviceIdentity(
            name: product.name, identifier: product.identifiers[0], systemVersion: SimulatedSystem.version, cornerRadius: device.cornerRadius)
    }

    private var match: DeviceCatalogue.Match {
        DeviceCatalogue.Match(family: device, model: model, name: deviceName)
    }
}
