/// Why a window configuration cannot be: what is wrong, and what to write instead.
package enum WindowConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownDevice(String, suggestions: [String])
    case missingOrientation(in: String, device: String, found: String?)
    case missingArrangement(in: String)
    case unknownArrangement(String, suggestions: [String])
    case unknownTrait(String, suggestions: [String])
    case conflictingTraits(String, String, in: String)
    case impossible(device: String, Orientation, Arrangement, reason: String)

    package var description: String {
        switch self {
        case .unknownDevice(let name, let suggestions):
            return "There is no device \"\(name)\"." + Self.meant(suggestions)
                + " `quince devices` lists them all."
        case .missingOrientation(let name, let device, let found?):
            return "\"\(name)\": after the device \(device) comes portrait or landscape, not \"\(found)\"."
        case .missingOrientation(let name, let device, nil):
            return "\"\(name)\" names a device only. Write an orientation and an arrangement too: \(device).portrait.full"
        case .missingArrangement(let name):
            return "\"\(name)\" has no arrangement. Add one: \(name).full"
        case .unknownArrangement(let name, let suggestions):
            return "There is no arrangement \"\(name)\"." + Self.meant(suggestions)
                + " Known are full, slide-over, split-third, split-half, split-two-thirds, the same "
                + "on the other side (split-third-left, split-half-right, split-two-thirds-right) and window-WxH (in points)."
        case .unknownTrait(let name, let suggestions):
            return "There is no trait \"\(name)\"." + Self.meant(suggestions)
                + " Known are \(WindowTrait.all.map(\.usage).joined(separator: ", "))."
        case .conflictingTraits(let first, let second, let name):
            return first == second
                ? "\"\(name)\" says \(first) twice."
                : "\"\(name)\" says both \(first) and \(second); choose one."
        case .impossible(let device, let orientation, let arrangement, let reason):
            return "\(device).\(orientation.rawValue).\(arrangement.name) does not exist: \(reason)"
        }
    }

    private static func meant(_ suggestions: [String]) -> String {
        suggestions.isEmpty ? "" : " Did you mean \(suggestions.joined(separator: ", "))?"
    }
}
