import AppSession
import Device

/// Plays a script onto a session, on the session's own clock.
@MainActor struct ScriptPlayer {
    let session: HeadlessSession
    /// The finger that steps put down and move.
    private let finger = Finger()

    private final class Finger {
        var down: (name: Int, x: Double, y: Double)?
    }

    init(session: HeadlessSession) { self.session = session }

    /// - Parameter onPicture: called at each moment that is to be shown.
    /// - Throws: `DeviceScriptError` with the line that cannot be done in this window; what `onPicture` throws.
    func play(_ script: DeviceScript, onPicture: (String, DeviceScript.Subject) throws -> Void) throws {
        for step in script.steps {
            if case .picture(let name, let subject) = step.action {
                if subject == .display, session.display == nil {
                    throw DeviceScriptError(line: step.line, problem: "There is no display. Write before it: connect display 1920x1080")
                }
                try onPicture(name, subject)
                continue
            }
            do {
                try perform(step.action)
            } catch let error as WindowConfigurationError {
                throw DeviceScriptError(line: step.line, problem: error.description)
            } catch let error as BrokenLayout {
                throw DeviceScriptError(line: step.line, problem: "The layout breaks in \(name):\n" + error.problems.joined(separator: "\n"))
            } catch let error as ImpossibleStep {
                throw DeviceScriptError(line: step.line, problem: error.problem)
            } catch let error as MissingText {
                throw DeviceScriptError(line: step.line, problem: "There is no text \"\(error.text)\" on screen in \(name).")
            }
        }
    }

    private struct MissingText: Error {
        var text: String
    }

    private struct BrokenLayout: Error {
        var problems: [String]
    }

    private var name: String { session.configuration?.name ?? "the window" }

    private func perform(_ action: DeviceScript.Action) throws {
        switch action {
        case .wait(let seconds): session.advance(by: seconds)
        case .picture: break
        case .rotate(let orientation, let duration): try session.rotate(to: orientation, duration: duration)
        case .arrange(let arrangement, let duration):
            try session.arrange(arrangement, duration: duration)
        case .traits(let names): try setTraits(names)
        case .tap(let place):
            let point = try point(place)
            session.tap(x: point.x, y: point.y)
        case .drag(let start, let end, let duration):
            session.drag(from: try point(start), to: try point(end), duration: duration)
        case .touch(let place): try touch(place)
        case .moveFinger(let place, let duration): try moveFinger(to: place, duration)
        case .liftFinger: try liftFinger()
        case .assist(let action): try assist(action)
        case .type(let text): session.type(text)
        case .key(let characters, let modifiers): session.press(Key(characters: characters, modifiers: modifiers))
        case .keyboard(let keyboard): set(keyboard)
        case .dragDivider(let share, let duration): try session.dragDivider(to: share, duration: duration)
        case .holdDivider(let share, let duration): try session.holdDivider(at: share, duration: duration)
        case .releaseDivider: try session.releaseDivider()
        case .dragCorner(let width, let height, let duration):
            try session.dragCorner(toWidth: width, height: height, duration: duration)
        case .otherApp(let what): try session.setOtherAppOver(what == .slidesOver)
        case .zoom(let zoom): try session.zoomPhoneApp(to: zoom)
        case .display(let width, let height): session.connect(ExternalDisplay(width: width, height: height))
        case .noDisplay: session.connect(nil)
        case .background: session.enterBackground()
        case .foreground: session.enterForeground()
        case .quickAction(let title):
            session.endpoint.receive(.quickAction(title))
            session.advance(by: 0)
        case .relaunch(let quickAction):
            session.relaunch(quickAction: quickAction)
            session.advance(by: 0)
        case .sweep(let widths):
            let problems: [String] = try SizeSweep(session: session, widths: widths).run()
            if !problems.isEmpty { throw BrokenLayout(problems: problems) }
        }
    }

    private func assist(_ action: AssistiveAction) throws {
        switch session.endpoint.perform(action) {
        case .done: session.advance(by: 0)
        case .touch(let x, let y): session.tap(x: x, y: y)
        case .impossible(let why): throw ImpossibleStep(problem: why + " in \(name).")
        }
    }

    private func touch(_ place: DeviceScript.Place) throws {
        guard finger.down == nil else { throw ImpossibleStep(problem: "A finger is down already. Write before it: lift") }
        let start = try point(place)
        finger.down = (session.beginTouch(x: start.x, y: start.y), start.x, start.y)
        session.advance(by: 0)
    }

    private func downFinger() throws -> (name: Int, x: Double, y: Double) {
        guard let down = finger.down else { throw ImpossibleStep(problem: "No finger is down. Write before it: touch PLACE") }
        return down
    }

    private func moveFinger(to place: DeviceScript.Place, _ duration: Double) throws {
        let down = try downFinger()
        let end = try point(place)
        session.moveTouch(down.name, from: (down.x, down.y), to: end, duration: duration)
        finger.down = (down.name, end.x, end.y)
    }

    private func liftFinger() throws {
        let down = try downFinger()
        session.endTouch(down.name, x: down.x, y: down.y)
        finger.down = nil
        session.advance(by: 0)
    }

    private func set(_ keyboard: DeviceScript.Keyboard) {
        switch keyboard {
        case .hardware: session.setHardwareKeys(true)
        case .software: session.setHardwareKeys(false)
        case .otherApp: session.setOtherAppTyping(true)
        case .none: session.setOtherAppTyping(false)
        case .dismiss: session.endpoint.receive(.dismissKeyboard)
        }
        session.advance(by: 0)
    }

    private func setTraits(_ names: [String]) throws {
        guard let old = session.configuration else { return }
        let bare: WindowConfiguration = old.with(traits: WindowTraits())
        session.set(try WindowConfiguration(parsing: ([bare.name] + names).joined(separator: ".")).traits)
    }

    private func point(_ place: DeviceScript.Place) throws -> (x: Double, y: Double) {
        switch place {
        case .point(let x, let y): return (x, y)
        case .text(let text):
            if let point = session.endpoint.center(ofText: text) ?? session.center(ofKey: text) { return point }
            throw MissingText(text: text)
        }
    }
}
