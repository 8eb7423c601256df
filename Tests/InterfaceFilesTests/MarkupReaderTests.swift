import Testing

@testable import InterfaceFiles

@Suite struct MarkupReaderTests {
    @Test("an element with thousands of attributes is refused: each look-up would go through all of them")
    func manyAttributes() throws {
        func element(_ count: Int) -> [UInt8] { Array("<a \((0..<count).map { "b\($0)=\"1\"" }.joined(separator: " "))/>".utf8) }
        #expect(try MarkupReader.read(element(500)).attributes.count == 500)
        let error = #expect(throws: MarkupReader.Failure.self) { try MarkupReader.read(element(100_000)) }
        #expect(error?.message == "the element a has more than 500 attributes")
    }

    @Test("many character data sections in one element are read once each")
    func manySections() throws {
        let text = "<a>" + String(repeating: "<![CDATA[x]]>", count: 50_000) + "</a>"
        #expect(try MarkupReader.read(Array(text.utf8)).text.utf8.count == 50_000)
    }

    @Test("elements, attributes, references, text and comments are read") func reads() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- made by hand -->
            <document type='a "quoted" one' name="B &amp; C &#x41;&#66;">
                <string key="text">Two
            lines &lt;here&gt;<![CDATA[ & <raw>]]></string>
                <empty/>
            </document>
            """
        let root = try MarkupReader.read(text.utf8)
        #expect(root.name == "document")
        #expect(root["type"] == "a \"quoted\" one")
        #expect(root["name"] == "B & C AB")
        #expect(root.children.map(\.name) == ["string", "empty"])
        #expect(root.child(key: "text")?.text == "Two\nlines <here> & <raw>")
        #expect(root.children[1].line == 6)
    }

    @Test(
        "what is no XML is refused with the line",
        arguments: [
            ("", 1), ("plain", 1), ("<a>\n<b></a>", 2), ("<a b=c/>", 1), ("<a>\n\n&nope;</a>", 3), ("<a/><b/>", 1), ("<a x='<'/>", 1),
            ("<a", 1), ("<a>text", 1), ("<!-- <a/>", 1),
        ])
    func refuses(text: String, line: Int) {
        do {
            _ = try MarkupReader.read(text.utf8)
            Issue.record("\(text) was read")
        } catch {
            #expect(error.line == line)
        }
    }

    @Test("nesting without end does not exhaust the stack") func deepNesting() {
        #expect(throws: MarkupReader.Failure.self) { try MarkupReader.read(String(repeating: "<a>", count: 100_000).utf8) }
    }

    @Test("damaged files are read or refused, and so are damaged archives: 4,000 mutations from seed 1") func mutations() throws {
        var generator = Generator(state: 1)
        let bytes = Array(Fixtures.storyboard.utf8)
        let archive = InterfaceArchive.encode(try InterfaceDocument(xml: bytes))
        var read = 0
        for index in 0..<4_000 {
            var damaged = index % 2 == 0 ? bytes : archive
            for _ in 0...Int(generator.next() % 4) {
                let place = Int(generator.next() % UInt64(damaged.count))
                switch generator.next() % 4 {
                case 0: damaged[place] = UInt8(truncatingIfNeeded: generator.next())
                case 1: damaged.remove(at: place)
                case 2: damaged.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
                default: damaged.removeSubrange(place..<min(damaged.count, place + Int(generator.next() % 40)))
                }
                if damaged.isEmpty { damaged = [0] }
            }
            guard let document = try? InterfaceArchive.decode(damaged) else { continue }
            read += 1
            _ = InterfaceAudit.findings(in: document)
        }
        #expect(read > 100)
    }

    /// The linear congruential generator of Knuth's MMIX, its high half.
    private struct Generator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 32
        }
    }
}

enum Fixtures {
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav-00-001">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="sce-00-001">
                    <objects>
                        <navigationController id="nav-00-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" id="bar-00-001"/>
                            <connections>
                                <segue destination="con-00-001" kind="relationship" relationship="rootViewController" id="seg-00-001"/>
                            </connections>
                        </navigationController>
                    </objects>
                    <point key="canvasLocation" x="1" y="2"/>
                </scene>
                <scene sceneID="sce-00-002">
                    <objects>
                        <viewController storyboardIdentifier="Root" id="con-00-001" userLabel="The root">
                            <view key="view" contentMode="scaleToFill" id="vie-00-001">
                                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                                <subviews>
                                    <label text="Hello" id="lab-00-001"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="gui-00-001"/>
                                <constraints>
                                    <constraint firstItem="lab-00-001" firstAttribute="top" secondItem="gui-00-001" secondAttribute="top" id="cst-00-001"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
}
