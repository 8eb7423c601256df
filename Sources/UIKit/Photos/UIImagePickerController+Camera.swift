// What belongs to the camera, which is not there, as in a simulator: whoever asks for it without looking stops, as in UIKit.

extension UIImagePickerController {
    public enum CameraDevice: Int, Sendable {
        case rear = 0, front = 1
    }

    public enum CameraCaptureMode: Int, Sendable {
        case photo = 0, video = 1
    }

    public enum CameraFlashMode: Int, Sendable {
        case off = -1, auto = 0, on = 1
    }

    public enum QualityType: Int, Sendable {
        case typeHigh = 0, typeMedium = 1, typeLow = 2, type640x480 = 3, typeIFrame1280x720 = 4, typeIFrame960x540 = 5
    }

    /// False: there is no camera.
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// False: there is no camera.
    public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Nil: there is no camera.
    public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    private func camera() -> Never {
        fatalError("Source type must be UIImagePickerController.SourceType.camera")
    }

    public var cameraDevice: CameraDevice {
        get { camera() }
        set { camera() }
    }
    public var cameraCaptureMode: CameraCaptureMode {
        get { camera() }
        set { camera() }
    }
    public var cameraFlashMode: CameraFlashMode {
        get { camera() }
        set { camera() }
    }
    public var showsCameraControls: Bool {
        get { camera() }
        set { camera() }
    }
    public var cameraOverlayView: UIView? {
        get { camera() }
        set { camera() }
    }
    public var cameraViewTransform: CGAffineTransform {
        get { camera() }
        set { camera() }
    }
    public func takePicture() { camera() }
    @discardableResult public func startVideoCapture() -> Bool { camera() }
    public func stopVideoCapture() { camera() }
}

extension UIImagePickerController.InfoKey {
    /// A film, which none of the device's photos is.
    public static let mediaURL = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Metadata of a picture that a camera took.
    public static let mediaMetadata = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The older form of `phAsset` and `imageURL`.
    public static let referenceURL = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
}
