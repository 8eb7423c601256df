extension NSAttributedString {
    /// Whether a range has a character that stands for an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttributes(in: range, options: []) { attributes, _, stop in
            guard attributes[.attachment] != nil else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}

extension NSMutableAttributedString {
    /// Takes attachments from characters that do not stand for one, and gives each paragraph the style at its beginning.
    public func fixAttributes(in range: NSRange) {
        let text = string as NSString
        let area: NSRange = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        guard area.length > 0 else { return }
        for index in area.location..<NSMaxRange(area) where text.character(at: index) != 0xFFFC {
            if attribute(.attachment, at: index, effectiveRange: nil) != nil { removeAttribute(.attachment, range: NSRange(location: index, length: 1)) }
        }
        var start: Int = text.paragraphRange(for: NSRange(location: area.location, length: 0)).location
        while start < NSMaxRange(area) {
            let paragraph: NSRange = text.paragraphRange(for: NSRange(location: start, length: 0))
            var extent = NSRange(location: start, length: 0)
            let style: Any? = attribute(.paragraphStyle, at: start, effectiveRange: &extent)
            if NSMaxRange(extent) < NSMaxRange(paragraph) {
                if let style { addAttribute(.paragraphStyle, value: style, range: paragraph) } else { removeAttribute(.paragraphStyle, range: paragraph) }
            }
            start = NSMaxRange(paragraph)
        }
    }
}
