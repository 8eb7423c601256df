/// The user set the date: the app's delegate and whoever listens hear of it.
@MainActor enum DateChange {
    static func notify(_ app: UIApplication) {
        NotificationCenter.default.post(name: .NSSystemClockDidChange, object: nil)
        app.delegate?.applicationSignificantTimeChange(app)
        NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: app)
    }
}
