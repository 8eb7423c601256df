/// How a symbol without a drawing of its own is made of those there are: by the parts of its name. A name in, a recipe out.
///
/// SF Symbols builds names from parts: `X.circle.fill` is X in a disc, `X.slash` is X crossed out, `X.badge.plus` is X with a small sign.
/// A symbol that cannot be made so is drawn as the nearest thing its name begins with, and at last as a neutral glyph.
struct SymbolComposition: Sendable {
    /// Whether a symbol has a drawing, or a recipe of its own.
    let isDrawn: @Sendable (String) -> Bool

    /// How near the result is to the symbol that was asked for.
    enum Likeness: Equatable, Sendable {
        /// Made of the parts that the name says.
        case composed
        /// Something that the name begins with, without the rest.
        case similar
        /// A neutral glyph.
        case neutral
    }

    struct Result: Equatable {
        var recipe: SymbolRecipe
        var likeness: Likeness
    }

    /// Scripts in which letters of a symbol may be drawn; the Latin drawing stands for all.
    private static let scripts: Set<String> = [
        "ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "bn", "gu", "kn", "ml", "mr", "or", "pa", "si", "ta", "te", "my", "km", "mni", "sat", "el", "ru",
    ]

    private static let signs: [String: String] = [
        "dollarsign": "$", "centsign": "¢", "yensign": "¥", "sterlingsign": "£", "eurosign": "€", "francsign": "₣", "florinsign": "ƒ",
        "turkishlirasign": "₺", "rublesign": "₽", "dongsign": "₫", "indianrupeesign": "₹", "wonsign": "₩", "shekelsign": "₪", "lirasign": "₤",
        "nairasign": "₦", "pesosign": "₱", "tengesign": "₸", "kipsign": "₭", "hryvniasign": "₴", "tugriksign": "₮", "larisign": "₾", "manatsign": "₼",
        "bahtsign": "฿", "bitcoinsign": "₿", "australiandollarsign": "$", "brazilianrealsign": "R", "chineseyuanrenminbisign": "¥", "danishkronesign": "kr",
        "malaysianringgitsign": "RM", "norwegiankronesign": "kr", "peruviansolessign": "S", "polishzlotysign": "zł", "singaporedollarsign": "$",
        "swedishkronasign": "kr", "guaranisign": "₲", "cedisign": "₵", "cruzeirosign": "₢", "colonsign": "₡", "coloncurrencysign": "₡", "australsign": "₳",
        "millsign": "₥", "pesetasign": "₧", "rupeesign": "₨", "eurozonesign": "€", "greaterthan": ">", "lessthan": "<", "questionmark": "?",
        "exclamationmark": "!", "asterisk": "*", "infinity": "∞", "sum": "∑", "percent": "%", "function": "ƒ", "at": "@", "number": "#", "numbersign": "#",
        "plusminus": "±", "quotelevel": "»", "textformat": "Aa", "abc": "ABC", "character.phonetic": "ə", "textformat.123": "123", "textformat.abc": "abc",
        "kph": "KPH", "mph": "MPH",
        "lt": "LT", "rt": "RT", "lb": "LB", "rb": "RB", "l1": "L1", "l2": "L2", "r1": "R1", "r2": "R2", "l": "L", "r": "R", "sos": "SOS", "esim": "SIM",
        "simcard": "SIM",
        "hd": "HD", "4k": "4K", "tv": "TV", "ac": "A/C", "2h": "2H", "4h": "4H", "4l": "4L", "4a": "4A", "mount": "M", "zl": "ZL", "zr": "ZR",
    ]

    /// The recipe for a name of the set; nil for a name that has no parts.
    func result(for name: String) -> Result {
        if let composed = recipe(for: name) { return Result(recipe: composed, likeness: .composed) }
        let parts: [Substring] = name.split(separator: ".")
        for count in stride(from: parts.count - 1, to: 0, by: -1) {
            let beginning: String = parts[..<count].joined(separator: ".")
            for candidate in [beginning, beginning + ".fill"] {
                if isDrawn(candidate) { return Result(recipe: .alias(candidate), likeness: .similar) }
                if let composed = recipe(for: candidate) { return Result(recipe: composed, likeness: .similar) }
            }
        }
        return Result(recipe: .neutral(isFilled: name.hasSuffix(".fill")), likeness: .neutral)
    }

    /// A drawing's name, or a way to make the symbol of its parts; nil where neither is known.
    private func recipe(for name: String) -> SymbolRecipe? {
        if let text = Self.text(of: name) { return .text(text) }
        let parts: [String] = name.split(separator: ".").map(String.init)
        guard parts.count > 1, let last = parts.last else { return nil }
        let before: String = parts.dropLast().joined(separator: ".")
        if Self.scripts.contains(last) { return makable(before).map { .alias($0) } }
        if let badge = parts.firstIndex(of: "badge"), badge > 0 { return badged(parts, at: badge) }
        let isFilled: Bool = last == "fill"
        let open: [String] = isFilled ? Array(parts.dropLast()) : parts
        if open.count > 1, let shape = SymbolRecipe.Enclosure(rawValue: open[open.count - 1]) {
            let content: String = open.dropLast().joined(separator: ".")
            if let content = isDrawn(content + ".fill") ? content + ".fill" : makable(content) { return .enclosed(content, shape, isFilled: isFilled) }
        }
        if open.last == "slash", open.count > 1 {
            let content: String = open.dropLast().joined(separator: ".")
            return (isFilled ? makable(content + ".fill") ?? makable(content) : makable(content)).map { .slashed($0) }
        }
        if let inside = inside(open, isFilled: isFilled) { return inside }
        if isFilled, let outline = makable(before) { return .alias(outline) }
        if isDrawn(name + ".fill") { return .alias(name + ".fill") }
        return Self.otherName(of: parts).flatMap(makable).map { .alias($0) }
    }

    /// `X.icloud`, `X.viewfinder`, `gobackward.X`: a symbol in the room of another one.
    private func inside(_ parts: [String], isFilled: Bool) -> SymbolRecipe? {
        for container in SymbolRecipe.Container.allCases where parts.count > 1 && (!isFilled || container.hasFill) {
            guard (container.leads ? parts[0] : parts[parts.count - 1]) == container.rawValue else { continue }
            let content: String = (container.leads ? parts.dropFirst() : parts.dropLast()).joined(separator: ".")
            guard makable(container.rawValue) != nil, let content = isDrawn(content + ".fill") ? content + ".fill" : makable(content) else { continue }
            return .inside(content, container, isFilled: isFilled)
        }
        return nil
    }

    /// Words of names that say the same as others where text runs from left to right, or that change little.
    private static let sameWords: [String: String] = [
        "forward": "right", "backward": "left", "leading": "left", "trailing": "right", "leadinghalf": "lefthalf", "trailinghalf": "righthalf",
        "trianglebadge": "badge", "alt": "", "filled": "fill",
    ]

    /// The name with those words in place of others, and without `fill` amid it; nil where it has none of them.
    private static func otherName(of parts: [String]) -> String? {
        let other: [String] = parts.enumerated().compactMap { index, part in
            if part == "fill", index < parts.count - 1 { return nil }
            let word: String = sameWords[part] ?? part
            return word.isEmpty ? nil : word
        }
        return other == parts ? nil : other.joined(separator: ".")
    }

    /// `name`, when it is drawn or can be made of parts.
    private func makable(_ name: String) -> String? { isDrawn(name) || recipe(for: name) != nil ? name : nil }

    /// `X.badge.SIGN[.fill]`: the sign is the first part after the badge that is drawn.
    private func badged(_ parts: [String], at badge: Int) -> SymbolRecipe? {
        let isFilled: Bool = parts.last == "fill"
        let base: String = parts[..<badge].joined(separator: ".")
        guard let content = (isFilled ? makable(base + ".fill") : nil) ?? makable(base) ?? makable(base + ".fill") else { return nil }
        let sign: String = parts[(badge + 1)...].filter { $0 != "fill" && !Self.scripts.contains($0) }.joined(separator: ".")
        return .badged(content, sign: sign.isEmpty ? nil : makable(sign))
    }

    /// The text in a symbol whose content is text: a number, a letter, a sign.
    private static func text(of name: String) -> String? {
        if let sign = signs[name] { return sign }
        if name.count <= 2, let number = Int(name), (0...50).contains(number) { return name }
        if name.count == 1, let letter = name.first, letter.isASCII, letter.isLetter { return name.uppercased() }
        return nil
    }
}
