import CCrypto

/// The parts of a certificate that are read, through libcrypto.
enum CertificateContents {
    private static func with<R>(_ bytes: [UInt8], _ body: (OpaquePointer) -> R?) -> R? {
        let certificate: OpaquePointer? = bytes.withUnsafeBufferPointer { buffer in
            var start: UnsafePointer<UInt8>? = buffer.baseAddress
            return d2i_X509(nil, &start, buffer.count)
        }
        guard let certificate else { return nil }
        defer { X509_free(certificate) }
        return body(certificate)
    }

    /// The key that it is about; nil for one of another kind than RSA and NIST's curves.
    static func key(of bytes: [UInt8]) -> SecKey? {
        with(bytes) { certificate in
            guard let key = X509_get_pubkey(certificate) else { return nil }
            guard [EVP_PKEY_RSA, EVP_PKEY_EC].contains(EVP_PKEY_get_base_id(key)) else {
                EVP_PKEY_free(key)
                return nil
            }
            return SecKey(key, isPrivate: false)
        }
    }

    /// The name of whom it is about: a common name, a unit or an organisation.
    static func summary(of bytes: [UInt8]) -> String? {
        with(bytes) { certificate in
            let subject: OpaquePointer? = X509_get_subject_name(certificate)
            for kind in [NID_commonName, NID_organizationalUnitName, NID_organizationName] {
                let place: Int32 = X509_NAME_get_index_by_NID(subject, kind, -1)
                guard place >= 0, let entry = X509_NAME_get_entry(subject, place) else { continue }
                var text: UnsafeMutablePointer<UInt8>?
                let count: Int32 = ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(entry))
                guard count >= 0, let text else { continue }
                defer { CRYPTO_free(text, nil, 0) }
                return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
            }
            return nil
        }
    }
}
