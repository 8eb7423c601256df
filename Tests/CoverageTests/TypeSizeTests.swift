import Foundation
import TestSupport
import Testing

/// A type that knows too much is split by what its parts are responsible for.
@Suite("Sizes of types") struct TypeSizeTests {
    /// UIKit's two classes that everything hangs from have that many members of their own.
    private static let exceptions: Set<String> = ["UIKit.UIView", "UIKit.UIViewController"]
    private static let most = 900

    @Test("are 900 lines at most over all files of a module, but for UIView and UIViewController")
    func limit() throws {
        let sizes = try TypeSizes(folder: Repository.root.appendingPathComponent("Sources")).lines
        #expect(sizes.count > 1000, "the search finds types")
        let large: [String] = sizes.filter { $0.value > Self.most }.map(\.key.description).sorted()
        #expect(large == Self.exceptions.sorted())
    }

    @Test("count a type's body and its extensions, with what is nested in them, and not what stands beside them")
    func counting() {
        var sizes = TypeSizes()
        sizes.add(
            """
            import Foundation

            /// A comment about class Other {
            @MainActor public final class First<Element>: NSObject {
                struct Nested {
                    var value = 1
                }
            }

            private let number = 1
            func make(_ type: First.Type) -> String {
                "class Text {"
            }

            extension First where Element: Equatable {}
            enum Second { case only }
            """, module: "A")
        sizes.add("extension First: Sendable {\n    var more: Int { 1 }\n}\n", module: "A")
        sizes.add("extension First {\n    func elsewhere() {}\n}\n", module: "B")
        let names: [String: Int] = Dictionary(uniqueKeysWithValues: sizes.lines.map { ($0.key.description, $0.value) })
        #expect(names == ["A.First": 9, "A.Second": 1, "B.First": 3])
    }
}
