import Foundation
import FoundationXML
import InterfaceFiles

/// Interface files: ours, and the same tree made of what FoundationXML's parser tells.
enum MarkupReading {
    static func run(_ files: [URL]) throws {
        print("XML reading: milliseconds of the processor, times longer than ours")
        var texts = try files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
        if texts.isEmpty { texts = [("200 made-up scenes", Data(madeUp(scenes: 200).utf8))] }
        var own = 0.0, peer = 0.0
        for (name, data) in texts {
            let tree = try MarkupReader.read(data)
            let other = TreeBuilder.read(data)
            precondition(other.map { same($0, tree) } == true, "\(name) is another tree")
            let ours = try Measure.milliseconds { _ = try MarkupReader.read(data) }
            let theirs = Measure.milliseconds { _ = TreeBuilder.read(data) }
            own += ours.processor
            peer += theirs.processor
            print(
                "  \(name), \(data.count) bytes: ours \(Measure.text(ours.processor)) ms, FoundationXML \(Measure.text(theirs.processor)) ms, \(Measure.ratio(theirs.processor, ours.processor)) times"
            )
        }
        print("  all files: FoundationXML takes \(Measure.ratio(peer, own)) times as long as ours")
    }

    private static func same(_ a: InterfaceElement, _ b: InterfaceElement) -> Bool {
        a.name == b.name && Set(a.attributes) == Set(b.attributes) && a.text == b.text && a.children.count == b.children.count
            && zip(a.children, b.children).allSatisfy(same)
    }

    private final class TreeBuilder: NSObject, XMLParserDelegate {
        private var open: [(name: String, attributes: [InterfaceElement.Attribute], children: [InterfaceElement], text: String, line: Int)] = []
        private var root: InterfaceElement?

        static func read(_ data: Data) -> InterfaceElement? {
            let parser = XMLParser(data: data)
            let builder = TreeBuilder()
            parser.delegate = builder
            return parser.parse() ? builder.root : nil
        }

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
            attributes attributeDict: [String: String] = [:]
        ) {
            open.append((elementName, attributeDict.map { InterfaceElement.Attribute($0.key, $0.value) }, [], "", parser.lineNumber))
        }

        func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
            guard let last = open.popLast() else { return }
            let element = InterfaceElement(
                last.name, last.attributes, children: last.children, text: last.children.isEmpty ? last.text : "", line: last.line)
            if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if !open.isEmpty { open[open.count - 1].text += string }
        }

        func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
            if !open.isEmpty { open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self) }
        }
    }

    private static func madeUp(scenes: Int) -> String {
        let scene = { (number: Int) in
            """
                <scene sceneID="s\(number)"><objects><viewController id="c\(number)" customClass="Controller" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v\(number)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Name &amp; address" lineBreakMode="tailTruncation" id="l\(number)">
                            <rect key="frame" x="16" y="59" width="361" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                        <constraints><constraint firstItem="l\(number)" firstAttribute="leading" secondItem="v\(number)" secondAttribute="leading" constant="16" id="k\(number)"/></constraints>
                    </view></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f\(number)" sceneMemberID="firstResponder"/></objects>
                    <point key="canvasLocation" x="53" y="375"/></scene>

            """
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"><scenes>\n"
            + (0..<scenes).map(scene).joined() + "</scenes></document>\n"
    }
}
