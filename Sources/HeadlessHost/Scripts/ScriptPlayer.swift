import AppSession
import Device

/// Plays a script onto a session, on the session's own clock.
@MainActor struct ScriptPlayer {
    let session: HeadlessSession

    /// - Parameter onPicture: called at each moment that is to be shown.
    /// - Throws: `DeviceScriptError` with the line that cannot be done in this window; what `onPicture` throws.
    func play(_ script: DeviceScript, onPicture: (String) throws -> Void) throws {
        for step in script.steps {
            if case .picture(let name) = step.action {
                try onPicture(name)
                continue
            }
            do {
                try perform(step.action)
            } catch let error as WindowConfigurationError {
                throw DeviceScriptError(line: step.line, problem: error.description)
            } catch let error as BrokenLayout {
                throw DeviceScriptError(line: step.line, problem: "The layout breaks in \(name):\n" + error.problems.joined(separator: "\n"))
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
        case .arrange(let arrangement, let duration): try session.arrange(arrangement, duration: duration)
        case .traits(let names): try setTraits(names)
        case .tap(let place):
            let point = try point(place)
            session.tap(x: point.x, y: point.y)
        case .drag(let start, let end, let duration):
            session.drag(from: try point(start), to: try point(end), duration: duration)
        case .type(let text): session.type(text)
        case .background: session.enterBackground()
        case .foreground: session.enterForeground()
        case .sweep(let widths):
            let problems: [String] = try SizeSweep(session: session, widths: widths).run()
            if !problems.isEmpty { throw BrokenLayout(problems: problems) }
        }
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
            guard let point = session.endpoint.center(ofText: text) else { throw MissingText(text: text) }
            return point
        }
    }
}
