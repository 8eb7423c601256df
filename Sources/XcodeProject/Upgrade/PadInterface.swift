/// A phone's main storyboard or nib made into one for the pad: by places, so that what is not understood stays.
struct PadInterface {
    /// The pad that Interface Builder draws: 768 by 1024 points.
    private static let size = (width: 768.0, height: 1024.0)
    /// The width of the primary column of a split view.
    private static let column = 320.0

    enum Outcome: Equatable {
        /// The navigation stack that it begins with stands in a split view now.
        case wrapped
        /// Scaled alone: it does not begin with a navigation stack.
        case scaled
        /// It begins with a split view, or holds nothing to begin with: the phone's file does.
        case unneeded
    }

    let outcome: Outcome
    let contents: [UInt8]
    /// Whether it begins with a navigation stack, wrapped or not.
    let beginsWithStack: Bool

    /// Nil for what is no interface file for iOS.
    /// - Parameters:
    ///   - module: of the app's own split view controller.
    ///   - wraps: whether a navigation stack that it begins with is put into a split view.
    init?(_ bytes: [UInt8], module: String?, wraps: Bool = true) {
        guard let markup = MarkupText(bytes), markup.root.name == "document",
            ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "AppleSDK"].contains(markup.root["targetRuntime"])
        else { return nil }
        let builder =
            markup.root["type"]?.contains("Storyboard") == true
            ? StoryboardWrapping.make(markup, module: module, wraps: wraps) : NibWrapping.make(markup, module: module, wraps: wraps)
        guard let builder else {
            outcome = .unneeded
            contents = bytes
            beginsWithStack = false
            return
        }
        var edits: TextEdits = builder.edits
        outcome = builder.isWrapped ? .wrapped : .scaled
        beginsWithStack = builder.beginsWithStack
        if let device = markup.root.child("device") {
            if let id = device.attribute("id") { edits.replace(id.range, with: "ipad9_7") }
            if let orientation = device.attribute("orientation") { edits.replace(orientation.range, with: "portrait") }
        }
        for root in builder.roots {
            Self.scale(root.view, toColumn: root.isInColumn, edits: &edits)
        }
        contents = edits.applied(to: bytes)
    }

    /// Places in an iPad's storyboard where a list and its detail could stand beside each other: tabs that are a navigation stack, and what a
    /// column pushes.
    static func fullWidthStacks(in bytes: [UInt8]) -> [(line: Int, message: String)] {
        guard let markup = MarkupText(bytes) else { return [] }
        let (stacks, pushes) = StoryboardWrapping.fullWidth(in: markup)
        func line(_ element: MarkupElement) -> Int { TextLines.number(of: element.range.lowerBound, in: bytes) }
        return stacks.map { (line($0), "the tab's navigation stack has the whole width: put it into a split view, with its detail beside it") }
            + pushes.map { (line($0), "pushes inside the column: of the kind showDetail it shows its scene beside the column") }
    }

    // MARK: Frames

    /// Gives a controller's view, or a window, the pad's size and what stands in it the same part of it. Controls keep their heights; in the
    /// column of a split view everything keeps its width.
    private static func scale(_ view: MarkupElement, toColumn: Bool, edits: inout TextEdits) {
        guard let frame = view.child("rect", key: "frame"), let width = number(frame, "width"), let height = number(frame, "height"), width > 0, height > 0
        else { return }
        let newWidth: Double = toColumn ? column : size.width
        let (x, y) = (newWidth / width, (size.height - (number(frame, "y") ?? 0)) / height)
        write(frame, ["width": newWidth, "height": size.height - (number(frame, "y") ?? 0)], &edits)
        for element in view.all.dropFirst() where element.name == "rect" && element["key"] == "frame" {
            guard let owner = element.parent, owner !== view, !isInCell(owner, below: view) else { continue }
            var values: [String: Double] = [:]
            if let old = number(element, "x") { values["x"] = old * x }
            if let old = number(element, "y") { values["y"] = old * y }
            if !keepsWidth.contains(owner.name), let old = number(element, "width") { values["width"] = old * x }
            if growsInHeight.contains(owner.name), let old = number(element, "height") { values["height"] = old * y }
            write(element, values, &edits)
        }
    }

    /// The rows of a table take its width by themselves.
    private static func isInCell(_ element: MarkupElement, below root: MarkupElement) -> Bool {
        var next: MarkupElement? = element
        while let current = next, current !== root {
            if ["tableViewCell", "collectionViewCell", "tableViewCellContentView", "collectionReusableView"].contains(current.name) { return true }
            next = current.parent
        }
        return false
    }

    private static let keepsWidth: Set<String> = ["switch", "stepper", "activityIndicatorView", "pageControl"]
    private static let growsInHeight: Set<String> = [
        "view", "tableView", "collectionView", "scrollView", "textView", "imageView", "mapView", "webView", "wkWebView", "containerView", "stackView",
        "visualEffectView",
    ]

    private static func number(_ element: MarkupElement, _ name: String) -> Double? { element[name].flatMap(Double.init) }

    private static func write(_ rect: MarkupElement, _ values: [String: Double], _ edits: inout TextEdits) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) where value.isFinite && abs(value) < 1e6 {
            guard let attribute = rect.attribute(name), Double(attribute.value) != value else { continue }
            let rounded: Double = (value * 2).rounded() / 2
            edits.replace(attribute.range, with: rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded))
        }
    }
}

/// The changes to an interface file's first controller.
struct InterfaceWrapping {
    var edits = TextEdits()
    var isWrapped: Bool
    var beginsWithStack: Bool
    /// Views of controllers, and windows, to scale; those of the stack that moves into a column keep its width.
    var roots: [(view: MarkupElement, isInColumn: Bool)]
}
