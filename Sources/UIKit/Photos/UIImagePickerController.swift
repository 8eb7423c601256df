/// Lets the user choose one of the device's photos.
///
/// There is no camera, as in a simulator: `isSourceTypeAvailable(_:)` says so, and apps that ask for it all the same stop there.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0, camera = 1, savedPhotosAlbum = 2
    }

    /// A key of the values that a chosen photo comes with.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// "public.image".
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The part the user chose, where editing is allowed.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// That part, in the original's pixels, as an `NSValue`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// A file with the original, in the app's temporary folder.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setViewControllers([PhotoGridController(self)], animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setViewControllers([PhotoGridController(self)], animated: false)
    }

    @_nonoverride
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        didSet { super.delegate = delegate }
    }

    // MARK: Sources

    /// Photos are there, a camera is not.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Pictures, where the source exists.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    /// Default the photo library. One that is not available stops the program, as in UIKit.
    open var sourceType: SourceType = .photoLibrary {
        willSet { precondition(Self.isSourceTypeAvailable(newValue), "Source type \(newValue.rawValue) not available") }
    }

    /// Default pictures. What else there may be in a library has none here.
    open var mediaTypes: [String] = ["public.image"]

    /// Of films, of which the library has none. Default ten minutes of medium quality.
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality: QualityType = .typeMedium

    /// The form of pictures that the app gets. The library's are in forms that every app reads, and come as they are. Default compatible.
    open var imageExportPreset: UIImagePickerController.ImageURLExportPreset = .compatible
    /// The form of films, of which the library has none, by the names of export presets. Default: as they are.
    open var videoExportPreset: String = "AVAssetExportPresetPassthrough"

    /// Whether the user chooses a square of the photo. Default false.
    open var allowsEditing = false

    // MARK: What the user does

    func choose(_ image: UIImage) {
        guard allowsEditing else { return finish(image, edited: nil, crop: nil) }
        pushViewController(PhotoCropController(image, picker: self), animated: true)
    }

    func finish(_ image: UIImage, edited: UIImage?, crop: CGRect?) {
        var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
        if let edited { info[.editedImage] = edited }
        if let crop { info[.cropRect] = NSValue(cgRect: crop) }
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jpeg")
        if let data = image.jpegData(compressionQuality: 0.9), (try? data.write(to: file)) != nil { info[.imageURL] = file }
        // Whoever hears of it dismisses the picker; where nobody does it goes by itself.
        guard let delegate, (try? delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)) != nil else { return goAway() }
    }

    func cancel() {
        guard let delegate, (try? delegate.imagePickerControllerDidCancel(self)) != nil else { return goAway() }
    }

    private func goAway() { presentingViewController?.dismiss(animated: true) }
}

/// Hears what an image picker's user chose. Both methods are optional; who implements one dismisses the picker in it.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) throws(Unimplemented)
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) throws(Unimplemented)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("imagePickerController:didFinishPickingMediaWithInfo:", on: self, [picker, info])
    }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("imagePickerControllerDidCancel:", on: self, [picker])
    }
}
