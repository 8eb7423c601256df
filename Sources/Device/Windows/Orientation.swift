import AppSession

/// How a device is held, as window configurations write it.
package enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape

    /// The interface orientation an app sees. Landscape is the usual one: the top of the phone to the left.
    package var interfaceOrientation: WindowEnvironment.Orientation {
        self == .portrait ? .portrait : .landscapeRight
    }
}
