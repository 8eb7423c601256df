import QuinceCoreMIDI
import Testing
import UIKit

/// As music apps look for instruments.
@MainActor @Suite struct CoreMIDITests {
    @Test("clients and ports are made, and no instrument is there") func clients() {
        var client: MIDIClientRef = 0
        var port: MIDIPortRef = 0
        #expect(MIDIClientCreateWithBlock("App" as NSString, &client, nil) == noErr && client != 0)
        #expect(MIDIInputPortCreateWithBlock(client, "In" as NSString, &port) { _, _ in } == noErr && port != client)
        #expect(MIDIGetNumberOfSources() == 0 && MIDIPortConnectSource(port, MIDIGetSource(0), nil) == kMIDIUnknownEndpoint)
        var name: Unmanaged<CFString>?
        #expect(MIDIObjectGetStringProperty(port, kMIDIPropertyName, &name) == noErr && name?.takeRetainedValue() as String? == "In")
        #expect(MIDIOutputPortCreate(9_999, "Out" as NSString, &port) == kMIDIInvalidClient)
        #expect(MIDIClientDispose(client) == noErr && MIDIClientDispose(client) == kMIDIInvalidClient)
    }

    @Test("messages stand one behind the other in a list") func packets() {
        let size = 1024
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
        defer { memory.deallocate() }
        let list = memory.bindMemory(to: MIDIPacketList.self, capacity: 1)
        var packet: UnsafeMutablePointer<MIDIPacket>? = MIDIPacketListInit(list)
        let first = packet
        for (time, bytes) in [(1, [0x90, 60, 100]), (2, [0x80, 60, 0, 1])] as [(MIDITimeStamp, [UInt8])] {
            packet = packet.flatMap { MIDIPacketListAdd(list, size, $0, time, bytes.count, bytes) }
        }
        #expect(memory.load(as: UInt32.self) == 2 && packet != nil && first?.pointee.data.0 == 0x90 && first?.pointee.length == 3)
        let second = first.map { MIDIPacketNext(UnsafePointer($0)) }
        #expect(second?.pointee.timeStamp == 2 && second?.pointee.data.3 == 1)
        let tooMuch = [UInt8](repeating: 0, count: 2000)
        #expect(packet.flatMap { MIDIPacketListAdd(list, size, $0, 3, tooMuch.count, tooMuch) } == nil)
    }
}
