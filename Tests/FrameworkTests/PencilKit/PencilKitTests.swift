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

    @Test("drawings are values that code makes, encodes and draws on any thread") func values() async throws {
        struct Model: Codable, Equatable { var drawings: [PKDrawing] = [] }
        let model = await Task.detached { () -> (Model, CGSize, Bool) in
            let points = [CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 10), CGPoint(x: 60, y: 60)].map {
                PKStrokePoint(
                    location: $0, timeOffset: 0.25, size: CGSize(width: 6, height: 5), opacity: 1, force: 2, azimuth: 0.5, altitude: 1, secondaryScale: 3)
            }
            let mask = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 100))
            let path = PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 3))
            let stroke = PKStroke(ink: PKInk(.pen, color: .red), path: path, transform: .identity, mask: mask, randomSeed: 7)
            let drawing = PKDrawing(strokes: [stroke])
            let image = drawing.image(from: CGRect(x: 0, y: 0, width: 100, height: 80), scale: 2)
            return (Model(drawings: [drawing]), image.size, image.scale == 2)
        }.value
        let again = try JSONDecoder().decode(Model.self, from: JSONEncoder().encode(model.0))
        #expect(again == model.0 && model.1 == CGSize(width: 100, height: 80) && model.2)
        let stroke = try #require(again.drawings.first?.strokes.first)
        #expect(stroke.randomSeed == 7 && stroke.path[0].force == 2 && stroke.path[0].secondaryScale == 3 && stroke.mask?.bounds.width == 40)
        // Beyond the mask nothing is seen of the stroke.
        #expect(stroke.renderBounds.maxX <= 40)
        let ranges = stroke.maskedPathRanges
        #expect(ranges.count == 1 && ranges[0].lowerBound == 0 && ranges[0].upperBound < 1)
    }

    @Test("a path is a spline through its ends that is gone along by parameters, lengths and times") func splines() {
        let places = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 300, y: 0)]
        let points = places.enumerated().map { index, place in
            PKStrokePoint(
                location: place, timeOffset: Double(index), size: CGSize(width: CGFloat(index), height: 1), opacity: 1, force: 0, azimuth: 0, altitude: 0)
        }
        let path = PKStrokePath(controlPoints: points, creationDate: Date())
        #expect(path.interpolatedLocation(at: 0) == places[0] && abs(path.interpolatedLocation(at: 3).x - 300) < 0.001)
        let middle = path.interpolatedPoint(at: 1.5)
        #expect(abs(middle.location.x - 150) < 0.001 && abs(middle.timeOffset - 1.5) < 0.001 && abs(middle.size.width - 1.5) < 0.001)
        #expect(abs(path.parametricValue(0.5, offsetBy: .distance(100)) - 1.5) < 0.01)
        #expect(abs(path.parametricValue(2, offsetBy: .time(-1)) - 1) < 0.01)
        #expect(path.parametricValue(2.5, offsetBy: .parametricStep(2)) == 3)
        #expect(path.interpolatedPoints(by: .distance(50)).map { ($0.location.x / 50).rounded() } == [0, 1, 2, 3, 4, 5, 6])
        #expect(path.interpolatedPoints(in: 1...2, by: .parametricStep(0.25)).reduce(0) { count, _ in count + 1 } == 5)
    }

    @Test("a lasso chooses what it goes around; a drag on that moves it, undone as one") func lasso() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let canvas: PKCanvasView = canvas(in: stage)
        try stage.play("touch 150 300\nmove to 200 300 over 0.1\nlift\ntouch 300 600\nmove to 340 600 over 0.1\nlift")
        canvas.tool = PKLassoTool()
        try stage.play("touch 100 250\nmove to 250 250 over 0.1\nmove to 250 350 over 0.1\nmove to 100 350 over 0.1\nlift")
        let old = canvas.drawing
        // All that a test does is one event, and undone as one.
        canvas.undoManager?.removeAllActions()
        try stage.play("touch 170 300\nmove to 170 400 over 0.2\nlift")
        #expect(canvas.drawing.strokes.count == 2)
        #expect(abs(canvas.drawing.strokes[0].renderBounds.midY - 400) < 3 && canvas.drawing.strokes[1].transform == .identity)
        canvas.undoManager?.undo()
        #expect(canvas.drawing == old)
    }

    @Test("a window has one picker; a named one knows its tool in a later launch") func pickers() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        #expect(PKToolPicker.shared(for: stage.window) === PKToolPicker.shared(for: stage.window))
        let picker = PKToolPicker()
        picker.stateAutosaveName = "test-\(UUID().uuidString)"
        picker.selectedTool = PKInkingTool(.marker, color: .blue, width: 20)
        let later = PKToolPicker()
        later.stateAutosaveName = picker.stateAutosaveName
        #expect(later.selectedTool as? PKInkingTool == PKInkingTool(.marker, color: UIColor(red: 0, green: 0, blue: 1, alpha: 1), width: 20))
        #expect(PKEraserTool(.fixedWidthBitmap, width: 1000).width == PKEraserTool.EraserType.fixedWidthBitmap.validWidthRange.upperBound)
        #expect(PKInk(.crayon).requiredContentVersion == .version2 && PKDrawing().requiredContentVersion == .version1)
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
