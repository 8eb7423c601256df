import Foundation

/// Messages of one moment.
public struct MIDIPacket {
    public typealias Bytes = (
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )
    public var timeStamp: MIDITimeStamp = 0
    public var length: UInt16 = 0
    public var data: Bytes
    public init() {
        data = (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
        )
    }
    public init(timeStamp: MIDITimeStamp, length: UInt16, data: Bytes) { (self.timeStamp, self.length, self.data) = (timeStamp, length, data) }

    /// The bytes before the data.
    static let head = MemoryLayout<MIDIPacket>.offset(of: \MIDIPacket.data) ?? 10
    /// How far the next one is: packets begin at whole words.
    static func stride(_ length: Int) -> Int { (head + length + 7) / 8 * 8 }
}

/// Messages of several moments, one behind the other.
public struct MIDIPacketList {
    public var numPackets: UInt32 = 0
    public var packet = MIDIPacket()
    public init() {}
    public init(numPackets: UInt32, packet: MIDIPacket) { (self.numPackets, self.packet) = (numPackets, packet) }
    static let head = MemoryLayout<MIDIPacketList>.offset(of: \MIDIPacketList.packet) ?? 8
}

public func MIDIPacketNext(_ pkt: UnsafePointer<MIDIPacket>) -> UnsafeMutablePointer<MIDIPacket> {
    let next = UnsafeRawPointer(pkt) + MIDIPacket.stride(Int(pkt.pointee.length))
    return UnsafeMutableRawPointer(mutating: next).assumingMemoryBound(to: MIDIPacket.self)
}

/// Makes a list empty.
/// - Returns: the place of its first packet.
public func MIDIPacketListInit(_ pktlist: UnsafeMutablePointer<MIDIPacketList>) -> UnsafeMutablePointer<MIDIPacket> {
    let raw = UnsafeMutableRawPointer(pktlist)
    raw.storeBytes(of: 0, as: UInt32.self)
    return (raw + MIDIPacketList.head).assumingMemoryBound(to: MIDIPacket.self)
}

/// Adds messages.
/// - Returns: the place of the packet after them; nil where the list has no room.
public func MIDIPacketListAdd(
    _ pktlist: UnsafeMutablePointer<MIDIPacketList>, _ listSize: Int, _ curPacket: UnsafeMutablePointer<MIDIPacket>, _ time: MIDITimeStamp, _ nData: Int,
    _ data: UnsafePointer<UInt8>
) -> UnsafeMutablePointer<MIDIPacket>! {
    let list = UnsafeMutableRawPointer(pktlist)
    let packet = UnsafeMutableRawPointer(curPacket)
    guard packet - list + MIDIPacket.head + nData <= listSize, nData <= Int(UInt16.max) else { return nil }
    packet.storeBytes(of: time, as: MIDITimeStamp.self)
    packet.storeBytes(of: UInt16(nData), toByteOffset: 8, as: UInt16.self)
    (packet + MIDIPacket.head).copyMemory(from: data, byteCount: nData)
    list.storeBytes(of: list.load(as: UInt32.self) + 1, as: UInt32.self)
    return (packet + MIDIPacket.stride(nData)).assumingMemoryBound(to: MIDIPacket.self)
}
