import AppSession
import Device

extension Simulator {
    /// Ends the app and returns what another process has to know to start it again in the same window.
    func end(after steps: Int, quickAction: String?) -> WindowTask.Resumption {
        end()
        return WindowTask.Resumption(
            stepsDone: steps, window: configuration?.name ?? "", quickAction: quickAction, phoneZoom: window.phoneZoom,
            hasHardwareKeys: keyboard.hasHardwareKeys, display: display.map { [$0.width, $0.height] }, seconds: clock.secondsSinceFirstLaunch)
    }

    /// Starts the app again where another process ended it.
    /// - Throws: `WindowConfigurationError` when there is no such window.
    func resume(_ resumption: WindowTask.Resumption) throws {
        window.phoneZoom = resumption.phoneZoom
        keyboard.hasHardwareKeys = resumption.hasHardwareKeys
        displayPort.display = resumption.display.map { ExternalDisplay(width: $0[0], height: $0[1]) }
        if let quickAction = resumption.quickAction { endpoint.receive(.quickAction(quickAction)) }
        launch(in: try WindowConfiguration(parsing: resumption.window), secondsAfterStart: resumption.seconds)
    }
}
