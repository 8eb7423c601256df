import UIKit

/// Attributes and outlines between documents and their files.
enum PDFDocumentInformation {
    static func attributes(of document: CGPDFDocument) -> [AnyHashable: Any] {
        var made: [AnyHashable: Any] = [:]
        func add(_ key: PDFDocumentAttribute, _ value: Any?) { if let value { made[AnyHashable(key)] = value } }
        add(.titleAttribute, document.title)
        add(.authorAttribute, document.author)
        add(.subjectAttribute, document.subject)
        add(.creatorAttribute, document.creator)
        add(.producerAttribute, document.producer)
        add(.creationDateAttribute, document.creationDate)
        add(.modificationDateAttribute, document.modificationDate)
        add(.keywordsAttribute, document.keywords.map(keywords))
        return made
    }

    /// The words of one text, which commas or semicolons divide.
    static func keywords(_ text: String) -> [String] {
        text.split { $0 == "," || $0 == ";" }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Attributes as a file has them.
    static func value(of attributes: [AnyHashable: Any]) -> PDFValue {
        var made: [String: PDFValue] = [:]
        for (key, value) in attributes {
            guard let key = key.base as? String else { continue }
            switch value {
            case let text as String: made[key] = .text(text)
            case let date as Date: made[key] = .text(PDFText.text(date))
            case let words as [String]: made[key] = .text(words.joined(separator: ", "))
            default: break
            }
        }
        return .dictionary(made)
    }

    // MARK: Outlines

    static func outline(_ entries: [PDFOutlineEntry], of document: PDFDocument) -> PDFOutline? {
        guard !entries.isEmpty else { return nil }
        let wasChanged: Bool = document.isChanged
        let actions = PDFTargetActions(document: document)
        func made(_ entry: PDFOutlineEntry) -> PDFOutline {
            let item = PDFOutline()
            item.label = entry.title
            item.isOpen = entry.isOpen
            item.action = entry.target.flatMap { actions.action(of: $0) }
            for (index, child) in entry.children.enumerated() { item.insertChild(made(child), at: index) }
            return item
        }
        let root = PDFOutline()
        for (index, entry) in entries.enumerated() { root.insertChild(made(entry), at: index) }
        root.document = document
        document.isChanged = wasChanged
        return root
    }

    /// Writes an outline; a reference to its root. `action` writes what an item does.
    static func write(_ root: PDFOutline, to writer: PDFObjectWriter, action: (PDFAction) -> PDFValue?) -> PDFValue {
        let number: Int = writer.reserve()
        var dictionary: [String: PDFValue] = ["Type": .name("Outlines")]
        dictionary.merge(writeChildren(of: root, as: number, to: writer, action)) { _, new in new }
        writer.set(number, .dictionary(dictionary))
        return .reference(number)
    }

    private static func writeChildren(of item: PDFOutline, as parent: Int, to writer: PDFObjectWriter, _ action: (PDFAction) -> PDFValue?) -> [String: PDFValue]
    {
        guard !item.children.isEmpty else { return [:] }
        let numbers: [Int] = item.children.map { _ in writer.reserve() }
        for (index, child) in item.children.enumerated() {
            var dictionary: [String: PDFValue] = ["Title": .text(child.label ?? ""), "Parent": .reference(parent)]
            if index > 0 { dictionary["Prev"] = .reference(numbers[index - 1]) }
            if index + 1 < numbers.count { dictionary["Next"] = .reference(numbers[index + 1]) }
            if let own = child.action { dictionary["A"] = action(own) }
            dictionary.merge(writeChildren(of: child, as: numbers[index], to: writer, action)) { _, new in new }
            writer.set(numbers[index], .dictionary(dictionary))
        }
        let count: Int = item.children.count
        return ["First": .reference(numbers[0]), "Last": .reference(numbers[count - 1]), "Count": .integer(item.isOpen ? count : -count)]
    }
}
