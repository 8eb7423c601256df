import Foundation

/// How an associated object is held. Swift has no atomic properties, so the atomic policies are their plain counterparts.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Sets the value that `object` carries under `key`; nil removes it.
///
/// The value is released after `object` is gone, at the end of the frame at the latest (of one of the next eight where thousands of objects have some).
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.shared.set(value, of: object as AnyObject, key: key, policy: policy)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, key: key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// A key of associated values that is like no other.
package final class AssociationKey: Sendable {
    package init() {}
    /// Stands for the key where one is asked for.
    package var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// The side table of associated values, by object and key.
package final class AssociatedObjects: @unchecked Sendable {
    package static let shared = AssociatedObjects()

    private final class Owner {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Holder] = [:]

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    private enum Holder {
        case strong(Any)
        case weak(Weak)

        struct Weak {
            weak var object: AnyObject?
        }
    }

    private let lock = NSLock()
    private var owners: [ObjectIdentifier: Owner] = [:]
    private var sweepLimit = 64
    private var frames = 0

    func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
            switch owner.values[key] {
            case .strong(let value)?: return value
            case .weak(let box)?: return box.object
            case nil: return nil
            }
        }
    }

    func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy) {
        let holder = Coercion.flattened(value).map { Self.holder($0, policy) }
        // What is replaced is released outside the lock: its deinit may come back here.
        let released: [Any] = lock.withLock {
            var released: [Any] = []
            let identifier = ObjectIdentifier(object)
            if let owner = owners[identifier], owner.object !== object {
                released.append(owner)
                owners[identifier] = nil
            }
            guard let holder else {
                released.append(owners[identifier]?.values.removeValue(forKey: key) as Any)
                return released
            }
            released += sweep()
            let owner = owners[identifier] ?? Owner(object)
            owners[identifier] = owner
            released.append(owner.values.updateValue(holder, forKey: key) as Any)
            return released
        }
        withExtendedLifetime(released) {}
    }

    func removeAll(of object: AnyObject) {
        let removed = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(removed) {}
    }

    /// Releases what belongs to objects that are gone. Called once a frame.
    package func releaseLost() {
        let lost: [Owner] = lock.withLock {
            frames &+= 1
            guard !owners.isEmpty, owners.count <= Self.fewOwners || frames % 8 == 0 else { return [] }
            let dead = owners.filter { $0.value.object == nil }
            for identifier in dead.keys { owners[identifier] = nil }
            return Array(dead.values)
        }
        // Released outside the lock: their ends may come back here.
        withExtendedLifetime(lost) {}
    }

    /// So many are gone through in each frame.
    private static let fewOwners = 2048

    /// Takes out what belongs to objects that are gone, whenever the table has doubled.
    private func sweep() -> [Any] {
        guard owners.count >= sweepLimit else { return [] }
        let dead = owners.filter { $0.value.object == nil }
        for identifier in dead.keys { owners[identifier] = nil }
        sweepLimit = max(64, owners.count * 2)
        return Array(dead.values)
    }

    private static func holder(_ value: Any, _ policy: objc_AssociationPolicy) -> Holder {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
            return .weak(.init(object: value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            return .strong((value as? any NSCopying).map { ($0 as AnyObject as? NSObject)?.copy() ?? value } ?? value)
        default:
            return .strong(value)
        }
    }
}
