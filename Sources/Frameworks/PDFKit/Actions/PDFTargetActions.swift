import UIKit

/// Makes actions of what documents say, and says them again.
struct PDFTargetActions {
    /// Nil for pages whose document is gone: their links lead to no pages.
    let document: PDFDocument?

    /// The action of a link or an outline's item as poppler tells it.
    func action(of target: PDFTarget) -> PDFAction? {
        switch target {
        case .page(let number, let x, let y, let zoom):
            guard let page = document?.originalPage(number - 1) else { return nil }
            return PDFActionGoTo(destination: destination(page, x, y, zoom))
        case .address(let address): return URL(string: address).map { PDFActionURL(url: $0) }
        case .file(let path, let page):
            let unspecified = CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)
            return PDFActionRemoteGoTo(pageIndex: page - 1, at: unspecified, fileURL: url(ofFile: path))
        case .command(let word): return PDFActionNamed(name: PDFActionNamedName(word: word))
        }
    }

    private func destination(_ page: PDFPage, _ x: Double?, _ y: Double?, _ zoom: Double?) -> PDFDestination {
        // Poppler counts from the corner of the part that is shown.
        let corner: CGPoint = page.bounds(for: .cropBox).origin
        let point = CGPoint(
            x: x.map { corner.x + CGFloat($0) } ?? kPDFDestinationUnspecifiedValue, y: y.map { corner.y + CGFloat($0) } ?? kPDFDestinationUnspecifiedValue)
        let made = PDFDestination(page: page, at: point)
        if let zoom, zoom > 0 { made.zoom = CGFloat(zoom) }
        return made
    }

    /// Files are named from the document's own folder.
    private func url(ofFile path: String) -> URL {
        URL(fileURLWithPath: path, relativeTo: document?.documentURL?.deletingLastPathComponent())
    }

    // MARK: The file's own words

    func action(of value: PDFValue, in file: PDFObjectFile) -> PDFAction? {
        guard let dictionary = file.dictionary(value) else { return nil }
        switch file.resolve(dictionary["S"]).name {
        case "URI":
            guard let bytes = file.resolve(dictionary["URI"]).bytes else { return nil }
            let address = String(decoding: bytes, as: UTF8.self)
            return URL(string: address).map { PDFActionURL(url: $0) }
        case "GoTo": return destination(of: dictionary["D"] ?? .null, in: file).map { PDFActionGoTo(destination: $0) }
        case "GoToR":
            guard let path = path(dictionary["F"], in: file) else { return nil }
            let place: [PDFValue] = file.array(dictionary["D"]) ?? []
            let point: CGPoint = PDFPlace(place.dropFirst().map { file.resolve($0) }).point
            return PDFActionRemoteGoTo(pageIndex: place.first.flatMap { file.resolve($0).integer } ?? 0, at: point, fileURL: url(ofFile: path))
        case "Launch": return path(dictionary["F"], in: file).map { PDFActionURL(url: url(ofFile: $0)) }
        case "Named": return PDFActionNamed(name: PDFActionNamedName(word: file.resolve(dictionary["N"]).name ?? ""))
        case "ResetForm":
            let made = PDFActionResetForm()
            made.fields = file.array(dictionary["Fields"])?.compactMap { file.resolve($0).text ?? file.dictionary($0).flatMap { file.resolve($0["T"]).text } }
            made.fieldsIncludedAreCleared = (file.resolve(dictionary["Flags"]).integer ?? 0) & 1 == 0
            return made
        default: return nil
        }
    }

    private func path(_ value: PDFValue?, in file: PDFObjectFile) -> String? {
        if let text = file.resolve(value).text { return text }
        guard let dictionary = file.dictionary(value) else { return nil }
        return file.resolve(dictionary["UF"]).text ?? file.resolve(dictionary["F"]).text
    }

    /// A place is an array, or has a name that the catalogue knows.
    func destination(of value: PDFValue, in file: PDFObjectFile, depth: Int = 0) -> PDFDestination? {
        guard depth < 4 else { return nil }
        switch file.resolve(value) {
        case .array(let place):
            guard let first = place.first, let page = page(first, in: file) else { return nil }
            let rest = PDFPlace(place.dropFirst().map { file.resolve($0) })
            let made = PDFDestination(page: page, at: rest.point)
            if let zoom = rest.zoom { made.zoom = zoom }
            return made
        case .dictionary(let dictionary): return destination(of: dictionary["D"] ?? .null, in: file, depth: depth + 1)
        case .name(let name):
            let names: [String: PDFValue] = file.dictionary(file.catalog["Dests"]) ?? [:]
            return names[name].flatMap { destination(of: $0, in: file, depth: depth + 1) }
        case .string(let name):
            let tree: [String: PDFValue] = file.dictionary(file.catalog["Names"]) ?? [:]
            if let found = PDFNameTree(file: file).value(of: name, in: tree["Dests"] ?? .null) { return destination(of: found, in: file, depth: depth + 1) }
            return destination(of: .name(String(decoding: name, as: UTF8.self)), in: file, depth: depth + 1)
        default: return nil
        }
    }

    private func page(_ value: PDFValue, in file: PDFObjectFile) -> PDFPage? {
        if let number = value.reference { return document?.page(ofObject: number, in: file) }
        return file.resolve(value).integer.flatMap { document?.page(at: $0) }
    }
}

/// The part of a destination behind its page: `/XYZ 0 700 1`, `/FitH 700`.
struct PDFPlace {
    private let values: [PDFValue]

    init(_ values: [PDFValue]) { self.values = values }

    private func number(_ index: Int) -> CGFloat {
        index < values.count ? values[index].number.map { CGFloat($0) } ?? kPDFDestinationUnspecifiedValue : kPDFDestinationUnspecifiedValue
    }

    var point: CGPoint {
        switch values.first?.name {
        case "XYZ": CGPoint(x: number(1), y: number(2))
        case "FitH", "FitBH": CGPoint(x: kPDFDestinationUnspecifiedValue, y: number(1))
        case "FitV", "FitBV": CGPoint(x: number(1), y: kPDFDestinationUnspecifiedValue)
        case "FitR": CGPoint(x: number(1), y: number(4))
        default: CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)
        }
    }

    var zoom: CGFloat? {
        guard values.first?.name == "XYZ", values.count > 3, let zoom = values[3].number, zoom > 0 else { return nil }
        return CGFloat(zoom)
    }

    static func value(of destination: PDFDestination, page: PDFValue) -> PDFValue {
        func open(_ value: CGFloat) -> PDFValue { value == kPDFDestinationUnspecifiedValue ? .null : .number(value) }
        return .array([page, .name("XYZ"), open(destination.point.x), open(destination.point.y), open(destination.zoom)])
    }
}

/// A tree of names, in which PDF files keep what links speak of.
struct PDFNameTree {
    let file: PDFObjectFile

    func value(of name: Data, in node: PDFValue, depth: Int = 0) -> PDFValue? {
        guard depth < 32, let dictionary = file.dictionary(node) else { return nil }
        if let names = file.array(dictionary["Names"]) {
            for index in stride(from: 0, to: names.count - 1, by: 2) where file.resolve(names[index]).bytes == name { return names[index + 1] }
        }
        for kid in file.array(dictionary["Kids"]) ?? [] {
            if let limits = file.dictionary(kid).flatMap({ file.array($0["Limits"]) }), limits.count == 2, let low = file.resolve(limits[0]).bytes,
                let high = file.resolve(limits[1]).bytes, name.lexicographicallyPrecedes(low) || high.lexicographicallyPrecedes(name)
            {
                continue
            }
            if let found = value(of: name, in: kid, depth: depth + 1) { return found }
        }
        return nil
    }
}
