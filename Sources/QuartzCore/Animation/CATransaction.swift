import ObjectRuntime

/// Changes of layers that belong together, and how they animate.
///
/// Transactions nest. Changes outside any belong to an implicit one, which ends with the frame.
open class CATransaction: NSObject {
    private static var context: LayerContext { .current }

    static var current: TransactionLevel {
        let levels: [TransactionLevel] = context.transactions
        return levels[levels.count - 1]
    }

    open class func begin() {
        context.transactions.append(TransactionLevel(outer: current))
    }

    /// Ends the innermost transaction; its completion block runs when the animations it started have ended.
    open class func commit() {
        guard context.transactions.count > 1 else { return flush() }
        context.transactions.removeLast().close()
    }

    /// Ends the implicit transaction.
    open class func flush() {
        let ended = context.transactions[0]
        guard ended.isUsed else { return }
        let fresh = TransactionLevel(outer: nil)
        context.transactions[0] = fresh
        ended.close()
    }

    /// Waits until no other thread holds the lock by which threads agree on changes of layers, and holds it; as often as it is locked it is unlocked.
    open class func lock() { context.transactionLock.lock() }
    open class func unlock() { context.transactionLock.unlock() }

    /// Seconds, for animations that do not say. Default 0.25.
    open class func animationDuration() -> CFTimeInterval { current.values.duration }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.values.duration = dur }

    /// The pace of animations that do not say.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.values.timingFunction }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.values.timingFunction = function
    }

    /// Whether changes set off nothing. Default false.
    open class func disableActions() -> Bool { current.values.disablesActions }
    open class func setDisableActions(_ flag: Bool) { current.values.disablesActions = flag }

    /// Runs when all animations added from here to the end of the transaction have ended; at its end when there are none.
    open class func completionBlock() -> (() -> Void)? { current.completion.block }
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }

    /// A value kept with the transaction, under one of the keys `kCATransaction...` or one of the app's own.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values.custom[key]
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if case .number(let value)? = anObject.map(AnimationValue.init) { setAnimationDuration(value) }
        case kCATransactionDisableActions:
            if case .number(let value)? = anObject.map(AnimationValue.init) { setDisableActions(value != 0) }
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values.custom[key] = anObject
        }
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// One transaction on the stack.
final class TransactionLevel {
    /// The values that inner transactions start out with.
    struct Values {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var custom: [String: Any] = [:]
    }

    var values: Values {
        didSet { isUsed = true }
    }
    private(set) var completion: TransactionCompletion
    private let outer: TransactionLevel?
    private(set) var isUsed = false

    init(outer: TransactionLevel?) {
        self.outer = outer
        values = outer?.values ?? Values()
        completion = TransactionCompletion(outer: outer?.completion)
    }

    /// The block counts animations from now on; an earlier block keeps those before.
    func setCompletion(_ block: (() -> Void)?) {
        isUsed = true
        let replaced = completion
        completion = TransactionCompletion(outer: outer?.completion)
        completion.block = block
        replaced.release()
    }

    func close() { completion.release() }
}

/// Waits for the animations of a transaction, and for those of the transactions inside.
final class TransactionCompletion {
    var block: (() -> Void)?
    private let outer: TransactionCompletion?
    /// One for the open transaction itself.
    private var waiting = 1

    init(outer: TransactionCompletion?) {
        self.outer = outer
        outer?.retain()
    }

    func retain() { waiting += 1 }

    func release() {
        waiting -= 1
        guard waiting == 0 else { return }
        let run = block
        block = nil
        run?()
        outer?.release()
    }
}
