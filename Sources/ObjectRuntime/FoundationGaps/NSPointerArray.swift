import Foundation

/// A mutable list of pointers, of which some may be nil. One of weak objects holds none of them: what is gone reads as nil.
open class NSPointerArray: NSObject, NSCopying {
    private enum Entry {
        case weak(WeakObject)
        case strong(AnyObject)
        case nothing
    }

    private final class WeakObject {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private let isWeak: Bool
    private var entries: [Entry] = []

    private init(isWeak: Bool) {
        self.isWeak = isWeak
        super.init()
    }

    /// A list that keeps its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }
    /// A list that does not keep its objects.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }

    /// With the places of what is gone. Setting a larger one adds nils, a smaller one takes from the end.
    open var count: Int {
        get { entries.count }
        set {
            if newValue < entries.count { entries.removeLast(entries.count - newValue) }
            while entries.count < newValue { entries.append(.nothing) }
        }
    }

    /// The objects that are there, without the nils.
    open var allObjects: [Any] { entries.compactMap(object) }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
        guard let pointer else { return .nothing }
        let object: AnyObject = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        return isWeak ? .weak(WeakObject(object)) : .strong(object)
    }

    private func object(_ entry: Entry) -> AnyObject? {
        switch entry {
        case .weak(let box): box.object
        case .strong(let object): object
        case .nothing: nil
        }
    }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? { object(entries[index]).map { Unmanaged.passUnretained($0).toOpaque() } }
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }
    open func removePointer(at index: Int) { entries.remove(at: index) }
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { entries.insert(entry(item), at: index) }
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { entries[index] = entry(item) }
    /// Takes the nils away.
    open func compact() { entries.removeAll { object($0) == nil } }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(isWeak: isWeak)
        copy.entries = entries
        return copy
    }
}
