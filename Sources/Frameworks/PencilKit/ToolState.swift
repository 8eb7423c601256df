/// A tool as it is kept from one launch to the next.
struct ToolState: Codable {
    private var ink: PKInk.InkType?
    private var color: [Double] = [0, 0, 0, 1]
    private var width: Double = 0
    private var eraser: Int?

    static func key(_ name: String) -> String { "PKToolPicker.\(name)" }

    init(_ tool: any PKTool) {
        if let tool = tool as? PKInkingTool {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
            _ = tool.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            (ink, color, width) = (tool.inkType, [red, green, blue, alpha].map { Double($0) }, Double(tool.width))
        } else if let tool = tool as? PKEraserTool {
            eraser = [.vector, .bitmap, .fixedWidthBitmap].firstIndex(of: tool.eraserType)
            width = Double(tool.width)
        }
    }

    var tool: any PKTool {
        if let ink, color.count == 4 {
            return PKInkingTool(ink, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]), width: width)
        }
        let erasers: [PKEraserTool.EraserType] = [.vector, .bitmap, .fixedWidthBitmap]
        if let eraser, erasers.indices.contains(eraser) { return PKEraserTool(erasers[eraser], width: width) }
        return PKLassoTool()
    }
}
