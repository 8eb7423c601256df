import AppSession

extension Simulator {
    /// Leaves the app for another, as the home gesture does. Then the system has the app laid out in other windows for the
    /// pictures it keeps, and back in its own (behaviour/rules.md 9).
    package func enterBackground() {
        endpoint.receive(.lifecycle(.willResignActive))
        leaveForBackground()
    }

    /// An app that is no longer active goes into the background.
    func leaveForBackground() {
        guard let app = fit?.app else { return }
        endpoint.receive(.lifecycle(.didEnterBackground))
        background.begin(tree: endpoint.viewTree())
        for window in BackgroundVisit.windows(of: app, sharesScreen: endpoint.declaration.refusalToShare == nil) { layOut(window) }
        layOut(app)
        let buffer: FrameBuffer = windowBuffer(app)
        _ = endpoint.draw(into: buffer)
        background.keep(Snapshot(copying: buffer))
    }

    private func layOut(_ window: WindowConfiguration) {
        receive(environmentOf: window, duration: 0)
        endpoint.advance(to: time)
    }

    /// Comes back to the app.
    package func enterForeground() {
        if sharing.isDismissed {
            sharing.isDismissed = false
            try? arrange(.full)
        }
        background.end(at: time, tree: background.isUnderWay ? endpoint.viewTree() : "")
        endpoint.receive(.lifecycle(.willEnterForeground))
        endpoint.receive(.lifecycle(.didBecomeActive))
    }
}
