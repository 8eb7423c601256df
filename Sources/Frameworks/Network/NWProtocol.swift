import ObjectRuntime

/// A protocol of the network. Only those of its options are declared that have an effect here.
open class NWProtocol: @unchecked Sendable { init() {} }
