import AppSession

/// The window that a device shows, and how an app is fitted into it: its arrangement, the orientations the app allows, the zoom of an
/// iPhone's app on a pad.
package struct SimulatedWindow {
    /// Nil before the first launch.
    package private(set) var configuration: WindowConfiguration?
    /// Most apps get just that window.
    package private(set) var fit: AppFit?
    /// The arrangement that was chosen, to which a turn of the device and back returns.
    private var chosenArrangement: Arrangement = .full
    /// Interface orientations the app allows, as `UIInterfaceOrientationMask` bits; nil until it says so.
    private var allowedOrientations: UInt?
    /// 1 or 2, for an iPhone's app on a pad.
    package var phoneZoom: Int = 1

    package init() {}

    /// An app that has said nothing yet starts in a window.
    package mutating func launch(_ declaration: AppDeclaration, in configuration: WindowConfiguration) -> AppFit {
        chosenArrangement = configuration.arrangement
        allowedOrientations = nil
        return show(configuration, declaration)
    }

    /// The running app gets another window.
    package mutating func change(to configuration: WindowConfiguration, _ declaration: AppDeclaration) -> AppFit {
        show(configuration, declaration)
    }

    private mutating func show(_ configuration: WindowConfiguration, _ declaration: AppDeclaration) -> AppFit {
        let fit = AppFit(configuration, declaration, allowed: allowedOrientations, zoom: phoneZoom)
        (self.configuration, self.fit) = (configuration, fit)
        return fit
    }

    /// The app allows other orientations than before: it may have to turn, or be free to. Returns how it is shown then; nil where it stays
    /// as it is.
    package mutating func allow(_ orientations: UInt, _ declaration: AppDeclaration) -> AppFit? {
        allowedOrientations = orientations
        guard let configuration, let old = fit else { return nil }
        let new = show(configuration, declaration)
        return new.app == old.app ? nil : new
    }

    /// The window after a turn of the device: halves of Split View become thirds in portrait and halves again when it is turned back.
    /// - Throws: `WindowConfigurationError` when the window does not exist in that orientation.
    package func turned(to orientation: Orientation) throws -> WindowConfiguration? {
        guard let configuration else { return nil }
        let arrangement: Arrangement = chosenArrangement.turned(to: orientation, on: configuration.device)
        return try configuration.with(arrangement: .full).with(orientation: orientation).with(arrangement: arrangement)
    }

    /// The window after the user chose another part of the screen for the app.
    /// - Throws: `WindowConfigurationError` when the device has no such arrangement.
    package mutating func arranged(_ arrangement: Arrangement) throws -> WindowConfiguration? {
        guard let configuration else { return nil }
        let next: WindowConfiguration = try configuration.with(arrangement: arrangement)
        chosenArrangement = arrangement
        return next
    }
}
