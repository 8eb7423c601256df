/// The font for Chinese, Japanese and Korean: Noto Sans CJK, of Debian's package `fonts-noto-cjk`, too large to come with the program.
enum EastAsianFont {
    private static let folder = "/usr/share/fonts/opentype/noto"
    /// Of the faces in a file, which differ in the shapes of some Han characters, the one for simplified Chinese.
    static let faceIndex: UInt32 = 2

    /// The file for a weight: the package has two.
    static func name(weight: FontWeight) -> String {
        weight.rawValue >= FontWeight.semibold.rawValue ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc"
    }

    /// The path of the file of a name; nil for other names.
    static func path(_ name: String) -> String? { name.hasPrefix("NotoSansCJK-") ? "\(folder)/\(name)" : nil }
}
