import Testing

@testable import UIKit

@Suite @MainActor struct TextAttachmentTests {
    private static var dot: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test("an attachment comes back from an archive with its picture, place and contents") func archive() throws {
        let attachment = NSTextAttachment(image: Self.dot)
        attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: 12)
        attachment.contents = Data([1, 2, 3])
        attachment.fileType = "public.data"
        let data = try NSKeyedArchiver.archivedData(withRootObject: attachment, requiringSecureCoding: false)
        let back = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? NSTextAttachment)
        #expect(back.bounds == attachment.bounds && back.contents == Data([1, 2, 3]) && back.fileType == "public.data")
        #expect(back.image?.size == Self.dot.size)
    }

    @Test("a file's contents are the attachment's, and shown when they are a picture") func files() throws {
        let attachment = NSTextAttachment()
        #expect(attachment.fileWrapper == nil && attachment.allowsTextAttachmentView && !attachment.usesTextAttachmentView)
        let png = try #require(Self.dot.pngData())
        attachment.fileWrapper = FileWrapper(regularFileWithContents: png)
        #expect(attachment.contents == png && attachment.image != nil)
        let container: any NSTextAttachmentContainer = attachment
        #expect(container.image(forBounds: .zero, textContainer: nil, characterIndex: 0) != nil)
    }
}
