import ObjectRuntime

/// The reason that nothing comes of a key.
struct KeyFailure: Error {
    let status: OSStatus
    static let parameter = KeyFailure(status: errSecParam)
    static let allocation = KeyFailure(status: errSecAllocate)
    static let decoding = KeyFailure(status: errSecDecode)
    static let algorithm = KeyFailure(status: errSecParam)

    /// Does what may fail, and tells of it.
    static func tell<R>(_ place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws -> R) -> R? {
        do {
            return try body()
        } catch {
            let status: OSStatus = (error as? KeyFailure)?.status ?? errSecParam
            place?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(status)))
            return nil
        }
    }
}
