import ObjectRuntime

/// Something that a protocol says of a message.
open class NWProtocolMetadata: @unchecked Sendable { init() {} }
