import AppSession
import LayoutAudit

/// Layouts as functions of the window's size, for the rules to look at.
enum Layouts {
    static func text(_ place: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 20, words: String = "Hello", in parent: Int = 0)
        -> LayoutElement
    {
        LayoutElement(
            place: place, parent: parent, kind: .text, className: "UILabel", words: words, frame: Rect(x: x, y: y, width: width, height: height))
    }

    static func element(
        _ place: Int, _ kind: LayoutElement.Kind, _ frame: Rect, in parent: Int? = 0, _ change: (inout LayoutElement) -> Void = { _ in }
    ) -> LayoutElement {
        var element = LayoutElement(place: place, parent: parent, kind: kind, className: "View\(place)", frame: frame)
        change(&element)
        return element
    }

    /// A window of this size with views in it.
    static func picture(_ width: Double, _ elements: [LayoutElement], height: Double = 800) -> LayoutPicture {
        let window = LayoutElement(place: 1, kind: .container, className: "UIWindow", frame: Rect(x: 0, y: 0, width: width, height: height))
        return LayoutPicture(width: width, height: height, elements: [window] + elements)
    }

    /// What a rule finds over the widths from 320 to 1000.
    static func findings(_ rule: any LayoutRule, step: Int = SizeSurvey.step, _ layout: (Double) -> [LayoutElement]) -> [LayoutFinding] {
        SizeSurvey(320...1000, step: step, rules: [rule]) { picture(Double($0), layout(Double($0))) }.findings().filter { $0.kind == rule.kind }
    }
}
