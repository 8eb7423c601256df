@testable import QuinceSecurity
import Testing

@Suite struct KeychainTests {
    private func item(_ account: String, _ secret: String? = nil, _ more: [String: Any] = [:]) -> NSDictionary {
        var values: [String: Any] = ["class": "genp", "svce": "com.example", "acct": account]
        if let secret { values["v_Data"] = Data(secret.utf8) }
        return values.merging(more) { $1 } as NSDictionary
    }

    private func read(_ keychain: Keychain, _ account: String) -> String? {
        var result: CFTypeRef?
        guard keychain.find(item(account, nil, [kSecReturnData as String: true]), &result) == errSecSuccess else { return nil }
        return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("an item is added once, found, changed and deleted") func lifetime() {
        let keychain = Keychain()
        #expect(keychain.find(item("ann"), nil) == errSecItemNotFound)
        #expect(keychain.add(item("ann", "one"), nil) == errSecSuccess)
        #expect(keychain.add(item("ann", "two"), nil) == errSecDuplicateItem)
        #expect(keychain.add(item("bo", "three"), nil) == errSecSuccess)
        #expect(read(keychain, "ann") == "one")
        #expect(keychain.update(item("ann"), ["v_Data": Data("four".utf8)] as NSDictionary) == errSecSuccess)
        #expect(read(keychain, "ann") == "four" && read(keychain, "bo") == "three")
        #expect(keychain.delete(item("ann")) == errSecSuccess && keychain.delete(item("ann")) == errSecItemNotFound)
        #expect(keychain.add(["acct": "x"] as NSDictionary, nil) == errSecParam)
    }

    @Test("attributes come with or without data, one or all") func attributes() throws {
        let keychain = Keychain()
        _ = keychain.add(item("ann", "one", ["labl": "First"]), nil)
        _ = keychain.add(item("bo", "two"), nil)
        var result: CFTypeRef?
        let query: NSDictionary = ["class": "genp", "m_Limit": kSecMatchLimitAll, "r_Attributes": true, "r_Data": true]
        #expect(keychain.find(query, &result) == errSecSuccess)
        let all = try #require(result as? [[String: Any]])
        #expect(all.compactMap { $0[kSecAttrAccount as String] as? String } == ["ann", "bo"])
        #expect(all[0]["labl"] as? String == "First" && all[0]["v_Data"] as? Data == Data("one".utf8) && all[0]["cdat"] is Date)
    }

    @Test("the keychain is there at the next start") func kept() throws {
        let folder = try ScratchFolder()
        _ = Keychain(container: folder.url).add(item("ann", "one"), nil)
        #expect(read(Keychain(container: folder.url), "ann") == "one")
    }

    @Test("an item for somebody who is recognised cannot be read: nobody is enrolled") func guarded() throws {
        let keychain = Keychain()
        let control = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
        _ = keychain.add(item("ann", "one", [kSecAttrAccessControl as String: control]), nil)
        var result: CFTypeRef?
        #expect(keychain.find(item("ann", nil, ["r_Data": true]), &result) == errSecAuthFailed && result == nil)
    }

    @Test("random bytes differ") func random() {
        var (a, b) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &a) == errSecSuccess && SecRandomCopyBytes(nil, 32, &b) == errSecSuccess)
        #expect(a != b)
    }
}
