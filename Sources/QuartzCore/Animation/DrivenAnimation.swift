/// How far animations have come that somebody moves by hand: one for all that move together.
package final class AnimationProgress {
    /// Parts of the way from the first value to the last. Springs go beyond 1.
    package var value: Double {
        didSet { if value != oldValue { LayerChanges.record() } }
    }

    package init(_ value: Double = 0) { self.value = value }
}

/// Stands where its progress says and never ends by itself: what can be paused, scrubbed and turned round.
package final class DrivenAnimation: CABasicAnimation {
    package let progress: AnimationProgress

    package init(keyPath: String, progress: AnimationProgress) {
        self.progress = progress
        super.init()
        self.keyPath = keyPath
        duration = 1
        // Time does not move it.
        speed = 0
    }

    /// Nil: its progress is nothing that an archive has.
    package required init?(coder: NSCoder) { nil }

    override func makeEmptyCopy() -> CAAnimation { DrivenAnimation(keyPath: keyPath ?? "", progress: progress) }

    override func fraction(at position: MediaTiming.Position) -> Double { progress.value }
}
