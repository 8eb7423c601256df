import Foundation

/// Asks for resources that are loaded when they are needed. All of an app's are here: they can be used at once.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
    public let tags: Set<String>
    public let bundle: Bundle
    /// How much they matter, 0 to 1.
    open var loadingPriority = 0.5
    public let progress = Progress(totalUnitCount: 1)

    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

    public init(tags: Set<String>, bundle: Bundle) {
        self.tags = tags
        self.bundle = bundle
        super.init()
    }

    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        progress.completedUnitCount = 1
        OperationQueue.main.addOperation { completionHandler(nil) }
    }

    open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        progress.completedUnitCount = 1
        OperationQueue.main.addOperation { completionHandler(true) }
    }

    open func conditionallyBeginAccessingResources() async -> Bool { true }
    open func endAccessingResources() {}
}
