extension UIDocumentProperties {
    /// Properties of a document that is known by metadata, such as one that is in no file.
    public convenience init(metadata: LPLinkMetadata) { self.init(linkMetadata: metadata) }

    /// The words in the head of the menu. Of a file: its address and name.
    public var metadata: LPLinkMetadata {
        get {
            if let own = linkMetadata as? LPLinkMetadata { return own }
            let made = LPLinkMetadata()
            (made.originalURL, made.url, made.title) = (fileURL, fileURL, name)
            return made
        }
        set { linkMetadata = newValue }
    }
}
