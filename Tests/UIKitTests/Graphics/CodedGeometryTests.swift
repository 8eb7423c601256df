import Testing
@testable import UIKit

/// Geometry as text and in archives.
@MainActor @Suite struct CodedGeometryTests {
    @Test("geometry becomes text and is read back; a text of another form is zero")
    func text() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 0.5)) == "{{1, 2}, {3, 0.5}}")
        #expect(NSCoder.string(for: CGAffineTransform(translationX: 4, y: 5)) == "[1, 0, 0, 1, 4, 5]")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 0.5}}") == CGRect(x: 1, y: 2, width: 3, height: 0.5))
        #expect(NSCoder.cgPoint(for: "{7,-8}") == CGPoint(x: 7, y: -8))
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSCoder.cgSize(for: "wide") == .zero)
    }

    @Test("an archive holds insets, transforms and points")
    func archive() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        coder.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
        coder.encode(CGPoint(x: 5, y: 6), forKey: "point")
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 5, y: 6))
        #expect(reader.decodeUIOffset(forKey: "none") == .zero)
    }

    @Test("the older preferred focus stands where the newer is not given, and a device without a camera says so")
    func olderNames() {
        final class Older: UIView {
            let field = UIView()
            override var preferredFocusedView: UIView? { field }
        }
        let view = Older()
        #expect(view.preferredFocusEnvironments.first === view.field)
        #expect(UIView().preferredFocusEnvironments.isEmpty)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.front) && UIImagePickerController.availableCaptureModes(for: .rear) == nil)
    }
}
