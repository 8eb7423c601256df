@testable import QuincePhotos
import Testing
import UIKit

@Suite(.serialized) @MainActor struct PhotoEditingTests {
    @Test("a photo's file is handed out, and an edited picture takes its place") func editing() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
        let input = PHContentEditingInput(asset)
        let url = try #require(input.fullSizeImageURL)
        #expect(UIImage(contentsOfFile: url.path) != nil)
        let output = PHContentEditingOutput(contentEditingInput: input)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in }
        try #require(red.jpegData(compressionQuality: 1)).write(to: output.renderedContentURL)
        PHAssetChangeRequest(for: asset).contentEditingOutput = output
        let changed = try #require(PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject)
        #expect(changed.pixelWidth * 5 == changed.pixelHeight * 7)
    }

    @Test("names in the cloud are those here; others are not found") func names() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
        let unknown = PHCloudIdentifier(stringValue: "unknown")
        let found = PHPhotoLibrary.shared().localIdentifierMappings(for: [PHCloudIdentifier(stringValue: asset.localIdentifier), unknown])
        #expect(try found[PHCloudIdentifier(stringValue: asset.localIdentifier)]?.get() == asset.localIdentifier)
        #expect(throws: (any Error).self) { try found[unknown]?.get() }
    }
}
