import CoreGraphics
import Testing
@testable import HeadlessHost
@testable import UIKit

@MainActor @Suite(.serialized) struct ColorPickerTests {
    private final class Log: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate, UIAlertViewDelegate {
        var colors: [UIColor] = []
        var told: [String] = []
        func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) { colors.append(color) }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { told.append("finished") }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { told.append("font") }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { told.append("button \(buttonIndex)") }
    }

    private func parts<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
        view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? parts(type, in: $0) }
    }

    private func open(_ log: Log, on name: String = "iphone-6.1-390.portrait.full") throws -> (
        device: TestDevice, root: UIViewController, picker: UIColorPickerViewController
    ) {
        let root = UIViewController()
        root.view.backgroundColor = .systemTeal
        let device = try TestDevice(name, root: root)
        let picker = UIColorPickerViewController()
        picker.delegate = log
        root.present(picker, animated: false)
        device.session.advance(by: 0.5)
        return (device, root, picker)
    }

    @Test("a colour of the grid is picked by a touch") func colors() throws {
        let log = Log(), (device, root, picker) = try open(log)
        defer { device.close() }
        let grid = try #require(parts(ColorGridView.self, in: picker.view).first)
        let place = grid.convert(CGPoint(x: grid.bounds.width / 24, y: grid.bounds.height / 20), to: nil)
        try device.play("tap \(Int(place.x)) \(Int(place.y))\nwait 0.5")
        #expect(log.colors.last.map { ColorValues($0).hex } == "FFFFFF" && ColorValues(picker.selectedColor).hex == "FFFFFF")
        device.picture("color-picker")
        root.dismiss(animated: false)
        device.session.advance(by: 0.5)
        #expect(log.told == ["finished"])
    }

    @Test("the spectrum is drawn as soon as it is chosen", arguments: ["iphone-6.1-390.portrait.full", "ipad-pro-11.landscape.full"])
    func spectrumShows(window: String) throws {
        let root = UIViewController()
        let device = try TestDevice(window, root: root)
        defer { device.close() }
        let picker = UIColorPickerViewController()
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = root.view
        picker.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 100, width: 10, height: 40)
        root.present(picker, animated: true)
        device.session.advance(by: 1)
        try device.play("tap \"Spectrum\"\nwait 0.5\npicture spectrum-\(window.replacing(".", with: "-"))")
        let spectrum = try #require(parts(ColorSpectrumView.self, in: picker.view).first)
        let place: CGPoint = spectrum.convert(CGPoint(x: spectrum.bounds.midX, y: spectrum.bounds.midY), to: nil)
        let pixel = pixel(at: place, of: device)
        // Cyan, with blue first.
        #expect(pixel[0] > 240 && pixel[1] > 240 && pixel[2] < 20, "\(pixel)")
    }

    private func pixel(at place: CGPoint, of device: TestDevice) -> [UInt8] {
        let bitmap: Bitmap = device.session.draw().bitmap
        let scale: CGFloat = CGFloat(bitmap.width) / device.window.bounds.width
        return withExtendedLifetime(bitmap) {
            let start: Int = Int(place.y * scale) * bitmap.bytesPerRow + Int(place.x * scale) * 4
            return (0..<3).map { bitmap.pixels.load(fromByteOffset: start + $0, as: UInt8.self) }
        }
    }

    @Test("the sliders' ends are round as soon as they are chosen") func slidersShow() throws {
        let log = Log(), (device, _, picker) = try open(log)
        defer { device.close() }
        try device.play("tap \"Sliders\"\nwait 0.5")
        // The ring is at the left of black's colours, and at the right of its opacity.
        for track in parts(ColorTrack.self, in: picker.view) where track.accessibilityLabel != "Opacity" {
            // Inside of a circle at the right end, and outside of an ellipse that a track drawn narrower would be stretched to.
            let place: CGPoint = track.convert(CGPoint(x: track.bounds.width - 11, y: 4), to: nil)
            #expect(pixel(at: place, of: device).contains { $0 < 240 }, "\(track.accessibilityLabel ?? "")")
        }
    }

    @Test("the spectrum and the sliders give colours, and the opacity stays with them") func spectrumAndSliders() throws {
        let log = Log(), (device, _, picker) = try open(log)
        defer { device.close() }
        try device.play("tap \"Spectrum\"\nwait 0.3")
        let spectrum = try #require(parts(ColorSpectrumView.self, in: picker.view).first)
        #expect(spectrum.bounds.width > 300 && !spectrum.isHidden)
        let place = spectrum.convert(CGPoint(x: spectrum.bounds.midX, y: spectrum.bounds.midY), to: nil)
        try device.play("tap \(Int(place.x)) \(Int(place.y))\nwait 0.3")
        let cyan = ColorValues(picker.selectedColor)
        #expect(cyan.red < 0.05 && cyan.green > 0.95 && cyan.blue > 0.95)
        device.picture("color-spectrum")
        try device.play("decrement \"Opacity\"\nwait 0.1\ntap \"Sliders\"\nwait 0.3\nincrement \"Red\"\nwait 0.1")
        let mixed = ColorValues(picker.selectedColor)
        #expect(abs(mixed.alpha - 0.9) < 0.01 && abs(mixed.red - cyan.red - 0.1) < 0.01 && mixed.blue == cyan.blue)
        device.picture("color-sliders")
    }

    @Test("the eyedropper takes the colour of a point of the screen, and the picker comes back") func eyedropper() throws {
        let log = Log(), (device, root, picker) = try open(log)
        defer { device.close() }
        try device.play("tap \"Eyedropper\"\nwait 0.2")
        #expect(picker.presentationController?.containerView?.isHidden == true)
        try device.play("touch 100 300\nmove to 140 400 over 0.2\npicture color-eyedropper\nlift\nwait 0.2")
        let wanted = ColorValues(UIColor.systemTeal.resolvedColor(with: root.traitCollection))
        #expect(ColorValues(picker.selectedColor).hex == wanted.hex && picker.presentationController?.containerView?.isHidden == false)
    }

    @Test("colours are written as hexadecimal numbers and read from them") func hexadecimal() {
        #expect(ColorValues(hex: "#1E90FF", alpha: 1)?.hex == "1E90FF" && ColorValues(hex: " 000000", alpha: 0.5)?.alpha == 0.5)
        for wrong in ["", "12345", "1234567", "12345G"] { #expect(ColorValues(hex: wrong, alpha: 1) == nil) }
        let place = ColorSpectrumView.place(of: ColorValues(red: 1, green: 0, blue: 0))
        #expect(place == CGPoint(x: 0, y: 0.5))
        for share in stride(from: CGFloat(0.05), to: 1, by: 0.1) {
            let back: CGPoint = ColorSpectrumView.place(of: ColorValues(ColorSpectrumView.color(x: share, y: 0.3)))
            #expect(abs(back.x - share) < 0.01 && abs(back.y - 0.3) < 0.01)
        }
    }

    @Test("fonts are listed by family") func fonts() throws {
        let root = UIViewController(), device = try TestDevice("iphone-6.1-390.portrait.full", root: root), log = Log()
        defer { device.close() }
        let picker = UIFontPickerViewController()
        picker.delegate = log
        root.present(picker, animated: false)
        device.session.advance(by: 0.5)
        let list = try #require((picker.children.first as? UINavigationController)?.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == UIFont.familyNames.count)
        device.picture("font-picker")
        picker.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        #expect(log.told == ["font"] && picker.selectedFontDescriptor != nil)
    }

    @Test("an old alert shows its buttons, and tells which was touched") func alert() throws {
        let root = UIViewController(), device = try TestDevice("iphone-6.1-390.portrait.full", root: root), log = Log()
        defer { device.close() }
        let alert = UIAlertView(title: "Old", message: "Still here", delegate: log, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        alert.show()
        device.session.advance(by: 1)
        #expect(alert.isVisible && alert.numberOfButtons == 2 && alert.buttonTitle(at: 1) == "OK" && alert.firstOtherButtonIndex == 1)
        try device.play("tap \"OK\"\nwait 1")
        #expect(log.told == ["button 1"] && !alert.isVisible)
    }
}
