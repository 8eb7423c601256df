import UIKit

/// A thing in the house that can be switched.
struct Accessory: Hashable, Identifiable {
    enum Kind: Hashable {
        case light, outlet, lock, thermostat, fan, television, speaker, camera, blind, sprinkler

        func symbolName(isOn: Bool) -> String {
            switch self {
            case .light: return isOn ? "lightbulb.fill" : "lightbulb"
            case .outlet: return "powerplug.fill"
            case .lock: return isOn ? "lock.fill" : "lock.open.fill"
            case .thermostat: return "thermometer.medium"
            case .fan: return "fan"
            case .television: return "tv.fill"
            case .speaker: return "hifispeaker.fill"
            case .camera: return "video.fill"
            case .blind: return "sun.max.fill"
            case .sprinkler: return "drop.fill"
            }
        }

        var color: UIColor {
            switch self {
            case .light, .blind: return .systemOrange
            case .outlet, .television, .speaker: return .systemBlue
            case .lock, .camera: return .systemIndigo
            case .thermostat: return .systemRed
            case .fan, .sprinkler: return .systemTeal
            }
        }
    }

    let id: Int
    let name: String
    let kind: Kind
    /// What it says while it is on, such as its brightness.
    let setting: String
    var isOn: Bool

    var state: String {
        if isOn { return setting }
        switch kind {
        case .lock: return "Unlocked"
        case .blind: return "Closed"
        default: return "Off"
        }
    }
}

struct Room: Hashable {
    let name: String
    let symbolName: String
    let accessoryIDs: [Int]
}

/// The house. Changes are told by a notification.
final class HomeStore {
    static let shared = HomeStore()
    static let didChange = Notification.Name("HomeStoreDidChange")

    let rooms: [Room]
    private var accessories: [Int: Accessory] = [:]

    init() {
        typealias Thing = (String, Accessory.Kind, String, Bool)
        let house: [(String, String, [Thing])] = [
            (
                "Living Room", "tv",
                [
                    ("Ceiling Lamp", .light, "70%", true), ("Reading Lamp", .light, "40%", false), ("Television", .television, "On", false),
                    ("Shelf Speaker", .speaker, "Playing", true), ("Thermostat", .thermostat, "21.5°", true), ("Blinds", .blind, "Open", true),
                ]
            ),
            (
                "Kitchen", "cup.and.saucer.fill",
                [
                    ("Worktop", .light, "100%", true), ("Coffee Machine", .outlet, "On", false), ("Hood", .fan, "Low", false),
                    ("Radio", .speaker, "Playing", false),
                ]
            ),
            (
                "Bedroom", "moon.fill",
                [
                    ("Bedside Left", .light, "15%", false), ("Bedside Right", .light, "15%", false), ("Blinds", .blind, "Open", true),
                    ("Fan", .fan, "Medium", false), ("Thermostat", .thermostat, "18°", true),
                ]
            ),
            (
                "Hall", "door.left.hand.closed",
                [
                    ("Front Door", .lock, "Locked", true), ("Doorbell", .camera, "On", true), ("Hall Light", .light, "On", false),
                ]
            ),
            (
                "Garden", "leaf",
                [
                    ("Sprinkler", .sprinkler, "10 min", false), ("String Lights", .light, "On", false), ("Shed", .lock, "Locked", true),
                ]
            ),
        ]
        var next = 0
        var made: [Room] = []
        for (name, symbol, things) in house {
            var ids: [Int] = []
            for (thing, kind, setting, isOn) in things {
                accessories[next] = Accessory(id: next, name: thing, kind: kind, setting: setting, isOn: isOn)
                ids.append(next)
                next += 1
            }
            made.append(Room(name: name, symbolName: symbol, accessoryIDs: ids))
        }
        rooms = made
    }

    func accessory(_ id: Int) -> Accessory { accessories[id]! }

    func accessories(in room: Room) -> [Accessory] { room.accessoryIDs.map(accessory) }

    func onCount(in room: Room) -> Int { accessories(in: room).filter(\.isOn).count }

    func toggle(_ id: Int) {
        accessories[id]?.isOn.toggle()
        NotificationCenter.default.post(name: Self.didChange, object: self, userInfo: ["id": id])
    }
}
