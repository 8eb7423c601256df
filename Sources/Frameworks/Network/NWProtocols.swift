import ObjectRuntime

// Protocols and their options, each as Apple names them. A protocol is what its namespace says; only options that have an effect here are declared.

/// Options of a protocol.
open class NWProtocolOptions: @unchecked Sendable { init() {} }
/// Something that a protocol says of a message.
open class NWProtocolMetadata: @unchecked Sendable { init() {} }

open class NWProtocol: @unchecked Sendable { init() {} }

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

public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}

/// Nothing here encrypts connections: those that ask for it fail.
public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}
