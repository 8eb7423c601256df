/// Writes blocks of LZFSE.
struct LZFSEEncoder {
    /// Literals and the match behind them, in lengths that a symbol has.
    private struct Step {
        var literals: Int
        var match: Int
        var distance: Int
    }

    private static let mostSteps = 10_000
    private static let mostLiterals = 39_000
    private static let shortestMatch = 5

    private let source: [UInt8]
    private var steps: [Step] = []
    private var literals: [UInt8] = []
    private var rawBytes = 0
    private var output: [UInt8] = []

    init(_ source: [UInt8]) { self.source = source }

    func encoded() -> [UInt8] {
        var encoder = self
        encoder.run()
        return encoder.output
    }

    private mutating func run() {
        var finder = MatchFinder(source, window: FSEValues.longestDistance)
        var position = 0
        var first = 0
        while position < source.count {
            guard let match = finder.match(at: position, limit: source.count), match.length >= Self.shortestMatch else {
                position += 1
                continue
            }
            add(first..<position, match)
            finder.insert(position + 1..<position + match.length)
            position += match.length
            first = position
        }
        add(first..<source.count, nil)
        finishBlock()
    }

    /// Literals and matches that are longer than a symbol can say are several steps. One without a match has the distance 1, which is always there.
    private mutating func add(_ range: Range<Int>, _ match: MatchFinder.Match?) {
        var range: Range<Int> = range
        while range.count > FSEValues.lengths.largest {
            let part: Range<Int> = range.lowerBound..<range.lowerBound + FSEValues.lengths.largest
            addStep(part, 0, 1)
            range = part.upperBound..<range.upperBound
        }
        guard let match else {
            if !range.isEmpty { addStep(range, 0, 1) }
            return
        }
        var left: Int = match.length
        while left > 0 {
            let length: Int = min(left, FSEValues.matchLengths.largest)
            addStep(range, length, match.distance)
            range = range.upperBound..<range.upperBound
            left -= length
        }
    }

    private mutating func addStep(_ range: Range<Int>, _ match: Int, _ distance: Int) {
        if steps.count == Self.mostSteps || literals.count + range.count > Self.mostLiterals { finishBlock() }
        steps.append(Step(literals: range.count, match: match, distance: distance))
        literals += source[range]
        rawBytes += range.count + match
    }

    private mutating func finishBlock() {
        guard !steps.isEmpty else { return }
        while literals.count % 4 != 0 { literals.append(0) }
        let symbols: [(literals: Int, match: Int, distance: Int)] = symbols()
        var counts: [[Int]] = [FSEValues.lengths.count, FSEValues.matchLengths.count, FSEValues.distances.count, 256].map { [Int](repeating: 0, count: $0) }
        for symbol in symbols {
            counts[0][FSEValues.lengths.symbol(of: symbol.literals)] += 1
            counts[1][FSEValues.matchLengths.symbol(of: symbol.match)] += 1
            counts[2][FSEValues.distances.symbol(of: symbol.distance)] += 1
        }
        for literal in literals { counts[3][Int(literal)] += 1 }
        let states: [Int] = [FSEValues.lengthStates, FSEValues.lengthStates, FSEValues.distanceStates, FSEValues.literalStates]
        let frequencies: [[Int]] = zip(counts, states).map { FSEFrequencies.normalized($0, states: $1) }
        let tables: [FSEEncodingTable] = zip(states, frequencies).map { FSEEncodingTable(states: $0, $1) }
        var header = LZFSEHeader()
        header.rawBytes = rawBytes
        let literalBits: BitStack = encodeLiterals(tables[3], &header)
        let matchBits: BitStack = encode(symbols, tables, &header)
        let packed: [UInt8] = FSEFrequencies.bytes(frequencies.flatMap { $0 })
        header.size = 32 + packed.count
        output += header.bytes + packed + literalBits.bytes + matchBits.bytes
        (steps, literals, rawBytes) = ([], [], 0)
    }

    /// The steps with 0 for a distance that is the one before.
    private func symbols() -> [(literals: Int, match: Int, distance: Int)] {
        var last = 0
        return steps.map { step in
            let distance: Int = step.distance == last ? 0 : step.distance
            last = step.distance
            return (step.literals, step.match, distance)
        }
    }

    private func encodeLiterals(_ table: FSEEncodingTable, _ header: inout LZFSEHeader) -> BitStack {
        var bits = BitStack()
        for index in literals.indices.reversed() { table.put(Int(literals[index]), &header.literalStates[index & 3], &bits) }
        (header.literals, header.literalBytes, header.literalBits) = (literals.count, bits.bytes.count, bits.extra)
        return bits
    }

    private func encode(
        _ symbols: [(literals: Int, match: Int, distance: Int)], _ tables: [FSEEncodingTable], _ header: inout LZFSEHeader
    ) -> BitStack {
        var bits = BitStack()
        func put(_ value: Int, _ values: FSEValues, _ index: Int) {
            let symbol: Int = values.symbol(of: value)
            bits.push(value - values.bases[symbol], values.extraBits[symbol])
            tables[index].put(symbol, &header.states[index], &bits)
        }
        for symbol in symbols.reversed() {
            put(symbol.distance, FSEValues.distances, 2)
            put(symbol.match, FSEValues.matchLengths, 1)
            put(symbol.literals, FSEValues.lengths, 0)
        }
        (header.matches, header.matchBytes, header.matchBits) = (symbols.count, bits.bytes.count, bits.extra)
        return bits
    }
}
