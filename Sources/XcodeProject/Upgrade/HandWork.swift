/// Finds in sources what an app for phones does that does not hold in every window of a pad. Each is a line for a person to look at.
enum HandWork {
    struct Finding: Equatable {
        var line: Int
        var rule: String
        var message: String
    }

    private struct Rule {
        var name: String
        var words: [String]
        var message: String
        /// Whether a popover's source in the lines behind it makes it right.
        var wantsSource = false
    }

    private static let rules: [Rule] = [
        Rule(
            name: "screen-size",
            words: [
                "UIScreen.main.bounds", "UIScreen.mainScreen().bounds", "[UIScreen mainScreen].bounds", "[[UIScreen mainScreen] bounds]", "applicationFrame",
                "nativeBounds",
            ],
            message: "the window may be smaller than the screen: use the view's or the window's bounds"),
        Rule(
            name: "idiom", words: ["UI_USER_INTERFACE_IDIOM", "userInterfaceIdiom", "UIDevice.current.model", "UIUserInterfaceIdiomPad"],
            message: "an iPad's window may be as narrow as a phone's: ask the size classes of the trait collection where it is a matter of space"),
        Rule(
            name: "action-sheet", words: [".actionSheet", ".ActionSheet", "UIAlertControllerStyleActionSheet"],
            message: "on an iPad an action sheet is a popover: give popoverPresentationController a sourceView or a barButtonItem",
            wantsSource: true),
        Rule(
            name: "action-sheet", words: ["UIActionSheet("],
            message: "show it from the item or the rectangle that was touched, or use UIAlertController with a popover's source"),
        Rule(
            name: "activity", words: ["UIActivityViewController("],
            message: "on an iPad it is a popover: give popoverPresentationController a sourceView or a barButtonItem", wantsSource: true),
        Rule(
            name: "image-picker", words: ["UIImagePickerController("],
            message: "on an iPad the photo library belongs in a popover: modalPresentationStyle .popover, with a sourceView or a barButtonItem",
            wantsSource: true),
        Rule(
            name: "autorotation",
            words: [
                "var shouldAutorotate", "func shouldAutorotate", "var supportedInterfaceOrientations", "func supportedInterfaceOrientations",
                "shouldAutorotateToInterfaceOrientation",
            ],
            message: "an app that shares the screen is turned whatever it answers: lay out for every orientation"),
        Rule(
            name: "rotation",
            words: [
                "func willRotate(", "func didRotate(", "func willAnimateRotation(", "willRotateToInterfaceOrientation", "didRotateFromInterfaceOrientation",
                "willAnimateRotationToInterfaceOrientation",
            ],
            message: "not every change of size is a rotation: use viewWillTransition(to:with:)"),
        Rule(
            name: "orientation",
            words: [
                "statusBarOrientation", ".interfaceOrientation", "UIDevice.current.orientation", "UIDevice.currentDevice().orientation",
                "UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait", "UIDevice.orientationDidChangeNotification",
                "UIDeviceOrientationDidChange",
            ],
            message: "says how the device is held, not what shape the window has: compare the view's width and height, or ask its size classes"),
        Rule(name: "popover-controller", words: ["UIPopoverController("], message: "use modalPresentationStyle .popover, which adapts to narrow windows"),
        Rule(
            name: "key-window", words: ["UIApplication.shared.keyWindow", "UIApplication.sharedApplication().keyWindow", "UIApplication.shared.windows"],
            message: "an iPad app may have several scenes: ask the view for its window"),
    ]

    /// Widths and heights of phones' screens, in points.
    private static let phoneSizes: Set<Int> = [320, 375, 390, 393, 414, 428, 430, 480, 568, 667, 736, 812, 844, 852, 896, 926, 932]

    /// The findings in a Swift or Objective-C source. Comments count for nothing.
    static func findings(in text: String, isSwift: Bool = true) -> [Finding] {
        let lines: [String] = CodeLines.lines(of: text, nests: isSwift)
        var result: [Finding] = []
        for (index, code) in lines.enumerated() where !code.isEmpty {
            for rule in rules where rule.words.contains(where: code.contains) {
                if rule.wantsSource, PopoverSource.isGiven(to: index, in: lines) { continue }
                result.append(Finding(line: index + 1, rule: rule.name, message: rule.message))
            }
            if let size = phoneSize(in: code) {
                result.append(
                    Finding(
                        line: index + 1, rule: "fixed-size",
                        message: "\(size) is a size of a phone's screen: take it from the view's bounds, or use constraints"))
            }
        }
        return result
    }

    /// The first number of a line that is a phone's width or height. Only where the line is about sizes.
    static func phoneSize(in code: String) -> Int? {
        guard ["width", "Width", "height", "Height", "CGRect", "CGSize", "frame", "bounds"].contains(where: code.contains) else { return nil }
        let numbers: [Substring] = code.split { !($0.isNumber || $0 == "." || $0.isLetter || $0 == "_") }
        return numbers.lazy.compactMap { word -> Int? in
            guard word.first?.isNumber == true, let value = Double(word), value == value.rounded(), value < 2000 else { return nil }
            return phoneSizes.contains(Int(value)) ? Int(value) : nil
        }.first
    }

    /// Constraints of an interface file that hold a view at a phone's width.
    static func findings(inInterface bytes: [UInt8]) -> [Finding] {
        guard let markup = MarkupText(bytes) else { return [] }
        var (line, place) = (1, 0)
        return markup.root.all.compactMap { element -> Finding? in
            guard element.name == "constraint", ["width", "height"].contains(element["firstAttribute"]), element["secondItem"] == nil,
                element["relation"] == nil, let constant = element["constant"].flatMap(Double.init), phoneSizes.contains(where: { Double($0) == constant })
            else { return nil }
            // Elements come in the order of the text: lines are counted on from the one before.
            line += bytes[place..<element.range.lowerBound].count { $0 == 0x0A }
            place = element.range.lowerBound
            return Finding(
                line: line, rule: "fixed-size",
                message: "a constraint holds a \(element["firstAttribute"] ?? "size") of \(Int(constant)), a phone's: pin the view to its superview's edges")
        }
    }
}
