@_exported import UIKit

/// The world that contexts share.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
    let group: JSContextGroupRef?
    public override init() { group = JavaScriptEngine.shared?.groupCreate() }
    deinit { if let group { JavaScriptEngine.shared?.groupRelease(group) } }
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// Protocols of what script may call. Objects go into script and come back; there is no Objective-C that would tell their methods.
public protocol JSExport {}

/// A value that a native object keeps.
open class JSManagedValue: NSObject, @unchecked Sendable {
    public init!(value: JSValue!) { self.value = value }
    public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }
    open private(set) var value: JSValue!
}
