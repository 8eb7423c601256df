@_exported import UIKit

public enum NCUpdateResult: UInt, Sendable { case newData = 0, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact = 0, expanded }

/// A widget of the Today view, as before WidgetKit. There is no Today view.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) throws(Unimplemented)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) throws(Unimplemented)
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("widgetPerformUpdateWithCompletionHandler:", on: self, [completionHandler])
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("widgetActiveDisplayModeDidChange:withMaximumSize:", on: self, [activeDisplayMode, maxSize])
    }
}

/// Says whether a widget has something to show.
@preconcurrency @MainActor open class NCWidgetController: NSObject {
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
