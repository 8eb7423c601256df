/// One Swift file as its author wrote it.
package struct SourceFile: Sendable {
    /// The path that compiler errors shall name.
    package let path: String
    package let text: String
    /// Members, by where their names stand, that the compiler did not find because they are looked up on `AnyObject`.
    package let dynamicMembers: Set<SourcePosition>
    /// Parts of `text` that are not compiled.
    package let leftOut: [LeftOutPart]

    package init(path: String, text: String, dynamicMembers: Set<SourcePosition> = [], leftOut: [LeftOutPart] = []) {
        self.path = path
        self.text = text
        self.dynamicMembers = dynamicMembers
        self.leftOut = leftOut
    }

    /// The file's name without folders and without `.swift`.
    var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.hasSuffix(".swift") ? name.dropLast(6) : name[...])
    }
}

/// A place in a source file. Both numbers count from 1; the column counts UTF-8 bytes, as the compiler does.
package struct SourcePosition: Codable, Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
