import ObjectRuntime

/// Options of a protocol.
open class NWProtocolOptions: @unchecked Sendable { init() {} }
