import UIKit

/// Observes a key path of an object until it is disposed of.
open class _RXKVOObserver: NSObject {
    private var observation: KeyPathObservation?
    private var keptTarget: AnyObject?

    /// - Parameter callback: gets the new value, `NSNull` for nil.
    public init(target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions, callback: @escaping (Any?) -> Void) {
        super.init()
        guard let object = target as AnyObject as? NSObject else { return }
        keptTarget = retainTarget ? object : nil
        observation = KeyPathObservation(of: object, keyPath: keyPath, options: options) { callback($0.newValue ?? NSNull()) }
    }

    deinit { observation?.stop() }

    open func dispose() {
        observation?.stop()
        observation = nil
        keptTarget = nil
    }
}
