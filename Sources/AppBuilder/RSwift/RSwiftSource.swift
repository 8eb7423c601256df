import XcodeProject

/// The source `R.generated.swift`: symbols for an app's resources as R.swift makes them.
struct RSwiftSource {
    /// The two shapes that `R` has had.
    enum Form: Equatable {
        /// Before version 7: types with static members.
        case types
        /// Since version 7: a value of types with members.
        case values
    }

    let contents: RSwiftContents
    let form: Form
    /// Whether other modules see `R`.
    var isPublic = false
    /// Modules that the project asks the tool to import.
    var imports: [String] = []

    static let fileName = "R.generated.swift"

    private var access: String { isPublic ? "public " : "" }
    private var own: String { form == .types ? access + "static " : access }
    private var bundle: String { form == .types ? "hostingBundle" : "bundle" }
    private static let module = "RswiftResources"

    var text: String {
        let modules: [String] = ["Foundation", Self.module, "UIKit"] + Set(imports).union(contents.modules).sorted()
        var lines: [String] = modules.map { "import \($0)" } + [""]
        if form == .types {
            lines += ["private let hostingBundle: Foundation.Bundle = .main", ""]
            lines += ["\(access)struct R: \(Self.module).Validatable {"]
        } else {
            lines += ["\(access)let R = _R(bundle: .main)", "", "\(access)struct _R {", "    let bundle: Foundation.Bundle"]
        }
        let sections: [[String]] = [
            scope("string", stringLines, initializer: .languages), scope("image", assets(contents.images, "ImageResource", imageValue)),
            scope("color", assets(contents.colors, "ColorResource", colorValue)), scope("data", assets(contents.data, "DataResource", dataValue)),
            scope("font", fontLines, conforming: form == .values && !fonts.isEmpty ? "Swift.Sequence" : nil), scope("file", fileLines),
            scope("storyboard", storyboardLines), scope("nib", nibLines), scope("reuseIdentifier", reuseLines), scope("segue", segueLines),
            scope("id", accessibilityLines), scope("info", tree(contents.information)), scope("entitlements", tree(contents.entitlements)),
        ]
        lines += (sections.flatMap(\.self) + validation).map { $0.isEmpty ? "" : "    \($0)" } + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Parts

    /// The way the value of a part is made.
    private enum Initializer { case bundle, languages, none }

    private static let reserved: Set<String> = ["bundle"]

    /// A type of that name, and in the newer form the members that give values of it.
    private func scope(_ name: String, _ lines: [String], conforming conformance: String? = nil, initializer: Initializer = .bundle) -> [String] {
        guard !lines.isEmpty else { return [] }
        let head: String = "\(access)struct \(name)\(conformance.map { ": \($0)" } ?? "") {"
        let body: [String] = lines.map { $0.isEmpty ? "" : "    \($0)" }
        guard form == .values else { return [head] + body + ["}", ""] }
        switch initializer {
        case .none: return ["\(access)var \(name): \(name) { .init() }", head] + body + ["}", ""]
        case .bundle:
            return [
                "\(access)var \(name): \(name) { .init(bundle: bundle) }",
                "\(access)func \(name)(bundle: Foundation.Bundle) -> \(name) { .init(bundle: bundle) }", head, "    let bundle: Foundation.Bundle",
            ] + body + ["}", ""]
        case .languages:
            return [
                "\(access)var \(name): \(name) { .init(bundle: bundle, preferredLanguages: nil, locale: nil) }",
                "\(access)func \(name)(bundle: Foundation.Bundle) -> \(name) { .init(bundle: bundle, preferredLanguages: nil, locale: nil) }",
                "\(access)func \(name)(locale: Foundation.Locale) -> \(name) { .init(bundle: bundle, preferredLanguages: nil, locale: locale) }",
                "\(access)func \(name)(preferredLanguages: [String], locale: Foundation.Locale? = nil) -> \(name) {",
                "    .init(bundle: bundle, preferredLanguages: preferredLanguages, locale: locale)", "}", head,
                "    let bundle: Foundation.Bundle", "    let preferredLanguages: [String]?", "    let locale: Foundation.Locale?",
            ] + body + ["}", ""]
        }
    }

    private func member(_ name: String, _ type: String, _ value: String) -> String {
        "\(own)var \(name): \(Self.module).\(type) { .init(\(value)) }"
    }

    private func quote(_ text: String) -> String { ManifestWriter.quote(text) }

    // MARK: Catalogues, fonts and files

    private func imageValue(_ name: String) -> String {
        "name: \(quote(name)), path: \(path(of: name)), bundle: \(bundle), locale: nil, onDemandResourceTags: nil"
    }
    private func colorValue(_ name: String) -> String { "name: \(quote(name)), path: \(path(of: name)), bundle: \(bundle)" }
    private func dataValue(_ name: String) -> String { "name: \(quote(name)), path: \(path(of: name)), bundle: \(bundle), onDemandResourceTags: nil" }

    private func path(of name: String) -> String { "[" + name.split(separator: "/").dropLast().map { quote(String($0)) }.joined(separator: ", ") + "]" }

    /// Symbols for names of assets, those of a namespace in a type of its name.
    private func assets(_ names: [String], _ type: String, level: Int = 0, _ value: (String) -> String) -> [String] {
        let parts: (String) -> [Substring] = { $0.split(separator: "/") }
        let plain: [String] = names.filter { parts($0).count == level + 1 }
        var result: [String] = RSwiftName.unique(plain, except: Self.reserved) { String(parts($0)[level]) }.map {
            member($0.identifier, type, value($0.element))
        }
        let taken = Set(RSwiftName.unique(plain) { String(parts($0)[level]) }.map(\.identifier))
        let spaces: [String: [String]] = Dictionary(grouping: names.filter { parts($0).count > level + 1 }) { String(parts($0)[level]) }
        for space in RSwiftName.unique(Array(spaces), except: Self.reserved.union(taken), name: \.key) {
            result += scope(space.identifier, assets(space.element.value, type, level: level + 1, value))
        }
        return result
    }

    private var fonts: [(identifier: String, element: RSwiftContents.Font)] {
        RSwiftName.unique(contents.fonts, except: Self.reserved.union(["makeIterator"]), name: \.name)
    }

    private var fontLines: [String] {
        let members: [String] = fonts.map { font in
            member(font.identifier, "FontResource", "name: \(quote(font.element.name)), bundle: \(bundle), filename: \(quote(font.element.file))")
        }
        guard form == .values, !members.isEmpty else { return members }
        let names: String = fonts.map(\.identifier).joined(separator: ", ")
        return members + ["\(access)func makeIterator() -> IndexingIterator<[\(Self.module).FontResource]> { [\(names)].makeIterator() }"]
    }

    private var fileLines: [String] {
        RSwiftName.unique(contents.files, except: Self.reserved) { $0 }.map { file in
            let dot: String.Index? = file.element.dropFirst().lastIndex(of: ".")
            let name: Substring = dot.map { file.element[..<$0] } ?? file.element[...]
            let type: Substring = dot.map { file.element[$0...].dropFirst() } ?? ""
            return member(
                file.identifier, "FileResource", "name: \(quote(String(name))), pathExtension: \(quote(String(type))), bundle: \(bundle), locale: nil")
        }
    }

    // MARK: Texts

    private var stringLines: [String] {
        RSwiftName.unique(contents.tables, except: Self.reserved.union(["preferredLanguages", "locale"]), name: \.name).flatMap { name, table -> [String] in
            let texts = RSwiftName.unique(table.texts, except: ["source"], name: \.key)
            let lines: [String] = texts.flatMap { textLines($0.identifier, $0.element, table: table.name) }
            let head: String = "\(access)struct \(name) {"
            let body: [String] = lines.map { "    \($0)" }
            guard form == .values else { return [head] + body + ["}", ""] }
            let source = { (languages: String) in
                ".init(source: .init(bundle: bundle, tableName: \(quote(table.name)), preferredLanguages: \(languages), locale: locale))"
            }
            return [
                "\(access)var \(name): \(name) { \(source("preferredLanguages")) }",
                "\(access)func \(name)(preferredLanguages: [String]) -> \(name) { \(source("preferredLanguages")) }", head,
                "    let source: \(Self.module).StringResource.Source",
            ] + body + ["}", ""]
        }
    }

    private func textLines(_ name: String, _ text: RSwiftContents.Text, table: String) -> [String] {
        guard text.parameters.count < 10 else { return [] }
        let types: String = text.parameters.map(\.type).joined(separator: ", ")
        let type: String = text.parameters.isEmpty ? "StringResource" : "StringResource\(text.parameters.count)<\(types)>"
        let source: String = form == .types ? ".hosting(hostingBundle)" : "source"
        let value: String = form == .types ? "nil" : text.value.map(quote) ?? "nil"
        let made: String = "key: \(quote(text.key)), tableName: \(quote(table)), source: \(source), developmentValue: \(value), comment: nil"
        var lines: [String] = [member(name, type, made)]
        guard text.parameters.contains(where: { $0.label != nil }) else { return lines }
        let parameters: String = text.parameters.enumerated().map { "\($1.label.flatMap(RSwiftName.identifier) ?? "_") value\($0 + 1): \($1.type)" }
            .joined(separator: ", ")
        let values: String = text.parameters.indices.map { "value\($0 + 1)" }.joined(separator: ", ")
        for (more, last) in [("", ""), (", preferredLanguages: [String]?", ", preferredLanguages: preferredLanguages")] {
            lines += [
                "\(own)func \(name)(\(parameters)\(more)) -> String {", "    let format: \(Self.module).\(type) = \(form == .types ? "Self" : "self").\(name)",
                "    return format(\(values)\(last))", "}",
            ]
        }
        return lines
    }

    // MARK: Interface files

    private var storyboardLines: [String] {
        RSwiftName.unique(contents.storyboards, except: Self.reserved, name: \.name).flatMap { name, storyboard -> [String] in
            let type: String = form == .types ? "_" + name.filter { $0 != "`" } : name
            let protocols: [String] = ["StoryboardReference"] + (storyboard.initial == nil ? [] : ["InitialControllerContainer"])
            let conformances: String = protocols.map { "\(Self.module).\($0)" }.joined(separator: ", ")
            var lines: [String] = storyboard.initial.map { ["    \(access)typealias InitialController = \($0)"] } ?? []
            lines += ["    \(access)let name: String = \(quote(storyboard.name))", "    \(access)let bundle: Foundation.Bundle"]
            for controller in RSwiftName.unique(storyboard.controllers, except: ["name", "bundle"], name: \.name) {
                let type: String = "\(Self.module).StoryboardViewControllerIdentifier<\(controller.element.type)>"
                lines.append(
                    "    \(access)var \(controller.identifier): \(type) { .init(identifier: \(quote(controller.element.name)), storyboard: name, bundle: bundle) }"
                )
            }
            return ["\(own)var \(name): \(type) { .init(bundle: \(bundle)) }", "\(access)struct \(type): \(conformances) {"] + lines + ["}", ""]
        }
    }

    private var nibLines: [String] {
        RSwiftName.unique(contents.nibs, except: Self.reserved, name: \.name).map { name, nib in
            let value: String = "name: \(quote(nib.name)), bundle: \(bundle)"
            guard let reuse = nib.reuse else { return member(name, "NibReference<\(nib.view)>", value) }
            return member(name, "NibReferenceReuseIdentifier<\(nib.view), \(reuse.type)>", "\(value), identifier: \(quote(reuse.name))")
        }
    }

    private var reuseLines: [String] {
        RSwiftName.unique(contents.reuseIdentifiers, except: Self.reserved, name: \.name).map { name, reuse in
            member(name, "ReuseIdentifier<\(reuse.type)>", "identifier: \(quote(reuse.name))")
        }
    }

    private var segueLines: [String] {
        let sources: [String: [RSwiftContents.Segue]] = Dictionary(grouping: contents.segues, by: \.source)
        return RSwiftName.unique(Array(sources), except: Self.reserved) { String($0.key.split(separator: ".").last ?? "") }.flatMap { name, segues in
            let members: [String] = RSwiftName.unique(segues.value, name: \.identifier).map { name, segue in
                member(name, "SegueIdentifier<\(segue.type), \(segue.source), \(segue.destination)>", "identifier: \(quote(segue.identifier))")
            }
            return scope(name, members, initializer: .none)
        }
    }

    private var accessibilityLines: [String] {
        RSwiftName.unique(Array(contents.accessibility), except: Self.reserved, name: \.key).flatMap { name, identifiers in
            let members: [String] = RSwiftName.unique(identifiers.value.sorted()) { $0 }.map { "\(own)var \($0.identifier): String { \(quote($0.element)) }" }
            return scope(name, members, initializer: .none)
        }
    }

    // MARK: Property lists

    /// The keys that name the dictionaries in a list.
    private static let primaryKeys: [String: String] = [
        "UIWindowSceneSessionRoleExternalDisplay": "UISceneConfigurationName", "UIWindowSceneSessionRoleApplication": "UISceneConfigurationName",
        "UIApplicationShortcutItems": "UIApplicationShortcutItemType", "CFBundleDocumentTypes": "CFBundleTypeName", "CFBundleURLTypes": "CFBundleURLName",
    ]

    /// Symbols for the values of a dictionary: texts and truth values by their keys, dictionaries and lists as types.
    private func tree(_ values: [String: PropertyListValue], key: String? = nil) -> [String] {
        let plain: [String] = key.map { ["\(own)var _key: String { \(quote($0)) }"] } ?? []
        return plain
            + RSwiftName.unique(Array(values), except: Self.reserved.union(["_key"]), name: \.key).flatMap { name, entry -> [String] in
                switch entry.value {
                case .string(let text): return ["\(own)var \(name): String { \(quote(text)) }"]
                case .boolean(let value): return ["\(own)var \(name): Bool { \(value) }"]
                case .dictionary(let inner): return scope(name, tree(inner, key: entry.key), initializer: .none)
                case .array(let elements): return scope(name, list(elements, key: entry.key), initializer: .none)
                default: return []
                }
            }
    }

    private func list(_ elements: [PropertyListValue], key: String) -> [String] {
        let texts: [String] = elements.compactMap(\.string)
        let members: [String] = RSwiftName.unique(texts) { $0 }.map { "\(own)var \($0.identifier): String { \(quote($0.element)) }" }
        let named: [(String, [String: PropertyListValue])] = elements.compactMap { element in
            guard case .dictionary(let values) = element, let name = Self.primaryKeys[key].flatMap({ values[$0]?.string }) else { return nil }
            return (name, values)
        }
        return members + RSwiftName.unique(named) { $0.0 }.flatMap { scope($0.identifier, tree($0.element.1), initializer: .none) }
    }

    // MARK: Validation

    /// The function that throws for the first font, picture or colour that is not there.
    private var validation: [String] {
        var lines: [String] = []
        if !fonts.isEmpty {
            let names: String = fonts.map { "\(form == .types ? "R.font." : "self.font.")\($0.identifier)" }.joined(separator: ", ")
            lines += [
                "    for font in [\(names)] where !font.canBeLoaded() {",
                "        throw \(Self.module).ValidationError(\"The font \\(font.name) cannot be loaded from \\(font.filename).\")", "    }",
            ]
        }
        return ["\(own)func validate() throws {"] + lines + ["}"]
    }
}
