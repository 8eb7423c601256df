import AppSession
import Device

/// Plays a script onto a session, on the session's own clock.
@MainActor package final class ScriptPlayer {
    typealias PictureTaker = (String, DeviceScript.Subject) throws -> Void

    let session: HeadlessSession
    /// The finger that `touch` put down: its number and where it is.
    var finger: (number: Int, x: Double, y: Double)?
    private var takePicture: PictureTaker?

    init(session: HeadlessSession) { self.session = session }

    /// - Parameter onPicture: called at each moment that is to be shown.
    /// - Throws: `DeviceScriptError` with the line that cannot be done in this window; what `onPicture` throws.
    func play(_ script: DeviceScript, onPicture: PictureTaker) throws {
        try withoutActuallyEscaping(onPicture) { onPicture in
            takePicture = onPicture
            defer { takePicture = nil }
            try script.steps.forEach(perform)
        }
    }

    private func perform(_ step: DeviceScript.Step) throws {
        do {
            try step.action.perform(by: self)
        } catch let error as WindowConfigurationError {
            throw DeviceScriptError(line: step.line, problem: error.description)
        } catch let error as ImpossibleStep {
            throw DeviceScriptError(line: step.line, problem: error.problem)
        }
    }

    /// The window's name, for messages.
    var windowName: String { session.configuration?.name ?? "the window" }

    func picture(_ name: String, of subject: DeviceScript.Subject) throws { try takePicture?(name, subject) }

    /// Where a place is now, in the window's points.
    func point(_ place: DeviceScript.Place) throws -> (x: Double, y: Double) {
        switch place {
        case .point(let x, let y): return (x, y)
        case .text(let text):
            if let point = session.endpoint.center(ofText: text) ?? session.center(ofKey: text) { return point }
            throw ImpossibleStep(problem: "There is no text \"\(text)\" on screen in \(windowName).")
        }
    }
}
