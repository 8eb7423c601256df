/// The origin of a drawing.
open class SVGKSource: NSObject, @unchecked Sendable {
    /// The bytes of the drawing; empty where they cannot be read.
    public let data: Data

    public init(data: Data) { self.data = data }
}

/// A drawing in a file: one of the app's own, or any by its path.
open class SVGKSourceLocalFile: SVGKSource, @unchecked Sendable {
    public let filePath: String

    init(path: String) {
        filePath = path
        super.init(data: FileManager.default.contents(atPath: path) ?? Data())
    }

    /// The file of that name in the app's bundle, with or without `.svg`.
    open class func source(fromFilename name: String!) -> SVGKSourceLocalFile! {
        SVGKSourceLocalFile(path: SVGKSource.path(named: name ?? "", in: .main) ?? name ?? "")
    }
}

/// A drawing at an address, which is read when the source is made.
open class SVGKSourceURL: SVGKSource, @unchecked Sendable {
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init(data: (try? Data(contentsOf: url)) ?? Data())
    }

    open class func source(from url: URL!) -> SVGKSource! { url.map { SVGKSourceURL(url: $0) } }
}

/// A drawing in memory.
open class SVGKSourceNSData: SVGKSource, @unchecked Sendable {
    open class func source(from data: Data!, urlForRelativeLinks: URL!) -> SVGKSource! { SVGKSourceNSData(data: data ?? Data()) }
}

/// A drawing as text.
open class SVGKSourceString: SVGKSource, @unchecked Sendable {
    open class func source(fromContentsOf text: String!) -> SVGKSource! { SVGKSourceString(data: Data((text ?? "").utf8)) }
}

extension SVGKSource {
    static func path(named name: String, in bundle: Bundle) -> String? {
        let base: String = name.lowercased().hasSuffix(".svg") ? String(name.dropLast(4)) : name
        return bundle.path(forResource: base, ofType: "svg")
    }
}
