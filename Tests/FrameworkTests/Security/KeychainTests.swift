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

    private func attributes(_ keychain: Keychain, _ query: NSDictionary) throws -> [String: Any] {
        let all = NSMutableDictionary()
        for (key, value) in query { all["\(key)"] = value }
        all["r_Attributes"] = true
        var result: CFTypeRef?
        #expect(keychain.find(all, &result) == errSecSuccess)
        return try #require(result as? [String: Any])
    }

    @Test("an item that names no group is in the app's own, and says so; one of another group is another") func groups() throws {
        let keychain = Keychain(group: "TEAM.com.example.app")
        #expect(keychain.add(item("ann", "one"), nil) == errSecSuccess)
        #expect(keychain.add(item("ann", "two", ["agrp": "TEAM.com.example.app"]), nil) == errSecDuplicateItem)
        #expect(keychain.add(item("ann", "three", ["agrp": "TEAM.shared"]), nil) == errSecSuccess)
        #expect(try attributes(keychain, item("ann"))[kSecAttrAccessGroup as String] as? String == "TEAM.com.example.app")
        #expect(try attributes(keychain, item("ann", nil, ["agrp": "TEAM.shared"]))["agrp"] as? String == "TEAM.shared")
        #expect(keychain.find(item("ann", nil, ["agrp": "TEAM.other"]), nil) == errSecItemNotFound)
    }

    @Test("an app's own group is the first of its entitlements, else its identifier with its team's") func groupsOfEntitlements() {
        let identifier = ["application-identifier": "TEAM.a"]
        #expect(KeychainGroups.all(entitlements: [:], bundleIdentifier: "a") == ["FAKETEAMID.a"])
        #expect(KeychainGroups.all(entitlements: identifier, bundleIdentifier: "a") == ["TEAM.a"])
        let shared: [String: Any] = ["keychain-access-groups": ["TEAM.b", "TEAM.c"], "application-identifier": "TEAM.a"]
        #expect(KeychainGroups.all(entitlements: shared, bundleIdentifier: "a") == ["TEAM.b", "TEAM.c", "TEAM.a"])
    }

    @Test("an item tells what it was not told: empty names, when it can be read, who may read it") func completeItems() throws {
        let keychain = Keychain()
        let password: NSDictionary = ["class": "inet", "srvr": "example.com", "acct": "ann", "pdmn": "ck", "v_Data": Data("one".utf8)]
        #expect(keychain.add(password, nil) == errSecSuccess)
        let internet = try attributes(keychain, ["class": "inet", "srvr": "example.com"])
        #expect(internet["path"] as? String == "" && internet["sdmn"] as? String == "" && internet["port"] as? Int == 0)
        #expect(internet["svce"] == nil && internet["pdmn"] as? String == "ck" && internet["sync"] as? Int == 0)
        let control = try #require(internet[kSecAttrAccessControl as String] as? SecAccessControl)
        #expect(control.protection == "ck" && control.flags == [])
        #expect(keychain.find(["class": "inet", "srvr": "example.com", "path": "", "r_Data": true], nil) == errSecSuccess)
        #expect(keychain.add(item("bo", "two"), nil) == errSecSuccess)
        #expect(try attributes(keychain, item("bo"))["pdmn"] as? String == kSecAttrAccessibleWhenUnlocked as String)
        let guarded = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
        #expect(keychain.add(item("cy", "three", [kSecAttrAccessControl as String: guarded]), nil) == errSecSuccess)
        #expect(try (attributes(keychain, item("cy"))["accc"] as? SecAccessControl)?.flags == .userPresence)
    }

    @Test("random bytes differ") func random() {
        var (a, b) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &a) == errSecSuccess && SecRandomCopyBytes(nil, 32, &b) == errSecSuccess)
        #expect(a != b)
    }
}
