extension UIImagePickerController {
    /// The form in which an app gets the pictures of a library.
    public enum ImageURLExportPreset: Int, Sendable {
        /// As JPEG, where they are in a newer form.
        case compatible = 0
        /// As they are.
        case current = 1
    }
}
