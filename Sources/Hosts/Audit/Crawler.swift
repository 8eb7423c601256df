import AppSession
import Device
import LayoutAudit

/// Finds an app's screens by itself: touches what takes touches, holds it until menus open, scrolls, types, goes back, as a seed decides, and writes down what it did as a script
/// that takes a picture of every screen it has not seen before.
@MainActor struct Crawler {
    let session: Simulator
    let events: Int
    let seed: UInt64

    /// Seconds after each act, for what it sets in motion.
    private nonisolated static let rest = 1.0
    /// Screens that pictures are taken of.
    private nonisolated static let mostScreens = 40
    /// One act in so many is a swipe, where something scrolls.
    private nonisolated static let swipeShare = 6
    /// One touch in so many stays long enough for menus to open.
    private nonisolated static let pressShare = 8
    /// Seconds of such a touch.
    private nonisolated static let press = 1.0

    private enum Act {
        case tap(x: Double, y: Double, on: LayoutElement)
        case press(x: Double, y: Double, on: LayoutElement)
        case swipe(from: (x: Double, y: Double), to: (x: Double, y: Double))
        case escape
        case type(String)
        case dismissKeyboard
    }

    /// The texts that are typed where there is a keyboard.
    private nonisolated static let texts = ["a", "Quince 12", "ein längerer Text, der umbricht", "7", "\u{5D0}\u{5D1}\u{5D2}", "\u{1F600}"]

    /// The script, and how many screens it takes pictures of.
    func run() -> (script: String, screens: Int) {
        var random = SeededNumbers(seed: seed)
        var lines: [String] = ["# Made by quince audit --crawl --events \(events) --seed \(seed).", "wait 1"]
        var known: Set<LayoutStructure> = []
        var tried: Set<Int> = []
        var heap = HeapTrimmer()
        session.advance(by: Self.rest)
        for _ in 0..<events {
            heap.trimIfGrown()
            let picture: LayoutPicture = session.endpoint.layoutPicture()
            // The keyboard is no screen of the app's.
            if picture.keyboard == nil, known.count < Self.mostScreens, known.insert(LayoutStructure(of: picture)).inserted {
                lines.append("picture screen-\(known.count)")
            }
            lines += perform(choose(in: picture, &random, &tried))
            session.advance(by: Self.rest)
            lines.append("wait 1")
        }
        return (lines.joined(separator: "\n") + "\n", known.count)
    }

    // MARK: Choosing

    private func choose(in picture: LayoutPicture, _ random: inout SeededNumbers, _ tried: inout Set<Int>) -> Act {
        if picture.keyboard != nil {
            let text: Int = random.next(below: 2 * Self.texts.count)
            return text < Self.texts.count ? .type(Self.texts[text]) : .dismissKeyboard
        }
        let areas: [ScrollArea] = session.endpoint.scrollAreas().filter { $0.up > 40 || $0.down > 40 }
        if !areas.isEmpty, random.next(below: Self.swipeShare) == 0 { return swipe(areas[random.next(below: areas.count)]) }
        let targets: [LayoutElement] = picture.elements.filter { Self.target(of: $0, in: picture) != nil }
        let fresh: [LayoutElement] = targets.filter { !tried.contains($0.place) }
        let choice: [LayoutElement] = fresh.isEmpty ? targets : fresh
        guard !choice.isEmpty else { return .escape }
        let element: LayoutElement = choice[random.next(below: choice.count)]
        tried.insert(element.place)
        guard let point = Self.target(of: element, in: picture) else { return .escape }
        if random.next(below: Self.pressShare) == 0 { return .press(x: point.x, y: point.y, on: element) }
        return .tap(x: point.x, y: point.y, on: element)
    }

    /// The point at which a finger would touch a control or a row; nil for an element that receives no touches or is not on screen.
    private static func target(of element: LayoutElement, in picture: LayoutPicture) -> (x: Double, y: Double)? {
        let isControl: Bool = element.traits.contains(.interactive) && !element.traits.contains(.covered)
        guard isControl || element.kind == .cell else { return nil }
        var area: Rect = picture.bounds
        if let scroll = element.scroll { area = area.intersection(picture.elements[scroll].frame) ?? Rect(x: 0, y: 0, width: 0, height: 0) }
        if let safe = element.safe, element.bar == nil { area = area.intersection(safe) ?? area }
        guard let seen = element.frame.intersection(area), min(seen.width, seen.height) > 8 else { return nil }
        return ((seen.x + seen.width / 2).rounded(), (seen.y + seen.height / 2).rounded())
    }

    private func swipe(_ area: ScrollArea) -> Act {
        let x: Double = (area.frame.x + area.frame.width / 2).rounded(), y: Double = (area.frame.y + area.frame.height / 2).rounded()
        let distance: Double = (area.frame.height / 3).rounded() * (area.up > 40 ? -1 : 1)
        return .swipe(from: (x, y), to: (x, y + distance))
    }

    // MARK: Acting

    /// A comment of a script that says whose place it is.
    private static func note(of element: LayoutElement) -> String { "  # \(element.name.replacingOccurrences(of: "\n", with: " "))" }

    /// Does it, and returns how a script writes it.
    private func perform(_ act: Act) -> [String] {
        switch act {
        case .tap(let x, let y, let element):
            session.tap(x: x, y: y)
            return ["tap \(Int(x)) \(Int(y))\(Self.note(of: element))"]
        case .press(let x, let y, let element):
            let finger: Int = session.beginTouch(x: x, y: y)
            session.advance(by: Self.press)
            session.endTouch(finger, x: x, y: y)
            session.advance(by: 0)
            return ["long press \(Int(x)) \(Int(y))\(Self.note(of: element))"]
        case .swipe(let start, let end):
            session.drag(from: start, to: end, duration: 0.3)
            return ["drag \(Int(start.x)) \(Int(start.y)) to \(Int(end.x)) \(Int(end.y)) over 0.3"]
        case .type(let text):
            session.type(text)
            return ["type \"\(text)\""]
        case .dismissKeyboard:
            session.endpoint.receive(.dismissKeyboard)
            return ["keyboard dismiss"]
        case .escape:
            _ = session.endpoint.perform(.escape)
            return ["escape"]
        }
    }
}
