import Testing

@testable import UIKit

/// Renderers of an app's own.
@MainActor @Suite struct RendererSubclassTests {
    private final class Dots: UIGraphicsRenderer {
        override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
            CGContext(
                data: nil, width: Int(format.bounds.width), height: Int(format.bounds.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        }
        override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) { context.setLineWidth(3) }
    }

    @Test("a subclass makes and prepares the context that is drawn in")
    func subclass() throws {
        let renderer = Dots(bounds: CGRect(x: 0, y: 0, width: 8, height: 6))
        var steps: [String] = []
        try renderer.runDrawingActions(
            { context in
                steps.append("draw \(context.cgContext.width) \(UIGraphicsGetCurrentContext() === context.cgContext)")
            }, completionActions: { _ in steps.append("done") })
        #expect(steps == ["draw 8 true", "done"] && UIGraphicsGetCurrentContext() == nil)
        #expect(throws: (any Error).self) { try UIGraphicsRenderer(bounds: .zero).runDrawingActions({ _ in }) }
    }

    @Test("formats are copied")
    func formats() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        let copy = try #require(format.copy() as? UIGraphicsImageRendererFormat)
        #expect(copy !== format && copy.scale == 2 && copy.opaque)
        let kind: AnyClass = UIGraphicsImageRenderer.rendererContextClass()
        #expect(ObjectIdentifier(kind) == ObjectIdentifier(UIGraphicsImageRendererContext.self))
    }
}
