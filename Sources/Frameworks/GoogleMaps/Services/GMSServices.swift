import ObjectRuntime

/// The library's beginning. Keys and options are taken as they come: nothing is asked of a server.
open class GMSServices: NSObject, @unchecked Sendable {
    override init() { super.init() }

    open class func sharedServices() -> GMSServices { AppServices.object { GMSServices() } }

    /// Takes a key, and answers true.
    @discardableResult
    open class func provideAPIKey(_ APIKey: String) -> Bool { !APIKey.isEmpty }

    @discardableResult
    open class func provideAPIOptions(_ APIOptions: [String]) -> Bool { true }

    open class func setMetalRendererEnabled(_ enabled: Bool) {}
    open class func openSourceLicenseInfo() -> String { "" }
    open class func sdkVersion() -> String { "8.4.0" }
    open class func sdkLongVersion() -> String { "8.4.0" }
}
