/// Gives the system printers of an app's own. Nobody asks for them here.
@preconcurrency @MainActor open class UIPrintServiceExtension: NSObject {
    public override init() { super.init() }

    /// Those that can print as `printInfo` says. Default none.
    open func printerDestinations(for printInfo: UIPrintInfo) -> [UIPrinterDestination] { [] }
}
