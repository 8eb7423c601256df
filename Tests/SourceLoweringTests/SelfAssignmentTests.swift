import SourceLowering
import Testing

@Suite("Assignments of a property to itself")
struct SelfAssignmentTests {
    @Test("one of a framework's property, which may be stored here, is told apart")
    func frameworks() {
        #expect(lowered("func f(_ b: UIButton) { b.title = b.title }").text.contains("b.title = (b.title, ()).0 }"))
        let text = lowered("extension UIView { func f() { tint = self.tint; self.tint = tint } }").text
        #expect(text.contains("tint = (self.tint, ()).0; self.tint = (tint, ()).0"))
    }

    @Test("other assignments stay, and those of the project's own properties, of which the compiler speaks")
    func others() {
        #expect(body(lowered("class A { var x = 1; func f() { x = x } }")).contains("{ x = x }"))
        #expect(body(lowered("func f(_ a: UIView, _ b: UIView) { a.tint = b.tint }")).contains("a.tint = b.tint }"))
        #expect(body(lowered("func f(_ a: UIView) { a.at(0).tint = a.at(0).tint }")).contains("= a.at(0).tint }"))
        #expect(body(lowered("func f(_ a: UIView) { a.tint += a.tint }")).contains("a.tint += a.tint }"))
    }

    @Test("an open override in an extension of what a protocol's extension has is public, which an extension's member may be")
    func openInExtensions() {
        let text = body(
            lowered(
                "open class A: NSObject {}\nextension A { override open func observeValue(forKeyPath: String?, of: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?) {} }"
            ))
        #expect(text.contains("public func observeValue(forKeyPath:"))
        #expect(!text.contains("override"))
    }
}
