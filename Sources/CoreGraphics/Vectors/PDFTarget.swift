import Foundation

/// The place that a link or an outline's item of a document leads to.
package enum PDFTarget: Hashable {
    /// A page, counted from 1, and the point at the upper left of what is to be shown, in the page's coordinates; nil where it is not said.
    case page(Int, x: Double?, y: Double?, zoom: Double?)
    case address(String)
    /// A page of another document, counted from 1.
    case file(String, page: Int)
    /// `NextPage`, `Find` and the like.
    case command(String)
}

/// A link of a page: its rectangle in the page's coordinates.
package struct PDFLink: Hashable {
    package var area: CGRect
    package var target: PDFTarget
}

/// An item of a document's table of contents.
package struct PDFOutlineEntry {
    package var title: String
    package var isOpen: Bool
    package var target: PDFTarget?
    package var children: [PDFOutlineEntry]
}

/// Reads what poppler tells of links and outlines: its structures as the headers of poppler's C interface lay them out.
struct PopplerTargets {
    let library: PopplerLibrary
    let document: OpaquePointer

    /// A document that lies within itself would never end.
    private static let deepest = 32
    private static let mostItems = 20_000

    // MARK: Actions

    /// `PopplerAction`: a number for its kind, a title, then what the kind has.
    func target(of action: UnsafeMutableRawPointer) -> PDFTarget? {
        let kind = action.load(as: Int32.self)
        switch kind {
        case 2: return action.load(fromByteOffset: 16, as: UnsafeMutableRawPointer?.self).flatMap(target(at:))
        case 3:
            guard let file = text(action, 16) else { return nil }
            let place = action.load(fromByteOffset: 24, as: UnsafeMutableRawPointer?.self)
            return .file(file, page: place.map { max(1, Int($0.load(fromByteOffset: 4, as: Int32.self))) } ?? 1)
        case 4: return text(action, 16).map { .file($0, page: 1) }
        case 5: return text(action, 16).map { .address($0) }
        case 6: return text(action, 16).map { .command($0) }
        default: return nil
        }
    }

    func title(of action: UnsafeMutableRawPointer) -> String { text(action, 8) ?? "" }

    private func text(_ structure: UnsafeMutableRawPointer, _ offset: Int) -> String? {
        structure.load(fromByteOffset: offset, as: UnsafePointer<CChar>?.self).map { String(cString: $0) }
    }

    /// `PopplerDest`: a kind, a page, four edges, a zoom, a name, and bits for which of left, top and zoom it says.
    private func target(at place: UnsafeMutableRawPointer) -> PDFTarget? {
        let kind = place.load(as: Int32.self)
        // A name that stands for a place elsewhere in the document.
        if kind == 9 {
            guard let name = place.load(fromByteOffset: 48, as: UnsafePointer<CChar>?.self), let find = library.details.findPlace,
                let found = find(document, name)
            else { return nil }
            defer { library.details.freePlace?(found) }
            return found.load(as: Int32.self) == 9 ? nil : target(at: found)
        }
        let page = Int(place.load(fromByteOffset: 4, as: Int32.self))
        guard kind != 0, page >= 1 else { return nil }
        func number(_ offset: Int) -> Double { place.load(fromByteOffset: offset, as: Double.self) }
        let says = place.load(fromByteOffset: 56, as: UInt32.self)
        let hasLeft: Bool = kind == 1 ? says & 1 != 0 : [4, 5, 8].contains(kind)
        let hasTop: Bool = kind == 1 ? says & 2 != 0 : [3, 5, 7].contains(kind)
        let zoom: Double = number(40)
        return .page(page, x: hasLeft ? number(8) : nil, y: hasTop ? number(32) : nil, zoom: kind == 1 && says & 4 != 0 && zoom > 0 ? zoom : nil)
    }

    // MARK: Outlines

    func outline() -> [PDFOutlineEntry] {
        guard let iterator = library.details.outline?(document) else { return [] }
        defer { library.details.freeOutline?(iterator) }
        var count = 0
        return entries(iterator, depth: 0, &count)
    }

    private func entries(_ iterator: OpaquePointer, depth: Int, _ count: inout Int) -> [PDFOutlineEntry] {
        let details = library.details
        var found: [PDFOutlineEntry] = []
        repeat {
            count += 1
            guard count < Self.mostItems, let action = details.outlineAction?(iterator) else { break }
            var entry = PDFOutlineEntry(
                title: title(of: action), isOpen: details.outlineIsOpen.map { $0(iterator) != 0 } ?? false, target: target(of: action), children: [])
            details.freeAction?(action)
            if depth < Self.deepest, let child = details.outlineChild?(iterator) {
                entry.children = entries(child, depth: depth + 1, &count)
                details.freeOutline?(child)
            }
            found.append(entry)
        } while details.outlineNext.map { $0(iterator) != 0 } ?? false
        return found
    }
}
