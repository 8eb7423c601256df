import AppSession
import Device

/// Plays a script onto a session, on the session's own clock.
@MainActor package final class ScriptPlayer {
    typealias PictureTaker = (String, DeviceScript.Subject) throws -> Void

    let session: Simulator
    /// The finger that `touch` put down: its number and where it is.
    var finger: (number: Int, x: Double, y: Double)?
    private var takePicture: PictureTaker?
    /// Called where the app is ended and started again, with the number of steps that are done then and the title of the quick action;
    /// nil starts it again in this process.
    var onRelaunch: ((Int, String?) -> Void)?
    /// Steps that are done, or being done.
    private(set) var stepsDone = 0

    init(session: Simulator) { self.session = session }

    /// - Parameters:
    ///   - first: the step to begin with; those before it were played in another process.
    ///   - onPicture: called at each moment that is to be shown.
    /// - Throws: `DeviceScriptError` with the line that cannot be done in this window; what `onPicture` throws.
    func play(_ script: DeviceScript, from first: Int = 0, onPicture: PictureTaker) throws {
        try withoutActuallyEscaping(onPicture) { onPicture in
            takePicture = onPicture
            defer { takePicture = nil }
            stepsDone = first
            var heap = HeapTrimmer()
            for step in script.steps.dropFirst(first) {
                heap.trimIfGrown()
                stepsDone += 1
                try perform(step)
            }
        }
    }

    private func perform(_ step: DeviceScript.Step) throws {
        do {
            try step.action.perform(by: self)
        } catch let error as WindowConfigurationError {
            throw DeviceScriptError(line: step.line, problem: error.description)
        } catch let error as SimulatorError {
            throw DeviceScriptError(line: step.line, problem: error.problem)
        } catch let error as ImpossibleStep {
            throw DeviceScriptError(line: step.line, problem: error.problem)
        }
    }

    /// The window's name, for messages.
    var windowName: String { session.configuration?.name ?? "the window" }

    func picture(_ name: String, of subject: DeviceScript.Subject) throws { try takePicture?(name, subject) }

    /// The point of a place now, in the window's points.
    func point(_ place: DeviceScript.Place) throws -> (x: Double, y: Double) {
        switch place {
        case .point(let x, let y): return (x, y)
        case .element(let query):
            let elements: [ScreenElement] = session.endpoint.elements(named: query.text)
            if elements.isEmpty, let key = session.center(ofKey: query.text) { return key }
            let element: ScreenElement = try choose(query, among: elements)
            return (element.x, element.y)
        }
    }

    private func choose(_ query: ElementQuery, among elements: [ScreenElement]) throws -> ScreenElement {
        let choice = ElementChoice(elements: elements, coverAt: cover(x:y:), texts: session.endpoint.visibleTexts)
        switch choice.choose(query) {
        case .found(let element, let note):
            if let note { session.remarks.append(note) }
            return element
        case .none(let problem): throw ImpossibleStep(problem: "\(problem) The window is \(windowName).")
        }
    }

    /// The part of the device that lies over a point of the window, or that the point lies outside.
    private func cover(x: Double, y: Double) -> String? {
        if session.isOnKeyboard(x: x, y: y) { return "the keyboard. Put it away before: keyboard dismiss" }
        if !session.statusBar.isHidden, let height = session.configuration?.environment.statusBarHeight, y >= 0, y < height { return "the status bar" }
        guard let size = session.windowSize else { return nil }
        return x < 0 || y < 0 || x > size.width || y > size.height ? "nothing, but lies outside the window" : nil
    }

    /// Whether the element that a query means now is on screen where a finger reaches it.
    func isVisible(_ query: ElementQuery) -> Bool {
        let choice = ElementChoice(elements: session.endpoint.elements(named: query.text), coverAt: cover(x:y:))
        if case .found = choice.choose(query) { return true }
        return false
    }
}
