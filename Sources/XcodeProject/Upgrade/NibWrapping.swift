/// Puts the navigation controller of a main nib into a split view controller, and makes that the window's root.
enum NibWrapping {
    /// Nil where the nib has a split view already.
    static func make(_ markup: MarkupText, module: String?, wraps: Bool) -> InterfaceWrapping? {
        guard let objects = markup.root.child("objects"), !objects.children.contains(where: { $0.name == "splitViewController" }) else { return nil }
        let all: [MarkupElement] = objects.all
        let windows: [MarkupElement] = objects.children.filter { $0.name == "window" }
        let roots = all.filter { $0["key"] == "view" && $0.parent?.name.hasSuffix("iewController") == true } + objects.children.filter { $0.name == "view" }
        let link: MarkupElement.Attribute? = windows.lazy.flatMap(\.all).first { $0.name == "outlet" && $0["property"] == "rootViewController" }?.attribute(
            "destination")
        let stack: MarkupElement? = objects.children.first { $0.name == "navigationController" && ($0["id"] == link?.value || link == nil) }
        guard wraps, let stack, let link else {
            return InterfaceWrapping(isWrapped: false, beginsWithStack: stack != nil && link != nil, roots: (windows + roots).map { ($0, false) })
        }
        let inStack = Set(stack.all.map(Swift.ObjectIdentifier.init))
        var result = InterfaceWrapping(
            isWrapped: true, beginsWithStack: true, roots: windows.map { ($0, false) } + roots.map { root in (root, inStack.contains(ObjectIdentifier(root))) })
        let id: String = "split-" + ObjectIdentifierText.make(link.value).prefix(6)
        let blanks: String = TextLines.indentation(of: stack.range.lowerBound, in: markup.bytes) ?? "        "
        let end: String = TextLines.end(in: markup.bytes)
        result.edits.replace(link.range, with: id)
        result.edits.insert(
            "<splitViewController preferredDisplayMode=\"beside\" id=\"\(id)\" \(PadSplitSource.attributes(module))>\(end)\(blanks)<viewControllers>\(end)\(blanks)",
            at: stack.range.lowerBound)
        let detail = """
            <viewController id="\(id)-detail" userLabel="Empty Detail">
                <view key="view" contentMode="scaleToFill" id="\(id)-view">
                    <rect key="frame" x="0.0" y="0.0" width="768" height="1024"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    \(StoryboardWrapping.detailColor(markup))
                </view>
            </viewController>
            </viewControllers>
            </splitViewController>
            """
        result.edits.insert(detail.split(separator: "\n").map { end + blanks + $0 }.joined(), at: stack.range.upperBound)
        return result
    }
}
