import AppSession

/// An app's time in the background: the picture that is kept of it, into which it comes back, and whether it comes back as it was.
package struct BackgroundVisit {
    /// Seconds in which the picture kept of an app fades into the app when the user comes back.
    package static let returnDuration: Double = 0.25

    /// The difference between the app when it came back and before; nil when there was none.
    package private(set) var difference: String?
    private var treeBefore: String?
    private var keptPicture: Snapshot?
    /// When the app came back, while its picture fades.
    private var returnTime: Double?

    package init() {}

    /// The app has left the screen with these views.
    mutating func begin(tree: String) { treeBefore = tree }

    mutating func keep(_ picture: Snapshot) {
        keptPicture = picture
        returnTime = nil
    }

    /// Whether the app is in the background.
    package var isUnderWay: Bool { treeBefore != nil }

    /// The app comes back.
    /// - Parameter tree: its views as they are now.
    mutating func end(at time: Double, tree: String) {
        if let before = treeBefore {
            difference = TreeDifference.first(before, tree)
            treeBefore = nil
        }
        if keptPicture != nil { returnTime = time }
    }

    /// Whether the kept picture is fading into the app.
    package var isFading: Bool { keptPicture != nil && returnTime != nil }

    /// The kept picture and how much of it is still seen over a window's pixels at `time`; nil where there is none, and then for good.
    mutating func fading(at time: Double, width: Int, height: Int) -> (picture: Snapshot, opacity: Double)? {
        guard let keptPicture, let returnTime else { return nil }
        let left: Double = 1 - (time - returnTime) / Self.returnDuration
        guard left > 0, keptPicture.width == width, keptPicture.height == height else {
            self.keptPicture = nil
            self.returnTime = nil
            return nil
        }
        return (keptPicture, left)
    }

    /// The windows an app is laid out in while it is in the background: light and dark, in both orientations where it turns,
    /// and on pads that share their screen in the narrow window too.
    package static func windows(of window: WindowConfiguration, sharesScreen: Bool) -> [WindowConfiguration] {
        var shapes: [WindowConfiguration] = [window]
        for orientation in [window.orientation, window.orientation.other] {
            guard let whole = try? window.with(arrangement: .full).with(orientation: orientation) else { continue }
            if window.device.idiom == .pad || orientation == window.orientation { shapes.append(whole) }
            if sharesScreen, let narrow = try? whole.with(arrangement: .slideOver) { shapes.append(narrow) }
        }
        var seen: Set<WindowConfiguration> = []
        let unique: [WindowConfiguration] = shapes.filter { seen.insert($0).inserted }
        return unique.flatMap { shape in
            [WindowEnvironment.Style.light, .dark].map { style in
                var traits: WindowTraits = shape.traits
                traits.style = style
                return shape.with(traits: traits)
            }
        }
    }
}

/// Compares two view trees.
enum TreeDifference {
    /// The first line of `after` that is another than in `before`; nil when the trees are equal.
    static func first(_ before: String, _ after: String) -> String? {
        guard before != after else { return nil }
        let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
        for (index, line) in new.enumerated() where index >= old.count || old[index] != line {
            let was: String = index < old.count ? old[index].trimmingPrefix { " |".contains($0) }.description : "nothing"
            return "\(line.trimmingPrefix { " |".contains($0) }), and was \(was)"
        }
        return "\(old.count - new.count) views are gone"
    }
}
