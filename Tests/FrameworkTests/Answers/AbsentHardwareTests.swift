import QuinceCoreNFC
import QuinceDeviceCheck
import QuinceMetricKit
import QuinceQuickLookThumbnailing
import QuinceVisionKit
import Testing
import UIKit

/// As apps use what only a real device has.
@Suite struct AbsentHardwareTests {
    private final class Reader: NSObject, NFCNDEFReaderSessionDelegate, NFCTagReaderSessionDelegate, @unchecked Sendable {
        let end: @Sendable (any Error) -> Void
        init(_ end: @escaping @Sendable (any Error) -> Void) { self.end = end }
        func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) { end(error) }
        func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
        func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
        func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) { end(error) }
    }

    @Test("a session that reads tags becomes invalid as soon as it begins, once") func tags() async throws {
        #expect(!NFCNDEFReaderSession.readingAvailable && !NFCTagReaderSession.readingAvailable)
        let (errors, signal) = AsyncStream<any Error>.makeStream()
        let reader = Reader { signal.yield($0) }
        let session = NFCNDEFReaderSession(delegate: reader, queue: nil, invalidateAfterFirstRead: true)
        session.alertMessage = "Hold it near"
        session.begin()
        session.invalidate()
        let other = try #require(NFCTagReaderSession(pollingOption: [.iso14443, .iso15693], delegate: reader))
        other.begin()
        var found: [Int] = []
        for await error in errors {
            found.append((error as? NFCReaderError)?.code.rawValue ?? 0)
            if found.count == 2 { break }
        }
        #expect(found == [NFCReaderError.readerErrorUnsupportedFeature.rawValue, 1] && session.alertMessage == "Hold it near")
        withExtendedLifetime((reader, other)) {}
    }

    @Test("messages of tags are made and read byte for byte") func messages() throws {
        let address = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.com/a"))
        let text = try #require(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de")))
        #expect(address.payload.first == 2 && address.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.com/a")
        #expect(text.wellKnownTypeTextPayload().0 == "Grüße" && text.wellKnownTypeTextPayload().1?.identifier == "de" && text.wellKnownTypeURIPayload() == nil)
        // A short record of the address "https://example.com" as it stands on tags.
        let bytes = Data([0xD1, 0x01, 0x0C, 0x55, 0x04] + Array("example.com".utf8))
        let message = try #require(NFCNDEFMessage(data: bytes))
        #expect(message.records.first?.wellKnownTypeURIPayload()?.absoluteString == "https://example.com" && message.length == bytes.count)
        #expect(NFCNDEFMessage(data: Data([0xD1, 0x01, 0x0C])) == nil && NFCNDEFMessage(records: [address, text]).records.count == 2)
        let command = try #require(NFCISO7816APDU(data: Data([0, 0xA4, 4, 0, 2, 0x3F, 0, 0])))
        #expect(command.data == Data([0x3F, 0]) && command.expectedResponseLength == 256 && NFCISO7816APDU(data: Data([1])) == nil)
    }

    @Test("neither device nor app is vouched for") func deviceCheck() async {
        #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported && DCDevice.current === DCDevice.current)
        await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
        let code = await withCheckedContinuation { answer in
            DCAppAttestService.shared.generateKey { answer.resume(returning: $1.map { ($0 as NSError).code }) }
        }
        #expect(code == 1)
    }

    @Test("no reports of how the app ran") func metrics() {
        final class Subscriber: NSObject, MXMetricManagerSubscriber {
            func didReceive(_ payloads: [MXMetricPayload]) {}
        }
        MXMetricManager.shared.add(Subscriber())
        #expect(MXMetricManager.shared.pastPayloads.isEmpty && MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
        _ = MXMetricManager.makeLogHandle(category: "a")
    }

    @Test("documents, data and pictures are not scanned") @MainActor func vision() async throws {
        #expect(!VNDocumentCameraViewController.isSupported && !ImageAnalyzer.isSupported)
        #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
        final class Owner: UIViewController, VNDocumentCameraViewControllerDelegate {
            var isCancelled = false
            func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) { isCancelled = true }
            func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
        }
        let owner = Owner(), camera = VNDocumentCameraViewController()
        camera.delegate = owner
        camera.loadViewIfNeeded()
        try #require(camera.view.subviews.first as? UIButton).sendActions(for: .primaryActionTriggered)
        #expect(owner.isCancelled)
        let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()], isHighlightingEnabled: true)
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        var lists = 0
        for await _ in scanner.recognizedItems { lists += 1 }
        #expect(lists == 0)
        await #expect(throws: (any Error).self) { try await ImageAnalyzer().analyze(UIImage(), configuration: .init([.text, .machineReadableCode])) }
        let interaction = ImageAnalysisInteraction(), view = UIImageView()
        view.addInteraction(interaction)
        interaction.preferredInteractionTypes = .automatic
        #expect(interaction.view === view && interaction.text.isEmpty)
    }

    @Test("pictures become small pictures, other files have an icon alone") func thumbnails() async throws {
        let folder = try ScratchFolder()
        let picture = folder.url.appendingPathComponent("a.png"), text = folder.url.appendingPathComponent("b.txt")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        try UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }.pngData()?
            .write(to: picture)
        try Data("text".utf8).write(to: text)
        let size = CGSize(width: 10, height: 10)
        let request = QLThumbnailGenerator.Request(fileAt: picture, size: size, scale: 2, representationTypes: .all)
        let small = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        #expect(small.type == .thumbnail && small.uiImage.size == CGSize(width: 10, height: 5) && small.cgImage.width == 20)
        let icon = try await QLThumbnailGenerator.shared.generateBestRepresentation(
            for: QLThumbnailGenerator.Request(fileAt: text, size: size, scale: 1, representationTypes: .all))
        #expect(icon.type == .icon)
        await #expect(throws: QLThumbnailError.self) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(
                for: QLThumbnailGenerator.Request(fileAt: text, size: size, scale: 1, representationTypes: .thumbnail))
        }
    }
}
