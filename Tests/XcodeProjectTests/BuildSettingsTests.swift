import Testing

@testable import XcodeProject

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ layers: BuildSettings.Layer...) throws -> BuildSettings {
        try BuildSettings(layers: layers, platform: .init(configuration: "Debug"))
    }

    @Test("a later layer overrides an earlier one and may inherit from it")
    func inheritance() throws {
        let settings = try self.settings(["A": "one", "B": "x"], ["A": "$(inherited) two"], ["A": "zero ${inherited}", "B": "y"])
        #expect(settings["A"] == "zero one two")
        #expect(settings["B"] == "y")
        #expect(settings["C"] == nil)
    }

    @Test("a reference sees the top layer, wherever it stands")
    func references() throws {
        let settings = try self.settings(["NAME": "low", "FULL": "$(NAME)/${NAME}.$NAME"], ["NAME": "high"])
        #expect(settings["FULL"] == "high/high.high")
        #expect(try settings.expand("[$(NOTHING)]") == "[]")
        #expect(try settings.expand("costs $5 and 100 $") == "costs  and 100 $")
    }

    @Test("a setting that refers to itself means the inherited value")
    func selfReference() throws {
        #expect(try settings(["FLAGS": "-a"], ["FLAGS": "$(FLAGS) -b"])["FLAGS"] == "-a -b")
    }

    @Test("a circle of references ends as an unset name does")
    func circle() throws {
        #expect(try settings(["A": "a$(B)", "B": "b$(A)"])["A"] == "ab")
    }

    @Test("names are put together from other settings")
    func nesting() throws {
        #expect(try settings(["KIND": "PHONE", "ICON_PHONE": "phone.png"]).expand("$(ICON_$(KIND))") == "phone.png")
    }

    @Test(
        "modifiers",
        arguments: [
            ("lower", "my app"), ("upper", "MY APP"), ("rfc1034identifier", "My-App"), ("c99extidentifier", "My_App"),
        ])
    func modifiers(modifier: String, expected: String) throws {
        #expect(try settings(["N": "My App"]).expand("$(N:\(modifier))") == expected)
    }

    @Test("modifiers chain, and a default stands in for what is empty")
    func modifierChains() throws {
        let settings = try self.settings(["PATH": "/a/b/Main.swift"])
        #expect(try settings.expand("$(PATH:base:lower)") == "main")
        #expect(try settings.expand("$(PATH:dir)") == "/a/b")
        #expect(try settings.expand("$(PATH:suffix)") == ".swift")
        #expect(try settings.expand("$(NONE:default=42)") == "42")
        #expect(try self.settings(["N": "3D View"]).expand("$(N:c99extidentifier)") == "_D_View")
    }

    @Test("a condition on the SDK decides, and the one with more conditions wins")
    func conditions() throws {
        let settings = try self.settings([
            "A": "any", "A[sdk=iphoneos*]": "device", "A[sdk=iphonesimulator*]": "simulator",
            "B": "any", "B[sdk=macosx*]": "mac",
            "C[sdk=iphonesimulator*]": "one", "C[sdk=iphonesimulator*][arch=x86_64]": "two",
            "D[config=Debug]": "debug",
        ])
        #expect(settings["A"] == "simulator")
        #expect(settings["B"] == "any")
        #expect(settings["C"] == "two")
        #expect(settings["D"] == "debug")
    }

    @Test("words keep what is quoted together")
    func words() {
        #expect(BuildSettings.words(#"-a "b c" d\ e 'f g' """#) == ["-a", "b c", "d e", "f g", ""])
    }

    @Test("lines of a configuration file")
    func configurationLines() {
        #expect(ConfigurationFile.parse("A = b // why") == .assignment("A", "b"))
        #expect(ConfigurationFile.parse("A[sdk=iphone*] = b=c;") == .assignment("A[sdk=iphone*]", "b=c"))
        #expect(ConfigurationFile.parse(#"#include? "Local.xcconfig""#) == .include("Local.xcconfig", isOptional: true))
        #expect(ConfigurationFile.parse(#"#include "../Base.xcconfig""#) == .include("../Base.xcconfig", isOptional: false))
        #expect(ConfigurationFile.parse("  // only a comment") == nil)
    }

    @Test("the language follows the settings")
    func language() throws {
        let language = SwiftLanguage(
            settings: try settings([
                "SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG TRIAL", "OTHER_SWIFT_FLAGS": "-D EXTRA -DMORE",
                "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
            ]))
        #expect(language.mode == "6")
        #expect(language.isMainActorByDefault)
        #expect(language.conditions == ["DEBUG", "TRIAL", "EXTRA", "MORE"])
        #expect(language.upcomingFeatures == ["ExistentialAny"])
        #expect(try SwiftLanguage(settings: settings([:])).mode == "5")
        #expect(try SwiftLanguage(settings: settings([:])).upcomingFeatures == ["BareSlashRegexLiterals"])
        #expect(try SwiftLanguage(settings: settings(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"])).upcomingFeatures == [])
        for (version, mode) in [("4.0", "4"), ("3.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("6", "6")] {
            #expect(try SwiftLanguage(settings: settings(["SWIFT_VERSION": version])).mode == mode)
        }
    }
}
