import Device

/// Turning, sizes and traits of the window.
enum WindowSteps {
    static let all: [ScriptStep] = [
        ScriptStep(
            "rotate",
            [
                .init(
                    "rotate portrait|landscape [over SECONDS]",
                    "the device is turned; halves of Split View become thirds in portrait, and halves again afterwards. A picture on the way shows "
                        + "a full-screen window turning upright about its middle, with the screen's black around it")
            ]
        ) { line in
            let name: String = try line.word("an orientation: portrait or landscape")
            guard let orientation = Orientation(rawValue: name) else {
                throw line.error("\"\(name)\" is no orientation. It is portrait or landscape.")
            }
            return Rotate(orientation: orientation, duration: try line.duration(default: DeviceScript.changeDuration))
        },
        ScriptStep(
            "arrange",
            [
                .init(
                    "arrange ARRANGEMENT [over SECONDS]",
                    "`full`, `slide-over`, `split-third`, `split-half`, `split-two-thirds`, the same on the other side (`split-third-left`, "
                        + "`split-half-right`, `split-two-thirds-right`), `window-WxH`")
            ]
        ) { line in
            let name: String = try line.word("an arrangement such as split-half")
            guard let arrangement = Arrangement(name: name) else {
                let known: String = ((Arrangement.named + Arrangement.mirrored).map(\.name) + ["window-WxH"]).joined(separator: ", ")
                throw line.error("\"\(name)\" is no arrangement. There are: \(known).")
            }
            return Arrange(arrangement: arrangement, duration: try line.duration(default: DeviceScript.changeDuration))
        },
        ScriptStep(
            "traits",
            [
                .init(
                    "traits [TRAIT...]",
                    "the traits from now on, as `quince devices` lists them; those not named take their defaults. Locale and time zone are an app's "
                        + "from its next start on: `relaunch`")
            ]
        ) { SetTraits(names: $0.rest()) },
        ScriptStep("zoom", [.init("zoom 1x|2x", "an iPhone app on an iPad")]) { line in
            let zoom: String = try line.word("1x or 2x")
            guard zoom == "1x" || zoom == "2x" else { throw line.error("\"\(zoom)\" is not 1x or 2x.") }
            return Zoom(factor: zoom == "2x" ? 2 : 1)
        },
        ScriptStep(
            "sweep",
            [
                .init(
                    "sweep FROM to TO",
                    "a free window of every width in points from one to the other and back; the step fails with what is wrong at which widths, by the rules of `quince audit`"
                )
            ]
        ) { Sweep(widths: try $0.widths()) },
    ]
}

struct Rotate: ScriptAction {
    var orientation: Orientation
    var duration: Double

    func perform(by player: ScriptPlayer) throws { try player.session.rotate(to: orientation, duration: duration) }
}

struct Arrange: ScriptAction {
    var arrangement: Arrangement
    var duration: Double

    func perform(by player: ScriptPlayer) throws { try player.session.arrange(arrangement, duration: duration) }
}

/// The traits from now on, by name; those not named take their defaults.
struct SetTraits: ScriptAction {
    var names: [String]

    func perform(by player: ScriptPlayer) throws {
        guard let old = player.session.configuration else { return }
        let bare: WindowConfiguration = old.with(traits: WindowTraits())
        player.session.set(try WindowConfiguration(parsing: ([bare.name] + names).joined(separator: ".")).traits)
    }
}

struct Zoom: ScriptAction {
    var factor: Int

    func perform(by player: ScriptPlayer) throws { try player.session.zoomPhoneApp(to: factor) }
}

/// Every width in points from one to the other and back, in a free window.
struct Sweep: ScriptAction {
    var widths: ClosedRange<Int>

    func perform(by player: ScriptPlayer) throws {
        let problems: [String] = try SizeSweep(session: player.session, widths: widths).run()
        guard !problems.isEmpty else { return }
        throw ImpossibleStep(problem: "The layout breaks in \(player.windowName):\n" + problems.joined(separator: "\n"))
    }
}
