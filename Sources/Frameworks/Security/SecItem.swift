@_exported import ObjectRuntime
import Synchronization

// The keychain: a file in the app's container, and only the app's own items.

nonisolated(unsafe) public let kSecClass: CFString = "class" as NSString
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp" as NSString
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet" as NSString
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert" as NSString
nonisolated(unsafe) public let kSecClassKey: CFString = "keys" as NSString
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt" as NSString
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku" as NSString
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc" as NSString
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp" as NSString
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync" as NSString
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna" as NSString
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat" as NSString
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat" as NSString
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc" as NSString
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt" as NSString
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr" as NSString
nonisolated(unsafe) public let kSecAttrType: CFString = "type" as NSString
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl" as NSString
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi" as NSString
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega" as NSString
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct" as NSString
nonisolated(unsafe) public let kSecAttrService: CFString = "svce" as NSString
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena" as NSString
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr" as NSString
nonisolated(unsafe) public let kSecAttrPort: CFString = "port" as NSString
nonisolated(unsafe) public let kSecAttrPath: CFString = "path" as NSString
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl" as NSString
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http" as NSString
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps" as NSString
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp" as NSString
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn" as NSString
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag" as NSString
nonisolated(unsafe) public let kSecAttrApplicationLabel: CFString = "klbl" as NSString
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type" as NSString
nonisolated(unsafe) public let kSecAttrKeyClass: CFString = "kcls" as NSString
nonisolated(unsafe) public let kSecAttrKeyClassPublic: CFString = "0" as NSString
nonisolated(unsafe) public let kSecAttrKeyClassPrivate: CFString = "1" as NSString
nonisolated(unsafe) public let kSecAttrKeyClassSymmetric: CFString = "2" as NSString
nonisolated(unsafe) public let kSecAttrKeyTypeRSA: CFString = "42" as NSString
nonisolated(unsafe) public let kSecAttrKeyTypeEC: CFString = "73" as NSString
nonisolated(unsafe) public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73" as NSString
nonisolated(unsafe) public let kSecAttrKeySizeInBits: CFString = "bsiz" as NSString
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit" as NSString
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne" as NSString
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll" as NSString
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive" as NSString
nonisolated(unsafe) public let kSecSharedPassword: CFString = "spwd" as NSString
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data" as NSString
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes" as NSString
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref" as NSString
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef" as NSString
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data" as NSString
nonisolated(unsafe) public let kSecValueRef: CFString = "v_Ref" as NSString
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef" as NSString
nonisolated(unsafe) public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI" as NSString
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx" as NSString
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg" as NSString
nonisolated(unsafe) public let kSecAttrTokenID: CFString = "tkid" as NSString

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecOpWr: OSStatus = -49
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

/// The meaning of a result, in English.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let texts: [OSStatus: String] = [
        errSecSuccess: "No error.", errSecParam: "One or more parameters passed to a function were not valid.",
        errSecDuplicateItem: "The specified item already exists in the keychain.",
        errSecItemNotFound: "The specified item could not be found in the keychain.",
        errSecAuthFailed: "The user name or passphrase you entered is not correct.",
        errSecInteractionNotAllowed: "User interaction is not allowed.", errSecUnimplemented: "Function or operation not implemented.",
        errSecMissingEntitlement: "A required entitlement isn't present.", errSecIO: "I/O error.",
    ]
    return (texts[status] ?? "OSStatus \(status)") as NSString
}

/// Adds an item. `errSecDuplicateItem` where there is one with the same primary key.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.add(attributes, result)
}

/// Finds items: as data, as attributes, as both, one or all.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.find(query, result)
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(query, attributesToUpdate)
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }

// MARK: - Random numbers

public final class SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

/// Bytes that nobody can foresee, from the system's generator.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
    for index in buffer.indices { buffer[index] = UInt8.random(in: 0...255, using: &generator) }
    return errSecSuccess
}

// MARK: - Access control

public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
    public static var touchIDAny: SecAccessControlCreateFlags { .biometryAny }
    public static var touchIDCurrentSet: SecAccessControlCreateFlags { .biometryCurrentSet }
}

/// Who may read an item. Kept with it; an item that wants somebody to be recognised cannot be read, as nobody is enrolled.
public final class SecAccessControl: @unchecked Sendable {
    let protection: String
    let flags: SecAccessControlCreateFlags
    init(_ protection: String, _ flags: SecAccessControlCreateFlags) { (self.protection, self.flags) = (protection, flags) }
    var needsUser: Bool { !flags.isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode]) }
}

public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    (protection as? NSString).map { SecAccessControl($0 as String, flags) }
}
