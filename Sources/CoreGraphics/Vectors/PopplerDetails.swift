import Foundation

/// The functions of poppler that tell more of a document than its pages. Each is nil where the installed library has none: documents are read without.
struct PopplerDetails: Sendable {
    typealias Text = PopplerLibrary.Text
    typealias Seconds = @convention(c) (OpaquePointer) -> Int
    typealias Flags = @convention(c) (OpaquePointer) -> UInt32
    typealias Layout = @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<Double>?>, UnsafeMutablePointer<UInt32>) -> Int32
    typealias List = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
    typealias FreeList = @convention(c) (UnsafeMutableRawPointer?) -> Void
    typealias Iterator = @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias Step = @convention(c) (OpaquePointer) -> Int32
    typealias Action = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
    typealias FindPlace = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> UnsafeMutableRawPointer?

    typealias LoadFile = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> OpaquePointer?

    let loadFile: LoadFile?
    let subject: Text?
    let keywords: Text?
    let creator: Text?
    let producer: Text?
    /// Seconds since 1970; -1 where the document says none.
    let created: Seconds?
    let modified: Seconds?
    let permissions: Flags?
    let label: Text?
    /// The rectangles of a page's characters, one for each of its text's, from the upper left corner of the shown part, y downwards.
    let layout: Layout?
    let links: List?
    let freeLinks: FreeList?
    let outline: Iterator?
    let outlineChild: Iterator?
    let outlineNext: Step?
    let outlineIsOpen: Step?
    let outlineAction: Action?
    let freeOutline: PopplerLibrary.Release?
    let freeAction: PopplerLibrary.Free?
    let findPlace: FindPlace?
    let freePlace: PopplerLibrary.Free?

    init(_ library: DynamicLibrary) {
        func load<Function>(_ name: String) -> Function? { library.function("poppler_" + name, as: Function.self) }
        loadFile = load("document_new_from_file")
        subject = load("document_get_subject")
        keywords = load("document_get_keywords")
        creator = load("document_get_creator")
        producer = load("document_get_producer")
        created = load("document_get_creation_date")
        modified = load("document_get_modification_date")
        permissions = load("document_get_permissions")
        label = load("page_get_label")
        layout = load("page_get_text_layout")
        links = load("page_get_link_mapping")
        freeLinks = load("page_free_link_mapping")
        outline = load("index_iter_new")
        outlineChild = load("index_iter_get_child")
        outlineNext = load("index_iter_next")
        outlineIsOpen = load("index_iter_is_open")
        outlineAction = load("index_iter_get_action")
        freeOutline = load("index_iter_free")
        freeAction = load("action_free")
        findPlace = load("document_find_dest")
        freePlace = load("dest_free")
    }
}
