/// Lines and columns of offsets into UTF-8 text.
struct LineTable {
    private let starts: [Int]

    init(_ text: [UInt8]) {
        var starts = [0]
        for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
    }

    /// The offset of a place, nil where there is no such line.
    func offset(line: Int, column: Int) -> Int? {
        starts.indices.contains(line - 1) ? starts[line - 1] + column - 1 : nil
    }

    /// Counted from 1, the column in bytes.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
