import CCrypto

/// Bytes that nobody can foresee.
enum RandomBytes {
    static func make(_ count: Int) throws -> [UInt8] {
        var result = [UInt8](repeating: 0, count: count)
        guard RAND_bytes(&result, Int32(count)) == 1 else { throw KeyFailure.allocation }
        return result
    }
}
