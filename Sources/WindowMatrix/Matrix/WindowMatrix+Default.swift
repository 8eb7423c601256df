import Device

extension WindowMatrix {
    /// The windows that `quince snapshot` shows when none are named: every arrangement, every pair of size classes, screens from
    /// the smallest to the largest, light and dark, text sizes from the smallest to the largest, and right to left.
    package static let `default`: WindowMatrix = {
        let names: [String] = phones + pads
        do {
            return try WindowMatrix(names: names)
        } catch {
            preconditionFailure("The default matrix names a window that does not exist. \(error)")
        }
    }()

    private static let phones: [String] = [
        "iphone-4.0.portrait.full",
        "iphone-4.7.portrait.full",
        "iphone-4.7.landscape.full",
        "iphone-5.5-plus.landscape.full",
        "iphone-5.8.portrait.full",
        "iphone-6.1-lcd.landscape.full",
        "iphone-5.4-mini.portrait.full",
        "iphone-6.1-390.portrait.full",
        "iphone-6.1-390.landscape.full",
        "iphone-6.1-393.portrait.full",
        "iphone-6.1-393.portrait.full.dark",
        "iphone-6.1-393.landscape.full",
        "iphone-6.1-393.landscape.full.dark",
        "iphone-6.1-393.portrait.full.contrast",
        "iphone-6.1-393.portrait.full.rtl",
        "iphone-6.1-393.portrait.full.text-xs",
        "iphone-6.1-393.portrait.full.text-xxxl",
        "iphone-6.1-393.portrait.full.text-a2",
        "iphone-6.1-393.portrait.full.text-a5",
        "iphone-6.7-430.portrait.full",
        "iphone-6.7-430.portrait.full.dark",
        "iphone-6.7-430.landscape.full",
        "iphone-6.9.portrait.full",
    ]

    private static let pads: [String] = [
        "ipad-9.7.portrait.full",
        "ipad-9.7.landscape.full",
        "ipad-9.7.landscape.split-third",
        "ipad-mini-8.3.portrait.full",
        "ipad-mini-8.3.landscape.slide-over",
        "ipad-mini-8.3.landscape.split-half",
        "ipad-10.9.landscape.full",
        "ipad-pro-11.portrait.full",
        "ipad-pro-11.portrait.full.dark",
        "ipad-pro-11.landscape.full",
        "ipad-pro-11.landscape.full.dark",
        "ipad-pro-11.portrait.slide-over",
        "ipad-pro-11.portrait.split-third",
        "ipad-pro-11.portrait.split-two-thirds",
        "ipad-pro-11.landscape.slide-over",
        "ipad-pro-11.landscape.split-third",
        "ipad-pro-11.landscape.split-third.dark",
        "ipad-pro-11.landscape.split-half",
        "ipad-pro-11.landscape.split-half.dark",
        "ipad-pro-11.landscape.split-two-thirds",
        "ipad-pro-11.landscape.window-800x600",
        "ipad-pro-11.landscape.window-400x700",
        "ipad-pro-11.landscape.full.rtl",
        "ipad-pro-11.portrait.full.text-a3",
        "ipad-pro-12.9.portrait.full",
        "ipad-pro-12.9.landscape.split-half",
        "ipad-pro-12.9.landscape.split-two-thirds",
        "ipad-pro-13.landscape.full",
    ]
}
