import CoreGraphics
import Foundation
internal import CQRCode

/// Filters that make a picture from nothing.
enum Generators {
    static let all: [FilterDefinition] = [
        FilterDefinition("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 0, 0)]) { CIImage(color: $0.color(kCIInputColorKey)) },
        FilterDefinition(
            "CICheckerboardGenerator", kCICategoryGenerator,
            [.point(), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0), .number(kCIInputWidthKey, 80), .number(kCIInputSharpnessKey, 1)]
        ) { values in
            let center = values.point(), width = max(values.number(kCIInputWidthKey), 1)
            let colors = [values.color("inputColor0").pixel, values.color("inputColor1").pixel]
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    let column = Int(((Double(x) + 0.5 - Double(center.x)) / width).rounded(.down))
                    let row = Int(((Double(y) + 0.5 - Double(center.y)) / width).rounded(.down))
                    return colors[(column + row) & 1]
                }
            }
        },
        FilterDefinition(
            "CIStripesGenerator", kCICategoryGenerator,
            [.point(), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0), .number(kCIInputWidthKey, 80), .number(kCIInputSharpnessKey, 1)]
        ) { values in
            let center = values.point(), width = max(values.number(kCIInputWidthKey), 1)
            let colors = [values.color("inputColor0").pixel, values.color("inputColor1").pixel]
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, _ in colors[Int(((Double(x) + 0.5 - Double(center.x)) / width).rounded(.down)) & 1] }
            }
        },
        FilterDefinition(
            "CILinearGradient", kCICategoryGradient,
            [.point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0)]
        ) { values in
            let from = values.point("inputPoint0"), to = values.point("inputPoint1")
            let first = values.color("inputColor0").pixel, last = values.color("inputColor1").pixel
            let dx = Float(to.x - from.x), dy = Float(to.y - from.y), square = max(dx * dx + dy * dy, 1e-6)
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    let along: Float = ((Float(x) + 0.5 - Float(from.x)) * dx + (Float(y) + 0.5 - Float(from.y)) * dy) / square
                    return first + (last - first) * min(max(along, 0), 1)
                }
            }
        },
        FilterDefinition(
            "CIRadialGradient", kCICategoryGradient,
            [.point(), .number("inputRadius0", 5), .number("inputRadius1", 100), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0)]
        ) { values in
            let center = values.point(), inner = values.float("inputRadius0"), outer = values.float("inputRadius1")
            let first = values.color("inputColor0").pixel, last = values.color("inputColor1").pixel
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    let distance = hypot(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y))
                    let part = outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
                    return first + (last - first) * min(max(part, 0), 1)
                }
            }
        },
        FilterDefinition(
            "CICode128BarcodeGenerator", kCICategoryGenerator,
            [FilterInput(key: "inputMessage", kind: .data), .number("inputQuietSpace", 7), .number("inputBarcodeHeight", 32)]
        ) { values in
            guard let message = values.data("inputMessage"), let modules = Code128.modules([UInt8](message)) else { return nil }
            let quiet = min(max(Int(values.number("inputQuietSpace")), 0), 100), height = min(max(Int(values.number("inputBarcodeHeight")), 1), 500)
            let extent = CGRect(x: 0, y: 0, width: modules.count + 2 * quiet, height: height)
            return CIImage(extent: extent, samplesNearest: true) { area in
                PixelPlane(area: area) { x, y in
                    guard x >= 0, y >= 0, x < modules.count + 2 * quiet, y < height else { return .zero }
                    let isDark: Bool = modules.indices.contains(x - quiet) && modules[x - quiet]
                    return .gray(isDark ? 0 : 1, alpha: 1)
                }
            }
        },
        FilterDefinition(
            "CIGaussianGradient", kCICategoryGradient,
            [.point(), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0, 0), .number(kCIInputRadiusKey, 300)]
        ) { values in
            let center = values.point(), radius = max(values.float(kCIInputRadiusKey), 0.01)
            let inner = values.color("inputColor0").pixel, outer = values.color("inputColor1").pixel
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    let distance = hypot(Float(x) + 0.5 - Float(center.x), Float(y) + 0.5 - Float(center.y)) / radius
                    let part: Float = distance >= 1 ? 0 : exp(-distance * distance * 4.5)
                    return outer + (inner - outer) * part
                }
            }
        },
        FilterDefinition(
            "CISmoothLinearGradient", kCICategoryGradient,
            [.point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0)]
        ) { values in
            let from = values.point("inputPoint0"), to = values.point("inputPoint1")
            let first = values.color("inputColor0").pixel, last = values.color("inputColor1").pixel
            let dx = Float(to.x - from.x), dy = Float(to.y - from.y), square = max(dx * dx + dy * dy, 1e-6)
            return CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    let along: Float = ((Float(x) + 0.5 - Float(from.x)) * dx + (Float(y) + 0.5 - Float(from.y)) * dy) / square
                    let part: Float = min(max(along, 0), 1)
                    return first + (last - first) * (part * part * (3 - 2 * part))
                }
            }
        },
        FilterDefinition("CIRandomGenerator", kCICategoryGenerator, []) { _ in
            // The same noise each time, as Apple's.
            CIImage(extent: .infinite) { area in
                PixelPlane(area: area) { x, y in
                    func value(_ salt: Int) -> Float {
                        var hash = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263 &+ salt &* 974_711)
                        hash = (hash ^ hash >> 13) &* 1_274_126_177
                        return Float((hash ^ hash >> 16) & 0xFF) / 255
                    }
                    return SIMD4(value(1), value(2), value(3), value(4)).premultiplied
                }
            }
        },
        FilterDefinition(
            "CIRoundedRectangleGenerator", kCICategoryGenerator,
            [.vector("inputExtent", 0, 0, 100, 100), .number(kCIInputRadiusKey, 10), .color(kCIInputColorKey, 1, 1, 1)]
        ) { values in
            let rect = values.vector("inputExtent").cgRectValue, color = values.color(kCIInputColorKey).pixel
            let radius: Float = min(max(values.float(kCIInputRadiusKey), 0), Float(min(rect.width, rect.height)) / 2)
            return CIImage(extent: rect) { area in
                PixelPlane(area: area) { x, y in
                    let dx: Float = max(abs(Float(x) + 0.5 - Float(rect.midX)) - Float(rect.width) / 2 + radius, 0)
                    let dy: Float = max(abs(Float(y) + 0.5 - Float(rect.midY)) - Float(rect.height) / 2 + radius, 0)
                    return color * min(max(radius - hypot(dx, dy) + 0.5, 0), 1)
                }
            }
        },
        FilterDefinition(
            "CIQRCodeGenerator", kCICategoryGenerator,
            [FilterInput(key: "inputMessage", kind: .data), FilterInput(key: "inputCorrectionLevel", kind: .text("M"))]
        ) { values in
            values.data("inputMessage").flatMap { code($0, level: values.text("inputCorrectionLevel")) }
        },
    ]

    /// A pixel a module, with one more around it; nil for more than a code holds.
    private static func code(_ message: Data, level: String) -> CIImage? {
        let correction = ["L": QR_ECLEVEL_L, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H][level] ?? QR_ECLEVEL_M
        let bytes = [UInt8](message)
        guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, correction) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        let dark = (0..<width * width).map { code.pointee.data[$0] & 1 == 1 }
        let extent = CGRect(x: 0, y: 0, width: width + 2, height: width + 2)
        return CIImage(extent: extent, samplesNearest: true) { area in
            PixelPlane(area: area) { x, y in
                let column = x - 1, row = width - y
                guard x >= 0, y >= 0, x < width + 2, y < width + 2 else { return .zero }
                let isDark = column >= 0 && column < width && row >= 0 && row < width && dark[row * width + column]
                return .gray(isDark ? 0 : 1, alpha: 1)
            }
        }
    }
}
