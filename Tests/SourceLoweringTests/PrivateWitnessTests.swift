import SourceLowering
import Testing

@Suite("Private methods with names of optional requirements")
struct PrivateWitnessTests {
    private func lowered(_ text: String) -> String {
        body(ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([SourceFile(path: "File.swift", text: text)]).files[0])
    }

    @Test("they are methods of their own, which own calls reach")
    func renamed() {
        let text = lowered(
            """
            class List: NSObject, UITableViewDelegate {
                private func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
                func choose() { tableView(t, didSelectRowAt: p); self.tableView(t, didSelectRowAt: p); other.tableView(t, didSelectRowAt: p); tableView(t) }
            }
            """)
        #expect(text.contains("private func __private_tableView(_ table"))
        #expect(text.contains("{ __private_tableView(t, didSelectRowAt: p); self.__private_tableView(t, didSelectRowAt: p); other.tableView(t"))
        #expect(text.contains("; tableView(t) }"))
        // No message of Objective-C's leads there.
        #expect(!text.contains("tableView:didSelectRowAt:"))
    }

    @Test("one that Objective-C sees answers the requirement; others stay")
    func others() {
        let text = lowered(
            """
            class List: NSObject, UITableViewDelegate {
                @objc private func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
                private func tableView(_ table: UITableView, path: IndexPath) {}
            }
            class Plain: NSObject { private func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {} }
            """)
        #expect(!text.contains("__private_") && !text.contains("@objc private"))
        #expect(text.contains("private func tableView(_ table: UITableView, path") && text.contains("{ private func tableView("))
    }

    @Test("one of a private class that is as accessible as that class answers the requirement")
    func ofPrivateTypes() {
        let text = lowered(
            """
            private class List: NSObject, UITableViewDelegate {
                fileprivate func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
                private func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            }
            """)
        #expect(text.contains("fileprivate func tableView(_ table"))
        let extended = lowered(
            """
            fileprivate class List: NSObject {}
            extension List: UITableViewDelegate { fileprivate func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {} }
            """)
        #expect(extended.contains("{ fileprivate func tableView(_ table"))
    }
}
