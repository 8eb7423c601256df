import Foundation
import QuinceGameKit
import QuinceIntents
import QuinceNaturalLanguage
import QuincePassKit
import QuinceReplayKit
import QuinceVision
import Testing

/// More of what a device does not have.
@Suite @MainActor struct LateRefusalTests {
    @Test("nothing is recognised in pictures: requests hear of it and performing throws") func vision() throws {
        var told: [Int] = []
        let request = VNDetectFaceRectanglesRequest { request, error in told.append((error as? NSError)?.code ?? request.results?.count ?? -1) }
        #expect(throws: (any Error).self) { try VNImageRequestHandler(ciImage: CIImage(color: .red)).perform([request]) }
        #expect(told == [VNError.Code.unsupportedRequest.rawValue])
        #expect(VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0, width: 0.5, height: 1), 100, 50) == CGRect(x: 50, y: 0, width: 50, height: 50))
    }

    @Test("nobody is signed in, pays, records or speaks") func services() async {
        #expect(!PKPaymentAuthorizationViewController.canMakePayments() && PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
        #expect(!PKPassLibrary.isPassLibraryAvailable() && !RPScreenRecorder.shared().isAvailable && !GKLocalPlayer.local.isAuthenticated)
        let code = await withCheckedContinuation { answer in
            GKLocalPlayer.local.authenticateHandler = { _, error in answer.resume(returning: (error as? NSError)?.code) }
        }
        #expect(code == GKError.Code.notAuthenticated.rawValue && INPreferences.siriAuthorizationStatus() == .denied)
        #expect(INObjectCollection(items: [INObject(identifier: "a", display: "A")]).allItems.map(\.displayString) == ["A"])
    }

    @Test("text is divided into words and sentences") func tokens() {
        let text = "Don't pay 3.50 now. It's late!"
        func tokens(_ unit: NLTokenUnit) -> [String] {
            let tokenizer = NLTokenizer(unit: unit)
            tokenizer.string = text
            return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        }
        #expect(tokens(.word) == ["Don't", "pay", "3.50", "now", "It's", "late"])
        #expect(tokens(.sentence) == ["Don't pay 3.50 now. ", "It's late!"])
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Привет, мир") == .russian && NLLanguageRecognizer.dominantLanguage(for: "12") == nil)
    }
}
