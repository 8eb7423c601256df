import ObjectRuntime
import QuartzCore

/// Tells of views that ask for another layout each time they are laid out, with the code that asks.
@MainActor enum EndlessLayout {
    /// Frames between an app's call of `setNeedsLayout()` and the one that is noted here, and some to spare.
    private static let mostFrames = 6

    /// Called where a layout did not end before, when `view` asks for one.
    @inline(never) static func warn(_ view: UIView) {
        guard LayerContext.current.layoutDepth > 0, LayerContext.current.endlessLayers.contains(ObjectIdentifier(view.layer)) else { return }
        let code = CodeAddress(returnAddress: CodeAddress.callerOutside(frames: mostFrames))
        let owner: String = view.nearestController.map { " in \(ViewDescription.className(of: $0))" } ?? ""
        let name: String = ViewDescription.className(of: view) + owner
        let advice = "Call setNeedsLayout() there only where something changed."
        WarningLog.shared.record(.layout, name) {
            RuntimeWarning(.layout, message: "\(name) asks for another layout whenever it is laid out, which never ends. \(advice)", code: code)
        }
    }
}
