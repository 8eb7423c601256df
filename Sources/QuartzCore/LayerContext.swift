import CoreGraphics
import Foundation

/// The state that changes while an app's layers are shown: its clock, transactions and running animations. Whoever runs the app makes one for each
/// run and hands it in.
///
/// Layers are used on the main thread only, as UIKit does; nothing here needs a lock.
package final class LayerContext {
    package nonisolated(unsafe) static var current = LayerContext()

    var clock = MediaClock()
    /// The transactions under way; the implicit one is the first.
    var transactions: [TransactionLevel] = [TransactionLevel(outer: nil)]
    var animating: [AnimationScheduler.Entry] = []
    var displayLinks: [CADisplayLink] = []
    /// Whether display links are called: whatever the app did before is on the screen by then, as on a device.
    var isCallingDisplayLinks = false
    /// How many changes of layers there were.
    var changeCount: UInt64 = 0
    /// Pixels a point of the frame drawn last: the density for pictures taken between frames.
    var displayScale: CGFloat = 2
    /// How many layers' layouts are under way, one in the other.
    package internal(set) var layoutDepth = 0
    /// Whether a layer asked for so many layouts in the one under way that it gets no more.
    var isLayoutExhausted = false
    /// The layers whose layout ended that way.
    package internal(set) var endlessLayers: Set<ObjectIdentifier> = []
    let masks: MaskCaches
    /// For apps that change layers on several threads, which agree by it.
    let transactionLock = NSRecursiveLock()

    /// - Parameter previous: the run before this one, whose masks are as good as new ones.
    package init(after previous: LayerContext? = nil) {
        masks = previous?.masks ?? MaskCaches()
    }
}

/// Masks and pictures that were drawn once, each a pure function of what it is kept for.
final class MaskCaches {
    let coverage = CoverageCache()
    let borders = BorderMaskCache()
    let shadows = ShadowMaskCache()
    let scaledImages = ScaledImageCache()
}
