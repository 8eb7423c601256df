/// Puts the navigation stack that a storyboard begins with into a split view controller, beside an empty detail.
enum StoryboardWrapping {
    /// Nil where the storyboard begins with a split view already, or with nothing.
    /// - Parameters:
    ///   - module: of the app's own split view controller.
    ///   - wraps: whether a navigation stack is to be put into a split view.
    static func make(_ markup: MarkupText, module: String?, wraps: Bool) -> InterfaceWrapping? {
        guard let initial = markup.root.attribute("initialViewController"), let scenes = markup.root.child("scenes") else { return nil }
        let controllers: [MarkupElement] = controllers(in: scenes)
        guard let first = controllers.first(where: { $0["id"] == initial.value }), first.name != "splitViewController" else { return nil }
        let column: Set<String> = wraps && first.name == "navigationController" ? stack(from: first, among: controllers) : []
        var result = InterfaceWrapping(
            isWrapped: !column.isEmpty, beginsWithStack: first.name == "navigationController",
            roots: controllers.compactMap { controller in
                let view: MarkupElement? = controller.children.first { $0["key"] == "view" || $0["key"] == "tableView" || $0["key"] == "collectionView" }
                return view.map { ($0, column.contains(controller["id"] ?? "")) }
            })
        guard result.isWrapped else { return result }
        let ids: [String] = ["split", "master", "detail", "detailStack", "root", "empty", "bar", "first", "second", "third"].map {
            identifier($0, seed: initial.value)
        }
        result.edits.replace(initial.range, with: ids[0])
        guard let scene = first.parent?.parent else { return result }
        let blanks: String = TextLines.indentation(of: scene.range.lowerBound, in: markup.bytes) ?? "        "
        let color: String = detailColor(markup)
        let lines: [String] = self.scenes(ids, navigation: initial.value, module: module, color: color).split(separator: "\n", omittingEmptySubsequences: false)
            .map(
                String.init)
        result.edits.insert(lines.map { $0 + TextLines.end(in: markup.bytes) + blanks }.joined(), at: scene.range.lowerBound)
        return result
    }

    private static func controllers(in scenes: MarkupElement) -> [MarkupElement] {
        scenes.children.compactMap { $0.child("objects")?.children.first { $0.name != "placeholder" && $0.attribute("id") != nil } }
    }

    /// The background of the empty detail: the system's where the storyboard knows it, so that it darkens with the scenes around it.
    static func detailColor(_ markup: MarkupText) -> String {
        markup.root.all.contains { $0.name == "systemColor" && $0["name"] == "systemBackgroundColor" }
            ? "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
            : "<color key=\"backgroundColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }

    /// The navigation stacks of a storyboard that have an iPad's whole width as tabs, and what the one in a column pushes there: what could stand
    /// beside each other. In the order of the text.
    static func fullWidth(in markup: MarkupText) -> (stacks: [MarkupElement], pushes: [MarkupElement]) {
        guard let scenes = markup.root.child("scenes"), let initial = markup.root["initialViewController"] else { return ([], []) }
        let controllers: [MarkupElement] = controllers(in: scenes)
        guard let first = controllers.first(where: { $0["id"] == initial }) else { return ([], []) }
        let segues: [MarkupElement] = first.all.filter { $0.name == "segue" }
        switch first.name {
        case "tabBarController":
            let tabs = Set(segues.filter { $0["relationship"] == "viewControllers" }.compactMap { $0["destination"] })
            return (controllers.filter { $0.name == "navigationController" && tabs.contains($0["id"] ?? "") }, [])
        case "splitViewController":
            let master: String? = segues.first { $0["relationship"] == "masterViewController" }?["destination"]
            guard let stack = controllers.first(where: { $0["id"] == master }) else { return ([], []) }
            let column: Set<String> = self.stack(from: stack, among: controllers)
            return (
                [],
                controllers.filter { column.contains($0["id"] ?? "") }.flatMap(\.all).filter { $0.name == "segue" && ["show", "push"].contains($0["kind"]) }
            )
        default: return ([], [])
        }
    }

    /// The navigation controller, what it begins with, and what is pushed from there on.
    private static func stack(from first: MarkupElement, among controllers: [MarkupElement]) -> Set<String> {
        let byIdentifier = Dictionary(controllers.map { ($0["id"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        var known: Set<String> = []
        var open: [MarkupElement] = [first]
        while let next = open.popLast() {
            guard let id = next["id"], known.insert(id).inserted else { continue }
            let segues: [MarkupElement] = next.all.filter {
                $0.name == "segue" && ["show", "push"].contains($0["kind"]) || $0["relationship"] == "rootViewController"
            }
            open += segues.compactMap { $0["destination"].flatMap { byIdentifier[$0] } }
        }
        return known
    }

    /// Identifiers as Interface Builder's, three characters, two and three, always the same for the same storyboard.
    private static func identifier(_ name: String, seed: String) -> String {
        let text: String = ObjectIdentifierText.make("\(seed)/\(name)")
        return "\(text.prefix(3))-\(text.dropFirst(3).prefix(2))-\(text.dropFirst(5).prefix(3))"
    }

    private static func scenes(_ ids: [String], navigation: String, module: String?, color: String) -> String {
        let split = """
            <splitViewController preferredDisplayMode="beside" id="\(ids[0])" \(PadSplitSource.attributes(module))sceneMemberID="viewController">
                <connections>
                    <segue destination="\(navigation)" kind="relationship" relationship="masterViewController" id="\(ids[1])"/>
                    <segue destination="\(ids[3])" kind="relationship" relationship="detailViewController" id="\(ids[2])"/>
                </connections>
            </splitViewController>
            """
        let detail = """
            <navigationController id="\(ids[3])" userLabel="Detail" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(ids[6])">
                    <autoresizingMask key="autoresizingMask"/>
                </navigationBar>
                <connections>
                    <segue destination="\(ids[5])" kind="relationship" relationship="rootViewController" id="\(ids[4])"/>
                </connections>
            </navigationController>
            """
        let empty = """
            <viewController id="\(ids[5])" userLabel="Empty Detail" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="\(ids[5])-v">
                    <rect key="frame" x="0.0" y="0.0" width="768" height="1024"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    \(color)
                </view>
                <navigationItem key="navigationItem" id="\(ids[5])-n"/>
            </viewController>
            """
        return [
            scene("Split View Controller", id: ids[7], x: -1600, y: 0, of: split), scene("Detail", id: ids[8], x: -1600, y: 1200, of: detail),
            scene("Empty Detail", id: ids[9], x: -800, y: 1200, of: empty),
        ].joined(separator: "\n")
    }

    /// A scene around the element of its controller, at a place of the canvas.
    private static func scene(_ title: String, id: String, x: Int, y: Int, of controller: String) -> String {
        """
        <!--\(title)-->
        <scene sceneID="\(id)">
            <objects>
        \(controller.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
                <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-fr" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="\(x)" y="\(y)"/>
        </scene>
        """
    }
}
