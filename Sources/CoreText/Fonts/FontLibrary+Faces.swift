import Foundation

extension FontLibrary {
    // Touched only while `TextEngine.lock` is held.
    nonisolated(unsafe) private static var registered: [FontFace] = []
    nonisolated(unsafe) private static var registeredPaths: Set<String> = []
    nonisolated(unsafe) private static var facesByName: [String: FontFace?] = [:]

    /// Every family an app can ask for, in alphabetical order (`UIFont.familyNames`).
    package static var familyNames: [String] {
        TextEngine.locked { Set(faces.map(\.familyName)).sorted() }
    }

    /// The PostScript names of a family's faces (`UIFont.fontNames(forFamilyName:)`); empty for an unknown family.
    package static func fontNames(inFamily family: String) -> [String] {
        faces(inFamily: family).map(\.postScriptName)
    }

    package static func faces(inFamily family: String) -> [FontFace] {
        TextEngine.locked { faces.filter { $0.familyName == family } }
    }

    /// The face with a PostScript or full name, or the regular face of the family of that name.
    package static func face(named name: String) -> FontFace? {
        TextEngine.locked {
            if let known = facesByName[name] { return known }
            let found = findFace(name)
            facesByName[name] = .some(found)
            return found
        }
    }

    /// The face of a family that is nearest in slant, then in weight.
    package static func face(inFamily family: String, weight: FontWeight, isItalic: Bool) -> FontFace? {
        faces(inFamily: family).min { a, b in
            if (a.isItalic == isItalic) != (b.isItalic == isItalic) { return a.isItalic == isItalic }
            return abs(a.weight.value - weight.value) < abs(b.weight.value - weight.value)
        }
    }

    /// Adds a font file to those that can be asked for by name. False if it is no font, or was added before.
    @discardableResult
    package static func register(fileAt path: String) -> Bool {
        TextEngine.locked {
            guard !registeredPaths.contains(path), let file = FontFile(path: path) else { return false }
            registeredPaths.insert(path)
            add(file)
            return true
        }
    }

    /// Adds a font held in memory. Returns its PostScript name; nil if the bytes are no font.
    @discardableResult
    package static func register(data: Data) -> String? {
        TextEngine.locked {
            guard let file = FontFile(data: data) else { return nil }
            add(file)
            return file.postScriptName
        }
    }

    /// Takes a registered file's face away. False if the file was not registered.
    @discardableResult
    package static func unregister(fileAt path: String) -> Bool {
        TextEngine.locked {
            guard registeredPaths.remove(path) != nil else { return false }
            registered.removeAll { $0.file().path == path }
            facesByName.removeAll()
            forgetFonts()
            return true
        }
    }

    /// Adds a font in memory. False if a font of its name was added before.
    static func register(_ font: RegisteredFont) -> Bool {
        TextEngine.locked {
            guard !registered.contains(where: { $0.postScriptName == font.file.postScriptName }) else { return false }
            add(font.file)
            return true
        }
    }

    /// Takes a font away that came from memory. False if none of its name did.
    static func unregister(_ font: RegisteredFont) -> Bool {
        TextEngine.locked {
            let count: Int = registered.count
            registered.removeAll { $0.postScriptName == font.file.postScriptName && $0.file().path.isEmpty }
            facesByName.removeAll()
            forgetFonts()
            return registered.count < count
        }
    }

    /// The PostScript names of what apps registered, in the order they did.
    static var registeredNames: [String] { TextEngine.locked { registered.map(\.postScriptName) } }

    package static func isRegistered(fileAt path: String) -> Bool {
        TextEngine.locked { registeredPaths.contains(path) }
    }

    // An app's own fonts come first: a bundled stand-in must not hide the real face.
    private static var faces: [FontFace] { registered + BundledFaces.named }

    private static func add(_ file: FontFile) {
        registered.append(FontFace(RegisteredFont(file)))
        facesByName.removeAll()
        forgetFonts()
    }

    /// By PostScript name, full name or family, as written before in letters of another case.
    private static func findFace(_ name: String) -> FontFace? {
        findFace { $0 == name } ?? findFace { $0.caseInsensitiveCompare(name) == .orderedSame }
    }

    private static func findFace(_ isNamed: (String) -> Bool) -> FontFace? {
        if let exact = faces.first(where: { isNamed($0.postScriptName) }) { return exact }
        if let full = faces.first(where: { isNamed($0.fullName) }) { return full }
        let family = faces.filter { isNamed($0.familyName) }
        return family.first { $0.weight == .regular && !$0.isItalic } ?? family.first
    }
}
