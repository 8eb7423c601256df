import AppSession
import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ImagePickerTests {
    private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any] = [:]
        var cancels = 0
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancels += 1
            picker.dismiss(animated: true)
        }
    }

    @Test("the delegate gets the photo that was tapped") func choose() throws {
        let root = UIViewController()
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        let (picker, chooser) = (UIImagePickerController(), Chooser())
        picker.delegate = chooser
        root.present(picker, animated: true)
        try device.play("wait 1\npicture photos\ntap \"Photo 2\"\nwait 1")
        let image = try #require(chooser.info[.originalImage] as? UIImage)
        #expect(image.size == CGSize(width: 1200, height: 800))
        #expect(chooser.info[.editedImage] == nil && chooser.info[.mediaType] as? String == "public.image")
        let file = try #require(chooser.info[.imageURL] as? URL)
        #expect(UIImage(contentsOfFile: file.path)?.size == image.size)
        #expect(root.presentedViewController == nil)
        try? FileManager.default.removeItem(at: file)
    }

    @Test("with editing the user chooses a square; cancelling tells or dismisses") func edit() throws {
        let root = UIViewController()
        let device = try TestDevice("ipad-pro-11.landscape.full", root: root)
        defer { device.close() }
        let (picker, chooser) = (UIImagePickerController(), Chooser())
        picker.delegate = chooser
        picker.allowsEditing = true
        root.present(picker, animated: true)
        try device.play("wait 1\npicture photos-pad\ntap \"Photo 1\"\nwait 1\npicture crop\ntap \"Choose\"\nwait 1")
        let edited = try #require(chooser.info[.editedImage] as? UIImage)
        #expect(edited.size == CGSize(width: 800, height: 800))
        #expect((chooser.info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 200, y: 0, width: 800, height: 800))
        let second = UIImagePickerController()
        second.delegate = chooser
        root.present(second, animated: true)
        try device.play("wait 1\ntap \"Cancel\"\nwait 1")
        #expect(chooser.cancels == 1 && root.presentedViewController == nil)
        root.present(UIImagePickerController(), animated: true)
        try device.play("wait 1\ntap \"Cancel\"\nwait 1")
        #expect(root.presentedViewController == nil)
    }

    @Test("there are photos and no camera") func sources() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    }

    @Test("saved pictures join the library") func save() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let before: PhotoLibrary = PhotoLibrary.shared
        PhotoLibrary.shared = PhotoLibrary(folder: folder)
        defer { PhotoLibrary.shared = before }
        let count: Int = PhotoLibrary.shared.photos.count
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let red: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        UIImageWriteToSavedPhotosAlbum(red, nil, nil, nil)
        #expect(PhotoLibrary.shared.photos.count == count + 1)
        #expect(PhotoLibrary.shared.photos.last?.size == CGSize(width: 20, height: 10))
    }

    @Test("JPEG files hold the picture, smaller with less quality, white where it is transparent") func jpeg() throws {
        let photo: UIImage = SamplePhoto.all[0]
        let (good, small) = (try #require(photo.jpegData(compressionQuality: 1)), try #require(photo.jpegData(compressionQuality: 0.1)))
        #expect(good.prefix(3) == Data([0xFF, 0xD8, 0xFF]) && small.count < good.count / 2)
        #expect(UIImage(data: good)?.size == photo.size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data: Data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).jpegData(withCompressionQuality: 1) { _ in }
        let bitmap = try #require(UIImage(data: data)?.cgImage?.bitmap)
        let pixel: [UInt8] = withExtendedLifetime(bitmap) { (0..<3).map { bitmap.pixels.assumingMemoryBound(to: UInt8.self)[$0] } }
        #expect(pixel.allSatisfy { $0 > 250 })
    }

    @Test("spinners of older styles have their sizes and colours") func spinners() {
        let white = UIActivityIndicatorView(style: .whiteLarge)
        #expect(white.intrinsicContentSize.width == 37 && white.color == .white)
        white.style = .gray
        #expect(white.intrinsicContentSize.width == 20 && white.color == .gray)
    }
}
