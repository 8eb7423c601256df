/// Calls `draw(_:)` for views that have one, and finds out which do.
///
/// Swift cannot be asked whether a class overrides a method. So the first view of a class is drawn into its backing; if the
/// base class's `draw(_:)` was reached and nothing was drawn, the class is remembered as having no drawing of its own.
@MainActor enum ViewDrawing {
    private static var classesWithoutDrawing: Set<ObjectIdentifier> = [ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self)]
    private static var baseWasReached = false

    static func mayDraw(_ viewClass: UIView.Type) -> Bool {
        !viewClass.drawsByPainter && !classesWithoutDrawing.contains(ObjectIdentifier(viewClass))
    }

    /// For UIKit's own classes, which know that they draw with layers and painters only.
    static func declareWithoutDrawing(_ viewClass: UIView.Type) {
        classesWithoutDrawing.insert(ObjectIdentifier(viewClass))
    }

    static func baseDrawWasReached() {
        baseWasReached = true
    }

    static func draw(_ view: UIView, in context: CGContext) {
        guard mayDraw(type(of: view)) else { return }
        baseWasReached = false
        UIGraphicsPushContext(context)
        view.traitCollection.performAsCurrent { view.draw(view.bounds) }
        UIGraphicsPopContext()
        if baseWasReached, type(of: view).drawsNothing(in: context) {
            classesWithoutDrawing.insert(ObjectIdentifier(type(of: view)))
            view.layer.contents = nil
        }
    }
}

extension UIView {
    /// Whether the bitmap behind `context` is still as empty as it was handed out.
    fileprivate class func drawsNothing(in context: CGContext) -> Bool {
        guard let data = context.data else { return false }
        let count: Int = context.bytesPerRow * context.height
        let bytes = UnsafeRawBufferPointer(start: data, count: count)
        return bytes.allSatisfy { $0 == 0 }
    }
}
