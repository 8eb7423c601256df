import ObjectRuntime

/// Nothing here encrypts connections: those that ask for it fail.
public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}
