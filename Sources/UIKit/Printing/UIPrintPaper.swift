/// A sheet of paper that a printer has. Points.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
    let paper: PrintPaper

    init(_ paper: PrintPaper) {
        self.paper = paper
        super.init()
    }

    open var paperSize: CGSize { paper.size }
    /// The part that the printer reaches.
    open var printableRect: CGRect { paper.printable }
    /// The same as `printableRect`.
    open func printRect() -> CGRect { printableRect }

    /// The smallest paper whose printable part has room for a page, upright or on its side; the largest where none has.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
        guard let first = paperList.first else { return UIPrintPaper(PrintPaper(locale: .current)) }
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        func fits(_ paper: UIPrintPaper) -> Bool {
            let room: CGSize = paper.printableRect.size
            return (contentSize.width <= room.width && contentSize.height <= room.height)
                || (contentSize.height <= room.width && contentSize.width <= room.height)
        }
        return paperList.filter(fits).min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? first
    }
}
