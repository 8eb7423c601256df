import UIKit

/// Something the phone does by itself.
struct Shortcut: Hashable {
    let name: String
    let symbolName: String
    let tint: Tint

    enum Tint: CaseIterable {
        case red, orange, yellow, green, teal, blue, indigo, purple, pink, gray

        var color: UIColor {
            switch self {
            case .red: return .systemRed
            case .orange: return .systemOrange
            case .yellow: return UIColor(red: 0.85, green: 0.64, blue: 0.04, alpha: 1)
            case .green: return .systemGreen
            case .teal: return .systemTeal
            case .blue: return .systemBlue
            case .indigo: return .systemIndigo
            case .purple: return .systemPurple
            case .pink: return .systemPink
            case .gray: return .systemGray
            }
        }
    }
}

/// A group of shortcuts that the user made.
struct Folder: Hashable {
    let name: String
    let symbolName: String
    let shortcuts: [Shortcut]
}

/// Something that runs a shortcut when the time has come.
struct Automation: Hashable {
    let trigger: String
    let action: String
    let symbolName: String
    let tint: Shortcut.Tint
}

/// All there is. Nothing in it changes, so nobody has to be told.
enum Library {
    static let folders: [Folder] = [
        Folder(
            name: "Apple Watch", symbolName: "applewatch",
            shortcuts: [
                Shortcut(name: "Start a Walk", symbolName: "figure.walk", tint: .green),
                Shortcut(name: "Water Timer", symbolName: "drop.fill", tint: .teal),
                Shortcut(name: "Find My Phone", symbolName: "location.fill", tint: .blue),
                Shortcut(name: "Log a Coffee", symbolName: "cup.and.saucer.fill", tint: .orange),
                Shortcut(name: "Lights Off", symbolName: "lightbulb.fill", tint: .yellow),
            ]),
        Folder(
            name: "Share Sheet", symbolName: "square.and.arrow.up",
            shortcuts: [
                Shortcut(name: "Make a PDF", symbolName: "doc.text.fill", tint: .red),
                Shortcut(name: "Save for the Train", symbolName: "book.fill", tint: .indigo),
                Shortcut(name: "Shrink Photos", symbolName: "photo.fill", tint: .purple),
            ]),
        Folder(
            name: "Every Day", symbolName: "sun.max.fill",
            shortcuts: [
                Shortcut(name: "Good Morning", symbolName: "sun.max.fill", tint: .orange),
                Shortcut(name: "How Far to Work?", symbolName: "car.fill", tint: .blue),
                Shortcut(name: "Note to Self", symbolName: "mic.fill", tint: .pink),
                Shortcut(name: "Call Home", symbolName: "phone.fill", tint: .green),
                Shortcut(name: "Shopping List", symbolName: "cart.fill", tint: .teal),
                Shortcut(name: "Good Night", symbolName: "moon.fill", tint: .indigo),
            ]),
        Folder(
            name: "Music", symbolName: "music.note",
            shortcuts: [
                Shortcut(name: "Play Something Calm", symbolName: "headphones", tint: .purple),
                Shortcut(name: "Louder in the Kitchen", symbolName: "speaker.wave.2.fill", tint: .red),
                Shortcut(name: "Radio for an Hour", symbolName: "timer", tint: .gray),
            ]),
    ]

    static var all: [Shortcut] { folders.flatMap(\.shortcuts) }

    static let automations: [Automation] = [
        Automation(trigger: "At 7:00, weekdays", action: "Good Morning", symbolName: "alarm.fill", tint: .orange),
        Automation(trigger: "When I leave home", action: "Lights Off", symbolName: "house.fill", tint: .yellow),
        Automation(trigger: "When a letter from Edda arrives", action: "Save for the Train", symbolName: "envelope.fill", tint: .blue),
        Automation(trigger: "When the car connects", action: "How Far to Work?", symbolName: "car.fill", tint: .green),
        Automation(trigger: "At 22:30, every day", action: "Good Night", symbolName: "moon.fill", tint: .indigo),
    ]

    static let gallery: [Folder] = [
        Folder(
            name: "Get Started", symbolName: "sparkles",
            shortcuts: [
                Shortcut(name: "Text Someone Where You Are", symbolName: "message.fill", tint: .green),
                Shortcut(name: "Walk a Different Way", symbolName: "map.fill", tint: .teal),
                Shortcut(name: "Remember This Page", symbolName: "star.fill", tint: .yellow),
                Shortcut(name: "Count Down to a Day", symbolName: "calendar", tint: .red),
            ]),
        Folder(
            name: "Quiet Hours", symbolName: "moon.fill",
            shortcuts: [
                Shortcut(name: "Read for Ten Minutes", symbolName: "book.fill", tint: .indigo),
                Shortcut(name: "Breathe", symbolName: "heart.fill", tint: .pink),
                Shortcut(name: "Rain on the Roof", symbolName: "cloud.rain.fill", tint: .blue),
            ]),
        Folder(
            name: "On the Way", symbolName: "airplane",
            shortcuts: [
                Shortcut(name: "Packing List", symbolName: "bag.fill", tint: .orange),
                Shortcut(name: "Next Train Home", symbolName: "clock.fill", tint: .purple),
                Shortcut(name: "Bike Lights On", symbolName: "bicycle", tint: .gray),
            ]),
    ]
}

/// Where in the app the user is. Both hierarchies can go to any place.
enum Place: Hashable {
    case gallery
    case automation
    case allShortcuts
    case folder(Folder)

    var title: String {
        switch self {
        case .gallery: return "Gallery"
        case .automation: return "Automation"
        case .allShortcuts: return "All Shortcuts"
        case .folder(let folder): return folder.name
        }
    }

    var symbolName: String {
        switch self {
        case .gallery: return "square.stack.3d.up"
        case .automation: return "clock"
        case .allShortcuts: return "square.grid.2x2"
        case .folder(let folder): return folder.symbolName
        }
    }
}
