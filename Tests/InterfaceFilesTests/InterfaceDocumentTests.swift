import Testing

@testable import InterfaceFiles

@Suite struct InterfaceDocumentTests {
    @Test("a storyboard knows its scenes and what it begins with") func scenes() throws {
        let document = try InterfaceDocument(xml: Fixtures.storyboard.utf8)
        #expect(document.kind == .storyboard)
        #expect(document.initialController == "nav-00-001")
        #expect(document.scene(identifier: "Root")?.controller?.id == "con-00-001")
        #expect(document.scene(ofController: "nav-00-001") != nil)
        #expect(InterfaceAudit.findings(in: document).isEmpty)
    }

    @Test("an archive says what its file said, without what only the editor needs") func archive() throws {
        let document = try InterfaceDocument(xml: Fixtures.storyboard.utf8)
        let bytes = InterfaceArchive.encode(document)
        let read = try InterfaceArchive.decode(bytes)
        #expect(read.scene(identifier: "Root")?.controller?.child(key: "view")?.list("subviews").first?["text"] == "Hello")
        #expect(read.root.child("device") == nil)
        #expect(read.scenes[1].controller?["userLabel"] == nil)
        #expect(bytes.count < Fixtures.storyboard.utf8.count / 2)
        #expect(InterfaceArchive.encode(read) == bytes)
        #expect(throws: (any Error).self) { try InterfaceArchive.decode(Array(bytes.dropLast(3))) }
    }

    @Test("files of other systems, of old editors and of other kinds are refused with what to do") func refusals() {
        func advice(_ text: String) -> String? {
            do {
                _ = try InterfaceDocument(xml: text.utf8)
                return nil
            } catch { return error.advice }
        }
        #expect(advice("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>") == "Open and save it in a newer Xcode.")
        #expect(advice("<document targetRuntime=\"MacOSX.Cocoa\"/>") == "Leave it out of the iOS target.")
        #expect(advice("<plist/>") == "Restore the file.")
        #expect(advice("<document") == "Open and save the file in Xcode, or restore it.")
    }

    @Test("the audit names what will not be shown: line, object and what to expect") func audit() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <view id="one" userLabel="Board" wobble="YES">
                        <subviews>
                            <arView id="map"/>
                            <label id="two" wobble="YES"/>
                            <label id="three" wobble="YES"/>
                            <sparkles id="four"/>
                        </subviews>
                        <connections><outlet property="friend" destination="nobody" id="out"/></connections>
                    </view>
                </objects>
            </document>
            """
        let findings = InterfaceAudit.findings(in: try InterfaceDocument(xml: text.utf8))
        #expect(
            findings.map { "\($0.line) \($0.message)" } == [
                "3 view one “Board”: the attribute wobble of view has no effect.",
                "5 arView map: there is no such view here; a plain view stands in its place.",
                "6 label two: the attribute wobble of label has no effect. (2 places)",
                "8 sparkles four: the element sparkles is not known and is left out.",
                "10 outlet out: it refers to nobody, which is not in the file.",
            ])
    }

    @Test("variations apply from the default over one class to both") func variations() throws {
        let text = """
            <constraint id="c" constant="1">
                <variation key="heightClass=regular-widthClass=regular" constant="4"/>
                <variation key="widthClass=regular" constant="3"/>
                <variation key="default" constant="2"/>
            </constraint>
            """
        let element = try MarkupReader.read(text.utf8)
        func constant(_ width: InterfaceVariation.SizeClass?, _ height: InterfaceVariation.SizeClass?) -> String? {
            InterfaceVariation.resolved(element, width: width, height: height)["constant"]
        }
        #expect(constant(nil, nil) == "2")
        #expect(constant(.compact, .regular) == "2")
        #expect(constant(.regular, .compact) == "3")
        #expect(constant(.regular, .regular) == "4")
    }

    @Test("masks leave out by default and take in for a class") func masks() throws {
        let text = """
            <view id="v">
                <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>
                <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
            </view>
            """
        let element = try MarkupReader.read(text.utf8)
        #expect(InterfaceVariation.excluded(from: "subviews", of: element, width: .compact, height: .regular) == ["a", "b"])
        #expect(InterfaceVariation.excluded(from: "subviews", of: element, width: .regular, height: .regular) == ["b"])
        #expect(InterfaceVariation.excluded(from: "constraints", of: element, width: .regular, height: .regular).isEmpty)
    }
}
