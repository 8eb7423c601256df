import ObjectRuntime

nonisolated(unsafe) public let kSecPrivateKeyAttrs: CFString = "private" as NSString
nonisolated(unsafe) public let kSecPublicKeyAttrs: CFString = "public" as NSString
nonisolated(unsafe) public let kSecAttrIsPermanent: CFString = "perm" as NSString
nonisolated(unsafe) public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken" as NSString

/// Reads the dictionaries that functions are given.
private enum KeyParameters {
    static func plain(_ dictionary: NSDictionary) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in dictionary { result["\(key)"] = value }
        return result
    }

    static func text(_ value: Any?) -> String? { (value as? String) ?? (value as? NSString).map { $0 as String } ?? (value as? NSNumber)?.stringValue }
    static func number(_ value: Any?) -> Int? { (value as? NSNumber)?.intValue ?? (value as? Int) ?? text(value).flatMap { Int($0) } }

    /// The label and tag, which the keychain keeps with a key.
    static func notes(_ values: [String: Any]) -> [String: Any] { values.filter { ["atag", "labl", "agrp", "pdmn", "accc", "sync"].contains($0.key) } }
}

/// A new private key. It is kept in the keychain where its attributes ask for that.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
    KeyFailure.tell(error) {
        let values: [String: Any] = KeyParameters.plain(parameters)
        let own: [String: Any] = (values["private"] as? NSDictionary).map(KeyParameters.plain) ?? [:]
        guard let type = KeyParameters.text(values["type"]), type == SecKey.rsa || type == SecKey.elliptic,
            let bits = KeyParameters.number(values["bsiz"] ?? (type == SecKey.elliptic ? 256 : nil))
        else { throw KeyFailure.parameter }
        let notes: [String: Any] = KeyParameters.notes(values).merging(KeyParameters.notes(own)) { $1 }
        let key: SecKey = try SecKey.make(type: type, bits: bits, notes: notes)
        if KeyParameters.number(own["perm"] ?? values["perm"]) == 1 || (own["perm"] ?? values["perm"]) as? Bool == true {
            let status: OSStatus = SecItemAdd(["class": "keys", "v_Ref": key] as NSDictionary, nil)
            guard status == errSecSuccess else { throw KeyFailure(status: status) }
        }
        return key
    }
}

/// A new private key and its public one.
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    guard let key = SecKeyCreateRandomKey(parameters, nil), let other = try? key.publicKey() else { return errSecParam }
    publicKey?.pointee = other
    privateKey?.pointee = key
    return errSecSuccess
}

/// The key that bytes are, as `SecKeyCopyExternalRepresentation` writes them.
public func SecKeyCreateWithData(_ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
    KeyFailure.tell(error) {
        let values: [String: Any] = KeyParameters.plain(attributes)
        guard let type = KeyParameters.text(values["type"]), let kind = KeyParameters.text(values["kcls"]), ["0", "1"].contains(kind) else {
            throw KeyFailure.parameter
        }
        return try SecKey.read(Array(keyData as Data), type: type, isPrivate: kind == "1", notes: KeyParameters.notes(values))
    }
}

public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.isPrivate ? try? key.publicKey() : key }
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { key.attributes() as NSDictionary }

/// The key's bytes: PKCS #1 for RSA; 0x04 with x, y and the number of a private key for a curve.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    KeyFailure.tell(error) { Data(try key.bytes()) as NSData }
}

// MARK: - Operations

public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
    guard let method = KeyMethod(named: algorithm.rawValue as String), method.isForRSA == key.isRSA else { return false }
    return key.isPrivate ? operation == method.operations.own : operation == method.operations.other
}

/// The method of an algorithm that the key is able to do.
private func method(_ algorithm: SecKeyAlgorithm, _ key: SecKey, _ operation: SecKeyOperationType) throws -> KeyMethod {
    guard SecKeyIsAlgorithmSupported(key, operation, algorithm), let method = KeyMethod(named: algorithm.rawValue as String) else { throw KeyFailure.algorithm }
    return method
}

public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    KeyFailure.tell(error) { Data(try KeyOperation(key: key).signature(of: Array(dataToSign as Data), try method(algorithm, key, .sign))) as NSData }
}

/// False with `errSecVerifyFailed` for a signature of something else.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    KeyFailure.tell(error) {
        let isRight: Bool = try KeyOperation(key: key).verifies(Array(signature as Data), of: Array(signedData as Data), try method(algorithm, key, .verify))
        // errSecVerifyFailed.
        guard isRight else { throw KeyFailure(status: -67_808) }
        return true
    } ?? false
}

public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    KeyFailure.tell(error) { Data(try KeyOperation(key: key).encrypted(Array(plaintext as Data), try method(algorithm, key, .encrypt))) as NSData }
}

public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    KeyFailure.tell(error) { Data(try KeyOperation(key: key).decrypted(Array(ciphertext as Data), try method(algorithm, key, .decrypt))) as NSData }
}

/// The secret that a private key and another's public one make, or bytes made of it.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    KeyFailure.tell(error) {
        guard case .exchange(let digest, _) = try method(algorithm, privateKey, .keyExchange), !publicKey.isRSA else { throw KeyFailure.algorithm }
        let secret: [UInt8] = try KeyOperation(key: privateKey).secret(with: publicKey)
        guard let digest else { return Data(secret) as NSData }
        let values: [String: Any] = KeyParameters.plain(parameters)
        guard let size = KeyParameters.number(values["requestedSize"]), (1...1 << 20).contains(size) else { throw KeyFailure.parameter }
        let shared: [UInt8] = (values["sharedInfo"] as? Data).map { Array($0) } ?? []
        return Data(KeyOperation.derived(secret, digest, shared, count: size)) as NSData
    }
}
