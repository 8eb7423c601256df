import ObjectRuntime

/// One of a recogniser's targets with its action. Recognisers that share it both send to the target.
@MainActor final class GestureTarget: NSObject {
    private(set) weak var object: AnyObject?
    let action: Selector

    init(_ object: AnyObject, _ action: Selector) {
        self.object = object
        self.action = action
        super.init()
    }
}

extension GestureTarget: @preconcurrency KeyedObject {
    func keyedValue(forKey key: String) -> Any?? { key == "target" || key == "_target" ? .some(object) : .none }
    func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }
}
