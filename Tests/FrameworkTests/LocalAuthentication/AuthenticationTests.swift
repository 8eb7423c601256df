import QuinceLocalAuthentication
import Testing

@Suite struct AuthenticationTests {
    @Test("nobody is enrolled, and there is no passcode") func refused() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == -7)
        #expect(context.biometryType == .faceID)
        await #expect(throws: LAError(.passcodeNotSet)) { try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To read") }
        let reply: (Bool, LAError?) = await withCheckedContinuation { done in
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "To read") { done.resume(returning: ($0, $1 as? LAError)) }
        }
        #expect(!reply.0 && reply.1?.code == .biometryNotEnrolled)
        context.invalidate()
        await #expect(throws: LAError(.invalidContext)) { try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To read") }
    }
}
