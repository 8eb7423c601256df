import Testing
@testable import QuincePencilKit
@testable import UIKit

/// Canvases as a finger draws on them.
@Suite(.serialized) @MainActor struct PencilKitTests {
    private final class Listener: NSObject, PKCanvasViewDelegate {
        var lines: [String] = []
        func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { lines.append("begin") }
        func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { lines.append("end") }
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { lines.append("change \(canvasView.drawing.strokes.count)") }
    }

    private func canvas(in stage: FrameworkStage) -> PKCanvasView {
        let canvas = PKCanvasView(frame: stage.window.bounds)
        canvas.drawingPolicy = .anyInput
        canvas.contentInsetAdjustmentBehavior = .never
        stage.window.rootViewController?.view.addSubview(canvas)
        stage.session.advance(by: 0.1)
        return canvas
    }

    private let line = "touch 100 200\nmove to 200 300 over 0.1\nmove to 300 200 over 0.1\nlift"

    @Test("a finger draws a line with the tool, the delegate hears of it, and undo takes it back")
    func draws() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let canvas: PKCanvasView = canvas(in: stage)
        let listener = Listener()
        canvas.delegate = listener
        canvas.tool = PKInkingTool(.marker, color: .red, width: 10)
        try stage.play(line)
        let stroke: PKStroke = try #require(canvas.drawing.strokes.first)
        #expect(listener.lines == ["begin", "change 1", "end"])
        #expect(stroke.ink.inkType == .marker && stroke.ink.color == .red && stroke.path.count > 4)
        #expect(abs(stroke.renderBounds.minX - 95) < 2 && abs(stroke.renderBounds.maxX - 305) < 2 && abs(stroke.renderBounds.maxY - 305) < 3)
        canvas.undoManager?.undo()
        #expect(canvas.drawing.strokes.isEmpty)
        canvas.undoManager?.redo()
        #expect(canvas.drawing.strokes.count == 1)
    }

    @Test("erasers take whole strokes, or the part that they pass over")
    func erasers() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let canvas: PKCanvasView = canvas(in: stage)
        try stage.play("touch 50 400\nmove to 350 400 over 0.2\nlift")
        canvas.tool = PKEraserTool(.bitmap, width: 20)
        try stage.play("touch 200 350\nmove to 200 450 over 0.2\nlift")
        #expect(canvas.drawing.strokes.count == 2)
        #expect(canvas.drawing.strokes.allSatisfy { !$0.touches(CGPoint(x: 200, y: 400), radius: 5) })
        canvas.tool = PKEraserTool(.vector)
        try stage.play("touch 100 380\nmove to 100 420 over 0.1\nlift")
        #expect(canvas.drawing.strokes.count == 1 && canvas.drawing.bounds.minX > 200)
    }

    @Test("a drawing's data gives it back; other data are refused")
    func data() throws {
        let size = CGSize(width: 4, height: 4)
        let points = [CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 40)].map {
            PKStrokePoint(location: $0, timeOffset: 0.5, size: size, opacity: 1, force: 0, azimuth: 0, altitude: .pi / 2)
        }
        let stroke = PKStroke(ink: PKInk(.pencil, color: .blue), path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 9)))
        var drawing = PKDrawing(strokes: [stroke])
        drawing.transform(using: CGAffineTransform(translationX: 10, y: 0))
        let again = try PKDrawing(data: drawing.dataRepresentation())
        #expect(again == drawing && again.bounds == CGRect(x: 9, y: 0, width: 33, height: 42))
        #expect(throws: (any Error).self) { try PKDrawing(data: Data([1, 2, 3])) }
    }

    @Test("one finger scrolls where only a pencil draws, and nothing is drawn")
    func pencilOnly() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let canvas: PKCanvasView = canvas(in: stage)
        canvas.drawingPolicy = .pencilOnly
        canvas.contentSize = CGSize(width: 390, height: 3000)
        stage.session.advance(by: 0.1)
        try stage.play("touch 200 600\nmove to 200 300 over 0.2\nlift")
        #expect(canvas.contentOffset.y > 200 && canvas.drawing.strokes.isEmpty)
    }

    @Test(
        "a tool picker is there while its responder is the first; what is chosen there is the canvas's tool",
        arguments: [
            "iphone-6.1-390.portrait.full", "ipad-pro-11.landscape.full",
        ])
    func picker(window: String) throws {
        let stage = try FrameworkStage(window)
        defer { stage.close() }
        let canvas: PKCanvasView = canvas(in: stage)
        canvas.drawingPolicy = .default
        let picker = PKToolPicker()
        picker.addObserver(canvas)
        picker.setVisible(true, forFirstResponder: canvas)
        #expect(!picker.isVisible && !canvas.drawingGestureRecognizer.isEnabled)
        canvas.becomeFirstResponder()
        stage.session.advance(by: 0.1)
        #expect(picker.isVisible && canvas.drawingGestureRecognizer.isEnabled)
        try stage.play("picture tools-\(window.prefix(6))\ntap \"Marker\"\ntap \"Red\"")
        let tool: PKInkingTool = try #require(canvas.tool as? PKInkingTool)
        #expect(tool.inkType == .marker && tool.color != .black)
        try stage.play("tap \"Eraser\"")
        #expect(canvas.tool is PKEraserTool)
        let isPhone: Bool = window.hasPrefix("iphone")
        #expect(picker.frameObscured(in: canvas).isNull == !isPhone)
        canvas.resignFirstResponder()
        #expect(!picker.isVisible)
    }
}
