import Testing

@testable import UIKit

/// The chevrons of buttons with a menu, and the room for images.
@MainActor @Suite(.serialized) struct ButtonIndicatorTests {
    private func width(_ configuration: UIButton.Configuration) -> CGFloat { UIButton(configuration: configuration).intrinsicContentSize.width }

    @Test("a button shows chevrons where it is asked to, and where it shows what was chosen from its menu")
    func indicator() {
        var plain: UIButton.Configuration = .filled()
        plain.title = "Title"
        var marked: UIButton.Configuration = plain
        marked.indicator = .popup
        #expect(width(marked) > width(plain) && marked != plain)
        let button = UIButton(configuration: plain)
        button.menu = UIMenu(children: [UIAction(title: "Title") { _ in }, UIAction(title: "B") { _ in }])
        button.showsMenuAsPrimaryAction = true
        #expect(button.intrinsicContentSize.width == width(plain))
        button.changesSelectionAsPrimaryAction = true
        #expect(button.intrinsicContentSize.width == width(marked))
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        button.layoutIfNeeded()
        #expect(button.menuIndicator.map { abs($0.frame.maxX - 288) < 1 } == true)
        button.configuration?.indicator = UIButton.Configuration.Indicator.none
        #expect(button.intrinsicContentSize.width == width(plain))
        button.layoutIfNeeded()
        #expect(button.menuIndicator == nil)
    }

    @Test("an image smaller than its room stands in the middle of it")
    func reservation() throws {
        let picture: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        var configuration: UIButton.Configuration = .plain()
        configuration.image = picture
        configuration.title = "Title"
        let usual: CGFloat = width(configuration)
        configuration.imageReservation = 10
        #expect(width(configuration) == usual)
        configuration.imageReservation = 50
        #expect(width(configuration) == usual + 30)
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        let image: UIImageView = try #require(button.imageView)
        #expect(image.frame.width == 20 && image.frame.minX == 12 + 15)
    }

    @Test("tints without an accent colour are colours as they are")
    func tints() {
        #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
        let gray: CGColor = UIConfigurationColorTransformer.monochromeTint(.red).cgColor
        let parts: [CGFloat] = gray.components ?? []
        #expect(parts.count < 4 || (parts[0] == parts[1] && parts[1] == parts[2]))
    }
}
