import Foundation

extension NSAttributedString {
    /// The string of Foundation's own class.
    public convenience init(_ other: Foundation.NSAttributedString) {
        let copy = NSMutableAttributedString(string: "")
        other.enumerateAttributes(in: NSRange(location: 0, length: other.length), options: []) { attributes, range, _ in
            let text: String = (other.string as NSString).substring(with: range)
            copy.append(NSAttributedString(string: text, attributes: attributes))
        }
        self.init(attributedString: copy)
    }
}
