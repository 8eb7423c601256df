import AppSession

/// Plans the rows of a keyboard. Proportions are read off pictures of iOS 17 and good to about a point.
struct KeyPlan {
    let request: KeyboardRequest
    let page: KeyboardPage
    let isShifted: Bool
    let metrics: KeyboardMetrics
    let top: Double
    let width: Double
    let sideInset: Double
    let hasRoomBelow: Bool

    private var returnLook: KeyboardKey.Look {
        request.returnKeyIsProminent && request.isReturnKeyEnabled ? .prominent : .special
    }

    private var nextPage: KeyboardPage { page == .letters ? .numbers : .letters }

    // MARK: Phone

    func phone(_ wanted: KeyboardRequest.Keys, isLandscape: Bool) -> [KeyboardKey] {
        let gap: Double = 6
        let rowGap: Double = isLandscape ? 8 : metrics.rowHeight - (metrics.rowHeight > 54 ? 45 : 42)
        let left: Double = 3 + (sideInset > 0 ? sideInset + 16 : 0)
        let right: Double = width - left
        let unit: Double = (right - left - 9 * gap) / 10
        let height: Double = metrics.rowHeight - rowGap
        let texts: [[String]] = KeyboardTexts.rows(page, isPad: false)
        let capitals: Bool = isShifted && page == .letters
        func y(_ row: Int) -> Double { top + Double(row) * metrics.rowHeight + rowGap * (top > 0 ? 0.4 : 0.8) }
        var keys: [KeyboardKey] = []
        for row in 0..<2 {
            let taken: Double = Double(texts[row].count) * (unit + gap) - gap
            var line = KeyRow(x: (left + right - taken) / 2, y: y(row), height: height, gap: gap)
            line.addTexts(texts[row], capitals: capitals, width: unit)
            keys += line.keys
        }
        let letterWidth: Double = page == .letters ? unit : (7 * unit + 2 * gap) / 5
        let taken: Double = Double(texts[2].count) * (letterWidth + gap) - gap
        let side: Double = (right - left - taken) / 2
        var third = KeyRow(x: left, y: y(2), height: height, gap: gap)
        let wide: Double = side - 14
        switch page {
        case .letters: third.add(.shift, isShifted ? .letter : .special, wide)
        case .numbers: third.add(.page(.symbols), .special, wide, label: "#+=")
        case .symbols: third.add(.page(.numbers), .special, wide, label: "123")
        }
        var letters = KeyRow(x: left + side, y: y(2), height: height, gap: gap)
        letters.addTexts(texts[2], capitals: capitals, width: letterWidth)
        var last = KeyRow(x: right - wide, y: y(2), height: height, gap: gap)
        last.add(.delete, .special, wide)
        keys += third.keys + letters.keys + last.keys
        keys += phoneBottom(wanted, left: left, right: right, y: y(3), unit: unit, height: height, gap: gap)
        if hasRoomBelow, !isLandscape {
            let middle: Double = y(3) + height + 26
            keys.append(
                KeyboardKey(
                    kind: .microphone, look: .bare, frame: Rect(x: width - 60, y: middle - 18, width: 36, height: 36), label: nil))
            keys.append(
                KeyboardKey(
                    kind: .globe, look: .bare, frame: Rect(x: 24, y: middle - 18, width: 36, height: 36), label: nil))
        }
        return keys
    }

    private func phoneBottom(
        _ wanted: KeyboardRequest.Keys, left: Double, right: Double, y: Double, unit: Double, height: Double, gap: Double
    ) -> [KeyboardKey] {
        let small: Double = unit * 1.3
        let wide: Double = 2 * unit + 4 * gap
        let extra: [String] =
            switch wanted {
            case .email: ["@", "."]
            case .url: [".", "/", ".com"]
            case .twitter: ["@", "#"]
            case .webSearch: ["."]
            default: []
            }
        let extraWidth: Double = extra.isEmpty ? 0 : wanted == .url ? (right - left - 2 * small - wide - 5 * gap) / 3 : unit
        var line = KeyRow(x: left, y: y, height: height, gap: gap)
        line.add(.page(nextPage), .special, small, label: page == .letters ? "123" : "ABC")
        line.add(.emoji, .special, small)
        if wanted != .url {
            let room: Double = line.room(to: right) - wide - gap - Double(extra.count) * (extraWidth + gap)
            line.add(.space, .letter, room, label: "space")
        }
        line.addTexts(extra, capitals: false, width: extraWidth)
        line.add(.returnKey, returnLook, line.room(to: right), label: request.returnKey)
        return line.keys
    }

    /// Twelve large keys.
    func numberPad(_ wanted: KeyboardRequest.Keys) -> [KeyboardKey] {
        let gap: Double = 6
        let left: Double = 6 + (sideInset > 0 ? sideInset + 16 : 0)
        let unit: Double = (width - 2 * left - 2 * gap) / 3
        let height: Double = metrics.rowHeight - 7
        var keys: [KeyboardKey] = []
        for row in 0..<3 {
            var line = KeyRow(x: left, y: top + 6 + Double(row) * metrics.rowHeight, height: height, gap: gap)
            for (digit, letters) in KeyboardTexts.pad[row * 3..<row * 3 + 3] {
                line.add(.text(digit, above: letters.isEmpty ? nil : letters), .letter, unit, label: digit)
            }
            keys += line.keys
        }
        var line = KeyRow(x: left, y: top + 6 + 3 * metrics.rowHeight, height: height, gap: gap)
        switch wanted {
        case .decimalPad: line.add(.text(".", above: nil), .bare, unit, label: ".")
        case .phonePad: line.add(.page(.symbols), .bare, unit, label: "+ * #")
        default: line.skip(unit + gap)
        }
        line.add(.text("0", above: nil), .letter, unit, label: "0")
        line.add(.delete, .bare, unit)
        return keys + line.keys
    }

    // MARK: Pad

    func pad() -> [KeyboardKey] {
        let gap: Double = width * 0.0143
        let rowGap: Double = metrics.rowHeight * 0.14
        let (left, right): (Double, Double) = (gap / 2, width - gap / 2)
        let unit: Double = (right - left - 10 * gap) / 11
        let texts: [[String]] = KeyboardTexts.rows(page, isPad: true)
        let above: [[String]] = page == .letters ? KeyboardTexts.above : [[], [], []]
        let capitals: Bool = isShifted && page == .letters
        func line(_ row: Int, indent: Double = 0) -> KeyRow {
            KeyRow(
                x: left + indent, y: top + Double(row) * metrics.rowHeight + rowGap / 2, height: metrics.rowHeight - rowGap, gap: gap)
        }
        var first: KeyRow = line(0)
        first.addTexts(texts[0], capitals: capitals, above: above[0], width: unit)
        first.add(.delete, .special, first.room(to: right))
        var second: KeyRow = line(1, indent: unit * 0.45)
        second.addTexts(texts[1], capitals: capitals, above: above[1], width: unit)
        second.add(.returnKey, returnLook, second.room(to: right), label: request.returnKey)
        var third: KeyRow = line(2)
        addSide(to: &third, unit)
        third.addTexts(texts[2] + [",", "."], capitals: capitals, above: above[2] + (page == .letters ? ["!", "?"] : []), width: unit)
        addSide(to: &third, third.room(to: right))
        return first.keys + second.keys + third.keys + padBottom(line(3), unit: unit, gap: gap, right: right)
    }

    private func addSide(to line: inout KeyRow, _ width: Double) {
        switch page {
        case .letters: line.add(.shift, isShifted ? .letter : .special, width)
        case .numbers: line.add(.page(.symbols), .special, width, label: "#+=")
        case .symbols: line.add(.page(.numbers), .special, width, label: "123")
        }
    }

    private func padBottom(_ start: KeyRow, unit: Double, gap: Double, right: Double) -> [KeyboardKey] {
        var line: KeyRow = start
        let label: String = page == .letters ? ".?123" : "ABC"
        line.add(.emoji, .special, unit)
        line.add(.page(nextPage), .special, unit, label: label)
        line.add(.microphone, .special, unit)
        line.add(.space, .letter, line.room(to: right) - 2 * (unit * 1.35 + gap))
        line.add(.page(nextPage), .special, unit * 1.35, label: label)
        line.add(.hide, .special, unit * 1.35)
        return line.keys
    }

    /// The five rows of the largest pads.
    func largePad() -> [KeyboardKey] {
        let gap: Double = width * 0.0085
        let rowGap: Double = metrics.rowHeight * 0.12
        let (left, right): (Double, Double) = (gap / 2, width - gap / 2)
        let unit: Double = (right - left - 13.5 * gap) / 14.5
        let capitals: Bool = isShifted
        func line(_ row: Int) -> KeyRow {
            KeyRow(x: left, y: top + Double(row) * metrics.rowHeight + rowGap / 2, height: metrics.rowHeight - rowGap, gap: gap)
        }
        var rows: [KeyRow] = (0..<4).map(line)
        let letters: [[String]] = KeyboardTexts.rows(.letters, isPad: true)
        rows[0].addTexts("`1234567890-=".map(String.init), capitals: false, above: "~!@#$%^&*()_+".map(String.init), width: unit)
        rows[0].add(.delete, .special, rows[0].room(to: right), label: "delete")
        rows[1].add(.tab, .special, rows[1].room(to: right) - 13 * (unit + gap), label: "tab")
        rows[1].addTexts(letters[0] + ["[", "]", "\\"], capitals: capitals, width: unit)
        rows[2].add(.capsLock, .special, unit * 1.8, label: "caps lock")
        rows[2].addTexts(letters[1] + [";", "'"], capitals: capitals, width: unit)
        rows[2].add(.returnKey, returnLook, rows[2].room(to: right), label: request.returnKey)
        let shift: Double = (rows[3].room(to: right) - 10 * (unit + gap) - gap) / 2
        rows[3].add(.shift, isShifted ? .letter : .special, shift, label: "shift")
        rows[3].addTexts(letters[2] + [",", ".", "/"], capitals: capitals, width: unit)
        rows[3].add(.shift, isShifted ? .letter : .special, rows[3].room(to: right), label: "shift")
        return rows.flatMap(\.keys) + padBottom(line(4), unit: unit * 1.4, gap: gap, right: right)
    }
}
