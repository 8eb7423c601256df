/// The files of the page, which are part of the program.
enum PageFiles {
    struct File {
        var type: String
        var bytes: [UInt8]
    }

    static func file(_ name: String) -> File? {
        switch name {
        case "": File(type: "text/html; charset=utf-8", bytes: PackageResources.index_html)
        case "page.css": File(type: "text/css; charset=utf-8", bytes: PackageResources.page_css)
        case "page.js": File(type: "text/javascript; charset=utf-8", bytes: PackageResources.page_js)
        default: nil
        }
    }
}
