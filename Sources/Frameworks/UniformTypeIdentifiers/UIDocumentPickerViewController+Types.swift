import UIKit

extension UIDocumentPickerViewController {
    /// Files of these types, and of those that conform to them, can be chosen; they stay where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) { self.init(forOpeningContentTypes: contentTypes, asCopy: false) }

    /// - Parameter asCopy: whether the app gets copies in its temporary folder.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(mode: asCopy ? .import : .open, exported: [], copies: asCopy) { url in
            let type = url.hasDirectoryPath ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
            return contentTypes.contains { type.conforms(to: $0) }
        }
    }
}
