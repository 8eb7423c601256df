import Foundation
import Testing
import UIKit

@testable import QuinceAssetsLibrary

/// As apps of their time name photos.
@MainActor @Suite struct AssetsLibraryTests {
    @Test("a photo's address tells which one it is") func addresses() {
        let address: URL = ALAsset.address(of: "1A2B/L0/001")
        #expect(address.scheme == "assets-library" && ALAsset.identifier(in: address) == "1A2B/L0/001")
        #expect(ALAsset.identifier(in: URL(fileURLWithPath: "/a")) == nil)
    }

    @Test("groups of all kinds are named by bits") func kinds() {
        #expect(ALAssetsGroupAll & ALAssetsGroupSavedPhotos == 16 && ALAssetsGroupAlbum | ALAssetsGroupEvent == 6)
        #expect(ALAssetsFilter.allPhotos().type == .image && ALAssetsFilter.allAssets().type == nil)
    }

    @Test("a group hands out its photos and then nil; a photo has pictures and bytes") func photos() throws {
        let library = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
        let group = ALAssetsGroup(try #require(library.firstObject))
        var found: [ALAsset] = []
        var ends = 0
        group.enumerateAssets { asset, _, _ in
            if let asset { found.append(asset) } else { ends += 1 }
        }
        #expect(ends == 1 && found.count == group.numberOfAssets() && !found.isEmpty)
        let first: ALAsset = try #require(found.first)
        let file: ALAssetRepresentation = try #require(first.defaultRepresentation())
        #expect(first.value(forProperty: ALAssetPropertyType) as? String == ALAssetTypePhoto && file.size() > 0)
        #expect(file.fullResolutionImage()?.takeUnretainedValue() != nil && first.thumbnail()?.takeUnretainedValue() != nil)
        group.setAssetsFilter(.allVideos())
        #expect(group.numberOfAssets() == 0)
    }
}
