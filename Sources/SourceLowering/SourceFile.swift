/// One Swift file as its author wrote it.
package struct SourceFile: Sendable {
    /// The path that compiler errors shall name.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The file's name without folders and without `.swift`.
    var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.hasSuffix(".swift") ? name.dropLast(6) : name[...])
    }
}
