extension ServiceReply {
    /// Calls `body` in the session's next frame, or on the main queue where no frame comes before.
    @MainActor package static func sendInSession(_ body: @escaping @MainActor () -> Void) {
        let once = Once(body)
        DeferredWork.shared.schedule(after: 0) { once.run() }
        sendOnMain { once.run() }
    }

    @MainActor private final class Once {
        private var body: (() -> Void)?
        init(_ body: @escaping () -> Void) { self.body = body }

        func run() {
            let body = body
            self.body = nil
            body?()
        }
    }
}
