extension UITextView {
    /// Tells where the view's text is, in its text container's coordinates. The view draws its text itself.
    public var layoutManager: NSLayoutManager {
        if let known = textContainer.manager, known.textStorage === textStorage { return known }
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        textStorage.addLayoutManager(manager)
        manager.layoutOfView = { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return TextLayout.layout(TextLayoutRequest(TextContent("", style: TextStyle(font: UIFont.systemFont(ofSize: 12).textFont)))) }
                return self.textLayout(width: self.bounds.width)
            }
        }
        return manager
    }
}
