import CCrypto
import ObjectRuntime

/// One of NIST's prime curves, through libcrypto.
struct EllipticCurve {
    let name: Int32
    /// Of a coordinate.
    let size: Int

    /// The point that belongs to a private key, as 0x04, x and y.
    func publicPoint(of privateKey: [UInt8]) throws -> [UInt8] {
        try withKey(privateKey: privateKey, point: nil) { key in
            try encoded(EC_KEY_get0_public_key(key), of: key)
        }
    }

    /// The point as 0x04, x and y, from that or from its compressed form; it throws where it is not on the curve.
    func point(_ bytes: [UInt8]) throws -> [UInt8] {
        try withKey(privateKey: nil, point: bytes) { try encoded(EC_KEY_get0_public_key($0), of: $0) }
    }

    func secret(_ privateKey: [UInt8], with point: [UInt8]) throws -> [UInt8] {
        try withKey(privateKey: privateKey, point: nil) { mine in
            try withKey(privateKey: nil, point: point) { theirs in
                var result = [UInt8](repeating: 0, count: size)
                guard ECDH_compute_key(&result, size, EC_KEY_get0_public_key(theirs), mine, nil) == Int32(size) else {
                    throw CryptoKitError.invalidParameter
                }
                return result
            }
        }
    }

    /// r and s of a digest's signature.
    func signature(of digest: [UInt8], by privateKey: [UInt8]) throws -> [UInt8] {
        try withKey(privateKey: privateKey, point: nil) { key in
            guard let signature = ECDSA_do_sign(digest, Int32(digest.count), key) else { throw CryptoKitError.invalidParameter }
            defer { ECDSA_SIG_free(signature) }
            var result = [UInt8](repeating: 0, count: 2 * size)
            result.withUnsafeMutableBufferPointer { buffer in
                BN_bn2binpad(ECDSA_SIG_get0_r(signature), buffer.baseAddress, Int32(size))
                BN_bn2binpad(ECDSA_SIG_get0_s(signature), buffer.baseAddress.map { $0 + size }, Int32(size))
            }
            return result
        }
    }

    func isValid(_ signature: [UInt8], of digest: [UInt8], by point: [UInt8]) -> Bool {
        guard signature.count == 2 * size, let parsed = ECDSA_SIG_new() else { return false }
        defer { ECDSA_SIG_free(parsed) }
        ECDSA_SIG_set0(parsed, BN_bin2bn(signature, Int32(size), nil), BN_bin2bn(Array(signature.suffix(size)), Int32(size), nil))
        let answer = try? withKey(privateKey: nil, point: point) { ECDSA_do_verify(digest, Int32(digest.count), parsed, $0) == 1 }
        return answer ?? false
    }

    /// A private key from random bytes; those that are no key of the curve are thrown away.
    func makePrivateKey() -> (key: [UInt8], point: [UInt8]) {
        while true {
            let bytes = RandomBytes.make(size)
            if let point = try? publicPoint(of: bytes) { return (bytes, point) }
        }
    }

    private func encoded(_ point: OpaquePointer?, of key: OpaquePointer) throws -> [UInt8] {
        var result = [UInt8](repeating: 0, count: 2 * size + 1)
        guard EC_POINT_point2oct(EC_KEY_get0_group(key), point, POINT_CONVERSION_UNCOMPRESSED, &result, result.count, nil) == result.count else {
            throw CryptoKitError.invalidParameter
        }
        return result
    }

    private func withKey<R>(privateKey: [UInt8]?, point: [UInt8]?, _ body: (OpaquePointer) throws -> R) throws -> R {
        guard let key = EC_KEY_new_by_curve_name(name), let group = EC_KEY_get0_group(key), let place = EC_POINT_new(group) else {
            throw CryptoKitError.invalidParameter
        }
        defer {
            EC_POINT_free(place)
            EC_KEY_free(key)
        }
        if let privateKey {
            guard privateKey.count == size else { throw CryptoKitError.incorrectKeySize }
            let number = BN_bin2bn(privateKey, Int32(privateKey.count), nil)
            defer { BN_free(number) }
            guard EC_KEY_set_private_key(key, number) == 1, EC_POINT_mul(group, place, number, nil, nil, nil) == 1 else {
                throw CryptoKitError.invalidParameter
            }
        } else if let point {
            guard EC_POINT_oct2point(group, place, point, point.count, nil) == 1 else { throw CryptoKitError.invalidParameter }
        }
        guard EC_KEY_set_public_key(key, place) == 1, EC_KEY_check_key(key) == 1 else { throw CryptoKitError.invalidParameter }
        return try body(key)
    }
}
