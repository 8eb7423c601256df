/// Textures of a folder `NAME.atlas`, or of a sprite atlas of the app's catalogues.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    private let name: String
    private let own: [String: SKTexture]

    public convenience init(named name: String) { self.init(name: name, own: [:]) }
    /// - Parameter properties: images, or their files' paths and addresses, by the names of the textures.
    public convenience init(dictionary properties: [String: Any]) {
        var own: [String: SKTexture] = [:]
        for (name, value) in properties {
            let path = (value as? URL)?.path ?? value as? String
            guard let image = value as? UIImage ?? path.flatMap({ UIImage(contentsOfFile: $0) }) else { continue }
            own[name] = SKTexture(image: image)
        }
        self.init(name: "", own: own)
    }

    private init(name: String, own: [String: SKTexture]) {
        (self.name, self.own) = (name, own)
        super.init()
    }

    public convenience override init() { self.init(name: "", own: [:]) }
    public required convenience init?(coder aDecoder: NSCoder) { nil }

    open func textureNamed(_ name: String) -> SKTexture { own[name] ?? SKTexture(imageNamed: name) }

    /// The names of its pictures: of a folder with their extensions, `walk1.png`, of a catalogue's atlas without.
    open var textureNames: [String] { own.isEmpty ? AtlasFolders.names(in: name) : own.keys.sorted() }

    /// Makes the pictures ready. They are read when they are first drawn: there is nothing to wait for.
    open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completionHandler() } }
    open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async { completionHandler() }
    }
    open class func preloadTextureAtlasesNamed(
        _ atlasNames: [String], withCompletionHandler completionHandler: @escaping @Sendable ((any Error)?, [SKTextureAtlas]) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, atlasNames.map { SKTextureAtlas(named: $0) }) }
    }
}

/// The folders of pictures in the app's bundle whose names end in `.atlas`.
enum AtlasFolders {
    private static var folders: [URL] {
        let all = Bundle.main.resourceURL.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) } ?? []
        return all.filter { $0.pathExtension == "atlas" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    static func names(in atlas: String) -> [String] {
        let wanted = atlas.hasSuffix(".atlas") ? String(atlas.dropLast(6)) : atlas
        if let folder = folders.first(where: { $0.deletingPathExtension().lastPathComponent == wanted }) { return files(in: folder) }
        return Bundle.main.resourceURL.flatMap { catalogAtlas(named: wanted, in: $0) }.map(imageSets) ?? []
    }

    private static func files(in folder: URL) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(files.filter { !$0.hasPrefix(".") }.map { plainName($0) + "." + ($0 as NSString).pathExtension }).sorted()
    }

    /// The folder of a sprite atlas in one of the catalogues of a bundle.
    private static func catalogAtlas(named name: String, in bundle: URL) -> URL? {
        let catalogs = ((try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []).filter { $0.hasSuffix(".xcassets") }.sorted()
        for catalog in catalogs {
            let root = bundle.appendingPathComponent(catalog)
            for path in FileManager.default.enumerator(atPath: root.path)?.compactMap({ $0 as? String }).sorted() ?? []
            where path == name + ".spriteatlas" || path.hasSuffix("/" + name + ".spriteatlas") {
                return root.appendingPathComponent(path)
            }
        }
        return nil
    }

    private static func imageSets(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".imageset") }.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }.sorted()
    }

    /// The file's name without what it says of its scale and its device.
    static func plainName(_ file: String) -> String {
        var name = (file as NSString).deletingPathExtension
        for suffix in ["~ipad", "~iphone", "@2x", "@3x"] where name.hasSuffix(suffix) { name = String(name.dropLast(suffix.count)) }
        return name
    }

    static func image(named name: String) -> UIImage? {
        let plain = plainName(name)
        for folder in folders {
            for suffix in ["@2x~ipad", "@2x~iphone", "@2x", "@3x", "~ipad", "~iphone", ""] {
                for ending in ["png", "jpg", "jpeg"] {
                    let path = folder.appendingPathComponent("\(plain)\(suffix).\(ending)").path
                    if FileManager.default.fileExists(atPath: path), let image = UIImage(contentsOfFile: path) { return scaled(image, suffix) }
                }
            }
        }
        return nil
    }

    private static func scaled(_ image: UIImage, _ suffix: String) -> UIImage {
        let scale: CGFloat = suffix.contains("@3x") ? 3 : suffix.contains("@2x") ? 2 : 1
        guard image.scale != scale, let pixels = image.cgImage else { return image }
        return UIImage(cgImage: pixels, scale: scale, orientation: image.imageOrientation)
    }
}
