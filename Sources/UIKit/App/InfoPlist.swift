/// The app's own Info.plist, read once: it does not change, and what it says is asked for after every frame.
@MainActor enum InfoPlist {
    /// Empty where there is none.
    static let main: [String: Any] = Bundle.main.infoDictionary ?? [:]
}
