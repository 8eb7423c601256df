/// The device's photos: a few pictures that every device comes with, as simulators do, and those that apps saved.
@MainActor package final class PhotoLibrary {
    package static var shared: PhotoLibrary {
        get { AppContext.current.photos }
        set { AppContext.current.photos = newValue }
    }

    /// The folder of saved pictures. Made when the first is saved.
    private let folder: URL

    init(folder: URL) { self.folder = folder }

    /// Oldest first.
    package var photos: [UIImage] { SamplePhoto.all + saved }

    private var saved: [UIImage] {
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix("IMG_") }.sorted().compactMap { UIImage(contentsOfFile: folder.appendingPathComponent($0).path) }
    }

    /// Keeps a picture, with its pixels as they are.
    /// - Throws: what the file system says, and where there are no pixels, an error of Cocoa's.
    package func save(_ image: UIImage) throws {
        guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let count: Int = (try FileManager.default.contentsOfDirectory(atPath: folder.path)).count
        try data.write(to: folder.appendingPathComponent(String(format: "IMG_%04d.png", count + 1)))
    }

    /// Keeps a film's file.
    func saveVideo(at path: String) throws {
        guard Self.isVideo(path) else { throw CocoaError(.fileReadUnsupportedScheme) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let count: Int = (try FileManager.default.contentsOfDirectory(atPath: folder.path)).count
        let name = String(format: "MOV_%04d.", count + 1) + (path as NSString).pathExtension
        try FileManager.default.copyItem(atPath: path, toPath: folder.appendingPathComponent(name).path)
    }

    /// Whether there is a film's file, by its extension.
    static func isVideo(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path) && ["mov", "mp4", "m4v"].contains((path as NSString).pathExtension.lowercased())
    }

    func add(_ image: UIImage) { try? save(image) }
}

/// Landscapes drawn from a few colours, the same ones on every machine.
@MainActor enum SamplePhoto {
    private struct Scene {
        var sky: [UInt32]
        var sun: (color: UInt32, x: CGFloat, y: CGFloat, radius: CGFloat)
        var hills: [UInt32]
        var size: CGSize
    }

    private static let scenes: [Scene] = [
        Scene(sky: [0x2E6FB7, 0xBFE0F5], sun: (0xFFF6D6, 0.75, 0.22, 0.07), hills: [0x6E9F7A, 0x3F7A53, 0x245239], size: wide),
        Scene(sky: [0x3B2A63, 0xE8735A, 0xF9C27B], sun: (0xFFE2A8, 0.32, 0.55, 0.09), hills: [0x6A3B61, 0x452750, 0x27163A], size: wide),
        Scene(sky: [0x0C1B3A, 0x2B4A7D], sun: (0xF1F3F8, 0.68, 0.25, 0.05), hills: [0x1E3358, 0x142544, 0x0A1630], size: tall),
        Scene(sky: [0x9ED8E8, 0xF4F1DE], sun: (0xFFFFFF, 0.2, 0.2, 0.06), hills: [0xE8C48C, 0xD39B5A, 0xA96F38], size: wide),
        Scene(sky: [0xA7B6C4, 0xE4E9EC], sun: (0xFAFAFA, 0.5, 0.3, 0.08), hills: [0xC7D1D8, 0x93A3AF, 0x5E707E], size: tall),
        Scene(sky: [0x1E8C8A, 0xC8EBD9], sun: (0xFFF3C9, 0.82, 0.3, 0.06), hills: [0x2F9E8F, 0x1D7A75, 0x11545A], size: wide),
    ]

    private static let wide = CGSize(width: 1200, height: 800)
    private static let tall = CGSize(width: 800, height: 1200)

    static let all: [UIImage] = scenes.enumerated().map { draw($0.element, seed: CGFloat($0.offset)) }

    private static func color(_ hex: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
    }

    private static func draw(_ scene: Scene, seed: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let size: CGSize = scene.size
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            let colors: [CGColor] = scene.sky.map { color($0).cgColor }
            let places: [CGFloat] = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) * 0.8 }
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: places) {
                context.cgContext.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [.drawsAfterEndLocation])
            }
            let radius: CGFloat = scene.sun.radius * max(size.width, size.height)
            let center = CGPoint(x: scene.sun.x * size.width, y: scene.sun.y * size.height)
            for (part, alpha) in [(1.9, 0.18), (1.4, 0.3), (1.0, 1.0)] as [(CGFloat, CGFloat)] {
                color(scene.sun.color).withAlphaComponent(alpha).setFill()
                let side: CGFloat = radius * part
                UIBezierPath(ovalIn: CGRect(x: center.x - side, y: center.y - side, width: 2 * side, height: 2 * side)).fill()
            }
            for (index, hill) in scene.hills.enumerated() {
                color(hill).setFill()
                ridge(index, seed, size).fill()
            }
        }
    }

    /// A line of hills from one side to the other, nearer ones lower.
    private static func ridge(_ index: Int, _ seed: CGFloat, _ size: CGSize) -> UIBezierPath {
        let path = UIBezierPath()
        let base: CGFloat = size.height * (0.62 + 0.13 * CGFloat(index))
        path.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...60 {
            let x: CGFloat = CGFloat(step) / 60
            let wave: CGFloat = sin(x * (4 + CGFloat(index) * 2.3) + seed * 1.7 + CGFloat(index) * 2) + 0.4 * sin(x * 13 + seed * 3.1)
            path.addLine(to: CGPoint(x: x * size.width, y: base - wave * size.height * 0.055))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        return path
    }
}

/// Adds a picture to the device's photos.
///
/// - Parameters:
///   - completionTarget: told when it is done, by a method such as `image(_:didFinishSavingWithError:contextInfo:)`; nil for nobody.
///   - contextInfo: passed on to that method.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    var problem: (any Error)?
    do { try PhotoLibrary.shared.save(image) } catch { problem = error }
    guard let target = completionTarget as AnyObject?, completionTarget != nil, let completionSelector else { return }
    DeferredWork.shared.schedule(after: 0) {
        ActionMessage.send(completionSelector, to: target, arguments: [image, problem, contextInfo])
    }
}
