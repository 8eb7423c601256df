/// A picture that is looked for in the surroundings.
open class ARReferenceImage: NSObject, @unchecked Sendable {
    open var name: String?
    /// Metres.
    public let physicalSize: CGSize
    /// The group in an asset catalogue that it came from.
    public let resourceGroupName: String?
    private let pixels: CGSize

    /// - Parameter physicalWidth: metres.
    public convenience init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        self.init(pixels: CGSize(width: image.width, height: image.height), orientation, physicalWidth)
    }
    public convenience init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        self.init(
            pixels: CGSize(width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer)), orientation, physicalWidth)
    }
    init(pixels: CGSize, _ orientation: CGImagePropertyOrientation, _ width: CGFloat, group: String? = nil) {
        let isTurned: Bool = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        self.pixels = isTurned ? CGSize(width: pixels.height, height: pixels.width) : pixels
        physicalSize = CGSize(width: width, height: self.pixels.width > 0 ? width * self.pixels.height / self.pixels.width : 0)
        resourceGroupName = group
    }

    /// The pictures of a group in an asset catalogue of a bundle, the main one for nil. Nil where there is no such group.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? {
        ResourceGroup(named: name, bundle: bundle ?? .main).map { Set($0.images) }
    }
    /// Whether it can be found again: a picture without pixels cannot.
    @preconcurrency open func validate(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        let error: ARError? = pixels.width > 0 && pixels.height > 0 ? nil : ARError(.invalidReferenceImage)
        ServiceReply.send { completionHandler(error) }
    }
    /// - Throws: `ARError.invalidReferenceImage` of a picture without pixels.
    open func validate() async throws { if pixels.width <= 0 || pixels.height <= 0 { throw ARError(.invalidReferenceImage) } }
}

/// A thing that is looked for in the surroundings. Its archive is kept as it is and not read: nothing is ever looked for.
open class ARReferenceObject: NSObject, NSSecureCoding, @unchecked Sendable {
    public static let archiveExtension = "arobject"
    open var name: String?
    public let center: simd_float3 = .zero
    public let extent: simd_float3 = .zero
    public let scale = simd_float3(1, 1, 1)
    public let resourceGroupName: String?
    public let rawFeaturePoints = ARPointCloud()
    private let archive: Data

    init(archive: Data, name: String?, group: String?) { (self.archive, self.name, resourceGroupName) = (archive, name, group) }

    /// - Throws: `ARError.fileIOFailed` where the file cannot be read.
    public convenience init(archiveURL url: URL) throws {
        guard let data = try? Data(contentsOf: url) else { throw ARError(.fileIOFailed) }
        self.init(archive: data, name: url.deletingPathExtension().lastPathComponent, group: nil)
    }
    /// The things of a group in an asset catalogue of a bundle, the main one for nil. Nil where there is no such group.
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? {
        ResourceGroup(named: name, bundle: bundle ?? .main).map { Set($0.objects) }
    }
    /// Writes the archive.
    /// - Throws: `ARError.fileIOFailed` where it cannot be written.
    open func export(to url: URL, previewImage: UIImage?) throws {
        do { try archive.write(to: url) } catch { throw ARError(.fileIOFailed) }
    }
    open func applyingTransform(_ transform: simd_float4x4) -> ARReferenceObject { ARReferenceObject(archive: archive, name: name, group: nil) }
    /// - Throws: `ARError.objectMergeFailed`: what was scanned is not read.
    open func merging(_ object: ARReferenceObject) throws -> ARReferenceObject { throw ARError(.objectMergeFailed) }
    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "archive") else { return nil }
        (archive, resourceGroupName) = (data as Data, nil)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }
    open func encode(with coder: NSCoder) {
        coder.encode(archive as NSData, forKey: "archive")
        coder.encode(name as NSString?, forKey: "name")
    }
}

/// A group of pictures and things in an asset catalogue: the folder `NAME.arresourcegroup`.
struct ResourceGroup {
    private let folder: URL
    private let name: String

    /// Nil where no catalogue of the bundle has it.
    init?(named name: String, bundle: Bundle) {
        guard let resources = bundle.resourceURL, let entries = FileManager.default.enumerator(at: resources, includingPropertiesForKeys: nil),
            let folder = entries.lazy.compactMap({ $0 as? URL }).first(where: {
                $0.pathExtension == "arresourcegroup" && $0.deletingPathExtension().lastPathComponent == name && $0.path.contains(".xcassets/")
            })
        else { return nil }
        (self.folder, self.name) = (folder, name)
    }

    private func entries(_ kind: String) -> [URL] {
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return all.filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
    }
    private static func content(of folder: URL) -> [String: Any] {
        let data = (try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))) ?? Data()
        return (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
    }

    var images: [ARReferenceImage] {
        entries("arreferenceimage").compactMap { entry in
            let content = Self.content(of: entry)
            let files = (content["images"] as? [[String: Any]] ?? []).compactMap { $0["filename"] as? String }
            let pictures = files.lazy.compactMap { UIImage(contentsOfFile: entry.appendingPathComponent($0).path)?.cgImage }
            guard let picture = pictures.first else { return nil }
            let image = ARReferenceImage(
                pixels: CGSize(width: picture.width, height: picture.height), .up, Self.metres(content["properties"] as? [String: Any] ?? [:]),
                group: name)
            image.name = entry.deletingPathExtension().lastPathComponent
            return image
        }
    }

    private static func metres(_ properties: [String: Any]) -> CGFloat {
        let width = CGFloat((properties["width"] as? NSNumber)?.doubleValue ?? 0)
        switch properties["unit"] as? String {
        case "centimeters": return width / 100
        case "millimeters": return width / 1000
        case "inches": return width * 0.0254
        case "feet": return width * 0.3048
        case "yards": return width * 0.9144
        default: return width
        }
    }

    var objects: [ARReferenceObject] {
        entries("arreferenceobject").compactMap { entry in
            let files = (try? FileManager.default.contentsOfDirectory(at: entry, includingPropertiesForKeys: nil)) ?? []
            guard let file = files.first(where: { $0.pathExtension == ARReferenceObject.archiveExtension }), let data = try? Data(contentsOf: file)
            else { return nil }
            return ARReferenceObject(archive: data, name: entry.deletingPathExtension().lastPathComponent, group: name)
        }
    }
}
