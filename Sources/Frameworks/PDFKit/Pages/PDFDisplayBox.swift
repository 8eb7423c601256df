import UIKit

/// The boxes of a page.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox = 0, cropBox, bleedBox, trimBox, artBox

    /// The names that files have for them.
    static let keys: [(PDFDisplayBox, String)] = [
        (.mediaBox, "MediaBox"), (.cropBox, "CropBox"), (.bleedBox, "BleedBox"), (.trimBox, "TrimBox"), (.artBox, "ArtBox"),
    ]
}
