/// Every step a script can take, by subject, in the order of the help.
package enum ScriptGrammar {
    package static let steps: [ScriptStep] =
        MomentSteps.all + WindowSteps.all + SharingSteps.all + TouchSteps.all + AssistiveSteps.all + KeySteps.all + LifeCycleSteps.all

    static let stepsByKeyword: [String: ScriptStep] = Dictionary(uniqueKeysWithValues: steps.map { ($0.keyword, $0) })

    /// The steps as a table in Markdown.
    package static var table: String {
        let rows: [String] = steps.flatMap(\.forms).map { form in
            "| `\(form.usage.replacingOccurrences(of: "|", with: "\\|"))` | \(form.summary) |"
        }
        return (["| step | what happens |", "|---|---|"] + rows).joined(separator: "\n") + "\n"
    }

    /// The steps for a terminal: how each is written, and what it does where one line has room for both.
    package static var help: String {
        let forms: [ScriptStep.Form] = steps.flatMap(\.forms)
        return forms.map { "  " + $0.usage }.joined(separator: "\n")
    }

    /// The keyword that `word` was probably meant to be; nil where none is near.
    static func suggestion(for word: String) -> String? {
        // Comparing takes time in proportion to the length, and no step is written with so many letters.
        guard word.utf8.count <= 40 else { return nil }
        let nearest = steps.map { (keyword: $0.keyword, distance: editDistance(word, $0.keyword)) }.min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(1, nearest.keyword.count / 3) else { return nil }
        return nearest.keyword
    }

    /// The number of letters to insert, remove, replace or swap with their neighbour to make `b` of `a`.
    package static func editDistance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var rows: [[Int]] = [Array(0...b.count)]
        for i in a.indices {
            var row: [Int] = [i + 1]
            for j in b.indices {
                var cost: Int = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
