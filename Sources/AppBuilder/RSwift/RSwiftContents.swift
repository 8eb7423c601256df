import XcodeProject

/// The resources that R.swift makes symbols for.
struct RSwiftContents: Equatable {
    /// A name with the Swift type of its object: a controller's storyboard identifier, a reuse identifier.
    struct Named: Hashable {
        var name: String
        var type: String
    }

    struct Storyboard: Hashable {
        var name: String
        /// The type of the initial controller.
        var initial: String?
        var controllers: [Named]
    }

    struct Nib: Hashable {
        var name: String
        /// The type of the first view.
        var view: String
        /// The reuse identifier of the first cell.
        var reuse: Named?
    }

    struct Segue: Hashable {
        var identifier: String
        var type: String
        var source: String
        var destination: String
    }

    /// A text with the values that go into it.
    struct Text: Hashable {
        struct Parameter: Hashable {
            /// The word before it, of a `.stringsdict`.
            var label: String?
            var type: String
        }

        var key: String
        var parameters: [Parameter]
        /// The text in the language of the developers.
        var value: String?
    }

    struct Table: Hashable {
        var name: String
        var texts: [Text]
    }

    struct Font: Hashable {
        var name: String
        var file: String
    }

    /// With their namespaces: `icons/home`.
    var images: [String] = []
    var colors: [String] = []
    var data: [String] = []
    var fonts: [Font] = []
    /// The names of files with their extensions.
    var files: [String] = []
    var tables: [Table] = []
    var storyboards: [Storyboard] = []
    var nibs: [Nib] = []
    var reuseIdentifiers: [Named] = []
    var segues: [Segue] = []
    /// The accessibility identifiers in each interface file, by its name.
    var accessibility: [String: Set<String>] = [:]
    /// The part of Info.plist that there are symbols for.
    var information: [String: PropertyListValue] = [:]
    var entitlements: [String: PropertyListValue] = [:]
    /// The modules of the types above.
    var modules: Set<String> = []
}
