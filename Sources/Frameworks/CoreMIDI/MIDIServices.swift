@_exported import ObjectRuntime

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDITimeStamp = UInt64
public typealias MIDIUniqueID = Int32
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
public typealias MIDIReadProc = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
public typealias MIDINotifyProc = (UnsafePointer<MIDINotification>, UnsafeMutableRawPointer?) -> Void

public let kMIDIInvalidClient: OSStatus = -10830
public let kMIDIInvalidPort: OSStatus = -10831
public let kMIDIWrongEndpointType: OSStatus = -10832
public let kMIDINoConnection: OSStatus = -10833
public let kMIDIUnknownEndpoint: OSStatus = -10834
public let kMIDIUnknownProperty: OSStatus = -10835
public let kMIDIObjectNotFound: OSStatus = -10842

nonisolated(unsafe) public let kMIDIPropertyName: CFString = "name" as NSString
nonisolated(unsafe) public let kMIDIPropertyDisplayName: CFString = "displayName" as NSString
nonisolated(unsafe) public let kMIDIPropertyManufacturer: CFString = "manufacturer" as NSString
nonisolated(unsafe) public let kMIDIPropertyModel: CFString = "model" as NSString
nonisolated(unsafe) public let kMIDIPropertyUniqueID: CFString = "uniqueID" as NSString
nonisolated(unsafe) public let kMIDIPropertyOffline: CFString = "offline" as NSString

public enum MIDINotificationMessageID: Int32, Sendable {
    case msgSetupChanged = 1, msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged, msgSerialPortOwnerChanged, msgIOError
}
/// News of the devices. None comes.
public struct MIDINotification: Sendable {
    public var messageID: MIDINotificationMessageID
    public var messageSize: UInt32
    public init(messageID: MIDINotificationMessageID, messageSize: UInt32) { (self.messageID, self.messageSize) = (messageID, messageSize) }
}

// Instruments: none is connected. Clients, ports and the app's own endpoints have numbers and names.

public func MIDIGetNumberOfDevices() -> Int { 0 }
public func MIDIGetNumberOfExternalDevices() -> Int { 0 }
public func MIDIGetNumberOfSources() -> Int { 0 }
public func MIDIGetNumberOfDestinations() -> Int { 0 }
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }

@discardableResult
public func MIDIClientCreate(
    _ name: CFString, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?, _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> OSStatus { MIDIObjects.make(name, outClient) }
@discardableResult
public func MIDIClientCreateWithBlock(
    _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> OSStatus { MIDIObjects.make(name, outClient) }
@discardableResult
public func MIDIInputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ readProc: MIDIReadProc, _ refCon: UnsafeMutableRawPointer?,
    _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { MIDIObjects.make(portName, outPort, of: client) }
@discardableResult
public func MIDIInputPortCreateWithBlock(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { MIDIObjects.make(portName, outPort, of: client) }
@discardableResult
public func MIDIOutputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { MIDIObjects.make(portName, outPort, of: client) }
@discardableResult
public func MIDISourceCreate(
    _ client: MIDIClientRef, _ name: CFString, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>
) -> OSStatus { MIDIObjects.make(name, outSrc, of: client) }
@discardableResult
public func MIDIDestinationCreateWithBlock(
    _ client: MIDIClientRef, _ name: CFString, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>, _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { MIDIObjects.make(name, outDest, of: client) }

@discardableResult
public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus { MIDIObjects.current.remove(client) ? noErr : kMIDIInvalidClient }
@discardableResult
public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus { MIDIObjects.current.remove(port) ? noErr : kMIDIInvalidPort }
@discardableResult
public func MIDIEndpointDispose(_ endpt: MIDIEndpointRef) -> OSStatus { MIDIObjects.current.remove(endpt) ? noErr : kMIDIUnknownEndpoint }

/// - Returns: `kMIDIUnknownEndpoint`: there is no instrument.
@discardableResult
public func MIDIPortConnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?) -> OSStatus { kMIDIUnknownEndpoint }
@discardableResult
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus { kMIDINoConnection }
/// - Returns: `kMIDIUnknownEndpoint`: there is no instrument.
@discardableResult
public func MIDISend(_ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus { kMIDIUnknownEndpoint }
/// Hands on messages of a source of the app's. Nobody listens.
@discardableResult
public func MIDIReceived(_ src: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus {
    MIDIObjects.current.name(of: src) == nil ? kMIDIUnknownEndpoint : noErr
}

@discardableResult
public func MIDIObjectGetStringProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> OSStatus {
    guard let name = MIDIObjects.current.name(of: obj) else { return kMIDIObjectNotFound }
    guard ["name", "displayName"].contains(propertyID as String) else { return kMIDIUnknownProperty }
    str.pointee = Unmanaged.passRetained(name as NSString)
    return noErr
}
@discardableResult
public func MIDIObjectGetIntegerProperty(_ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>) -> OSStatus {
    guard MIDIObjects.current.name(of: obj) != nil else { return kMIDIObjectNotFound }
    guard propertyID as String == "uniqueID" else { return kMIDIUnknownProperty }
    outValue.pointee = Int32(bitPattern: obj)
    return noErr
}
/// Does nothing: there is nothing to look for anew.
@discardableResult
public func MIDIRestart() -> OSStatus { noErr }
