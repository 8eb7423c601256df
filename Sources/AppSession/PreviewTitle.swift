/// The name and place of a `#Preview` of an app.
package struct PreviewTitle: Hashable, Sendable {
    /// The name that its author gave it.
    package var name: String?
    /// The name of the file that it stands in.
    package var file: String
    package var line: Int

    package init(name: String? = nil, file: String, line: Int) {
        self.name = name
        self.file = file
        self.line = line
    }
}
