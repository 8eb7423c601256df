/// The families that iPadOS 17 has beside the system's own, and what stands in for them: faces made to the same widths where such exist
/// (Liberation Sans for Helvetica and Arial, Serif for Times, Mono for Courier; DejaVu Sans Mono for Menlo), else one of the same kind.
enum ClassicFontFamilies {
    enum Kind: String { case sans, serif, mono, code }

    struct Face {
        var family: String
        var style: String
        var postScriptName: String
        var weight: FontWeight
        var isItalic: Bool
        var kind: Kind
    }

    /// A family a line: its name, the kind of its stand-in, and its faces: style, PostScript name, weight, and `i` for an italic.
    private static let table = """
        Academy Engraved LET|serif|Plain=AcademyEngravedLetPlain regular
        American Typewriter|serif|Regular=AmericanTypewriter regular; Light=AmericanTypewriter-Light light; \
        Semibold=AmericanTypewriter-Semibold semibold; Bold=AmericanTypewriter-Bold bold; Condensed=AmericanTypewriter-Condensed regular; \
        Condensed Light=AmericanTypewriter-CondensedLight light; Condensed Bold=AmericanTypewriter-CondensedBold bold
        Apple SD Gothic Neo|sans|Regular=AppleSDGothicNeo-Regular regular; Thin=AppleSDGothicNeo-Thin thin; \
        UltraLight=AppleSDGothicNeo-UltraLight ultraLight; Light=AppleSDGothicNeo-Light light; Medium=AppleSDGothicNeo-Medium medium; \
        SemiBold=AppleSDGothicNeo-SemiBold semibold; Bold=AppleSDGothicNeo-Bold bold
        Apple Symbols|sans|Regular=AppleSymbols regular
        Arial|sans|Regular=ArialMT regular; Italic=Arial-ItalicMT regular i; Bold=Arial-BoldMT bold; Bold Italic=Arial-BoldItalicMT bold i
        Arial Hebrew|sans|Regular=ArialHebrew regular; Light=ArialHebrew-Light light; Bold=ArialHebrew-Bold bold
        Arial Rounded MT Bold|sans|Regular=ArialRoundedMTBold bold
        Avenir|sans|Book=Avenir-Book regular; Book Oblique=Avenir-BookOblique regular i; Roman=Avenir-Roman regular; \
        Oblique=Avenir-Oblique regular i; Light=Avenir-Light light; Light Oblique=Avenir-LightOblique light i; Medium=Avenir-Medium medium; \
        Medium Oblique=Avenir-MediumOblique medium i; Heavy=Avenir-Heavy heavy; Heavy Oblique=Avenir-HeavyOblique heavy i; \
        Black=Avenir-Black black; Black Oblique=Avenir-BlackOblique black i
        Avenir Next|sans|Regular=AvenirNext-Regular regular; Italic=AvenirNext-Italic regular i; Ultra Light=AvenirNext-UltraLight ultraLight; \
        Ultra Light Italic=AvenirNext-UltraLightItalic ultraLight i; Medium=AvenirNext-Medium medium; \
        Medium Italic=AvenirNext-MediumItalic medium i; Demi Bold=AvenirNext-DemiBold semibold; \
        Demi Bold Italic=AvenirNext-DemiBoldItalic semibold i; Bold=AvenirNext-Bold bold; Bold Italic=AvenirNext-BoldItalic bold i; \
        Heavy=AvenirNext-Heavy heavy; Heavy Italic=AvenirNext-HeavyItalic heavy i
        Avenir Next Condensed|sans|Regular=AvenirNextCondensed-Regular regular; Italic=AvenirNextCondensed-Italic regular i; \
        Ultra Light=AvenirNextCondensed-UltraLight ultraLight; Ultra Light Italic=AvenirNextCondensed-UltraLightItalic ultraLight i; \
        Medium=AvenirNextCondensed-Medium medium; Medium Italic=AvenirNextCondensed-MediumItalic medium i; \
        Demi Bold=AvenirNextCondensed-DemiBold semibold; Demi Bold Italic=AvenirNextCondensed-DemiBoldItalic semibold i; \
        Bold=AvenirNextCondensed-Bold bold; Bold Italic=AvenirNextCondensed-BoldItalic bold i; Heavy=AvenirNextCondensed-Heavy heavy; \
        Heavy Italic=AvenirNextCondensed-HeavyItalic heavy i
        Baskerville|serif|Regular=Baskerville regular; Italic=Baskerville-Italic regular i; SemiBold=Baskerville-SemiBold semibold; \
        SemiBold Italic=Baskerville-SemiBoldItalic semibold i; Bold=Baskerville-Bold bold; Bold Italic=Baskerville-BoldItalic bold i
        Bodoni 72|serif|Book=BodoniSvtyTwoITCTT-Book regular; Book Italic=BodoniSvtyTwoITCTT-BookIta regular i; Bold=BodoniSvtyTwoITCTT-Bold bold
        Bodoni 72 Oldstyle|serif|Book=BodoniSvtyTwoOSITCTT-Book regular; Book Italic=BodoniSvtyTwoOSITCTT-BookIt regular i; \
        Bold=BodoniSvtyTwoOSITCTT-Bold bold
        Bodoni 72 Smallcaps|serif|Book=BodoniSvtyTwoSCITCTT-Book regular
        Bradley Hand|sans|Bold=BradleyHandITCTT-Bold bold
        Chalkboard SE|sans|Regular=ChalkboardSE-Regular regular; Light=ChalkboardSE-Light light; Bold=ChalkboardSE-Bold bold
        Chalkduster|sans|Regular=Chalkduster regular
        Charter|serif|Roman=Charter-Roman regular; Italic=Charter-Italic regular i; Bold=Charter-Bold bold; Bold Italic=Charter-BoldItalic bold i; \
        Black=Charter-Black black; Black Italic=Charter-BlackItalic black i
        Cochin|serif|Regular=Cochin regular; Italic=Cochin-Italic regular i; Bold=Cochin-Bold bold; Bold Italic=Cochin-BoldItalic bold i
        Copperplate|serif|Regular=Copperplate regular; Light=Copperplate-Light light; Bold=Copperplate-Bold bold
        Courier|mono|Regular=Courier regular; Oblique=Courier-Oblique regular i; Bold=Courier-Bold bold; Bold Oblique=Courier-BoldOblique bold i
        Courier New|mono|Regular=CourierNewPSMT regular; Italic=CourierNewPS-ItalicMT regular i; Bold=CourierNewPS-BoldMT bold; \
        Bold Italic=CourierNewPS-BoldItalicMT bold i
        Damascus|sans|Regular=Damascus regular; Light=DamascusLight light; Medium=DamascusMedium medium; Semi Bold=DamascusSemiBold semibold; \
        Bold=DamascusBold bold
        Didot|serif|Regular=Didot regular; Italic=Didot-Italic regular i; Bold=Didot-Bold bold
        DIN Alternate|sans|Bold=DINAlternate-Bold bold
        DIN Condensed|sans|Bold=DINCondensed-Bold bold
        Euphemia UCAS|sans|Regular=EuphemiaUCAS regular; Italic=EuphemiaUCAS-Italic regular i; Bold=EuphemiaUCAS-Bold bold
        Futura|sans|Medium=Futura-Medium medium; Medium Italic=Futura-MediumItalic medium i; Bold=Futura-Bold bold; \
        Condensed Medium=Futura-CondensedMedium medium; Condensed ExtraBold=Futura-CondensedExtraBold heavy
        Galvji|sans|Regular=Galvji regular; Bold=Galvji-Bold bold
        Geeza Pro|sans|Regular=GeezaPro regular; Bold=GeezaPro-Bold bold
        Georgia|serif|Regular=Georgia regular; Italic=Georgia-Italic regular i; Bold=Georgia-Bold bold; Bold Italic=Georgia-BoldItalic bold i
        Gill Sans|sans|Regular=GillSans regular; Italic=GillSans-Italic regular i; Light=GillSans-Light light; \
        Light Italic=GillSans-LightItalic light i; SemiBold=GillSans-SemiBold semibold; SemiBold Italic=GillSans-SemiBoldItalic semibold i; \
        Bold=GillSans-Bold bold; Bold Italic=GillSans-BoldItalic bold i; UltraBold=GillSans-UltraBold black
        Helvetica|sans|Regular=Helvetica regular; Oblique=Helvetica-Oblique regular i; Light=Helvetica-Light light; \
        Light Oblique=Helvetica-LightOblique light i; Bold=Helvetica-Bold bold; Bold Oblique=Helvetica-BoldOblique bold i
        Helvetica Neue|sans|Regular=HelveticaNeue regular; Italic=HelveticaNeue-Italic regular i; UltraLight=HelveticaNeue-UltraLight ultraLight; \
        UltraLight Italic=HelveticaNeue-UltraLightItalic ultraLight i; Thin=HelveticaNeue-Thin thin; Thin Italic=HelveticaNeue-ThinItalic thin i; \
        Light=HelveticaNeue-Light light; Light Italic=HelveticaNeue-LightItalic light i; Medium=HelveticaNeue-Medium medium; \
        Medium Italic=HelveticaNeue-MediumItalic medium i; Bold=HelveticaNeue-Bold bold; Bold Italic=HelveticaNeue-BoldItalic bold i; \
        Condensed Bold=HelveticaNeue-CondensedBold bold; Condensed Black=HelveticaNeue-CondensedBlack black
        Hiragino Maru Gothic ProN|sans|W4=HiraMaruProN-W4 regular
        Hiragino Mincho ProN|serif|W3=HiraMinProN-W3 regular; W6=HiraMinProN-W6 bold
        Hiragino Sans|sans|W3=HiraginoSans-W3 light; W5=HiraginoSans-W5 medium; W6=HiraginoSans-W6 semibold; W7=HiraginoSans-W7 bold; \
        W8=HiraginoSans-W8 heavy
        Hoefler Text|serif|Regular=HoeflerText-Regular regular; Italic=HoeflerText-Italic regular i; Black=HoeflerText-Black black; \
        Black Italic=HoeflerText-BlackItalic black i
        Impact|sans|Regular=Impact black
        Kailasa|sans|Regular=Kailasa regular; Bold=Kailasa-Bold bold
        Kohinoor Devanagari|sans|Regular=KohinoorDevanagari-Regular regular; Light=KohinoorDevanagari-Light light; \
        Semibold=KohinoorDevanagari-Semibold semibold
        Marker Felt|sans|Thin=MarkerFelt-Thin thin; Wide=MarkerFelt-Wide bold
        Menlo|code|Regular=Menlo-Regular regular; Italic=Menlo-Italic regular i; Bold=Menlo-Bold bold; Bold Italic=Menlo-BoldItalic bold i
        Noteworthy|sans|Light=Noteworthy-Light light; Bold=Noteworthy-Bold bold
        Optima|sans|Regular=Optima-Regular regular; Italic=Optima-Italic regular i; Bold=Optima-Bold bold; Bold Italic=Optima-BoldItalic bold i; \
        ExtraBlack=Optima-ExtraBlack black
        Palatino|serif|Roman=Palatino-Roman regular; Italic=Palatino-Italic regular i; Bold=Palatino-Bold bold; \
        Bold Italic=Palatino-BoldItalic bold i
        Papyrus|serif|Regular=Papyrus regular; Condensed=Papyrus-Condensed regular
        Party LET|serif|Plain=PartyLetPlain regular
        PingFang HK|sans|Regular=PingFangHK-Regular regular; Ultralight=PingFangHK-Ultralight ultraLight; Thin=PingFangHK-Thin thin; \
        Light=PingFangHK-Light light; Medium=PingFangHK-Medium medium; Semibold=PingFangHK-Semibold semibold
        PingFang SC|sans|Regular=PingFangSC-Regular regular; Ultralight=PingFangSC-Ultralight ultraLight; Thin=PingFangSC-Thin thin; \
        Light=PingFangSC-Light light; Medium=PingFangSC-Medium medium; Semibold=PingFangSC-Semibold semibold
        PingFang TC|sans|Regular=PingFangTC-Regular regular; Ultralight=PingFangTC-Ultralight ultraLight; Thin=PingFangTC-Thin thin; \
        Light=PingFangTC-Light light; Medium=PingFangTC-Medium medium; Semibold=PingFangTC-Semibold semibold
        Rockwell|serif|Regular=Rockwell-Regular regular; Italic=Rockwell-Italic regular i; Bold=Rockwell-Bold bold; \
        Bold Italic=Rockwell-BoldItalic bold i
        Savoye LET|serif|Plain=SavoyeLetPlain regular
        Snell Roundhand|serif|Regular=SnellRoundhand regular; Bold=SnellRoundhand-Bold bold; Black=SnellRoundhand-Black black
        Symbol|serif|Regular=Symbol regular
        Thonburi|sans|Regular=Thonburi regular; Light=Thonburi-Light light; Bold=Thonburi-Bold bold
        Times New Roman|serif|Regular=TimesNewRomanPSMT regular; Italic=TimesNewRomanPS-ItalicMT regular i; Bold=TimesNewRomanPS-BoldMT bold; \
        Bold Italic=TimesNewRomanPS-BoldItalicMT bold i
        Trebuchet MS|sans|Regular=TrebuchetMS regular; Italic=TrebuchetMS-Italic regular i; Bold=TrebuchetMS-Bold bold; \
        Bold Italic=Trebuchet-BoldItalic bold i
        Verdana|sans|Regular=Verdana regular; Italic=Verdana-Italic regular i; Bold=Verdana-Bold bold; Bold Italic=Verdana-BoldItalic bold i
        Zapf Dingbats|serif|Regular=ZapfDingbatsITC regular
        Zapfino|serif|Regular=Zapfino regular i
        """

    static let faces: [Face] = table.split(separator: "\n").flatMap { line -> [Face] in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 3, let kind = Kind(rawValue: String(parts[1])) else { preconditionFailure("The table of font families: \(line)") }
        return parts[2].split(separator: ";").map { face(String($0), family: String(parts[0]), kind) }
    }

    private static func face(_ text: String, family: String, _ kind: Kind) -> Face {
        let sides = text.split(separator: "=", maxSplits: 1)
        let words = sides.last?.split(separator: " ").map(String.init) ?? []
        guard sides.count == 2, words.count >= 2, let weight = FontWeight.allCases.first(where: { "\($0)" == words[1] }) else {
            preconditionFailure("The table of font families: \(text)")
        }
        let style = sides[0].drop { $0 == " " }
        return Face(family: family, style: String(style), postScriptName: words[0], weight: weight, isItalic: words.last == "i", kind: kind)
    }
}
