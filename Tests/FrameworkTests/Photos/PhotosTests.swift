@testable import QuincePhotos
@testable import QuincePhotosUI
import Testing

@Suite(.serialized) @MainActor struct PhotosTests {
    @Test("the library has the device's photos, in the order that is asked for") func fetch() throws {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        let newest = PHAsset.fetchAssets(with: .image, options: options)
        let oldest = PHAsset.fetchAssets(with: nil)
        #expect(newest.count >= 6 && newest.firstObject == oldest.lastObject)
        #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        options.fetchLimit = 2
        options.predicate = NSPredicate(format: "pixelWidth > pixelHeight")
        let wide = PHAsset.fetchAssets(with: options)
        #expect(wide.count == 2 && wide.object(at: 0).pixelWidth > wide.object(at: 0).pixelHeight)
        #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil).count == 1)
    }

    @Test("pictures come in the size that is asked for") func pictures() throws {
        let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var size: CGSize?
        PHImageManager.default().requestImage(
            for: asset, targetSize: CGSize(width: 120, height: 120), contentMode: .aspectFit, options: options
        ) { image, info in
            size = image?.size
            #expect(info?[PHImageResultIsDegradedKey] as? Bool == false)
        }
        #expect(size == CGSize(width: 120, height: 80))
        #expect(PHImageManager.size(of: CGSize(width: 100, height: 50), target: CGSize(width: 500, height: 500), .aspectFill) == CGSize(width: 100, height: 50))
    }

    @Test("a chosen thing of SwiftUI's picker comes as what is asked for, and as nothing where it cannot") func pickerItems() async throws {
        let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
        let item = PhotosPickerItem(itemIdentifier: asset.localIdentifier)
        #expect(item.supportedContentTypes.contains { $0.conforms(to: .image) })
        let data = try #require(try await item.loadTransferable(type: Data.self))
        #expect(UIImage(data: data)?.size == asset.record.image.size)
        let gone = PhotosPickerItem(itemIdentifier: "gone")
        #expect(gone.supportedContentTypes.isEmpty && gone != item)
        #expect(try await gone.loadTransferable(type: Data.self) == nil)
    }

    @Test("who asks for the film of a photo gets none and hears why") func films() async throws {
        let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
        let manager = PHImageManager.default()
        let player: (Bool, PHPhotosError?) = await withCheckedContinuation { continuation in
            manager.requestPlayerItem(forVideo: asset, options: nil) { item, info in
                continuation.resume(returning: (item == nil, info?[PHImageErrorKey] as? PHPhotosError))
            }
        }
        #expect(player.0 && player.1?.code == .invalidResource)
        let moving: Bool = await withCheckedContinuation { continuation in
            manager.requestLivePhoto(for: asset, targetSize: .zero, contentMode: .aspectFit, options: PHLivePhotoRequestOptions()) { photo, info in
                continuation.resume(returning: photo == nil && info?[PHImageErrorKey] != nil)
            }
        }
        #expect(moving)
        let cancelled: Bool? = await withCheckedContinuation { continuation in
            let options = PHVideoRequestOptions()
            options.deliveryMode = .highQualityFormat
            manager.cancelImageRequest(
                manager.requestAVAsset(forVideo: asset, options: options) { _, _, info in continuation.resume(returning: info?[PHImageCancelledKey] as? Bool) })
        }
        #expect(cancelled == true)
        #expect(!NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: PHLivePhoto.self))
    }

    @Test("albums are made and filled, favourites kept") func changes() throws {
        let asset = try #require(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
        var name = ""
        try PHPhotoLibrary.shared().performChangesAndWait {
            let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Holidays")
            request.addAssets([asset] as NSArray)
            name = request.placeholderForCreatedAssetCollection.localIdentifier
            PHAssetChangeRequest(for: asset).isFavorite = true
            PHAssetChangeRequest(for: asset).location = CLLocation(latitude: 3, longitude: 4)
        }
        #expect(PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject?.location?.coordinate.longitude == 4)
        let oldURL = try #require(URL(string: "assets-library://asset/asset.JPG?id=\(asset.localIdentifier.prefix(36))&ext=JPG"))
        #expect(PHAsset.fetchAssets(withALAssetURLs: [oldURL], options: nil).firstObject == asset)
        #expect(PHAsset.fetchAssets(withALAssetURLs: [URL(fileURLWithPath: "/asset.JPG")], options: nil).count == 0)
        let album = try #require(PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [name], options: nil).firstObject)
        #expect(album.localizedTitle == "Holidays" && PHAsset.fetchAssets(in: album, options: nil).firstObject == asset)
        #expect(PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier], options: nil).firstObject?.isFavorite == true)
        try PHPhotoLibrary.shared().performChangesAndWait {
            PHAssetCollectionChangeRequest.deleteAssetCollections([album])
            PHAssetChangeRequest(for: asset).isFavorite = false
        }
        #expect(PHCollectionList.fetchTopLevelUserCollections(with: nil).count == 0)
    }

    private final class Chooser: PHPickerViewControllerDelegate {
        var results: [PHPickerResult]?
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
            picker.dismiss(animated: true)
        }
    }

    @Test("the user picks photos") func picker() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .images
        configuration.selectionLimit = 2
        let (picker, chooser) = (PHPickerViewController(configuration: configuration), Chooser())
        picker.delegate = chooser
        root.present(picker, animated: true)
        try stage.play("wait 1\ntap \"Photo 2\"\ntap \"Photo 3\"\nwait 0.2\npicture photo-picker\ntap \"Add\"\nwait 1")
        let results = try #require(chooser.results)
        #expect(results.count == 2 && results[0].itemProvider.canLoadObject(ofClass: UIImage.self) && results[0].assetIdentifier != nil)
        #expect(root.presentedViewController == nil)
    }
}
