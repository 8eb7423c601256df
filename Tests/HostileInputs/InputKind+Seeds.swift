import Foundation
import TestSupport

extension InputKind {
    /// Inputs to begin from: the files of this kind among Quince's examples, and some that they have none of.
    package func seeds() -> [[UInt8]] {
        let all = FileManager.default.enumerator(
            at: Repository.root.appendingPathComponent("Examples"), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let files = (all?.compactMap { $0 as? URL } ?? []).filter(isOne).sorted { $0.path < $1.path }
        let contents = files.compactMap { try? Data(contentsOf: $0) }.filter { $0.count < 60_000 }.map {
            self == .project ? Self.movingInfoPropertyList($0) : $0
        }
        return contents.map(Array.init) + written.map { Array($0.utf8) }
    }

    /// Where `InputFolder` has one: a project without its Info.plist is read no further.
    private static func movingInfoPropertyList(_ project: Data) -> Data {
        let text = String(decoding: project, as: UTF8.self)
        return Data(text.replacing(/INFOPLIST_FILE = [^;]*;/, with: "INFOPLIST_FILE = Info.plist;").utf8)
    }

    private func isOne(_ file: URL) -> Bool {
        switch self {
        case .project: file.lastPathComponent == "project.pbxproj"
        case .workspace: file.pathExtension == "xcworkspacedata"
        case .plist: file.pathExtension == "plist"
        case .settings: file.pathExtension == "xcconfig"
        case .strings: file.pathExtension == "strings"
        case .interface: ["xib", "storyboard"].contains(file.pathExtension)
        case .catalogue: file.lastPathComponent == "Contents.json"
        case .stringcatalogue: file.pathExtension == "xcstrings"
        case .script: ["script", "txt"].contains(file.pathExtension)
        case .source: file.pathExtension == "swift"
        case .podspec, .podfile, .archive: false
        }
    }

    var written: [String] {
        switch self {
        case .workspace:
            [
                "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">\n<Group location = \"container:A\" name = \"A\">\n<FileRef location = \"group:B.xcodeproj\"></FileRef>\n</Group>\n<FileRef location = \"absolute:/a &amp; b\"></FileRef></Workspace>"
            ]
        case .plist:
            [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist version=\"1.0\"><dict><key>A</key><array><integer>1</integer><real>2.5</real><true/><date>2020-01-01T00:00:00Z</date><data>AAAA</data></array></dict></plist>",
                "{ a = (1, \"b c\", <0fbd 77>); /* c */ 'd' = { e = f.g; }; // h\n }", "bplist00\u{A2}\u{1}\u{2}",
            ]
        case .settings:
            [
                "A = b // c\nA[sdk=iphone*][arch=x86_64] = $(inherited) ${A:lower} $(B_$(A):default=x:upper)\n#include? \"0.xcconfig\"\n#include \"A.xcconfig\"\nSWIFT_VERSION = 6;\n"
            ]
        case .podspec:
            [
                "Pod::Spec.new do |s|\n s.name = 'A'\n s.swift_versions = ['5.0', '5.9']\n s.description = <<-DESC\n x\n DESC\n s.source_files = 'A/**/*.{h,swift}', \"B/*.swift\"\n s.exclude_files = %w[C D]\n s.default_subspec = 'Core'\n s.subspec 'Core' do |c|\n c.ios.source_files = 'E/*'\n c.dependency 'A/F', '~> 1.0'\n end\n s.subspec 'F' do |f|\n f.resources = 'R/*'\n end\nend\n"
            ]
        case .podfile:
            [
                "platform :ios, '12.0' # x\npod 'C'\ndef shared\n pod 'S', '~> 2.0'\nend\nabstract_target 'All' do\n pod 'O', :path => '../O'\n target \"App\" do\n shared\n pod 'K/Core',\n :git => 'https://example.com/k.git'\n pod 'N', path: './N'\n end\nend\npost_install do |i|\n i.each do |t|\n end\nend\n"
            ]
        case .strings:
            [
                "/* a */ \"b\" = \"c\\n\\U00e9\";\n// d\ne.f = \"g\";\n\"h\";\n",
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>b</string></dict></plist>",
            ]
        case .interface:
            [
                "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"a\"><scenes><scene><objects><viewController id=\"a\"><view key=\"view\" id=\"b\"><rect key=\"frame\" x=\"0.0\" y=\"0\" width=\"1\" height=\"1e3\"/><subviews><label text=\"&amp;&#x41;\" id=\"c\"><![CDATA[x]]></label></subviews><constraints><constraint firstItem=\"c\" id=\"d\"/></constraints></view></viewController></objects></scene></scenes></document>"
            ]
        case .archive: ["\u{2}\u{1}a\u{1}b\u{0}\u{0}\u{0}\u{0}"]
        case .catalogue:
            [
                "{\"images\":[{\"idiom\":\"universal\",\"scale\":\"2x\",\"filename\":\"a.png\",\"resizing\":{\"cap-insets\":{\"top\":1},\"center\":{\"mode\":\"tile\"}}}],\"colors\":[{\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"0xFF\",\"green\":\"255\",\"blue\":\"0.5\",\"alpha\":\"1\"}},\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]}],\"info\":{\"version\":1}}"
            ]
        case .stringcatalogue:
            [
                "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"b\"}},\"fr\":{\"variations\":{\"plural\":{\"other\":{\"stringUnit\":{\"value\":\"c\"}}}}}}},\"d\":{}},\"version\":\"1.0\"}"
            ]
        case .script: ["wait 0.5\npicture a\nrotate portrait over 0.4\ntap \"A \\\"b\"\ndrag 1 2 to 3 4 over 0.2\nsweep 320 to 400\npicture b of screen # c\n"]
        case .project: [MutatedProject.variedProjectFile]
        case .source: []
        }
    }
}
