import AppSession
import Device

extension HeadlessSession {
    /// Leaves the app for another, as the home gesture does. Then the system has the app laid out in other windows for the
    /// pictures it keeps, and back in its own (behaviour/rules.md 9).
    package func enterBackground() {
        endpoint.receive(.lifecycle(.willResignActive))
        leaveForBackground()
    }

    func leaveForBackground() {
        guard let app = fit?.app else { return }
        endpoint.receive(.lifecycle(.didEnterBackground))
        treeBeforeBackground = endpoint.viewTree()
        for window in Self.backgroundWindows(of: app, sharesScreen: endpoint.declaration.refusalToShare == nil) {
            layOut(window)
        }
        layOut(app)
        let size: DeviceFamily.Pixels = app.pixelSize
        let buffer: FrameBuffer = pixels.buffer(width: size.width, height: size.height)
        _ = endpoint.draw(into: buffer)
        keptPicture = Snapshot(copying: buffer)
        returnTime = nil
    }

    /// Seconds in which the picture kept of an app fades into the app when the user comes back.
    package static let returnDuration: Double = 0.25

    /// Lays what is left of the kept picture over the app's window. Whether there was any.
    func fadeKeptPicture(into buffer: FrameBuffer) -> Bool {
        guard let keptPicture, let returnTime else { return false }
        let left: Double = 1 - (time - returnTime) / Self.returnDuration
        guard left > 0, keptPicture.width == buffer.width, keptPicture.height == buffer.height else {
            self.keptPicture = nil
            self.returnTime = nil
            return false
        }
        pixels.keep([PixelRegion(x: 0, y: 0, width: buffer.width, height: buffer.height)])
        keptPicture.blend(over: buffer, opacity: left)
        return true
    }

    private func layOut(_ window: WindowConfiguration) {
        let send: () -> Void = { self.endpoint.receive(.environment(self.environment(of: window), duration: 0)) }
        if let resizeWatch { resizeWatch.run(window.name, send) } else { send() }
        endpoint.advance(to: time)
    }

    /// Comes back to the app.
    package func enterForeground() {
        if isDismissed {
            isDismissed = false
            try? arrange(.full)
        }
        if let before = treeBeforeBackground, !isDismissed {
            backgroundDifference = TreeDifference.first(before, endpoint.viewTree())
            treeBeforeBackground = nil
        }
        if keptPicture != nil { returnTime = time }
        endpoint.receive(.lifecycle(.willEnterForeground))
        endpoint.receive(.lifecycle(.didBecomeActive))
    }

    /// The windows an app is laid out in while it is in the background: light and dark, in both orientations where it turns,
    /// and on pads that share their screen in the narrow window too.
    package static func backgroundWindows(of window: WindowConfiguration, sharesScreen: Bool) -> [WindowConfiguration] {
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
