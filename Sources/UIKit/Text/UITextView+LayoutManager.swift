extension UITextView {
    /// Lays the text out where its container is one of an app's; tells where the text is, in the container's coordinates.
    public var layoutManager: NSLayoutManager {
        if let known = textContainer.manager, known.textStorage === textStorage {
            attach(known)
            return known
        }
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        textStorage.addLayoutManager(manager)
        attach(manager)
        return manager
    }

    private func attach(_ manager: NSLayoutManager) {
        guard manager.layoutOfView == nil else { return }
        manager.layoutOfView = { [weak self] in
            MainActor.assumeIsolated {
                guard let self else {
                    return TextLayout.layout(TextLayoutRequest(TextContent("", style: TextStyle(font: UIFont.systemFont(ofSize: 12).textFont))))
                }
                return self.textLayout(width: self.bounds.width)
            }
        }
    }

    /// The manager where it is of a class of the app's, which may draw otherwise, or shows what is not seen.
    var ownLayoutManager: NSLayoutManager? {
        guard !isSecureTextEntry, let manager = textContainer.manager else { return nil }
        let isOwn: Bool = type(of: manager) != NSLayoutManager.self || manager.showsInvisibleCharacters || manager.showsControlCharacters
        guard isOwn else { return nil }
        return layoutManager
    }
}
