import Testing

@testable import UIKit

@MainActor private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
}

@Suite @MainActor struct UILabelTests {
    /// The picture of a real label: "What's the point?" in title 1 at 3x (reference testTraitsWithView.label-large).
    @Test func sizeAsOnARealDevice() {
        let label = UILabel()
        label.font = .preferredFont(
            forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        label.text = "What's the point?"
        let size: CGSize = label.intrinsicContentSize
        #expect(abs(size.width * 3 - 632) / 632 < 0.005)
        #expect(abs(size.height * 3 - 101) < 0.001)
    }

    @Test func emptyLabelsTakeNoRoom() {
        #expect(label("").intrinsicContentSize == .zero)
        #expect(UILabel().sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test func sizesAreWholePixels() {
        let size: CGSize = label("Hello").intrinsicContentSize
        #expect(abs((size.width * 3).rounded() - size.width * 3) < 1e-6)
        #expect(abs(size.height - 61.0 / 3) < 1e-6)
    }

    @Test func linesAreLimited() {
        let text = label(String(repeating: "words that wrap ", count: 20))
        let one: CGFloat = text.sizeThatFits(CGSize(width: 100, height: 0)).height
        text.numberOfLines = 2
        let two: CGFloat = text.sizeThatFits(CGSize(width: 100, height: 0)).height
        text.numberOfLines = 0
        let all: CGFloat = text.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(one < two && two < all)
        #expect(abs(two - 122.0 / 3) < 0.4)
        #expect(text.sizeThatFits(CGSize(width: 100, height: 0)).width <= 100)
    }

    @Test func preferredWidthWrapsTheIntrinsicSize() {
        let text = label("one two three four five six")
        text.numberOfLines = 0
        let wide: CGSize = text.intrinsicContentSize
        text.preferredMaxLayoutWidth = 80
        #expect(text.intrinsicContentSize.width <= 80)
        #expect(text.intrinsicContentSize.height > wide.height)
    }

    @Test func longTextIsTruncatedInBounds() {
        let text = label("A rather long line of text")
        let plan: LabelDrawing = text.drawing(in: CGRect(x: 0, y: 0, width: 80, height: 30))
        #expect(plan.layout.isTruncated)
        #expect(plan.layout.lines.count == 1)
        #expect(plan.layout.size.width <= 80)
    }

    @Test func textShrinksToFitDownToTheMinimum() {
        let text = label("A rather long line of text")
        text.adjustsFontSizeToFitWidth = true
        let natural: CGFloat = text.intrinsicContentSize.width
        let slight: LabelDrawing = text.drawing(in: CGRect(x: 0, y: 0, width: natural * 0.8, height: 30))
        #expect(slight.fontScale > 0.74 && slight.fontScale < 0.8)
        #expect(!slight.layout.isTruncated)
        text.minimumScaleFactor = 0.9
        let strong: LabelDrawing = text.drawing(in: CGRect(x: 0, y: 0, width: natural * 0.5, height: 30))
        #expect(strong.fontScale == 0.9)
        #expect(strong.layout.isTruncated)
    }

    @Test func textOfAnyNumberOfLinesWrapsAndDoesNotShrink() {
        let text = label("A rather long line of text")
        text.numberOfLines = 0
        text.adjustsFontSizeToFitWidth = true
        let drawing: LabelDrawing = text.drawing(in: CGRect(origin: .zero, size: text.sizeThatFits(CGSize(width: 100, height: 300))))
        #expect(drawing.fontScale == 1 && drawing.layout.lines.count > 1)
    }

    @Test func textStandsInTheVerticalMiddleOnAWholePixel() {
        let text = label("Middle")
        let plan: LabelDrawing = text.drawing(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(plan.origin.y - (100 - 61.0 / 3) / 2) <= 1.0 / 6 + 1e-9)
        #expect(abs((plan.origin.y * 3).rounded() - plan.origin.y * 3) < 1e-6)
    }

    @Test func fontAndColorApplyToAttributedText() {
        let text = UILabel()
        text.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.font = .systemFont(ofSize: 10)
        #expect(text.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
        #expect(text.text == "ab")
        text.text = "c"
        #expect(text.attributedText?.string == "c")
    }

    @Test func attributesDecideTheSize() {
        let text = UILabel()
        let string = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        string.append(NSAttributedString(string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        text.attributedText = string
        #expect(abs(text.intrinsicContentSize.height - 40 * 1.193359375) < 0.4)
    }

    @Test func paragraphSpacingCounts() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let text = UILabel()
        text.numberOfLines = 0
        text.attributedText = NSAttributedString(
            string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        #expect(abs(text.intrinsicContentSize.height - (2 * 17 * 1.193359375 + 10)) < 0.4)
    }

    @Test func baselineIsBelowTheAscender() {
        let text = label("Base")
        #expect(abs(text.firstBaselineOffset - 17 * 0.9521484375) <= 1.0 / 6 + 1e-9)
        #expect(text.lastBaselineOffset > 3 && text.lastBaselineOffset < 5)
    }

    @Test func followsTheTextSizeWhenAsked() {
        let text = label("Text")
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(text)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(text.font.pointSize == 53)
        window.isHidden = true
    }

    @Test func stringsMeasureAndBound() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let size: CGSize = "Hello".size(withAttributes: attributes)
        #expect(abs(size.height - 17 * 1.193359375) < 1e-6)
        let bound: CGRect = ("Hello Hello Hello" as NSString).boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(bound.width <= 60)
        #expect(bound.height > size.height * 2)
    }

    @Test func attachmentsTakeTheirBounds() {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star.fill")
        attachment.bounds = CGRect(x: 0, y: -4, width: 50, height: 30)
        let size: CGSize = NSAttributedString(attachment: attachment).size()
        #expect(abs(size.width - 50) < 1e-6)
    }
}
