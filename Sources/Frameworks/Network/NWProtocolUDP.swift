import ObjectRuntime

/// Messages that may be lost.
public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}
