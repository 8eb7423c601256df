/// Tells whether anything about any layer changed since a frame was made, so that an idle frame costs nothing.
///
/// Layers are used on the main thread only, as UIKit does; the counter needs no lock.
package enum LayerChanges {
    package static var count: UInt64 { LayerContext.current.changeCount }

    package static func record() { LayerContext.current.changeCount &+= 1 }
}

enum LayerIdentity {
    private nonisolated(unsafe) static var last: UInt64 = 0

    static func next() -> UInt64 {
        last &+= 1
        return last
    }
}

/// The work that a layer has to do before the next frame.
struct PendingWork: OptionSet {
    let rawValue: UInt8
    static let layout = PendingWork(rawValue: 1)
    static let display = PendingWork(rawValue: 2)
    /// Some layer below has layout to do.
    static let layoutBelow = PendingWork(rawValue: 4)
    static let displayBelow = PendingWork(rawValue: 8)
    /// Its layout is under way.
    static let layoutRuns = PendingWork(rawValue: 16)

    /// A layer that has work to do has come into another one, which knows of that from now on, as do those above it.
    static func announce(_ layer: CALayer, to holder: CALayer) {
        var below: PendingWork = []
        if !layer.pending.isDisjoint(with: [.layout, .layoutBelow]) { below.insert(.layoutBelow) }
        if !layer.pending.isDisjoint(with: [.display, .displayBelow]) { below.insert(.displayBelow) }
        var above: CALayer? = holder
        while let current = above, !current.pending.isSuperset(of: below) {
            current.pending.formUnion(below)
            above = current.parent ?? current.maskOwner
        }
    }
}
