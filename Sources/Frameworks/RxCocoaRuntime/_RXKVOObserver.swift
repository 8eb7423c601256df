import UIKit

/// Observes a key path of an object until it is disposed of.
open class _RXKVOObserver: NSObject {
    private unowned(unsafe) var target: NSObject?
    private var keptTarget: NSObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    /// - Parameter target: an object that can be observed. Unless it is kept, it must outlive the observer or `dispose()` be called before it goes.
    public init(target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions, callback: @escaping (Any?) -> Void) {
        let object: NSObject? = target as AnyObject as? NSObject
        self.target = object
        keptTarget = retainTarget ? object : nil
        self.keyPath = keyPath
        self.callback = callback
        super.init()
        object?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    open override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        callback(change?[.newKey])
    }

    open func dispose() {
        target?.removeObserver(self, forKeyPath: keyPath, context: nil)
        target = nil
        keptTarget = nil
    }
}
