@testable import QuinceSecurity
import Testing

@Suite struct SharedCredentialTests {
    @Test("An app that no domain is associated with lacks the entitlement for its passwords") func refusal() async {
        let added = await withCheckedContinuation { done in
            SecAddSharedWebCredential("example.com" as NSString, "ann" as NSString, "secret" as NSString) { done.resume(returning: $0.map(CFErrorGetCode)) }
        }
        #expect(added == Int(errSecMissingEntitlement))
        let asked = await withCheckedContinuation { done in
            SecRequestSharedWebCredential("example.com" as NSString, nil) { found, error in
                done.resume(returning: "\(found?.count ?? -1) \(CFErrorGetCode(error)) \(CFErrorGetDomain(error) as String)")
            }
        }
        #expect(asked == "0 -34018 NSOSStatusErrorDomain")
        #expect(SharedCredentials.refusal(ofDomain: nil, account: "any").code == Int(errSecParam))
        #expect(SharedCredentials.refusal(ofDomain: "example.com", account: "").code == Int(errSecParam))
    }

    @Test("A password has four groups of three with a small letter, a capital and a digit") func passwords() throws {
        for _ in 0..<200 {
            let password = try #require(SecCreateSharedWebCredentialPassword()) as String
            #expect(password.split(separator: "-").map(\.count) == [3, 3, 3, 3])
            #expect(password.contains(where: \.isLowercase) && password.contains(where: \.isUppercase) && password.contains(where: \.isNumber))
            #expect(!password.contains { "ijlIO01".contains($0) })
        }
    }
}
