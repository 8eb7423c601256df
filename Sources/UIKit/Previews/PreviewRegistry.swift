/// A type that makes a preview: each `#Preview` becomes one.
public protocol PreviewRegistry {
    /// The file that it stands in: `Module/File.swift`.
    static var fileID: String { get }
    /// Its line there, from 1.
    static var line: Int { get }
    /// Its column there, from 1.
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
}
