import Foundation

/// The app's own clients, ports and endpoints.
final class MIDIObjects: @unchecked Sendable {
    static var current: MIDIObjects { AppServices.object { MIDIObjects() } }
    private let lock = NSLock()
    private var names: [MIDIObjectRef: String] = [:]
    private var last: MIDIObjectRef = 0

    /// - Parameter owner: the client that has to be there.
    static func make(_ name: CFString, _ object: UnsafeMutablePointer<MIDIObjectRef>, of owner: MIDIClientRef? = nil) -> OSStatus {
        let objects: MIDIObjects = current
        return objects.lock.withLock {
            if let owner, objects.names[owner] == nil { return kMIDIInvalidClient }
            objects.last += 1
            objects.names[objects.last] = name as String
            object.pointee = objects.last
            return noErr
        }
    }
    func name(of object: MIDIObjectRef) -> String? { lock.withLock { names[object] } }
    func remove(_ object: MIDIObjectRef) -> Bool { lock.withLock { names.removeValue(forKey: object) != nil } }
}
