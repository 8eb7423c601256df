import ObjectRuntime

/// Bytes in order.
public class NWProtocolTCP: NWProtocol, @unchecked Sendable {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
        /// Whether small pieces are sent at once. Default false.
        public final var noDelay = false
        public final var enableKeepalive = false
        /// Seconds until an attempt to connect is given up; 0 for the system's own.
        public final var connectionTimeout = 0
    }
}
