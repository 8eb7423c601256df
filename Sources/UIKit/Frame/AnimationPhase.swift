/// Animation tick: animations that ended are removed and their delegates told.
@MainActor enum AnimationPhase {
    static func run() {
        AnimationScheduler.tick()
    }
}
