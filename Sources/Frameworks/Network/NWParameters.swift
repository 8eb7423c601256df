import ObjectRuntime

/// The protocols and bounds of connections.
public final class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
    let tcp: NWProtocolTCP.Options?
    let isDatagram: Bool
    let isEncrypted: Bool

    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { self.init(tcp, isDatagram: false, isEncrypted: tls != nil) }
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { self.init(nil, isDatagram: true, isEncrypted: dtls != nil) }
    private init(_ tcp: NWProtocolTCP.Options?, isDatagram: Bool, isEncrypted: Bool) {
        (self.tcp, self.isDatagram, self.isEncrypted) = (tcp, isDatagram, isEncrypted)
    }

    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var tls: NWParameters { NWParameters(tls: .init()) }
    public static var dtls: NWParameters { NWParameters(dtls: .init()) }

    /// The address and port that a socket is bound to.
    public final var requiredLocalEndpoint: NWEndpoint?
    /// Whether a port may be taken that was in use a moment ago.
    public final var allowLocalEndpointReuse = false
    /// Devices that are near without a network between them are not looked for: there are none.
    public final var includePeerToPeer = false

    public final func copy() -> NWParameters {
        let copy = NWParameters(tcp, isDatagram: isDatagram, isEncrypted: isEncrypted)
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.includePeerToPeer = includePeerToPeer
        return copy
    }

    public final var debugDescription: String { (isEncrypted ? isDatagram ? "dtls, " : "tls, " : "") + (isDatagram ? "udp" : "tcp") }
}
