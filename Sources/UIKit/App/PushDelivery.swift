/// A notification that a server sent.
@MainActor enum PushDelivery {
    /// The notification centre hears of what the user would see. The app's delegate hears of one with `content-available`, in whatever state the app is.
    static func deliver(_ payload: String, isOpened: Bool) {
        let userInfo: [AnyHashable: Any] = PushPayload.userInfo(payload)
        let app: UIApplication = .shared
        RemoteNotifications.current.receive?(userInfo, isOpened, app.applicationState != .background)
        guard PushPayload.isForDelegate(userInfo) else { return }
        app.delegate?.application(app, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
    }
}
