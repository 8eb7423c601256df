/// The file names behind an image name outside asset catalogues (behaviour/rules.md 13.1 and 13.2).
struct LooseImageFile: Equatable {
    enum Idiom: String { case phone = "~iphone", pad = "~ipad" }

    var fileName: String
    var scale: Int

    /// The names to try, best first: the screen's scale, then lower scales from high to low, then higher ones; for each
    /// the device's own file before the common one.
    static func candidates(name: String, scale: Int, idiom: Idiom) -> [LooseImageFile] {
        let dot: String.Index? = name.lastIndex(of: ".").flatMap { isExtension(name[name.index(after: $0)...]) ? $0 : nil }
        let stem: Substring = dot.map { name[..<$0] } ?? name[...]
        let fileExtension: Substring = dot.map { name[$0...] } ?? ".png"
        let wanted: Int = max(1, min(3, scale))
        let lower: [Int] = Array(1..<wanted).reversed()
        let higher: [Int] = wanted < 3 ? Array(wanted + 1...3) : []
        return ([wanted] + lower + higher).flatMap { step in
            [idiom.rawValue, ""].map { suffix in
                LooseImageFile(fileName: "\(stem)\(step > 1 ? "@\(step)x" : "")\(suffix)\(fileExtension)", scale: step)
            }
        }
    }

    /// The scale that a file's name without extension states; 1 when it states none.
    static func scale(inName stem: String) -> Int {
        var bare: Substring = stem[...]
        for idiom in [Idiom.phone, .pad] where bare.hasSuffix(idiom.rawValue) { bare = bare.dropLast(idiom.rawValue.count) }
        if bare.hasSuffix("@3x") { return 3 }
        return bare.hasSuffix("@2x") ? 2 : 1
    }

    private static func isExtension(_ text: Substring) -> Bool {
        ["png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "ico", "webp", "heic", "pdf", "svg"].contains(text.lowercased())
    }
}
