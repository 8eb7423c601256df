/// The iPhones (behaviour/devices.json, where every number carries its source and confidence; the tests compare this table with it).
extension DeviceCatalogue {
    static let phones: [DeviceFamily] = [
        DeviceFamily(
            "iphone-3.5", "iPhone 3.5-inch", .phone, points: (320, 480), scale: 2, pixels: (640, 960),
            topInset: 20, statusBar: 20, gamut: .srgb,
            models: [
                DeviceModel("iPhone 4", "iPhone3,1", "iPhone3,2", "iPhone3,3"),
                DeviceModel("iPhone 4s", "iPhone4,1"),
            ]),
        DeviceFamily(
            "iphone-4.0", "iPhone 4-inch", .phone, points: (320, 568), scale: 2, pixels: (640, 1136),
            topInset: 20, statusBar: 20, gamut: .srgb,
            models: [
                DeviceModel("iPhone 5", "iPhone5,1", "iPhone5,2"),
                DeviceModel("iPhone 5c", "iPhone5,3", "iPhone5,4"),
                DeviceModel("iPhone 5s", "iPhone6,1", "iPhone6,2"),
                DeviceModel("iPhone SE (1st generation)", "iPhone8,4"),
                DeviceModel("iPod touch 5", "iPod5,1"),
                DeviceModel("iPod touch 6", "iPod7,1"),
                DeviceModel("iPod touch 7", "iPod9,1"),
            ]),
        DeviceFamily(
            "iphone-4.7", "iPhone 4.7-inch", .phone, points: (375, 667), scale: 2, pixels: (750, 1334),
            topInset: 20, statusBar: 20,
            models: [
                DeviceModel("iPhone 6", "iPhone7,2"),
                DeviceModel("iPhone 6s", "iPhone8,1"),
                DeviceModel("iPhone 7", "iPhone9,1", "iPhone9,3"),
                DeviceModel("iPhone 8", "iPhone10,1", "iPhone10,4"),
                DeviceModel("iPhone SE (2nd generation)", "iPhone12,8"),
                DeviceModel("iPhone SE (3rd generation)", "iPhone14,6"),
            ]),
        DeviceFamily(
            "iphone-5.5-plus", "iPhone 5.5-inch Plus", .phone, points: (414, 736), scale: 3, pixels: (1080, 1920),
            topInset: 20, statusBar: 20,
            models: [
                DeviceModel("iPhone 6 Plus", "iPhone7,1"),
                DeviceModel("iPhone 6s Plus", "iPhone8,2"),
                DeviceModel("iPhone 7 Plus", "iPhone9,2", "iPhone9,4"),
                DeviceModel("iPhone 8 Plus", "iPhone10,2", "iPhone10,5"),
            ]),
        DeviceFamily(
            "iphone-5.8", "iPhone 5.8-inch", .phone, points: (375, 812), scale: 3, pixels: (1125, 2436),
            topInset: 44, statusBar: 44, cornerRadius: 39, hasHomeIndicator: true, cutout: .notch,
            models: [
                DeviceModel("iPhone X", "iPhone10,3", "iPhone10,6"),
                DeviceModel("iPhone XS", "iPhone11,2"),
                DeviceModel("iPhone 11 Pro", "iPhone12,3"),
            ]),
        DeviceFamily(
            "iphone-6.5-max", "iPhone 6.5-inch Max", .phone, points: (414, 896), scale: 3, pixels: (1242, 2688),
            topInset: 44, statusBar: 44, cornerRadius: 39, hasHomeIndicator: true, cutout: .notch,
            models: [
                DeviceModel("iPhone XS Max", "iPhone11,4", "iPhone11,6"),
                DeviceModel("iPhone 11 Pro Max", "iPhone12,5"),
            ]),
        DeviceFamily(
            "iphone-6.1-lcd", "iPhone 6.1-inch LCD", .phone, points: (414, 896), scale: 2, pixels: (828, 1792),
            topInset: 48, statusBar: 48, cornerRadius: 41.5, hasHomeIndicator: true, cutout: .notch,
            models: [
                DeviceModel("iPhone XR", "iPhone11,8"),
                DeviceModel("iPhone 11", "iPhone12,1"),
            ]),
        DeviceFamily(
            "iphone-5.4-mini", "iPhone 5.4-inch mini", .phone, points: (375, 812), scale: 3, pixels: (1080, 2340),
            topInset: 50, statusBar: 50, cornerRadius: 44, hasHomeIndicator: true, cutout: .notch,
            models: [
                DeviceModel("iPhone 12 mini", "iPhone13,1"),
                DeviceModel("iPhone 13 mini", "iPhone14,4"),
            ]),
        DeviceFamily(
            "iphone-6.1-390", "iPhone 6.1-inch (390)", .phone, points: (390, 844), scale: 3, pixels: (1170, 2532),
            topInset: 47, statusBar: 47, cornerRadius: 47.33, hasHomeIndicator: true, cutout: .notch,
            models: [
                DeviceModel("iPhone 12", "iPhone13,2"),
                DeviceModel("iPhone 12 Pro", "iPhone13,3"),
                DeviceModel("iPhone 13", "iPhone14,5"),
                DeviceModel("iPhone 13 Pro", "iPhone14,2"),
                DeviceModel("iPhone 14", "iPhone14,7"),
                DeviceModel("iPhone 16e", "iPhone17,5"),
                DeviceModel("iPhone 17e", "iPhone18,5"),
            ]),
        DeviceFamily(
            "iphone-6.7-428", "iPhone 6.7-inch (428)", .phone, points: (428, 926), scale: 3, pixels: (1284, 2778),
            topInset: 47, statusBar: 47, cornerRadius: 53.33, hasHomeIndicator: true, cutout: .notch,
            models: [
                DeviceModel("iPhone 12 Pro Max", "iPhone13,4"),
                DeviceModel("iPhone 13 Pro Max", "iPhone14,3"),
                DeviceModel("iPhone 14 Plus", "iPhone14,8"),
            ]),
        DeviceFamily(
            "iphone-6.1-393", "iPhone 6.1-inch (393)", .phone, points: (393, 852), scale: 3, pixels: (1179, 2556),
            topInset: 59, statusBar: 54, cornerRadius: 55, hasHomeIndicator: true, cutout: .dynamicIsland,
            models: [
                DeviceModel("iPhone 14 Pro", "iPhone15,2"),
                DeviceModel("iPhone 15", "iPhone15,4"),
                DeviceModel("iPhone 15 Pro", "iPhone16,1"),
                DeviceModel("iPhone 16", "iPhone17,3"),
            ]),
        DeviceFamily(
            "iphone-6.7-430", "iPhone 6.7-inch (430)", .phone, points: (430, 932), scale: 3, pixels: (1290, 2796),
            topInset: 59, statusBar: 54, cornerRadius: 55, hasHomeIndicator: true, cutout: .dynamicIsland,
            models: [
                DeviceModel("iPhone 14 Pro Max", "iPhone15,3"),
                DeviceModel("iPhone 15 Plus", "iPhone15,5"),
                DeviceModel("iPhone 15 Pro Max", "iPhone16,2"),
                DeviceModel("iPhone 16 Plus", "iPhone17,4"),
            ]),
        DeviceFamily(
            "iphone-6.3", "iPhone 6.3-inch (402)", .phone, points: (402, 874), scale: 3, pixels: (1206, 2622),
            topInset: 62, statusBar: 54, cornerRadius: 62, hasHomeIndicator: true, cutout: .dynamicIsland,
            models: [
                DeviceModel("iPhone 16 Pro", "iPhone17,1"),
                DeviceModel("iPhone 17", "iPhone18,3"),
                DeviceModel("iPhone 17 Pro", "iPhone18,1"),
            ]),
        DeviceFamily(
            "iphone-6.9", "iPhone 6.9-inch (440)", .phone, points: (440, 956), scale: 3, pixels: (1320, 2868),
            topInset: 62, statusBar: 54, cornerRadius: 62, hasHomeIndicator: true, cutout: .dynamicIsland,
            models: [
                DeviceModel("iPhone 16 Pro Max", "iPhone17,2"),
                DeviceModel("iPhone 17 Pro Max", "iPhone18,2"),
            ]),
        DeviceFamily(
            "iphone-air", "iPhone Air", .phone, points: (420, 912), scale: 3, pixels: (1260, 2736),
            topInset: 68, statusBar: 54, cornerRadius: 62, hasHomeIndicator: true, cutout: .dynamicIsland,
            models: [
                DeviceModel("iPhone Air", "iPhone18,4")
            ]),
    ]
}
