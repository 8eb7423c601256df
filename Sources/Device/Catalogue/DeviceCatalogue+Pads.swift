/// The iPads (behaviour/devices.json, where every number carries its source and confidence; the tests compare this table with it).
extension DeviceCatalogue {
    static let pads: [DeviceFamily] = [
        DeviceFamily(
            "ipad-classic-1x", "iPad classic 768x1024 @1x", .pad, points: (768, 1024), scale: 1, pixels: (768, 1024),
            topInset: 20, statusBar: 20, gamut: .srgb,
            models: [
                DeviceModel("iPad (1st generation)", "iPad1,1"),
                DeviceModel("iPad 2", "iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4"),
            ]),
        DeviceFamily(
            "ipad-mini-1", "iPad mini 1 768x1024 @1x", .pad, points: (768, 1024), scale: 1, pixels: (768, 1024),
            topInset: 20, statusBar: 20, gamut: .srgb,
            models: [
                DeviceModel("iPad mini (1st generation)", "iPad2,5", "iPad2,6", "iPad2,7")
            ]),
        DeviceFamily(
            "ipad-9.7", "iPad 9.7-inch 768x1024 @2x", .pad, points: (768, 1024), scale: 2, pixels: (1536, 2048),
            topInset: 20, statusBar: 20, gamut: .srgb,
            models: [
                DeviceModel("iPad (3rd generation)", "iPad3,1", "iPad3,2", "iPad3,3"),
                DeviceModel("iPad (4th generation)", "iPad3,4", "iPad3,5", "iPad3,6"),
                DeviceModel("iPad Air (1st generation)", "iPad4,1", "iPad4,2", "iPad4,3"),
                DeviceModel("iPad Air 2", "iPad5,3", "iPad5,4"),
                DeviceModel("iPad Pro 9.7-inch", "iPad6,3", "iPad6,4"),
                DeviceModel("iPad (5th generation)", "iPad6,11", "iPad6,12"),
                DeviceModel("iPad (6th generation)", "iPad7,5", "iPad7,6"),
            ]),
        DeviceFamily(
            "ipad-mini-7.9", "iPad mini 7.9-inch 768x1024 @2x", .pad, points: (768, 1024), scale: 2, pixels: (1536, 2048),
            topInset: 20, statusBar: 20, gamut: .srgb,
            models: [
                DeviceModel("iPad mini 2", "iPad4,4", "iPad4,5", "iPad4,6"),
                DeviceModel("iPad mini 3", "iPad4,7", "iPad4,8", "iPad4,9"),
                DeviceModel("iPad mini 4", "iPad5,1", "iPad5,2"),
                DeviceModel("iPad mini (5th generation)", "iPad11,1", "iPad11,2"),
            ]),
        DeviceFamily(
            "ipad-10.2", "iPad 10.2-inch", .pad, points: (810, 1080), scale: 2, pixels: (1620, 2160),
            topInset: 20, statusBar: 20, gamut: .srgb,
            models: [
                DeviceModel("iPad (7th generation)", "iPad7,11", "iPad7,12"),
                DeviceModel("iPad (8th generation)", "iPad11,6", "iPad11,7"),
                DeviceModel("iPad (9th generation)", "iPad12,1", "iPad12,2"),
            ]),
        DeviceFamily(
            "ipad-10.5", "iPad 10.5-inch", .pad, points: (834, 1112), scale: 2, pixels: (1668, 2224),
            topInset: 20, statusBar: 20,
            models: [
                DeviceModel("iPad Pro 10.5-inch", "iPad7,3", "iPad7,4"),
                DeviceModel("iPad Air (3rd generation)", "iPad11,3", "iPad11,4"),
            ]),
        DeviceFamily(
            "ipad-air-10.9", "iPad Air 10.9-inch / Air 11-inch", .pad, points: (820, 1180), scale: 2, pixels: (1640, 2360),
            topInset: 24, statusBar: 24, cornerRadius: 18, hasHomeIndicator: true,
            models: [
                DeviceModel("iPad Air (4th generation)", "iPad13,1", "iPad13,2"),
                DeviceModel("iPad Air (5th generation)", "iPad13,16", "iPad13,17"),
                DeviceModel("iPad Air 11-inch (M2)", "iPad14,8", "iPad14,9"),
                DeviceModel("iPad Air 11-inch (M3)", "iPad15,3", "iPad15,4"),
                DeviceModel("iPad Air 11-inch (M4)", "iPad16,8", "iPad16,9"),
            ]),
        DeviceFamily(
            "ipad-10.9", "iPad 10.9-inch (iPad 10, A16)", .pad, points: (820, 1180), scale: 2, pixels: (1640, 2360),
            topInset: 24, statusBar: 24, cornerRadius: 25, hasHomeIndicator: true, gamut: .srgb,
            models: [
                DeviceModel("iPad (10th generation)", "iPad13,18", "iPad13,19"),
                DeviceModel("iPad (A16)", "iPad15,7", "iPad15,8"),
            ]),
        DeviceFamily(
            "ipad-mini-8.3", "iPad mini 8.3-inch", .pad, points: (744, 1133), scale: 2, pixels: (1488, 2266),
            topInset: 24, statusBar: 24, cornerRadius: 21.5, hasHomeIndicator: true,
            models: [
                DeviceModel("iPad mini (6th generation)", "iPad14,1", "iPad14,2"),
                DeviceModel("iPad mini (A17 Pro)", "iPad16,1", "iPad16,2"),
            ]),
        DeviceFamily(
            "ipad-pro-11", "iPad Pro 11-inch (1st to 4th)", .pad, points: (834, 1194), scale: 2, pixels: (1668, 2388),
            topInset: 24, statusBar: 24, cornerRadius: 18, hasHomeIndicator: true,
            models: [
                DeviceModel("iPad Pro 11-inch (1st generation)", "iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"),
                DeviceModel("iPad Pro 11-inch (2nd generation)", "iPad8,9", "iPad8,10"),
                DeviceModel("iPad Pro 11-inch (3rd generation)", "iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"),
                DeviceModel("iPad Pro 11-inch (4th generation)", "iPad14,3", "iPad14,4"),
            ]),
        DeviceFamily(
            "ipad-pro-11-m4", "iPad Pro 11-inch (M4, M5)", .pad, points: (834, 1210), scale: 2, pixels: (1668, 2420),
            topInset: 24, statusBar: 24, cornerRadius: 30, hasHomeIndicator: true,
            models: [
                DeviceModel("iPad Pro 11-inch (M4)", "iPad16,3", "iPad16,4"),
                DeviceModel("iPad Pro 11-inch (M5)", "iPad17,1", "iPad17,2"),
            ]),
        DeviceFamily(
            "ipad-pro-12.9-gen1", "iPad Pro 12.9-inch (1st, 2nd)", .pad, points: (1024, 1366), scale: 2, pixels: (2048, 2732),
            topInset: 20, statusBar: 20,
            models: [
                DeviceModel("iPad Pro 12.9-inch (1st generation)", "iPad6,7", "iPad6,8"),
                DeviceModel("iPad Pro 12.9-inch (2nd generation)", "iPad7,1", "iPad7,2"),
            ]),
        DeviceFamily(
            "ipad-pro-12.9", "iPad Pro 12.9-inch (3rd to 6th)", .pad, points: (1024, 1366), scale: 2, pixels: (2048, 2732),
            topInset: 24, statusBar: 24, cornerRadius: 18, hasHomeIndicator: true,
            models: [
                DeviceModel("iPad Pro 12.9-inch (3rd generation)", "iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"),
                DeviceModel("iPad Pro 12.9-inch (4th generation)", "iPad8,11", "iPad8,12"),
                DeviceModel("iPad Pro 12.9-inch (5th generation)", "iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"),
                DeviceModel("iPad Pro 12.9-inch (6th generation)", "iPad14,5", "iPad14,6"),
            ]),
        DeviceFamily(
            "ipad-air-13", "iPad Air 13-inch", .pad, points: (1024, 1366), scale: 2, pixels: (2048, 2732),
            topInset: 24, statusBar: 24, cornerRadius: 18, hasHomeIndicator: true,
            models: [
                DeviceModel("iPad Air 13-inch (M2)", "iPad14,10", "iPad14,11"),
                DeviceModel("iPad Air 13-inch (M3)", "iPad15,5", "iPad15,6"),
                DeviceModel("iPad Air 13-inch (M4)", "iPad16,10", "iPad16,11"),
            ]),
        DeviceFamily(
            "ipad-pro-13", "iPad Pro 13-inch (M4, M5)", .pad, points: (1032, 1376), scale: 2, pixels: (2064, 2752),
            topInset: 24, statusBar: 24, cornerRadius: 30, hasHomeIndicator: true,
            models: [
                DeviceModel("iPad Pro 13-inch (M4)", "iPad16,5", "iPad16,6"),
                DeviceModel("iPad Pro 13-inch (M5)", "iPad17,3", "iPad17,4"),
            ]),
    ]
}
